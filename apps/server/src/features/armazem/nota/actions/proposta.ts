import type { ClienteResumo } from '@app/contract/registers/cliente'
import type { InfNFe, NotaLinha, ProdNFe } from '@app/contract/armazem/nota'
import type { Produto } from '@app/contract/registers/produto'
import { gtinVariants, isGtin } from '@app/rules/casca/leitura'
import {
  documentoNaNota,
  fatorDaNota,
  lotesDoRastro,
  proposeEfeitos,
  quantidadeNoEstoque,
  type Casa,
} from '@app/rules/armazem/nota'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { listFontes, type ProdutoRow } from '../store/memoria.ts'

type Achado = Pick<NotaLinha, 'produto' | 'origem' | 'fator' | 'fatorOrigem'>

/** In notes that a client issues itself, from any of its branches (same root of the CNPJ), the codes are its own. */
export const isDoProprioCliente = (emitente: string, cliente: string): boolean =>
  emitente === cliente ||
  (emitente.length === 14 && cliente.length === 14 && emitente.slice(0, 8) === cliente.slice(0, 8))

const variantsOf = (ean: string | null): string[] => (ean !== null && isGtin(ean) ? gtinVariants(ean) : [])

const fatorNota = (prod: ProdNFe): Pick<Achado, 'fator' | 'fatorOrigem'> => {
  const fator = fatorDaNota(prod)
  return fator === undefined ? { fator: 1, fatorOrigem: 'padrao' } : { fator, fatorOrigem: 'nota' }
}

const withoutBarras = (row: ProdutoRow): Produto => {
  const { codigoBarras: _, ...produto } = row
  return produto
}

/**
 * By the bar code of the commercial unit, then of the taxable unit. A box with its own code is stocked as a box, so one
 * box is one unit of stock.
 */
const byEan = (prod: ProdNFe, byBarras: ReadonlyMap<string, ProdutoRow>): Achado | undefined => {
  const find = (ean: string | null) =>
    variantsOf(ean)
      .map((code) => byBarras.get(code))
      .find(Boolean)
  const sold = find(prod.cEAN)
  const taxed = find(prod.cEANTrib)
  const found = sold ?? taxed
  if (!found) return undefined
  const isBox = sold !== undefined && variantsOf(prod.cEANTrib).length > 0 && sold !== taxed
  const fator = isBox ? ({ fator: 1, fatorOrigem: 'padrao' } as const) : fatorNota(prod)
  return { produto: withoutBarras(found), origem: 'ean', ...fator }
}

type Fontes = {
  lembrados: ReadonlyMap<string, { produto: Produto; fator: number }>
  byBarras: ReadonlyMap<string, ProdutoRow>
  byCodigo: ReadonlyMap<string, ProdutoRow>
}

/**
 * The remembered choice first, then the bar code, then the client's own code; otherwise none, because a product is
 * never guessed.
 */
const findProduto = (prod: ProdNFe, { lembrados, byBarras, byCodigo }: Fontes): Achado => {
  const lembrado = lembrados.get(prod.cprod ?? '')
  if (lembrado) return { ...lembrado, origem: 'memoria', fatorOrigem: 'memoria' }
  const ean = byEan(prod, byBarras)
  if (ean) return ean
  const own = byCodigo.get(prod.cprod ?? '')
  if (own) return { produto: withoutBarras(own), origem: 'codigo', ...fatorNota(prod) }
  return { produto: null, origem: null, ...fatorNota(prod) }
}

const loadFontes = async (
  db: Executor,
  ctx: Context,
  { emit, det }: InfNFe,
  cliente: ClienteResumo,
): Promise<Fontes> => {
  const emitente = documentoNaNota(emit)
  const codigos = [...new Set(det.flatMap(({ prod }) => prod.cprod ?? []))]
  const barras = new Set(det.flatMap(({ prod }) => [...variantsOf(prod.cEAN), ...variantsOf(prod.cEANTrib)]))
  const own = isDoProprioCliente(emitente, cliente.cnpjCpf) ? codigos : []
  const found = await listFontes(db, ctx.scope, {
    clienteId: cliente.id,
    emitente,
    codigos,
    barras: [...barras],
    proprios: own,
  })
  const produtos = found.flatMap(({ cprod, produto }) => (cprod === null ? [produto] : []))
  return {
    lembrados: new Map(
      found.flatMap(({ cprod, fator, produto }) =>
        cprod === null || fator === null
          ? []
          : [[cprod, { produto: withoutBarras(produto), fator }] as const],
      ),
    ),
    byBarras: new Map(
      produtos.flatMap((produto) => (produto.codigoBarras ? [[produto.codigoBarras, produto] as const] : [])),
    ),
    byCodigo: new Map(
      own.length === 0 ? [] : produtos.map((produto) => [produto.codigoProduto, produto] as const),
    ),
  }
}

/** The proposal for each line, in the order of the note. */
export const proposeLinhas = async (
  db: Executor,
  ctx: Context,
  infNFe: InfNFe,
  cliente: ClienteResumo,
  casa: Casa,
): Promise<NotaLinha[]> => {
  const fontes = await loadFontes(db, ctx, infNFe, cliente)
  const efeitos = proposeEfeitos(infNFe, casa)
  return infNFe.det.map(({ nItem, prod }, item) => {
    const { efeito = 'perguntar', motivo = 'semRegra' } = efeitos[item] ?? {}
    const achado = findProduto(prod, fontes)
    return {
      item,
      nItem,
      ...achado,
      quantidade: quantidadeNoEstoque(prod.qcom, achado.fator),
      efeito,
      efeitoProposto: efeito,
      motivoEfeito: motivo,
      lotes: lotesDoRastro(prod, achado.fator),
    }
  })
}
