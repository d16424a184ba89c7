import type { AcaoChamado } from '@app/contract/assistencia/chamado'
import type { Author } from '../../../../platform/audit.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { raiseFatos } from '../../../casca/notificacao/index.ts'
import { listInteressados, type ChamadoRow } from '../store.ts'

/** What happened, without a word of what people wrote. */
const O_QUE: Record<AcaoChamado | 'aberto' | 'comentado' | 'anotado', string> = {
  aberto: 'espera você',
  comentado: 'comentário',
  anotado: 'nota interna',
  atender: 'respondido',
  pedir: 'a equipe perguntou',
  responder: 'o posto respondeu',
  recusar: 'não atendido',
  finalizar: 'finalizado',
  reabrir: 'reaberto',
}

type Novidade = {
  oQue: keyof typeof O_QUE
  /** What makes it one among those of the ticket. */
  causa: string
}

/** Who acts; of a person of the post, the post itself hears nothing. */
type Autor = Pick<Author, 'now'> & {
  usuario: { id: number; posto?: { id: number } | null | undefined } | null
}

/**
 * Tells the others of a ticket what happened: who opened it, its owner, who wrote in it, and the addresses that its post
 * chose; of a note the manufacturer's alone.
 */
export const tellInteressados = async (
  db: Executor,
  { now, usuario }: Autor,
  { id, numero, posto }: Pick<ChamadoRow, 'id' | 'numero' | 'posto'>,
  { oQue, causa }: Novidade,
): Promise<void> => {
  const pessoas = await listInteressados(db, id, { interna: oQue === 'anotado' })
  const outras = pessoas.filter((pessoa) => pessoa !== usuario?.id)
  const aoPosto = oQue !== 'anotado' && usuario?.posto?.id !== posto.id
  if (outras.length === 0 && !aoPosto) return
  const fato = {
    tipo: 'CHAMADO',
    causa: `${id}:${causa}`,
    pessoas: outras,
    ...(aoPosto && { postoId: posto.id }),
    autorId: usuario?.id ?? null,
    link: `/chamado/${id}`,
    rotulo: `${numero} · ${O_QUE[oQue]}`,
  } as const
  await raiseFatos(db, [fato], now())
}
