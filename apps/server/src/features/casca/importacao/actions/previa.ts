import {
  colunasDe,
  IMPORTACAO_LINHAS,
  type ColunaPlanilha,
  type Importacao,
  type LinhaCorrigida,
} from '@app/contract/casca/importacao'
import { findTitulos, type Titulos } from '@app/rules/casca/planilha'
import type { Context } from '../../../../platform/context.ts'
import { withBytes } from '../../../../platform/files/index.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { createQueue } from '../../../../platform/jobs/queue.ts'
import {
  readSpreadsheet,
  SHEET_LIMITS,
  type SheetFile,
  type SheetRow,
} from '../../../../platform/spreadsheet/index.ts'
import type { LinhaLida } from '../leitura/lido.ts'
import { listClientes } from '../store/nomeados.ts'
import { findImportacao, insertImportacao, lockImportacao } from '../store/importacao.ts'
import { countLinhasDeFora, listLinhas, listLinhasDeFora, type LinhaRow } from '../store/linhas.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { especieOf, type Especie, type Tipos } from '../tipos/index.ts'
import { toImportacao } from './view.ts'
import { checkImportacao, recheckImportacao } from './check.ts'

const toLinha = (
  { numero, textos, formulas = [], erros = [] }: SheetRow,
  { posicoes }: Titulos,
): LinhaLida => {
  const valores = [...posicoes].flatMap(([nome, at]) => (textos[at] ? [[nome, textos[at]] as const] : []))
  const named = (columns: readonly number[]) =>
    [...posicoes].flatMap(([nome, at]) => (columns.includes(at) ? [nome] : []))
  return {
    linha: numero,
    valores: Object.fromEntries(valores),
    formulas: named(formulas),
    falhas: named(erros),
  }
}

/** The example line that the template contains, when the person left it in. */
const isExemplo = ({ valores }: LinhaLida, colunas: readonly ColunaPlanilha[]): boolean =>
  colunas.every(
    ({ nome, exemplo, soInterno }) => (soInterno && !valores[nome]) || (valores[nome] ?? '') === exemplo,
  )

type Lidas = { linhas: LinhaLida[]; titulos: Titulos; exemplo: boolean }

const readLinhas = (rows: readonly SheetRow[], colunas: readonly ColunaPlanilha[]): Lidas => {
  if (rows.length === 0) refuse('PLANILHA_VAZIA')
  const required = colunas.filter(({ obrigatoria }) => obrigatoria)
  const titulos = findTitulos(
    rows.slice(0, SHEET_LIMITS.above).map(({ textos }) => textos),
    colunas,
  )
  const missing = titulos?.faltam ?? required
  if (!titulos || missing.length > 0)
    return refuse('PLANILHA_SEM_COLUNA', { colunas: missing.map(({ rotulo }) => rotulo).join(', ') })
  const read = rows
    .slice(titulos.linha + 1)
    .map((row) => toLinha(row, titulos))
    .filter(({ valores }) => Object.keys(valores).length > 0)
  const linhas = read.filter((linha) => !isExemplo(linha, colunas))
  if (linhas.length === 0) refuse('PLANILHA_VAZIA')
  if (linhas.length > IMPORTACAO_LINHAS) refuse('PLANILHA_LINHAS', { maximo: IMPORTACAO_LINHAS })
  return { linhas, titulos, exemplo: linhas.length < read.length }
}

/** A client user's lines belong to the own company, whatever the request says. */
const findCliente = async (ctx: Context, asked: number | undefined): Promise<number | null> => {
  if (ctx.usuario.tipo !== 'interno' || asked === undefined) return null
  const [found] = await listClientes(ctx.db, ctx.scope, [], asked)
  return found?.id ?? refuseField('cliente', 'CLIENTE_DESCONHECIDO')
}

// A sheet of 20,000 lines keeps a thread and a connection busy for seconds, so one person's sheets are handled one
// after the other, and only a few may wait.
const inTurn = createQueue({ waitingOfOne: 4 })

/** The queue of a person whose lines are read or checked. */
export const inTurnOf = <T>({ usuario }: Context, work: () => Promise<T>): Promise<T> =>
  inTurn(String(usuario.id), work)

/** Reads a file and checks all its lines; it imports nothing. */
export const createPrevia = (
  ctx: Context,
  especie: Especie,
  file: SheetFile,
  cliente: number | undefined,
): Promise<Importacao> => inTurnOf(ctx, () => readPrevia(ctx, especie, file, cliente))

const readPrevia = async (
  ctx: Context,
  especie: Especie,
  file: SheetFile,
  cliente: number | undefined,
): Promise<Importacao> => {
  const clienteId = await findCliente(ctx, cliente)
  const colunas = colunasDe(especie.planilha, ctx.usuario.tipo === 'interno')
  const { linhas, titulos, exemplo } = readLinhas(
    await withBytes(file.content, (bytes) => readSpreadsheet(bytes)),
    colunas,
  )
  const usuarioId = ctx.usuario.id
  return ctx.transaction(async (db) => {
    const nova = {
      tipo: especie.planilha.tipo,
      usuarioId,
      clienteId,
      arquivo: file.filename,
      colunas: colunas.flatMap(({ nome }) => (titulos.posicoes.has(nome) ? [nome] : [])),
      ignoradas: titulos.ignoradas.map((titulo) => titulo.slice(0, 100)),
      exemplo,
    }
    const id = await insertImportacao(db, nova, ctx.now())
    await checkImportacao(db, ctx, especie, { id, clienteId, somar: false }, linhas)
    return toImportacao((await findImportacao(db, usuarioId, id)) ?? refuse('NOT_FOUND'), ctx.now())
  })
}

const corrected = (row: LinhaRow, valores: LinhaCorrigida['valores'] | undefined): LinhaLida => {
  if (valores === undefined) return row
  const next = Object.entries({ ...row.valores, ...valores }).filter(([, texto]) => texto.trim() !== '')
  // A cell that a person overwrites is no longer a formula's value.
  const untouched = (nome: string) => !(nome in valores)
  return {
    linha: row.linha,
    valores: Object.fromEntries(next.map(([nome, texto]) => [nome, texto.trim()])),
    formulas: row.formulas.filter(untouched),
    falhas: row.falhas.filter(untouched),
  }
}

const refuseUnknown = (
  linhas: readonly LinhaCorrigida[],
  rows: readonly LinhaRow[],
  colunas: readonly ColunaPlanilha[],
): void => {
  const numbers = new Set(rows.map(({ linha }) => linha))
  const names = new Set(colunas.map(({ nome }) => nome))
  for (const [at, { linha, valores }] of linhas.entries()) {
    if (!numbers.has(linha)) refuseField(`linhas[${at}].linha`, 'NOT_FOUND')
    const unknown = Object.keys(valores).find((nome) => !names.has(nome))
    if (unknown !== undefined) refuseField(`linhas[${at}].valores.${unknown}`, 'CAMPO_DESCONHECIDO')
  }
}

export type Correcao = { linhas?: readonly LinhaCorrigida[] | undefined; somar?: boolean | undefined }

/** Locks an import that may still be changed: a preview, or an ended import with left-out records. */
export const lockPrevia = async (db: Executor, ctx: Context, id: number) => {
  const row = (await lockImportacao(db, ctx.usuario.id, id)) ?? refuse('NOT_FOUND')
  if (row.estado === 'previa') return row
  if (row.terminadaEm === null || (await countLinhasDeFora(db, id)) === 0)
    return refuse('IMPORTACAO_INICIADA')
  return row
}

/**
 * Corrects cells of a locked import and checks again: all lines of a preview, or the left-out lines of an ended import,
 * even when no cell is corrected.
 */
export const correctLinhas = async (
  db: Executor,
  ctx: Context,
  especie: Especie,
  row: Awaited<ReturnType<typeof lockPrevia>>,
  { linhas = [], somar = row.somar }: Correcao,
): Promise<void> => {
  const { id, tipo, clienteId } = row
  const ended = row.estado !== 'previa'
  if (!ended && linhas.length === 0 && somar === row.somar) return
  if (tipo !== 'estoque' && somar) refuseField('somar', 'CAMPO_DESCONHECIDO')
  const antes = ended ? await listLinhasDeFora(db, id) : await listLinhas(db, id)
  refuseUnknown(linhas, antes, colunasDe(especie.planilha, ctx.usuario.tipo === 'interno'))
  const valores = new Map(linhas.map((one) => [one.linha, one.valores]))
  const next = antes.map((one) => corrected(one, valores.get(one.linha)))
  if (ended) await recheckImportacao(db, ctx, especie, { ...row, somar }, next, antes)
  else await checkImportacao(db, ctx, especie, { id, clienteId, somar }, next, antes)
}

export const correctPrevia = (
  ctx: Context,
  tipos: Tipos,
  id: number,
  correcao: Correcao,
): Promise<Importacao> =>
  inTurnOf(ctx, () =>
    ctx.transaction(async (db) => {
      const row = await lockPrevia(db, ctx, id)
      await correctLinhas(db, ctx, especieOf(tipos, row.tipo), row, correcao)
      return toImportacao((await findImportacao(db, ctx.usuario.id, id)) ?? refuse('NOT_FOUND'), ctx.now())
    }),
  )
