import { NotaEstorno, type Nota } from '@app/contract/armazem/nota'
import { subtractQuantity } from '@app/rules/casca/quantidade'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { moveEstoque } from '../../estoque/index.ts'
import { deleteInspecoes, hasDecisao } from '../../inspecao/index.ts'
import { reopenChegada } from '../store/chegada.ts'
import { lockNota, setEstornada } from '../store/nota.ts'
import { endRecebimento, lockLancados } from '../store/recebimento.ts'
import { demandNotaVersao } from './update.ts'
import { autorOf, recordAndShow } from './record.ts'

const undo = async (db: Executor, ctx: Context, id: number, body: unknown): Promise<Nota> => {
  const atual = (await lockNota(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  const unchecked = await demandNotaVersao(db, ctx, atual, body)
  const { motivo } = parseBody(NotaEstorno, body)
  if (atual.recebidaEm === null) refuse('NOTA_NAO_RECEBIDA')
  const autor = autorOf(ctx)
  const recebimentoId = await endRecebimento(db, id, motivo, autor)
  // What somebody has decided on is not taken back behind that person's back.
  if (await hasDecisao(db, recebimentoId)) refuse('INSPECAO_DECIDIDA')
  const lancados = await lockLancados(db, recebimentoId)
  // Goods that have left, or that an order holds, cannot be taken back.
  if (lancados.some(({ fisico, quantidade, reservado }) => subtractQuantity(quantidade, fisico) < reservado))
    refuse('NOTA_ESTORNO')
  await moveEstoque(
    db,
    lancados.map(({ saldoId, fisico }) => ({ saldoId, tipo: 'ESTORNO', fisico: -fisico, reservado: 0 })),
    { ...autor, pedidoId: null, motivo, nota: { notaId: id, recebimentoId } },
  )
  await deleteInspecoes(db, recebimentoId)
  await reopenChegada(db, id)
  await setEstornada(db, id, autor)
  const count = (sign: number) => lancados.filter(({ fisico }) => Math.sign(fisico) === sign).length
  const para = { entram: count(1), saem: count(-1), motivo }
  return recordAndShow(db, ctx, id, [{ campo: 'nota', acao: 'recebimento-estornado', para }, ...unchecked])
}

/** Undoes a receipt: the ledger gets the opposite rows, and the note may be received again. */
export const reverseNota = (ctx: Context, id: number, body: unknown): Promise<Nota> =>
  ctx.transaction((db) => undo(db, ctx, id, body))
