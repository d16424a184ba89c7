import { type Configuracao, ConfiguracaoInput } from '@app/contract/casca/configuracao'
import type { Mudanca } from '@app/rules/casca/auditoria'
import {
  type ConfiguracaoRow,
  findConfiguracao,
  findNewestConfiguracao,
  insertConfiguracao,
  lockConfiguracao,
  type Tempos,
  updateConfiguracao,
} from './store.ts'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { parseBody } from '../../../platform/http/body.ts'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import { demandVersao, semVersao, versaoSent } from '../../../platform/versao.ts'

const CAMPOS = ['tempoSeparacao', 'tempoFaturar'] as const
const ConfiguracaoUpdate = ConfiguracaoInput.partial()

/** The columns hold two decimals, so values are rounded before they are compared and logged. */
const rounded = ({ tempoSeparacao, tempoFaturar }: Tempos): Tempos => ({
  tempoSeparacao: Math.round(tempoSeparacao * 100) / 100,
  tempoFaturar: Math.round(tempoFaturar * 100) / 100,
})

const toConfiguracao = ({ id, tempoSeparacao, tempoFaturar, versao }: ConfiguracaoRow): Configuracao => ({
  id,
  tempoSeparacao,
  tempoFaturar,
  versao,
  ...self(`/configuracoes/${id}`),
})

export const getNewestConfiguracao = async (ctx: Context): Promise<Configuracao> =>
  toConfiguracao((await findNewestConfiguracao(ctx.db)) ?? refuse('NOT_FOUND'))

export const getConfiguracao = async (ctx: Context, id: number): Promise<Configuracao> =>
  toConfiguracao((await findConfiguracao(ctx.db, id)) ?? refuse('NOT_FOUND'))

const changesOf = (before: Partial<Tempos>, after: Tempos): Mudanca[] =>
  CAMPOS.filter((campo) => before[campo] !== after[campo]).map((campo) => ({
    campo,
    de: before[campo] ?? null,
    para: after[campo],
  }))

/** Writes settings, audit entry and push in one transaction. */
const record = async (db: Executor, ctx: Context, row: ConfiguracaoRow, mudancas: Mudanca[]) => {
  const { id, versao } = row
  await recordChange(db, ctx, { entidade: 'configuracao', id, versao, clienteId: null, mudancas })
  return toConfiguracao(row)
}

/** New settings replace the previous ones, which stay stored. */
export const createConfiguracao = (ctx: Context, input: ConfiguracaoInput): Promise<Configuracao> =>
  ctx.transaction(async (db) => {
    const before = await findNewestConfiguracao(db)
    const tempos = rounded(input)
    const row = await insertConfiguracao(db, tempos, { usuarioId: ctx.usuario.id, em: ctx.now() })
    return record(db, ctx, row, changesOf(before ?? {}, tempos))
  })

export const saveConfiguracao = (ctx: Context, id: number, body: unknown): Promise<Configuracao> =>
  ctx.transaction(async (db) => {
    const before = (await lockConfiguracao(db, id)) ?? refuse('NOT_FOUND')
    const sent = versaoSent(ctx, body)
    await demandVersao(db, { entidade: 'configuracao', ...before }, sent, () => toConfiguracao(before))
    const { tempoSeparacao = before.tempoSeparacao, tempoFaturar = before.tempoFaturar } = parseBody(
      ConfiguracaoUpdate,
      body,
    )
    const tempos = rounded({ tempoSeparacao, tempoFaturar })
    const changes = changesOf(before, tempos)
    if (changes.length === 0) return toConfiguracao(before)
    const row = await updateConfiguracao(db, id, tempos, { usuarioId: ctx.usuario.id, em: ctx.now() })
    return record(db, ctx, row, [...changes, ...semVersao('configuracao', sent)])
  })

/** PUT without an id in the path carries it in the body (api.md, Answers). */
export const saveConfiguracaoByBody = (ctx: Context, body: unknown): Promise<Configuracao> => {
  const { id } = parseBody(ConfiguracaoInput.pick({ id: true }), body)
  if (id === undefined) return refuseField('id', 'EMPTY_REQUIRED_FIELD')
  return saveConfiguracao(ctx, id, body)
}
