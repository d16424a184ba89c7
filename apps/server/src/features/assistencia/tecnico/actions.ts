import {
  type Tecnico,
  type TecnicoExportRequest,
  TecnicoInput,
  type Treinamento,
  type TreinamentoInput,
} from '@app/contract/assistencia/tecnico'
import { isTreinado } from '@app/rules/assistencia/tecnico'
import { formatDay, localDay, ZONA_PADRAO } from '@app/rules/casca/tempo'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { parseBody } from '../../../platform/http/body/body.ts'
import { columnsAsked, recorteOf } from '../../../platform/http/answers/csv.ts'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import { notifyChange } from '../../../platform/push/push.ts'
import { writesFor } from '../../../platform/scope.ts'
import { demandVersao, semVersao, versaoSent } from '../../../platform/versao.ts'
import { recordUsuario, updateUsuario } from '../../casca/usuario/index.ts'
import { changeColaborador } from '../colaborador/index.ts'
import * as store from './store.ts'

/** The people of a post are the business of that post and of the manufacturer; to others they do not exist. */
const demandPosto = (ctx: Context, postoId: number | undefined): void => {
  if (postoId === undefined || !writesFor(ctx.scope, postoId)) refuse('NOT_FOUND')
}

/** Who repairs at a post, and what for. */
export const getTecnicos = (ctx: Context, postoId: number): Promise<Tecnico[]> => {
  demandPosto(ctx, postoId)
  return store.listTecnicos(ctx.db, postoId)
}

export const getTecnico = async (ctx: Context, id: number): Promise<Tecnico> => {
  const row = await store.findTecnico(ctx.db, id)
  demandPosto(ctx, row?.posto.id)
  return row ?? refuse('NOT_FOUND')
}

/** What the person who asks is trained for. */
export const getOwn = (ctx: Context): Promise<Treinamento[]> =>
  store.findTreinamentosDe(ctx.db, [ctx.usuario.id]).then(([own]) => own?.treinamentos ?? [])

/** Each brand exists, each model is of its brand, and none is named twice. */
const demandTreinamentos = async (db: Executor, inputs: readonly TreinamentoInput[]): Promise<void> => {
  const { marcas, marcaDoModelo } = await store.findMarcasEModelos(db, inputs)
  const seen = new Set<string>()
  inputs.forEach(({ marca, modelo }, at) => {
    if (!marcas.has(marca.id)) refuseField(`treinamentos[${at}].marca`, 'OPCAO_INVALIDA')
    if (modelo && marcaDoModelo.get(modelo.id) !== marca.id)
      refuseField(`treinamentos[${at}].modelo`, 'TREINAMENTO_MODELO')
    const key = `${marca.id} ${modelo?.id ?? ''}`
    if (seen.has(key)) refuseField(`treinamentos[${at}].marca`, 'TREINAMENTO_REPETIDO')
    seen.add(key)
  })
}

const wordsOf = (treinamentos: readonly Treinamento[]): string =>
  treinamentos
    .map(({ marca, modelo, desde, ate }) =>
      [
        modelo ? `${marca.nome} ${modelo.codigo}` : marca.nome,
        formatDay(desde),
        ate ? formatDay(ate) : 'sem fim',
      ].join(' '),
    )
    .join(', ')

/** Replaces what somebody is trained for. */
export const saveTecnico = (ctx: Context, id: number, body: unknown): Promise<Tecnico> =>
  ctx.transaction(async (db) => {
    const before = await store.lockTecnico(db, id)
    demandPosto(ctx, before?.posto.id)
    if (!before) refuse('NOT_FOUND')
    const sent = versaoSent(ctx, body)
    await demandVersao(db, { entidade: 'usuario', id, versao: before.versao }, sent, () => before)
    const { treinamentos } = parseBody(TecnicoInput, body)
    await demandTreinamentos(db, treinamentos)
    await store.replaceTreinamentos(db, id, treinamentos)
    await updateUsuario(db, id, {})
    const after = (await store.findTecnico(db, id)) ?? refuse('NOT_FOUND')
    const [de, para] = [wordsOf(before.treinamentos), wordsOf(after.treinamentos)]
    await recordUsuario(db, ctx, after, [
      ...(de === para ? [] : [{ campo: 'treinamentos', de: de || null, para: para || null }]),
      ...semVersao('usuario', sent),
    ])
    const { id: postoId } = after.posto
    await notifyChange(db, {
      entidade: 'colaborador',
      id: postoId,
      versao: 0,
      clienteId: null,
      postos: [postoId],
    })
    return after
  })

/** Those of some people who are trained today for a model of watch. */
export const findTreinados = async (
  db: Executor,
  ids: readonly number[],
  modelo: { id: number; marca: { id: number } },
  agora: Date,
): Promise<Set<number>> => {
  const dia = localDay(agora, ZONA_PADRAO)
  const found = await store.findTreinamentosDe(db, ids)
  return new Set(found.flatMap(({ id, treinamentos }) => (isTreinado(treinamentos, modelo, dia) ? [id] : [])))
}

/** Whether somebody is trained today for a model of watch. */
export const isTecnicoTreinado = async (
  db: Executor,
  usuarioId: number,
  modelo: { id: number; marca: { id: number } },
  agora: Date,
): Promise<boolean> => (await findTreinados(db, [usuarioId], modelo, agora)).has(usuarioId)

/** A técnico leaves the post: access and licence end, the orders keep the name; the trainings wait for a return. */
export const removeTecnico = async (ctx: Context, id: number): Promise<void> => {
  const { versao } = await getTecnico(ctx, id)
  await changeColaborador(ctx, id, { status: 'INATIVO', versao: versaoSent(ctx) ?? versao })
}

const USUAL = ['nome', 'papel', 'treinamentos']

/** What an export sends: the técnicos that the person may see, of one post if the filter says so, by name. */
export const exportTecnicos = async (ctx: Context, asked: TecnicoExportRequest) => {
  const columns = columnsAsked(store.TECNICO_COLUMNS, USUAL, asked)
  const csv = { columns, zone: ctx.config.TZ_EXIBICAO }
  const filtro = { posto: asked.filter?.posto ?? undefined, ...recorteOf(asked) }
  const corte = { limit: asked.pageSize, offset: asked.page * asked.pageSize }
  const keys = await store.listTecnicoKeys(ctx.db, ctx.scope, filtro, corte, csv)
  const total = await store.countTecnicos(ctx.db, ctx.scope, filtro)
  const write = (some: string) => store.writeTecnicoLines(ctx.db, ctx.scope, csv, some)
  return { name: 'tecnicos', columns, keys, total, write }
}
