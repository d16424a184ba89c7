import { type Configuracao, ConfiguracaoInput } from '@app/contract/casca/configuracao'
import type { z } from 'zod'
import type { Ability, Passo } from '@app/contract/casca/session'
import type { Mudanca } from '@app/rules/casca/auditoria'
import {
  type ConfiguracaoRow,
  findConfiguracao,
  findNewestConfiguracao,
  insertConfiguracao,
  lockConfiguracao,
  type Valores,
  updateConfiguracao,
} from './store.ts'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { idOfBody, parseBody } from '../../../platform/http/body/body.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import { demandVersao, semVersao, versaoSent } from '../../../platform/versao.ts'

const CAMPOS = [
  'tempoSeparacao',
  'tempoFaturar',
  'separacaoScanner',
  'conferenciaScanner',
  'contagemScanner',
  'chegadaScanner',
  'chegadaCega',
] as const
const ConfiguracaoUpdate = ConfiguracaoInput.partial()

/** A fresh installation works without scanners; who switches counting at the door on counts blind at first. */
const PASSOS_DESLIGADOS = {
  separacaoScanner: false,
  conferenciaScanner: false,
  contagemScanner: false,
  chegadaScanner: false,
  chegadaCega: true,
}

/** The columns hold two decimals, so values are rounded before they are compared and logged. */
const rounded = (valores: Valores): Valores => ({
  ...valores,
  tempoSeparacao: Math.round(valores.tempoSeparacao * 100) / 100,
  tempoFaturar: Math.round(valores.tempoFaturar * 100) / 100,
})

/** What is sent, over what holds; the steps by scanner are off until somebody switches them on. */
const valoresOf = (before: Valores, sent: z.infer<typeof ConfiguracaoUpdate>): Valores =>
  rounded({
    tempoSeparacao: sent.tempoSeparacao ?? before.tempoSeparacao,
    tempoFaturar: sent.tempoFaturar ?? before.tempoFaturar,
    separacaoScanner: sent.separacaoScanner ?? before.separacaoScanner,
    conferenciaScanner: sent.conferenciaScanner ?? before.conferenciaScanner,
    contagemScanner: sent.contagemScanner ?? before.contagemScanner,
    chegadaScanner: sent.chegadaScanner ?? before.chegadaScanner,
    chegadaCega: sent.chegadaCega ?? before.chegadaCega,
  })

const toConfiguracao = (
  { id, ...valores }: ConfiguracaoRow,
  { config }: Pick<Context, 'config'>,
): Configuracao => ({
  id,
  tempoSeparacao: valores.tempoSeparacao,
  tempoFaturar: valores.tempoFaturar,
  separacaoScanner: valores.separacaoScanner,
  conferenciaScanner: valores.conferenciaScanner,
  contagemScanner: valores.contagemScanner,
  chegadaScanner: valores.chegadaScanner,
  chegadaCega: valores.chegadaCega,
  wmsInterno: isWmsInterno(config),
  versao: valores.versao,
  ...self(`/configuracoes/${id}`),
})

/** An outside WMS picks by its own means. */
const isWmsInterno = ({ WMS_URL }: Context['config']): boolean => WMS_URL === undefined

const PASSOS = [
  { passo: 'separacao', ability: 'SEPARACAO_FAZER', campo: 'separacaoScanner' },
  { passo: 'conferencia', ability: 'CONFERENCIA_FAZER', campo: 'conferenciaScanner' },
  { passo: 'contagem', ability: 'CONTAGEM_FAZER', campo: 'contagemScanner' },
  { passo: 'chegada', ability: 'CHEGADA_CONTAR', campo: 'chegadaScanner' },
] as const satisfies { passo: Passo; ability: Ability; campo: keyof Valores }[]

/** The steps that are on, for the session of a person who may do them. */
export const passosLigados = async ({ db, config, can }: Context): Promise<Passo[]> => {
  const allowed = PASSOS.filter(({ ability }) => can(ability))
  if (!isWmsInterno(config) || allowed.length === 0) return []
  const row = await findNewestConfiguracao(db)
  return allowed.filter(({ campo }) => row?.[campo] === true).map(({ passo }) => passo)
}

export const getNewestConfiguracao = async (ctx: Context): Promise<Configuracao> =>
  toConfiguracao((await findNewestConfiguracao(ctx.db)) ?? refuse('NOT_FOUND'), ctx)

export const getConfiguracao = async (ctx: Context, id: number): Promise<Configuracao> =>
  toConfiguracao((await findConfiguracao(ctx.db, id)) ?? refuse('NOT_FOUND'), ctx)

const changesOf = (before: Partial<Valores>, after: Valores): Mudanca[] =>
  CAMPOS.filter((campo) => before[campo] !== after[campo]).map((campo) => ({
    campo,
    de: before[campo] ?? null,
    para: after[campo],
  }))

/** Writes settings, audit entry and push in one transaction. */
const record = async (db: Executor, ctx: Context, row: ConfiguracaoRow, mudancas: Mudanca[]) => {
  const { id, versao } = row
  await recordChange(db, ctx, { entidade: 'configuracao', id, versao, clienteId: null, mudancas })
  return toConfiguracao(row, ctx)
}

/** New settings replace the previous ones, which stay stored. */
export const createConfiguracao = (ctx: Context, input: ConfiguracaoInput): Promise<Configuracao> =>
  ctx.transaction(async (db) => {
    const before = await findNewestConfiguracao(db)
    const valores = valoresOf(before ?? { ...input, ...PASSOS_DESLIGADOS }, input)
    const row = await insertConfiguracao(db, valores, { usuarioId: ctx.usuario.id, em: ctx.now() })
    return record(db, ctx, row, changesOf(before ?? {}, valores))
  })

export const saveConfiguracao = (ctx: Context, id: number, body: unknown): Promise<Configuracao> =>
  ctx.transaction(async (db) => {
    const before = (await lockConfiguracao(db, id)) ?? refuse('NOT_FOUND')
    const sent = versaoSent(ctx, body)
    await demandVersao(db, { entidade: 'configuracao', ...before }, sent, () => toConfiguracao(before, ctx))
    const valores = valoresOf(before, parseBody(ConfiguracaoUpdate, body))
    const changes = changesOf(before, valores)
    if (changes.length === 0) return toConfiguracao(before, ctx)
    const row = await updateConfiguracao(db, id, valores, { usuarioId: ctx.usuario.id, em: ctx.now() })
    return record(db, ctx, row, [...changes, ...semVersao('configuracao', sent)])
  })

/** PUT without an id in the path carries it in the body (api.md, Answers). */
export const saveConfiguracaoByBody = async (ctx: Context, body: unknown): Promise<Configuracao> =>
  saveConfiguracao(ctx, idOfBody(body), body)
