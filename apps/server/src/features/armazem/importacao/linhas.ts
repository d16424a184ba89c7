import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import {
  type Celulas,
  type ClienteRow,
  type Colunas,
  createCelulas,
  emPartes,
  findDonos,
  type LinhaLida,
  type Opcoes,
} from '../../casca/importacao/index.ts'
import { listProdutosByCodigo, type ProdutoRow } from './store.ts'

type LinhaDoCliente = { celulas: Celulas; linha: number; dono: ClienteRow | undefined }

/** The products that lines name, each searched only within its own company. */
const createProdutos = async (db: Executor, ctx: Context, linhas: readonly LinhaDoCliente[]) => {
  const keyOf = (clienteId: number, codigo: string) => `${clienteId} ${codigo}`
  const chaves = linhas.flatMap(({ celulas, dono }) => {
    const codigo = celulas.texto('codigoProduto')
    return dono && codigo !== undefined ? [{ clienteId: dono.id, codigo }] : []
  })
  const unique = new Map(chaves.map((chave) => [keyOf(chave.clienteId, chave.codigo), chave]))
  const rows = await listProdutosByCodigo(db, ctx.scope, [...unique.values()])
  const index = new Map(rows.map((row) => [keyOf(row.clienteId, row.codigo), row]))

  return {
    /** Adds an error at the code, or shows the description of the found product. */
    produtoDe: (celulas: Celulas, dono: ClienteRow | undefined): ProdutoRow | undefined => {
      const codigo = celulas.texto('codigoProduto')
      if (codigo === undefined) return celulas.erro('codigoProduto', 'EMPTY_REQUIRED_FIELD')
      if (!dono) return undefined
      const produto = index.get(keyOf(dono.id, codigo))
      if (!produto?.ativo) return celulas.erro('codigoProduto', 'PRODUTO_DESCONHECIDO')
      celulas.achado.descricao = produto.descricao
      return produto
    },
  }
}

/** Lines that name a product, each with its product and owner, and the names of these clients. */
export const readWithProdutos = async (
  db: Executor,
  ctx: Context,
  linhas: readonly LinhaLida[],
  colunas: Colunas,
  opcoes: Opcoes,
) => {
  const donos = await findDonos(db, ctx, linhas, opcoes)
  const read = linhas.map((lida): LinhaDoCliente => {
    const celulas = createCelulas(lida, colunas, ctx.config.TZ_EXIBICAO)
    return { celulas, linha: lida.linha, dono: donos.donoDe(celulas) }
  })
  const produtos = await createProdutos(db, ctx, read)
  const lidas: (LinhaDoCliente & { produto: ProdutoRow | undefined })[] = []
  for await (const parte of emPartes(read))
    for (const lida of parte) lidas.push({ ...lida, produto: produtos.produtoDe(lida.celulas, lida.dono) })
  return { lidas, clientes: donos.nomes(read) }
}
