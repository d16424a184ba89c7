import type { PedidoItemInput } from '@app/contract/armazem/pedido'
import { isExpired, suggestLotes, type Lote } from '@app/rules/armazem/estoque'
import { addQuantity, formatQuantidade, subtractQuantity } from '@app/rules/casca/quantidade'
import { checkItens, type LoteSaldo, type ProdutoPedido } from '@app/rules/armazem/pedido'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { hojeOf } from '../../estoque/index.ts'
import type { Grupo, LinhaPedido } from './grupos.ts'
import { listSaldos } from '../store.ts'

type Escolhido = { linha: LinhaPedido; saldo: LoteSaldo; quantidade: number }

const toLote = ({ id, lote, validade, livre, bloqueado }: LoteSaldo, hoje: string): Lote => ({
  id,
  lote,
  dataDeValidade: validade,
  quantidadeDisponivel: livre,
  vencido: isExpired(validade, hoje),
  bloqueado,
})

const COLUNA = { produto: 'codigoProduto', quantidade: 'quantidade', observacoes: 'lote' } as const

/** The lots of the named products, from which each order takes in turn. */
export const createLotes = async (db: Executor, ctx: Context, lidas: readonly LinhaPedido[]) => {
  const hoje = hojeOf(ctx)
  const produtoIds = [...new Set(lidas.flatMap(({ produto }) => produto?.id ?? []))]
  const livres = new Map<number, LoteSaldo[]>(produtoIds.map((id) => [id, []]))
  for (const { id, produtoId, lote, validade, quantidade, reservado, bloqueado } of await listSaldos(
    db,
    ctx.scope,
    produtoIds,
  ))
    livres
      .get(produtoId)
      ?.push({ id, lote, validade, livre: subtractQuantity(quantidade, reservado), bloqueado })

  /** A named lot is taken whatever FEFO says; when the name has several expiry days, the earliest first. */
  const ofLote = (linha: LinhaPedido, saldos: readonly LoteSaldo[], quantidade: number): Escolhido[] => {
    const lote = linha.celulas.texto('lote')
    const ofName = saldos.filter((saldo) => saldo.lote === lote)
    const free = ofName.filter(({ bloqueado }) => !bloqueado)
    const named = free.length > 0 ? free : ofName
    const [only] = named
    if (!only) linha.celulas.erro('lote', 'LOTE_DESCONHECIDO')
    if (!only || named.length === 1) return only ? [{ linha, saldo: only, quantidade }] : []
    return suggested(linha, named, quantidade)
  }

  const suggested = (linha: LinhaPedido, saldos: readonly LoteSaldo[], quantidade: number): Escolhido[] => {
    const { picks, falta } = suggestLotes(
      saldos.map((saldo) => toLote(saldo, hoje)),
      quantidade,
    )
    if (falta > 0) {
      const disponivel = formatQuantidade(subtractQuantity(quantidade, falta))
      if (picks.length === 0) linha.celulas.erro('quantidade', 'SEM_SALDO')
      else linha.celulas.erro('quantidade', 'ESTOQUE_FALTA', { disponivel })
    }
    return picks.flatMap((pick) => {
      const saldo = saldos.find(({ id }) => id === pick.id)
      return saldo ? [{ linha, saldo, quantidade: pick.quantidade }] : []
    })
  }

  const chooseLotes = (linha: LinhaPedido, taken: ReadonlyMap<number, number>): Escolhido[] => {
    const { celulas, produto, quantidade } = linha
    if (!produto || quantidade === undefined || celulas.hasErro('lote')) return []
    // Quantities that the order's earlier lines took are no longer free for this one.
    const saldos = (livres.get(produto.id) ?? []).map((saldo) => ({
      ...saldo,
      livre: subtractQuantity(saldo.livre, Math.min(saldo.livre, taken.get(saldo.id) ?? 0)),
    }))
    return celulas.texto('lote') === undefined
      ? suggested(linha, saldos, quantidade)
      : ofLote(linha, saldos, quantidade)
  }

  const produtosOf = ({ linhas }: Grupo): ProdutoPedido[] =>
    [...new Map(linhas.flatMap(({ produto }) => (produto ? [[produto.id, produto]] : [])))].map(
      ([id, { codigo, inteiro, ativo }]) => ({
        id,
        codigoProduto: codigo,
        inteiro,
        ativo,
        lotes: livres.get(id) ?? [],
      }),
    )

  /** The rules of the order's own save, with errors at the cells. */
  const check = (grupo: Grupo, escolhidos: readonly Escolhido[]): void => {
    if (!grupo.dono) return
    const { erros, avisos } = checkItens({
      linhas: escolhidos.map(({ linha, saldo, quantidade }) => ({
        produtoId: linha.produto?.id ?? 0,
        lote: saldo.lote,
        validade: saldo.validade,
        quantidade,
      })),
      produtos: produtosOf(grupo),
      antigas: [],
      politica: grupo.dono,
      hoje,
    })
    for (const { linha, campo, code, params } of erros) {
      const celulas = escolhidos[linha]?.linha.celulas
      // When the line names no lot, an error of the lot belongs to the whole line.
      const coluna = COLUNA[campo] === 'lote' && !celulas?.texto('lote') ? 'quantidade' : COLUNA[campo]
      celulas?.erro(coluna, code, params)
    }
    for (const text of avisos) {
      const about = escolhidos.find(
        ({ linha, saldo }) =>
          text.includes(`produto ${linha.produto?.codigo ?? ''},`) && text.includes(`lote ${saldo.lote} (`),
      )
      about?.linha.celulas.aviso('lote', text)
    }
  }

  return {
    /** The lines of an order with their lots; the lots of a correct order are no longer free for later ones. */
    escolher: (grupo: Grupo): PedidoItemInput[] | undefined => {
      const taken = new Map<number, number>()
      const escolhidos = grupo.linhas.flatMap((linha) => {
        const own = chooseLotes(linha, taken)
        for (const { saldo, quantidade } of own)
          taken.set(saldo.id, addQuantity(taken.get(saldo.id) ?? 0, quantidade))
        return own
      })
      check(grupo, escolhidos)
      if (grupo.linhas.some(({ celulas }) => celulas.achado.erros.length > 0)) return undefined
      for (const { produto } of grupo.linhas)
        for (const saldo of livres.get(produto?.id ?? 0) ?? []) {
          saldo.livre = subtractQuantity(saldo.livre, taken.get(saldo.id) ?? 0)
          taken.delete(saldo.id)
        }
      return escolhidos.map(({ linha, saldo, quantidade }) => ({
        produto: { id: linha.produto?.id ?? 0 },
        quantidade,
        observacoes: saldo.lote,
        dataValidade: saldo.validade,
      }))
    },
  }
}
