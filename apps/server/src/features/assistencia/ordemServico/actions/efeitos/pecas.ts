import { insertCompraDaOs, listFaltas } from '../../store/pecas.ts'
import type { Passo } from './tipos.ts'

/**
 * What the approved lines ask for and nobody has asked for yet becomes a purchase of the post. A budget reserves
 * nothing: only its approval does.
 */
export const pedirFaltas = async ({ db, antes, agora, autor }: Passo): Promise<void> => {
  const faltas = await listFaltas(db, antes.id, ['SOLICITADA', 'AUTORIZADA', 'ENVIADA', 'RECEBIDA'])
  if (faltas.length === 0) return
  await insertCompraDaOs(
    db,
    antes,
    faltas.map(({ peca_id, falta, preco }) => ({ peca_id, quantidade: falta, preco })),
    { criado_em: agora, criado_por: autor.usuario?.id ?? null },
  )
}

/** Whether every part that the repair needs has come. */
export const estaoAsPecas = async ({ db, antes }: Pick<Passo, 'db' | 'antes'>): Promise<boolean> =>
  (await listFaltas(db, antes.id, ['RECEBIDA'])).length === 0
