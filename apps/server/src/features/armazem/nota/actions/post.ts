import type { LoteContadoChegada } from '@app/contract/armazem/chegada'
import { type Condicao, QUANTIDADE_MAXIMA } from '@app/contract/armazem/estoque'
import type { OrigemInspecao } from '@app/contract/armazem/inspecao'
import type { ErrorMessage } from '@app/contract/casca/errors'
import { isDevolucao } from '@app/rules/armazem/chegada'
import { formatQuantidade, subtractQuantity } from '@app/rules/casca/quantidade'
import { sumQuantidades } from '@app/rules/armazem/nota'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { fieldMessage, refuseField, refuseFields } from '../../../../platform/http/errors.ts'
import {
  chaveDoLote,
  lockOrCreateSaldos,
  moveEstoque,
  type LoteSaldo,
  type MovimentoEstoque,
} from '../../estoque/index.ts'
import { insertInspecoes, type InspecaoNova } from '../../inspecao/index.ts'
import type { ItemNovo } from '../store/itens.ts'
import { setRecebida, type NotaRow } from '../store/nota.ts'
import { insertRecebimento } from '../store/recebimento.ts'
import { autorOf } from './record.ts'
import { movesGoods } from './linhas.ts'

/** Goods of a note that invoices an order leave with the order's own dispatch, so they are not posted here. */
export const isPosted = ({ efeito }: ItemNovo, { pedidoId }: Pick<NotaRow, 'pedidoId'>): boolean =>
  movesGoods(efeito) && (efeito === 'entrada' || pedidoId === null)

/** What was counted of the lines that come in, by their place in the note. */
export type Contado = ReadonlyMap<number, readonly LoteContadoChegada[]>

type Parte = {
  campo: string
  tipo: 'ENTRADA' | 'SAIDA'
  quantidade: number
  clienteId: number
  produtoId: number
  lote: string
  validade: string | null
  condicao: Condicao
  /** Why it waits for a decision. */
  origem: OrigemInspecao | null
}

type LoteDaLinha = { lote: string; validade: string | null; quantidade: number; avaria: boolean }

const lotesOf = ({ posicao, lotes }: ItemNovo, contado: Contado | undefined): readonly LoteDaLinha[] =>
  contado?.get(posicao) ??
  lotes.map(({ lote, dataDeValidade, quantidade }) => ({
    lote,
    validade: dataDeValidade,
    quantidade,
    avaria: false,
  }))

/** Returns and damaged goods come in beside the free ones, and wait there. */
const partesOf = (itens: readonly ItemNovo[], nota: NotaRow, contado: Contado | undefined): Parte[] =>
  itens.flatMap((item) => {
    const { posicao, efeito, produto, cfop } = item
    if (!isPosted(item, nota)) return []
    const entra = efeito === 'entrada'
    const devolucao = entra && isDevolucao(cfop, nota.infNFe.ide.finNFe)
    return lotesOf(item, entra ? contado : undefined).map(({ lote, validade, quantidade, avaria }, at) => {
      const origem = avaria ? ('AVARIA' as const) : devolucao ? ('DEVOLUCAO' as const) : null
      return {
        campo: `produtos[${posicao}].lotes[${at}]`,
        tipo: entra ? ('ENTRADA' as const) : ('SAIDA' as const),
        quantidade,
        clienteId: nota.clienteId,
        produtoId: produto.id,
        lote,
        validade,
        condicao: origem === null ? ('livre' as const) : ('inspecao' as const),
        origem,
      }
    })
  })

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

const saldoOf = (saldos: ReadonlyMap<string, LoteSaldo>, parte: Parte): LoteSaldo => {
  const saldo = saldos.get(chaveDoLote(parte))
  if (!saldo) throw new Error('every lot of a receipt has a balance')
  return saldo
}

const addUp = (before: number, { campo, quantidade }: Parte): number =>
  sumQuantidades(before, quantidade) ?? refuseField(`${campo}.quantidade`, 'QUANTIDADE_INVALIDA')

/** One row of the ledger per balance and kind, however many lines cause it. */
const movimentosOf = (
  partes: readonly Parte[],
  saldos: ReadonlyMap<string, LoteSaldo>,
): MovimentoEstoque[] => {
  const found = new Map<string, MovimentoEstoque>()
  for (const parte of partes) {
    const { tipo } = parte
    const saldo = saldoOf(saldos, parte)
    const key = `${tipo} ${saldo.id}`
    const total = addUp(Math.abs(found.get(key)?.fisico ?? 0), parte)
    found.set(key, { saldoId: saldo.id, tipo, fisico: tipo === 'ENTRADA' ? total : -total, reservado: 0 })
  }
  return [...found.values()]
}

/** What waits for a decision, one for each balance and cause. */
const inspecoesOf = (partes: readonly Parte[], saldos: ReadonlyMap<string, LoteSaldo>): InspecaoNova[] => {
  const found = new Map<string, InspecaoNova>()
  for (const parte of partes) {
    const { origem, produtoId } = parte
    if (origem === null) continue
    const saldo = saldoOf(saldos, parte)
    const key = `${origem} ${saldo.id}`
    const quantidade = addUp(found.get(key)?.quantidade ?? 0, parte)
    found.set(key, { saldoId: saldo.id, produtoId, origem, quantidade })
  }
  return [...found.values()]
}

/** Posts a note to the ledger, its lots as they stand in the lines or as they were counted. */
export const postNota = async (
  db: Executor,
  ctx: Context,
  atual: NotaRow,
  itens: readonly ItemNovo[],
  contado?: Contado,
): Promise<void> => {
  const partes = partesOf(itens, atual, contado)
  const unique = [...new Map(partes.map((parte) => [chaveDoLote(parte), parte])).values()]
  const locked = unique.length === 0 ? [] : await lockOrCreateSaldos(db, unique)
  const saldos = new Map(locked.map((saldo) => [chaveDoLote(saldo), saldo]))
  const erros = checkSaidas(partes, saldos)
  if (erros.length > 0) refuseFields(erros)
  const autor = autorOf(ctx)
  const recebimentoId = await insertRecebimento(db, atual.id, autor)
  const nota = { notaId: atual.id, recebimentoId }
  await moveEstoque(db, movimentosOf(partes, saldos), { ...autor, pedidoId: null, nota })
  await insertInspecoes(db, ctx, atual, recebimentoId, inspecoesOf(partes, saldos))
  await setRecebida(db, atual.id, autor)
}

/** Whether the lots of a line make up its quantity. */
export const somaDosLotes = ({ quantidade, lotes }: ItemNovo) => {
  const soma = sumQuantidades(...lotes.map((lote) => lote.quantidade))
  return soma === quantidade
    ? null
    : { soma: formatQuantidade(soma ?? QUANTIDADE_MAXIMA), quantidade: formatQuantidade(quantidade) }
}
