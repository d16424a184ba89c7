import type { ErrorMessage } from '@app/contract/casca/errors'
import { CHAVE_PEDIDO } from '@app/contract/armazem/pedido'
import type { Pedido, PedidoItemInput, PedidoPorCodigo } from '@app/contract/armazem/pedido'
import { isExpired, suggestLotes } from '@app/rules/armazem/estoque'
import { addQuantity, formatQuantidade, isWhole, subtractQuantity } from '@app/rules/casca/quantidade'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { fieldMessage, refuse, refuseFields } from '../../../../platform/http/errors.ts'
import { hojeOf } from '../../estoque/index.ts'
import * as store from '../store/por-codigo.ts'
import { findPedido } from '../store/read.ts'
import { toPedido } from '../view.ts'
import { SEM_ANEXOS } from './anexos.ts'
import { createIn, findDono } from './create.ts'
import { NO_FILES } from './files.ts'

type Linhas = PedidoPorCodigo['itens']

/** The lots of an order's lines by FEFO, locked until the commit, or every line that cannot be had. */
const chooseLotes = async (
  db: Executor,
  ctx: Context,
  clienteId: number,
  linhas: Linhas,
): Promise<{ itens: PedidoItemInput[]; erros: ErrorMessage[] }> => {
  const produtos = await store.listPorCodigo(
    db,
    clienteId,
    linhas.map(({ codigo }) => codigo),
  )
  const saldos = await store.lockSaldosDe(
    db,
    clienteId,
    produtos.map(({ id }) => id),
  )
  const hoje = hojeOf(ctx)
  const taken = new Map<number, number>()
  const erros: ErrorMessage[] = []
  const itens = linhas.flatMap(({ codigo, quantidade }, at): PedidoItemInput[] => {
    // The company's own code comes first, when it is another product's Omni code.
    const produto =
      produtos.find((one) => one.codigoProduto === codigo) ??
      produtos.find((one) => one.codigoOmni === codigo)
    if (!produto) {
      erros.push(fieldMessage(`itens[${at}].codigo`, 'PRODUTO_DESCONHECIDO'))
      return []
    }
    if (produto.inteiro && !isWhole(quantidade)) {
      erros.push(fieldMessage(`itens[${at}].quantidade`, 'QUANTIDADE_INTEIRA'))
      return []
    }
    const own = saldos.filter(({ produtoId }) => produtoId === produto.id)
    const { picks, falta } = suggestLotes(
      own.map(({ id, lote, validade, livre, bloqueado }) => ({
        id,
        lote,
        dataDeValidade: validade,
        quantidadeDisponivel: subtractQuantity(livre, taken.get(id) ?? 0),
        vencido: isExpired(validade, hoje),
        bloqueado,
      })),
      quantidade,
    )
    if (falta > 0) {
      const left = subtractQuantity(quantidade, falta)
      const params = { disponivel: formatQuantidade(left), quantidadeDisponivel: left }
      erros.push(fieldMessage(`itens[${at}].quantidade`, 'ESTOQUE_INSUFICIENTE', params))
    }
    return picks.flatMap((pick) => {
      taken.set(pick.id, addQuantity(taken.get(pick.id) ?? 0, pick.quantidade))
      const saldo = own.find(({ id }) => id === pick.id)
      if (!saldo) return []
      const { lote: observacoes, validade: dataValidade } = saldo
      return [{ produto: { id: produto.id }, quantidade: pick.quantidade, observacoes, dataValidade }]
    })
  })
  return { itens, erros }
}

/** The order that holds this number of the company already; from here on nobody else creates one. */
const findFeito = async (
  db: Executor,
  ctx: Context,
  clienteId: number,
  numero: string | null | undefined,
): Promise<Pedido | undefined> => {
  if (!numero) return refuseFields([fieldMessage(CHAVE_PEDIDO, 'EMPTY_REQUIRED_FIELD')])
  await store.lockNumero(db, clienteId, numero)
  const id = await store.findPorNumero(db, clienteId, numero)
  if (id === undefined) return undefined
  return toPedido((await findPedido(db, ctx.scope, id)) ?? refuse('NOT_FOUND'), ctx)
}

/**
 * An order from codes and quantities alone. Its lots are chosen by FEFO while they are locked, so two such orders
 * never take the same goods. `novo` says whether it was made now.
 */
export const createPorCodigo = async (
  ctx: Context,
  { umaVezPorNumero, itens: linhas, ...cabecalho }: PedidoPorCodigo,
): Promise<{ pedido: Pedido; novo: boolean }> => {
  let novo = true
  const pedido = await ctx.transaction(async (db) => {
    const dono = await findDono(db, ctx, cabecalho)
    if ('code' in dono) return refuseFields([dono])
    const feito = umaVezPorNumero
      ? await findFeito(db, ctx, dono.clienteId, cabecalho[CHAVE_PEDIDO])
      : undefined
    novo = feito === undefined
    if (feito) return feito
    const { itens, erros } = await chooseLotes(db, ctx, dono.clienteId, linhas)
    if (erros.length > 0) refuseFields(erros)
    return createIn(db, ctx, { entrada: { ...cabecalho, itens }, anexos: SEM_ANEXOS, work: NO_FILES })
  })
  return { pedido, novo }
}
