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

/** Tells the others of a ticket what happened: who opened it, its owner, and who wrote in it; of a note the manufacturer's alone. */
export const tellInteressados = async (
  db: Executor,
  { now, usuario }: Author,
  { id, numero }: Pick<ChamadoRow, 'id' | 'numero'>,
  { oQue, causa }: Novidade,
): Promise<void> => {
  const pessoas = await listInteressados(db, id, { interna: oQue === 'anotado' })
  const outras = pessoas.filter((pessoa) => pessoa !== usuario?.id)
  if (outras.length === 0) return
  const fato = {
    tipo: 'CHAMADO',
    causa: `${id}:${causa}`,
    pessoas: outras,
    autorId: usuario?.id ?? null,
    link: `/chamado/${id}`,
    rotulo: `${numero} · ${O_QUE[oQue]}`,
  } as const
  await raiseFatos(db, [fato], now())
}
