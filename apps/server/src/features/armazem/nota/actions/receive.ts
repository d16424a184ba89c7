import type { ErrorMessage } from '@app/contract/casca/errors'
import { NotaRecebimento, type Nota } from '@app/contract/armazem/nota'
import { QUANTIDADE_MAXIMA } from '@app/contract/armazem/estoque'
import { formatQuantidade, subtractQuantity } from '@app/rules/casca/quantidade'
import { sumQuantidades } from '@app/rules/armazem/nota'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body.ts'
import { fieldMessage, refuse, refuseField, refuseFields } from '../../../../platform/http/errors.ts'
import {
  chaveDoLote,
  lockOrCreateSaldos,
  moveEstoque,
  type LoteSaldo,
  type MovimentoEstoque,
} from '../../estoque/index.ts'
import type { ItemNovo } from '../store/itens.ts'
import { lockNota, setRecebida, type NotaRow } from '../store/nota.ts'
import { insertRecebimento } from '../store/recebimento.ts'
import { toNota } from '../view.ts'
import { demandNotaVersao, planLinhas, writeLinhas } from './update.ts'
import { autorOf, recordAndShow } from './record.ts'
import { movesGoods } from './linhas.ts'

/** Goods of a note that invoices an order leave with the order's own dispatch, so they are not posted here. */
const isPosted = ({ efeito }: ItemNovo, { pedidoId }: NotaRow): boolean =>
  movesGoods(efeito) && (efeito === 'entrada' || pedidoId === null)

/** The reasons against posting a line. */
const checkLinha = (item: ItemNovo, nota: NotaRow): ErrorMessage[] => {
  const { posicao, efeito, quantidade, lotes } = item
  const campo = `produtos[${posicao}]`
  if (efeito === 'perguntar') return [fieldMessage(`${campo}.efeito`, 'NOTA_EFEITO')]
  if (!isPosted(item, nota)) return []
  if (quantidade === 0) return [fieldMessage(`${campo}.fator`, 'NOTA_SEM_QUANTIDADE')]
  if (lotes.length === 0) return [fieldMessage(`${campo}.lotes`, 'NOTA_LOTES')]
  const soma = sumQuantidades(...lotes.map((lote) => lote.quantidade))
  if (soma === quantidade) return []
  const params = {
    soma: formatQuantidade(soma ?? QUANTIDADE_MAXIMA),
    quantidade: formatQuantidade(quantidade),
  }
  return [fieldMessage(`${campo}.lotes`, 'NOTA_LOTES_SOMA', params)]
}

type Parte = {
  campo: string
  tipo: 'ENTRADA' | 'SAIDA'
  quantidade: number
  clienteId: number
  produtoId: number
  lote: string
  validade: string | null
}

const partesOf = (itens: readonly ItemNovo[], nota: NotaRow): Parte[] =>
  itens.flatMap((item) => {
    const { posicao, efeito, produto, lotes } = item
    if (!isPosted(item, nota)) return []
    return lotes.map(({ lote, dataDeValidade, quantidade }, at) => ({
      campo: `produtos[${posicao}].lotes[${at}]`,
      tipo: efeito === 'entrada' ? ('ENTRADA' as const) : ('SAIDA' as const),
      quantidade,
      clienteId: nota.clienteId,
      produtoId: produto.id,
      lote,
      validade: dataDeValidade,
    }))
  })

/** How many lines come in and go out with the posting, for the history. */
const lancadoOf = (itens: readonly ItemNovo[], nota: NotaRow) => {
  const posted = itens.filter((item) => isPosted(item, nota))
  const entram = posted.filter(({ efeito }) => efeito === 'entrada').length
  return { entram, saem: posted.length - entram }
}

/** Outgoing goods must be in stock and free. */
const checkSaidas = (partes: readonly Parte[], saldos: ReadonlyMap<string, LoteSaldo>): ErrorMessage[] => {
  const free = new Map(
    [...saldos].map(([key, { quantidade, reservado }]) => [key, subtractQuantity(quantidade, reservado)]),
  )
  return partes.flatMap((parte) => {
    if (parte.tipo === 'ENTRADA') return []
    const key = chaveDoLote(parte)
    const left = free.get(key) ?? 0
    if (!saldos.get(key)?.movido) return [fieldMessage(`${parte.campo}.lote`, 'LOTE_DESCONHECIDO')]
    free.set(key, subtractQuantity(left, parte.quantidade))
    if (parte.quantidade <= left) return []
    const disponivel = formatQuantidade(Math.max(0, left))
    return [fieldMessage(`${parte.campo}.quantidade`, 'ESTOQUE_INSUFICIENTE', { disponivel })]
  })
}

/** One row of the ledger per balance and kind, however many lines cause it. */
const movimentosOf = (
  partes: readonly Parte[],
  saldos: ReadonlyMap<string, LoteSaldo>,
): MovimentoEstoque[] => {
  const found = new Map<string, MovimentoEstoque>()
  for (const { tipo, quantidade, campo, ...parte } of partes) {
    const saldo = saldos.get(chaveDoLote(parte))
    if (!saldo) throw new Error('every lot of a receipt has a balance')
    const key = `${tipo} ${saldo.id}`
    const before = Math.abs(found.get(key)?.fisico ?? 0)
    const total =
      sumQuantidades(before, quantidade) ?? refuseField(`${campo}.quantidade`, 'QUANTIDADE_INVALIDA')
    found.set(key, { saldoId: saldo.id, tipo, fisico: tipo === 'ENTRADA' ? total : -total, reservado: 0 })
  }
  return [...found.values()]
}

const post = async (
  db: Executor,
  ctx: Context,
  atual: NotaRow,
  itens: readonly ItemNovo[],
): Promise<void> => {
  const partes = partesOf(itens, atual)
  const unique = [...new Map(partes.map((parte) => [chaveDoLote(parte), parte])).values()]
  const locked = unique.length === 0 ? [] : await lockOrCreateSaldos(db, unique)
  const saldos = new Map(locked.map((saldo) => [chaveDoLote(saldo), saldo]))
  const erros = checkSaidas(partes, saldos)
  if (erros.length > 0) refuseFields(erros)
  const autor = autorOf(ctx)
  const recebimentoId = await insertRecebimento(db, atual.id, autor)
  await moveEstoque(db, movimentosOf(partes, saldos), {
    ...autor,
    pedidoId: null,
    nota: { notaId: atual.id, recebimentoId },
  })
  await setRecebida(db, atual.id, autor)
}

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
  const erros = itens.flatMap((item) => checkLinha(item, atual))
  if (erros.length > 0) refuseFields(erros)
  await writeLinhas(db, ctx, atual, changed)
  await post(db, ctx, atual, itens)
  const para = lancadoOf(itens, atual)
  return recordAndShow(db, ctx, id, [...mudancas, { campo: 'nota', acao: 'recebida', para }, ...unchecked])
}

/** 'Confirmar recebimento': stores the counted quantities and posts the ledger once, even after a double click. */
export const receiveNota = (ctx: Context, id: number, body: unknown): Promise<Nota> =>
  ctx.transaction((db) => receive(db, ctx, id, body))
