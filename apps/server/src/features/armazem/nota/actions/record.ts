import type { Nota } from '@app/contract/armazem/nota'
import { documentoNaNota, eventosDaNota } from '@app/rules/armazem/nota'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { formatQuantidade } from '@app/rules/casca/quantidade'
import { audit } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { notifyChange } from '../../../../platform/push/push.ts'
import type { ItemNovo } from '../store/itens.ts'
import { rememberProdutos } from '../store/memoria.ts'
import { findNota, type NotaRow } from '../store/nota.ts'
import { toNota } from '../view.ts'

export const autorOf = ({ usuario, now }: Context) => ({ usuarioId: usuario.id, now: now() })

/** The consequences of every write of a note, in its transaction: the audit, the push, and the current note. */
export const recordNota = async (
  db: Executor,
  ctx: Context,
  id: number,
  mudancas: readonly Mudanca[],
): Promise<NotaRow> => {
  const row = (await findNota(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  const { chave, numero, serie, versao, clienteId } = row
  const eventos = eventosDaNota(mudancas, { chave, numero, serie, versao })
  await audit(db, ctx, { entidade: 'nota', entidadeId: id, clienteId, mudancas, eventos })
  // Notes are only for staff, so no client's screen needs the push.
  await notifyChange(db, { entidade: 'nota', id, versao, clienteId: null })
  return row
}

export const recordAndShow = async (
  db: Executor,
  ctx: Context,
  id: number,
  mudancas: readonly Mudanca[],
): Promise<Nota> => toNota(await recordNota(db, ctx, id, mudancas), ctx)

/** Remembers the choices, to propose them at this issuer's next delivery to this client. */
export const remember = (
  db: Executor,
  ctx: Context,
  { clienteId, infNFe }: Pick<NotaRow, 'clienteId' | 'infNFe'>,
  itens: readonly ItemNovo[],
): Promise<void> => {
  const emitente = documentoNaNota(infNFe.emit)
  return rememberProdutos(
    db,
    { clienteId, emitente, now: ctx.now() },
    itens.flatMap(({ cprod, produto, fator }) =>
      cprod === null ? [] : [{ cprod, produtoId: produto.id, fator }],
    ),
  )
}

const EFEITOS: Record<ItemNovo['efeito'], string> = {
  entrada: 'entrada',
  saida: 'saída',
  fiscal: 'só fiscal',
  perguntar: 'efeito a definir',
}

type LinhaDeNota = Pick<ItemNovo, 'produto' | 'fator' | 'quantidade' | 'efeito' | 'lotes'>

/** A line in words, for the history. */
const lineText = ({ produto, fator, quantidade, efeito, lotes }: LinhaDeNota): string => {
  const told = lotes.map(
    ({ lote, dataDeValidade, quantidade: parte }) =>
      `${lote || 'sem lote'}${dataDeValidade ? ` (${dataDeValidade})` : ''}: ${formatQuantidade(parte)}`,
  )
  const head = `${produto.codigoProduto}, fator ${String(fator).replace('.', ',')}, ${formatQuantidade(quantidade)} ${produto.unidade}, ${EFEITOS[efeito]}`
  return told.length === 0 ? head : `${head}; ${told.join(', ')}`
}

/** The lines that differ from the stored ones, and their history entries. */
export const diffLinhas = (before: readonly LinhaDeNota[], after: readonly ItemNovo[]) => {
  const changed = after.filter((item) => {
    const old = before[item.posicao]
    return old === undefined || lineText(old) !== lineText(item) || !sameDays(old.lotes, item.lotes)
  })
  const mudancas = changed.map((item): Mudanca => ({
    campo: `Item ${item.posicao + 1}`,
    de: before[item.posicao] ? lineText(before[item.posicao] ?? item) : null,
    para: lineText(item),
  }))
  return { changed, mudancas }
}

/** Compares lots without days of manufacture, because the history leaves these out. */
const sameDays = (one: LinhaDeNota['lotes'], other: LinhaDeNota['lotes']): boolean =>
  one.every(({ dataDeFabricacao }, at) => dataDeFabricacao === other[at]?.dataDeFabricacao)
