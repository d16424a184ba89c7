import type { ColunaPlanilha, PlanilhaModelo } from '@app/contract/casca/importacao'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import {
  type calledIn,
  creatorOf,
  unicosOf,
  type Registered,
  type Values,
} from '../../../../register/index.ts'
import { createCelulas, createRepetidos, type Celulas } from '../leitura/celulas.ts'
import { findDonos } from '../leitura/clientes.ts'
import { emPartes, saveEach, type LinhaLida, type Tipo } from '../leitura/lido.ts'
import type { ClienteRow } from '../store/nomeados.ts'
import { lidoDe, type Lida } from '../leitura/one-linha.ts'

/** `entrada` is what the form would send; `completa` is what would be stored, as far as it is known before the save. */
type LidaDoRegister = Lida<Values> & { dono: ClienteRow | undefined; completa: Values | undefined }

type Completar = (
  db: Executor,
  ctx: Context,
  input: Values,
  dono: ClienteRow | undefined,
) => Values | Promise<Values>

/** Registers that cells refer to, by the path in a definition's reference. */
export type Referencias = ReadonlyMap<string, ReturnType<typeof calledIn>>

/** The content of a cell: one name, or several separated by commas. */
const namesOf = ({ varias = false }: ColunaPlanilha, text: string | undefined): string[] =>
  (varias ? (text ?? '').split(/[,;]/) : [text ?? '']).flatMap((name) => name.trim() || [])

/** The records of another register that cells name, read for all lines at once. */
const readReferencias = async (
  db: Executor,
  ctx: Context,
  linhas: readonly LinhaLida[],
  colunas: readonly ColunaPlanilha[],
  referencias: Referencias,
) => {
  const read = new Map<string, (name: string) => number | undefined>()
  for (const coluna of colunas) {
    const { nome, referencia } = coluna
    const find = referencia === undefined ? undefined : referencias.get(referencia)
    if (!find) continue
    const names = new Set(linhas.flatMap(({ valores }) => namesOf(coluna, valores[nome])))
    read.set(nome, await find(db, ctx, [...names]))
  }
  return (celulas: Celulas, coluna: ColunaPlanilha): unknown => {
    const idOf = read.get(coluna.nome)
    if (!idOf) return celulas.valor(coluna)
    const found = namesOf(coluna, celulas.texto(coluna.nome)).map((name) => {
      const id = idOf(name)
      return id === undefined ? celulas.erro(coluna.nome, 'CADASTRO_DESCONHECIDO') : { id }
    })
    return coluna.varias ? found : found[0]
  }
}

/** Applies the register's own rules; their refusals go to the cells. */
const tryToComplete = async (celulas: Celulas, complete: () => ReturnType<Completar>) => {
  try {
    return await complete()
  } catch (error) {
    if (!(error instanceof AppError) || error.statusCode >= 500) throw error
    celulas.recusas(error.body.messages)
    return undefined
  }
}

/**
 * The kind of a register, made only from its definition and hooks. `completar` replaces the hooks for a register whose
 * hooks are too slow to run for every line.
 */
export const tipoDoRegister = (
  register: Registered,
  { colunas }: PlanilhaModelo,
  referencias: Referencias,
  completar: Completar = async (db, ctx, input) => ({
    ...input,
    ...(await register.hooks.beforeSave?.({ db, ctx, input, before: null })),
  }),
): Tipo<Values> => {
  const { view, input: schema } = register.definition
  const rotulo = view.planilha?.rotulo ?? view.heading
  const create = creatorOf(register)
  const unicos = unicosOf(register.definition)
  const comDono = colunas.some(({ nome, soInterno }) => nome === 'cliente' && soInterno)

  type Ler = Awaited<ReturnType<typeof readReferencias>>

  const sentBy = (ctx: Context, celulas: Celulas, valorDe: Ler, dono: ClienteRow | undefined): Values => ({
    ...Object.fromEntries(colunas.map((coluna) => [coluna.nome, valorDe(celulas, coluna)])),
    ...(comDono && { cliente: dono && { id: dono.id } }),
    ...(register.definition.posto !== undefined && postoOf(ctx, celulas, valorDe)),
  })

  /** The owner of a line: staff name it in a column, the people of a service point always use their own. */
  const postoOf = ({ scope }: Context, celulas: Celulas, valorDe: Ler): Values => {
    if (scope.tipo === 'posto') return { posto: { id: scope.postoId } }
    const coluna = colunas.find(({ nome }) => nome === 'posto')
    const posto = coluna && valorDe(celulas, coluna)
    return { posto: posto ?? celulas.erro('posto', 'EMPTY_REQUIRED_FIELD') }
  }

  const checkUnicos = async (db: Executor, lidas: readonly LidaDoRegister[]): Promise<void> => {
    for (const { campo, code, keyOf, taken } of unicos) {
      const keyed = lidas.map((lida) => ({ ...lida, key: lida.completa && keyOf(lida.completa) }))
      const used = await taken(db, [...new Set(keyed.flatMap(({ key }) => key ?? []))])
      const repeated = createRepetidos()
      for (const { celulas, linha, completa, key } of keyed) {
        const before = repeated(key, linha)
        const cell = celulas.texto(campo) === undefined ? unicos[0]?.campo : campo
        if (before !== undefined) celulas.erro(cell ?? campo, 'PLANILHA_REPETIDA', { linha: before })
        else if (key !== undefined && used.has(key)) {
          // Both kinds of document share one constraint.
          const cpf = code === 'CNPJ_AREADY_REGISTERED' && String(completa?.[campo]).length === 11
          celulas.erro(cell ?? campo, cpf ? 'CPF_AREADY_REGISTERED' : code)
        }
      }
    }
  }

  return {
    lote: 100,
    read: async (db, ctx, linhas, opcoes) => {
      const donos = comDono ? await findDonos(db, ctx, linhas, opcoes) : undefined
      const valorDe = await readReferencias(db, ctx, linhas, colunas, referencias)
      const lidas: LidaDoRegister[] = []
      for await (const parte of emPartes(linhas))
        for (const lida of parte) {
          const celulas = createCelulas(lida, colunas, ctx.config.TZ_EXIBICAO)
          const dono = donos?.donoDe(celulas)
          const entrada = celulas.checked(schema, sentBy(ctx, celulas, valorDe, dono))
          const completa = entrada && (await tryToComplete(celulas, () => completar(db, ctx, entrada, dono)))
          lidas.push({ celulas, linha: lida.linha, dono, entrada, completa })
        }
      await checkUnicos(db, lidas)
      return { ...lidoDe(lidas, ({ texto }) => texto(rotulo)), clientes: donos?.nomes(lidas) ?? [] }
    },
    write: saveEach(async (ctx, entrada) => {
      const { id } = await create(ctx, entrada)
      return { id: Number(id), rotulo: String(entrada[rotulo]) }
    }),
  }
}
