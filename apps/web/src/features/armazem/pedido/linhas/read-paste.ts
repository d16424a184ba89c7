import { errorText } from '@app/contract/casca/errors'
import type { Produto } from '@app/contract/registers/produto'
import { addQuantity } from '@app/rules/casca/quantidade'
import { searchProdutos } from '../../produto/index.ts'
import { faltaOf, missingText } from '../form/faltas.ts'
import type { Falta } from '../form/faltas.ts'
import type { PedidoLinhaForm } from './lines.ts'
import { MAX_COLADAS } from './paste.ts'
import type { Colada } from './paste.ts'
import { pedidaProblem, propose } from '../lotes/propose.ts'
import type { Estoques, Proposta } from '../lotes/propose.ts'
import { mapFew, readStocks } from '../lotes/read-stocks.ts'

export type Previa = {
  colada: Colada
  proposta: Proposta | null
  situacao: 'entra' | 'falta' | 'fora'
  /** The error of the row, in words. */
  problema: string | null
}

export type Colagem = { previas: Previa[]; linhas: PedidoLinhaForm[]; faltas: Falta[]; estoques: Estoques }

type Given = { codigoDepositante: string; pedidoId: number | undefined; linhas: readonly PedidoLinhaForm[] }

/** From this number of codes on, one call for the whole catalogue replaces one call per code. */
const CATALOGUE_FROM = 30

const plain = (code: string) => code.trim().toLowerCase()

export type Achados = ReadonlyMap<string, Produto>

/** The products whose code, or warehouse code, equals one of these. */
async function findProdutos(codigoDepositante: string, codes: readonly string[]): Promise<Achados> {
  const wanted = [...new Set(codes.map(plain))].filter((code) => code !== '')
  const found =
    wanted.length >= CATALOGUE_FROM
      ? await searchProdutos(codigoDepositante, '')
      : (await mapFew(wanted, (code) => searchProdutos(codigoDepositante, code))).flat()
  const byOmni = found.map((produto) => [plain(produto.codigoOmni), produto] as const)
  const byCode = found.map((produto) => [plain(produto.codigoProduto), produto] as const)
  return new Map([...byOmni, ...byCode])
}

/** Why a row cannot be added, before its stock is read. */
function rowProblem({ codigo, quantidade, quantidadeTexto }: Colada, produto: Produto | undefined) {
  if (codigo === '') return 'Falta o código do produto.'
  if (!produto) return `Nenhum produto com o código ${codigo}.`
  if (quantidadeTexto === '') return 'Falta a quantidade.'
  if (quantidade === null) return `“${quantidadeTexto}” não é uma quantidade.`
  return pedidaProblem({ produto, quantidade })
}

/** The rows in order, because what an earlier one takes of a lot is missing for later ones. */
export function previewPaste(
  coladas: readonly Colada[],
  achados: Achados,
  estoques: Estoques,
  linhas: readonly PedidoLinhaForm[],
): Omit<Colagem, 'estoques'> {
  let now: PedidoLinhaForm[] = [...linhas]
  const missing = new Map<number, { produto: Produto; falta: number }>()
  const previas = coladas.map((colada): Previa => {
    const produto = achados.get(plain(colada.codigo))
    const problema = rowProblem(colada, produto)
    if (problema || !produto || colada.quantidade === null)
      return { colada, proposta: null, situacao: 'fora', problema }
    const proposta = propose(estoques.get(produto.id) ?? [], now, { produto, quantidade: colada.quantidade })
    now = proposta.linhas
    if (proposta.falta === 0) return { colada, proposta, situacao: 'entra', problema: null }
    const { falta, partes, quantidade } = proposta
    const before = missing.get(produto.id)?.falta ?? 0
    missing.set(produto.id, { produto, falta: addQuantity(before, falta) })
    return {
      colada,
      proposta,
      situacao: 'falta',
      problema: partes.length === 0 ? errorText('SEM_SALDO') : missingText({ falta, pedida: quantidade }),
    }
  })
  const faltas = [...missing.values()].map(({ produto, falta }) => faltaOf(produto, falta, now))
  return { previas, linhas: now, faltas }
}

/** Products and lots of pasted rows, from the server. */
export async function readPaste(coladas: readonly Colada[], given: Given): Promise<Colagem> {
  const few = coladas.slice(0, MAX_COLADAS)
  const { codigoDepositante, pedidoId, linhas } = given
  const achados = await findProdutos(
    codigoDepositante,
    few.map(({ codigo }) => codigo),
  )
  const produtos = few.flatMap(({ codigo }) => achados.get(plain(codigo)) ?? [])
  const estoques = await readStocks(produtos, pedidoId)
  return { ...previewPaste(few, achados, estoques, linhas), estoques }
}
