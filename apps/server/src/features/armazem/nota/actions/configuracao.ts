import type { ErrorMessage } from '@app/contract/casca/errors'
import {
  EFEITO_LABELS,
  NotaConfiguracaoInput,
  type CfopEfeito,
  type NotaConfiguracao,
} from '@app/contract/armazem/nota'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { bareDocumento, isCnpj, isCpf } from '@app/rules/casca/documento'
import { CFOPS_PADRAO, type RegraCfop } from '@app/rules/armazem/nota'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { type Content, withBytes } from '../../../../platform/files/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { fieldMessage, refuseFields } from '../../../../platform/http/errors.ts'
import { demandVersao, versaoSent } from '../../../../platform/versao.ts'
import { installEsquemas, origemDosEsquemas, removeEsquemas } from '../esquemas.ts'
import type { NotaReader } from '../leitura/index.ts'
import {
  findNotaConfiguracao,
  listCfopEfeitos,
  replaceCfopEfeitos,
  updateNotaConfiguracao,
} from '../store/casa.ts'
import { mergeCfops } from './casa.ts'
import { autorOf } from './record.ts'

/** The settings are one row; this name keys their history and their push. */
export const NOTA_CONFIGURACAO = 'nota_configuracao'
const ID = 1

const PADRAO = new Map(CFOPS_PADRAO.map((regra) => [regra.cfop, regra]))

const isSame = (one: RegraCfop | undefined, other: RegraCfop): boolean =>
  one !== undefined &&
  one.efeito === other.efeito &&
  one.lado === other.lado &&
  (one.soSeArmazemEmite ?? false) === (other.soSeArmazemEmite ?? false) &&
  one.descricao === other.descricao

const toRegra = ({ cfop, descricao, efeito, lado, soSeArmazemEmite }: CfopEfeito): RegraCfop => ({
  cfop,
  descricao,
  efeito,
  lado,
  ...(soSeArmazemEmite && { soSeArmazemEmite }),
})

/** Only the reading thread knows the schemas in use, so it is asked outside the transaction. */
const shown = async (db: Executor, ctx: Context, esquema: string): Promise<NotaConfiguracao> => {
  const { nome, armazens, versao } = await findNotaConfiguracao(db)
  const cfops = mergeCfops(await listCfopEfeitos(db))
  return {
    nome,
    armazens,
    cfops: cfops.map((regra) => ({ ...regra, padrao: isSame(PADRAO.get(regra.cfop), regra) })),
    esquema: { versao: esquema, ...origemDosEsquemas(ctx.config) },
    versao,
  }
}

const esquemaOf = async (leitor: NotaReader): Promise<string> => (await leitor.schemaVersao()).versao

export const getNotaConfiguracao = async (ctx: Context, leitor: NotaReader): Promise<NotaConfiguracao> =>
  shown(ctx.db, ctx, await esquemaOf(leitor))

const checkArmazens = (armazens: readonly string[]): ErrorMessage[] =>
  armazens.flatMap((documento, at) =>
    isCnpj(documento) || isCpf(documento) ? [] : [fieldMessage(`armazens[${at}]`, 'CNPJ_INVALID')],
  )

const checkCfops = (cfops: readonly CfopEfeito[]): ErrorMessage[] =>
  cfops.flatMap(({ cfop }, at) =>
    cfops.findIndex((each) => each.cfop === cfop) < at
      ? [fieldMessage(`cfops[${at}].cfop`, 'CFOP_REPETIDO')]
      : [],
  )

const record = async (db: Executor, ctx: Context, mudancas: Mudanca[]): Promise<void> => {
  const { versao } = await findNotaConfiguracao(db)
  await recordChange(db, ctx, { entidade: NOTA_CONFIGURACAO, id: ID, versao, clienteId: null, mudancas })
}

const cfopChanges = (before: readonly RegraCfop[], after: readonly RegraCfop[]): Mudanca[] => {
  const old = new Map(before.map((regra) => [regra.cfop, regra]))
  const words = (regra: RegraCfop | undefined) => (regra ? EFEITO_LABELS[regra.efeito] : null)
  const codes = new Set([...before, ...after].map(({ cfop }) => cfop))
  const now = new Map(after.map((regra) => [regra.cfop, regra]))
  return [...codes].flatMap((cfop) => {
    const [de, para] = [old.get(cfop), now.get(cfop)]
    return para && isSame(de, para) ? [] : [{ campo: `CFOP ${cfop}`, de: words(de), para: words(para) }]
  })
}

const writeCfops = async (db: Executor, cfops: readonly CfopEfeito[]): Promise<Mudanca[]> => {
  const before = mergeCfops(await listCfopEfeitos(db))
  const changed = cfops.map(toRegra).filter((regra) => !isSame(PADRAO.get(regra.cfop), regra))
  await replaceCfopEfeitos(db, changed)
  return cfopChanges(before, mergeCfops(changed))
}

export const saveNotaConfiguracao = async (
  ctx: Context,
  leitor: NotaReader,
  body: unknown,
): Promise<NotaConfiguracao> => {
  const esquema = await esquemaOf(leitor)
  return ctx.transaction(async (db) => {
    const atual = await findNotaConfiguracao(db, true)
    const registro = { entidade: NOTA_CONFIGURACAO, id: ID, ...atual }
    await demandVersao(db, registro, versaoSent(ctx, body), () => shown(db, ctx, esquema))
    const sent = parseBody(NotaConfiguracaoInput, body)
    const armazens = [...new Set((sent.armazens ?? atual.armazens).map(bareDocumento))]
    const erros = [...checkArmazens(armazens), ...checkCfops(sent.cfops ?? [])]
    if (erros.length > 0) refuseFields(erros)
    const mudancas: Mudanca[] = sent.cfops ? await writeCfops(db, sent.cfops) : []
    const nome = sent.nome ?? atual.nome
    if (atual.nome !== nome) mudancas.push({ campo: 'nome', de: atual.nome, para: nome })
    const [de, para] = [atual.armazens.join(', '), armazens.join(', ')]
    if (de !== para) mudancas.push({ campo: 'armazens', de, para })
    if (mudancas.length > 0) {
      await updateNotaConfiguracao(db, { nome, armazens }, autorOf(ctx))
      await record(db, ctx, mudancas)
    }
    return shown(db, ctx, esquema)
  })
}

/** Every process uses the new schemas from its next file on. */
const changeEsquemas = async (
  ctx: Context,
  leitor: NotaReader,
  para: string | null,
): Promise<NotaConfiguracao> => {
  await ctx.transaction((db) => record(db, ctx, [{ campo: 'esquemas', de: null, para }]))
  leitor.reload()
  return getNotaConfiguracao(ctx, leitor)
}

export const sendEsquemas = async (
  ctx: Context,
  leitor: NotaReader,
  { filename, content }: { filename: string; content: Content },
): Promise<NotaConfiguracao> => {
  const versao = await withBytes(content, (bytes) => installEsquemas(ctx, { filename, bytes }))
  return changeEsquemas(ctx, leitor, versao)
}

export const resetEsquemas = async (ctx: Context, leitor: NotaReader): Promise<NotaConfiguracao> => {
  await removeEsquemas(ctx.config)
  return changeEsquemas(ctx, leitor, null)
}
