import type { ErrorMessage } from '@app/contract/casca/errors'
import { NotaRecebimento, type Nota } from '@app/contract/armazem/nota'
import { lotesContados } from '@app/rules/armazem/chegada'
import type { Mudanca } from '@app/rules/casca/auditoria'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { fieldMessage, refuse, refuseFields } from '../../../../platform/http/errors.ts'
import { isLigada } from '../../separacao/index.ts'
import { updateItens, type ItemNovo } from '../store/itens.ts'
import { lockNota, type NotaRow } from '../store/nota.ts'
import { toNota } from '../view.ts'
import { demandNotaVersao, planLinhas, toItemNovo, writeLinhas } from './update.ts'
import { recordAndShow, recordNota } from './record.ts'
import { type Contado, isPosted, postNota, somaDosLotes } from './post.ts'

/** The reasons against posting a line. */
const checkLinha = (item: ItemNovo, nota: NotaRow): ErrorMessage[] => {
  const { posicao, efeito, quantidade, lotes } = item
  const campo = `produtos[${posicao}]`
  if (efeito === 'perguntar') return [fieldMessage(`${campo}.efeito`, 'NOTA_EFEITO')]
  if (!isPosted(item, nota)) return []
  if (quantidade === 0) return [fieldMessage(`${campo}.fator`, 'NOTA_SEM_QUANTIDADE')]
  if (lotes.length === 0) return [fieldMessage(`${campo}.lotes`, 'NOTA_LOTES')]
  const params = somaDosLotes(item)
  return params === null ? [] : [fieldMessage(`${campo}.lotes`, 'NOTA_LOTES_SOMA', params)]
}

/** How many lines come in and go out with the posting, for the history. */
const lancadoOf = (itens: readonly ItemNovo[], nota: NotaRow) => {
  const posted = itens.filter((item) => isPosted(item, nota))
  const entram = posted.filter(({ efeito }) => efeito === 'entrada').length
  return { entram, saem: posted.length - entram }
}

const recebida = (itens: readonly ItemNovo[], nota: NotaRow): Mudanca => ({
  campo: 'nota',
  acao: 'recebida',
  para: lancadoOf(itens, nota),
})

const receive = async (db: Executor, ctx: Context, id: number, body: unknown): Promise<Nota> => {
  const atual = (await lockNota(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  if (atual.situacao === 'cancelada') refuse('NOTA_CANCELADA')
  const { produtos } = parseBody(NotaRecebimento, body)
  if (atual.situacao === 'recebida') {
    // The same confirmation again changes nothing; one with other lots must not pass as already done.
    const { changed } = await planLinhas(db, atual, produtos)
    return changed.length === 0 ? toNota(atual, ctx) : refuse('NOTA_RECEBIDA')
  }
  const unchecked = await demandNotaVersao(db, ctx, atual, body)
  const { itens, changed, mudancas } = await planLinhas(db, atual, produtos)
  // Where goods are counted at the door, nothing comes in uncounted.
  if (itens.some(({ efeito }) => efeito === 'entrada') && (await isLigada(db, ctx, 'chegada')))
    refuse('CHEGADA_CONTAR')
  const erros = itens.flatMap((item) => checkLinha(item, atual))
  if (erros.length > 0) refuseFields(erros)
  await writeLinhas(db, ctx, atual, changed)
  await postNota(db, ctx, atual, itens)
  return recordAndShow(db, ctx, id, [...mudancas, recebida(itens, atual), ...unchecked])
}

/** 'Confirmar recebimento': stores the counted quantities and posts the ledger once, even after a double click. */
export const receiveNota = (ctx: Context, id: number, body: unknown): Promise<Nota> =>
  ctx.transaction((db) => receive(db, ctx, id, body))

/** A line that comes in with the lots that were counted; the others as they stand. */
const comContado = (item: ItemNovo, contado: Contado): ItemNovo =>
  item.efeito === 'entrada'
    ? {
        ...item,
        lotes: lotesContados(contado.get(item.posicao) ?? []).map(({ lote, validade, quantidade }) => ({
          lote,
          dataDeValidade: validade,
          dataDeFabricacao: item.lotes.find((one) => one.lote === lote)?.dataDeFabricacao ?? null,
          quantidade,
        })),
      }
    : item

/** Receives a locked note as it was counted at the door, whatever quantities it states. */
export const receiveContada = async (
  db: Executor,
  ctx: Context,
  atual: NotaRow,
  contado: Contado,
  mudancas: readonly Mudanca[],
): Promise<void> => {
  const itens = atual.itens.map((row) => comContado(toItemNovo(row, atual), contado))
  const erros = itens.flatMap((item) => (item.efeito === 'entrada' ? [] : checkLinha(item, atual)))
  if (erros.length > 0) refuseFields(erros)
  await updateItens(
    db,
    atual.id,
    itens.filter(({ efeito }) => efeito === 'entrada'),
  )
  const counted = new Map(
    itens.flatMap(({ posicao, efeito }) =>
      efeito === 'entrada' ? [[posicao, contado.get(posicao) ?? []] as const] : [],
    ),
  )
  await postNota(db, ctx, atual, itens, counted)
  await recordNota(db, ctx, atual.id, [...mudancas, recebida(itens, atual)])
}
