import {
  type Importacao,
  type LinhasQuery,
  type RegistroEstado,
  type RegistrosQuery,
} from '@app/contract/casca/importacao'
import type { Context } from '../../../../platform/context.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { pageAnswer } from '../../../../platform/http/answers/hal.ts'
import { deForaColumns, listDeFora, writeDeForaLines } from '../store/left-out.ts'
import { findImportacao, listImportacoes } from '../store/importacao.ts'
import {
  countLinhasDeFora,
  countRegistros,
  pageLinhas,
  pageLinhasDeFora,
  pageRegistros,
} from '../store/linhas.ts'
import { especieOf, type Tipos } from '../tipos/index.ts'
import { toImportacao, toLinha, toRegistro } from './view.ts'

const RECENTES = 5

const find = async (ctx: Context, id: number) =>
  (await findImportacao(ctx.db, ctx.usuario.id, id)) ?? refuse('NOT_FOUND')

export const getImportacaoOf = async (ctx: Context, id: number): Promise<Importacao> =>
  toImportacao(await find(ctx, id), ctx.now())

/** The person's last imports, to look up or continue. */
export const listRecentes = async (ctx: Context, tipo: string): Promise<Importacao[]> =>
  (await listImportacoes(ctx.db, ctx.usuario.id, tipo, RECENTES)).map((row) => toImportacao(row, ctx.now()))

const SITUACAO = { todas: null, erro: 0, aviso: 1 } as const

/** The lines that an ended import left out and may still import after a correction. */
const deForaPage = async (ctx: Context, id: number, window: Pick<LinhasQuery, 'page' | 'size'>) => {
  const rows = await pageLinhasDeFora(ctx.db, id, window)
  return pageAnswer({ content: rows.map(toLinha), total: await countLinhasDeFora(ctx.db, id), ...window })
}

export const listLinhasPage = async (ctx: Context, id: number, { mostrar, ...window }: LinhasQuery) => {
  const { linhas, comErro, comAviso } = await find(ctx, id)
  if (mostrar === 'fora') return deForaPage(ctx, id, window)
  const rows = await pageLinhas(ctx.db, id, SITUACAO[mostrar], window)
  const total = { todas: linhas, erro: comErro, aviso: comAviso }[mostrar]
  return pageAnswer({ content: rows.map(toLinha), total, ...window })
}

const TODOS: readonly RegistroEstado[] = ['fila', 'gravado', 'recusado', 'parado', 'desfeito']

/** The records of this import; wrong records are not imported, so they only appear as lines of the preview. */
export const listRegistrosPage = async (ctx: Context, id: number, { mostrar, ...window }: RegistrosQuery) => {
  await find(ctx, id)
  const estados =
    mostrar === 'recusados' ? TODOS.filter((estado) => estado !== 'fila' && estado !== 'gravado') : TODOS
  const rows = await pageRegistros(ctx.db, id, estados, window)
  const total = await countRegistros(ctx.db, id, estados)
  return pageAnswer({ content: rows.map(toRegistro), total, ...window })
}

/** A sheet of the left-out lines, under the headings of the file: once corrected, it can be imported as it is. */
export const errosCsv = async (ctx: Context, tipos: Tipos, id: number) => {
  const { tipo, colunas } = await find(ctx, id)
  const columns = deForaColumns(
    especieOf(tipos, tipo).planilha.colunas.filter(({ nome }) => colunas.includes(nome)),
  )
  const csv = { columns, zone: ctx.config.TZ_EXIBICAO }
  const keys = await listDeFora(ctx.db, id, csv)
  const write = (some: string) => writeDeForaLines(ctx.db, id, csv, some)
  return { name: `${tipo}-com-erro`, columns, keys, total: keys.count, write }
}
