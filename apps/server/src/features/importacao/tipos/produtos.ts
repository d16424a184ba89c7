import { PLANILHAS } from '@app/contract/importacao'
import { ProdutoInput } from '@app/contract/produto'
import { produtoRegister } from '@app/contract/registers/produto'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { creatorOf } from '../../../register/index.ts'
import { produtoHooks } from '../../produto/index.ts'
import { createCelulas, createRepetidos, type Celulas } from '../celulas.ts'
import { findDonos } from '../clientes.ts'
import { emPartes, gravarCada, type Tipo } from '../lido.ts'
import { listCodigosUsados, listProdutosByCodigo, type ClienteRow } from '../store/consulta.ts'
import { lidoDe, type Lida } from '../umaLinha.ts'

const { colunas } = PLANILHAS.produtos
const create = creatorOf(produtoRegister, produtoHooks)
type LidaComDono = Lida<ProdutoInput> & { dono: ClienteRow | undefined }

const sentBy = (celulas: Celulas, dono: ClienteRow | undefined): Record<string, unknown> => ({
  cliente: dono && { id: dono.id },
  codigoProduto: celulas.texto('codigoProduto'),
  descricao: celulas.texto('descricao'),
  codigoOmni: celulas.texto('codigoOmni'),
  codigoBarras: celulas.texto('codigoBarras'),
  unidade: celulas.texto('unidade'),
  inteiro: celulas.simNao('inteiro'),
})

const keyOf = (clienteId: number, codigo: string): string => `${clienteId} ${codigo}`

/** As the register makes it where none is given (decisions 26). */
const omniOf = ({ entrada, dono }: LidaComDono): string | undefined =>
  entrada && dono && (entrada.codigoOmni ?? `${dono.codigoDepositante}-${entrada.codigoProduto}`)

const checkUnicos = async (db: Executor, ctx: Context, lidas: readonly LidaComDono[]): Promise<void> => {
  const chaves = lidas.flatMap(({ entrada }) =>
    entrada ? [{ clienteId: entrada.cliente.id, codigo: entrada.codigoProduto }] : [],
  )
  const barras = lidas.flatMap(({ entrada }) =>
    entrada?.codigoBarras ? [{ clienteId: entrada.cliente.id, codigo: entrada.codigoBarras }] : [],
  )
  const omni = lidas.flatMap((lida) => omniOf(lida) ?? [])
  const known = await listProdutosByCodigo(db, ctx.scope, chaves)
  const used = await listCodigosUsados(db, omni, barras)
  const taken = {
    codigoProduto: new Set(known.map(({ clienteId, codigo }) => keyOf(clienteId, codigo))),
    codigoOmni: new Set(used.omni),
    codigoBarras: new Set(used.barras.map(({ clienteId, codigo }) => keyOf(clienteId, codigo))),
  }
  const repeated = {
    codigoProduto: createRepetidos(),
    codigoOmni: createRepetidos(),
    codigoBarras: createRepetidos(),
  }
  for (const lida of lidas) {
    const { celulas, linha, entrada } = lida
    if (!entrada) continue
    const { id } = entrada.cliente
    const check = (
      nome: keyof typeof taken,
      value: string | undefined,
      code: 'SAME_CODE' | 'CODIGO_JA_USADO',
    ) => {
      if (value === undefined) return
      const cell = celulas.texto(nome) === undefined ? 'codigoProduto' : nome
      const before = repeated[nome](value, linha)
      if (before !== undefined) celulas.erro(cell, 'PLANILHA_REPETIDA', { linha: before })
      else if (taken[nome].has(value)) celulas.erro(cell, code)
    }
    check('codigoProduto', keyOf(id, entrada.codigoProduto), 'SAME_CODE')
    check('codigoOmni', omniOf(lida), 'SAME_CODE')
    check(
      'codigoBarras',
      entrada.codigoBarras ? keyOf(id, entrada.codigoBarras) : undefined,
      'CODIGO_JA_USADO',
    )
  }
}

const ler: Tipo<ProdutoInput>['ler'] = async (db, ctx, linhas, opcoes) => {
  const donos = await findDonos(db, ctx, linhas, opcoes)
  const lidas: LidaComDono[] = []
  for await (const parte of emPartes(linhas))
    for (const lida of parte) {
      const celulas = createCelulas(lida, colunas, ctx.config.TZ_EXIBICAO)
      const dono = donos.donoDe(celulas)
      const entrada = celulas.checked(ProdutoInput, sentBy(celulas, dono))
      lidas.push({ celulas, linha: lida.linha, dono, entrada })
    }
  await checkUnicos(db, ctx, lidas)
  return {
    ...lidoDe(lidas, ({ texto }) => texto('codigoProduto')),
    clientes: donos.nomes(lidas),
  }
}

export const produtos: Tipo<ProdutoInput> = {
  lote: 100,
  ler,
  gravar: gravarCada(async (ctx, entrada) => {
    const { id } = await create(ctx, entrada)
    return { id: Number(id), rotulo: entrada.codigoProduto }
  }),
}
