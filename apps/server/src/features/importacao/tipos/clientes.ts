import { ClienteInput } from '@app/contract/cliente'
import { PLANILHAS } from '@app/contract/importacao'
import { clienteRegister } from '@app/contract/registers/cliente'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { creatorOf } from '../../../register/index.ts'
import { clienteHooks } from '../../cliente/index.ts'
import { createCelulas, createRepetidos, type Celulas } from '../celulas.ts'
import { emPartes, gravarCada, type LinhaLida, type Tipo } from '../lido.ts'
import { listClientesUsados } from '../store/consulta.ts'
import { lidoDe, type Lida } from '../umaLinha.ts'

const { colunas } = PLANILHAS.clientes
const create = creatorOf(clienteRegister, clienteHooks)

/** What the form would have sent: an empty cell is a field that is not sent. */
const sentBy = (celulas: Celulas): Record<string, unknown> => {
  const textos = colunas.flatMap(({ nome, tipo }) => (tipo === 'texto' ? [[nome, celulas.texto(nome)]] : []))
  const { fefo, estado, ...rest } = Object.fromEntries(textos) as Record<string, string | undefined>
  return {
    ...rest,
    fefo: fefo?.toLowerCase(),
    estado: estado?.toUpperCase(),
    permiteVencido: celulas.simNao('permiteVencido'),
  }
}

/** The register's own rules: check digits, and codes where none were given. */
const withHooks = async (
  db: Executor,
  ctx: Context,
  celulas: Celulas,
  input: ClienteInput | undefined,
): Promise<ClienteInput | undefined> => {
  if (!input) return undefined
  try {
    return { ...input, ...(await clienteHooks.beforeSave?.({ db, ctx, input, before: null })) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    for (const { fieldName } of error.body.messages) celulas.erro(fieldName, error.code)
    return undefined
  }
}

const UNICOS = [
  ['cnpjCpf', 'CNPJ_AREADY_REGISTERED'],
  ['codigoCliente', 'CODIGO_JA_USADO'],
  ['codigoDepositante', 'CODIGO_JA_USADO'],
] as const

const checkUnicos = async (db: Executor, lidas: readonly Lida<ClienteInput>[]): Promise<void> => {
  const textos = lidas.flatMap(({ entrada }) => UNICOS.flatMap(([nome]) => entrada?.[nome] ?? []))
  const usados = await listClientesUsados(db, [...new Set(textos)])
  for (const [nome, code] of UNICOS) {
    const taken = new Set(usados.map((row) => row[nome]))
    const repeated = createRepetidos()
    for (const { celulas, linha, entrada } of lidas) {
      const value = entrada?.[nome]
      const before = repeated(value, linha)
      // A code that the document stands in for is told at the document.
      const cell = celulas.texto(nome) === undefined ? 'cnpjCpf' : nome
      if (before !== undefined) celulas.erro(cell, 'PLANILHA_REPETIDA', { linha: before })
      else if (value !== undefined && taken.has(value))
        celulas.erro(cell, nome === 'cnpjCpf' && value.length === 11 ? 'CPF_AREADY_REGISTERED' : code)
    }
  }
}

const ler: Tipo<ClienteInput>['ler'] = async (db, ctx, linhas) => {
  const lidas: Lida<ClienteInput>[] = []
  const read = async (lida: LinhaLida): Promise<Lida<ClienteInput>> => {
    const celulas = createCelulas(lida, colunas, ctx.config.TZ_EXIBICAO)
    const input = celulas.checked(ClienteInput, sentBy(celulas))
    return { celulas, linha: lida.linha, entrada: await withHooks(db, ctx, celulas, input) }
  }
  for await (const parte of emPartes(linhas)) for (const lida of parte) lidas.push(await read(lida))
  await checkUnicos(db, lidas)
  return { ...lidoDe(lidas, ({ texto }) => texto('nomeFantasia')), clientes: [] }
}

export const clientes: Tipo<ClienteInput> = {
  lote: 50,
  ler,
  gravar: gravarCada(async (ctx, entrada) => {
    const { id } = await create(ctx, entrada)
    return { id: Number(id), rotulo: entrada.nomeFantasia }
  }),
}
