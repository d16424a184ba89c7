import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Lido, LinhaLida } from '../leitura/lido.ts'
import { setReconferida, setResumo, type ImportacaoRow } from '../store/importacao.ts'
import {
  countSituacoes,
  insertLinhas,
  replaceRegistros,
  updateLinhas,
  type LinhaRow,
  type Situacao,
} from '../store/linhas.ts'
import type { Especie } from '../tipos/index.ts'

const situacaoOf = ({ erros, avisos }: Pick<LinhaRow, 'erros' | 'avisos'>): Situacao => {
  if (erros.length > 0) return 0
  return avisos.length > 0 ? 1 : 2
}

const toRows = (
  linhas: readonly LinhaLida[],
  { achados, registros }: Lido<unknown>,
  ordens: readonly number[],
): LinhaRow[] => {
  const registroOf = new Map(
    registros.flatMap(({ linhas: own }, at) => own.map((linha) => [linha, ordens[at] ?? at])),
  )
  return linhas.map(({ linha, valores, formulas, falhas }) => {
    const { erros = [], avisos = [], descricao = null } = achados.get(linha) ?? {}
    return {
      linha,
      registro: registroOf.get(linha) ?? 0,
      valores: { ...valores },
      formulas: [...formulas],
      falhas: [...falhas],
      situacao: situacaoOf({ erros, avisos }),
      erros,
      avisos,
      descricao,
    }
  })
}

const registrosOf = ({ registros }: Lido<unknown>, ordens: readonly number[], certo: 'fila' | 'parado') =>
  registros.map(({ rotulo, linhas: own, unidades, entrada }, at) => ({
    ordem: ordens[at] ?? at,
    rotulo: rotulo.slice(0, 200),
    primeiraLinha: own[0] ?? 0,
    linhas: own.length,
    unidades,
    estado: entrada === undefined ? ('erro' as const) : certo,
  }))

const changedOf = (rows: readonly LinhaRow[], antes: readonly LinhaRow[]): LinhaRow[] => {
  const before = new Map(antes.map((row) => [row.linha, row]))
  return rows.filter((row) => !isDeepStrictEqual(row, before.get(row.linha)))
}

type Conferencia = Pick<ImportacaoRow, 'id' | 'clienteId' | 'somar'>

/**
 * Checks every line of an import and stores the findings. All lines are checked again after a correction, because a
 * cell may be wrong because of another line. `antes` are the current lines, empty for a new import.
 */
export const checkImportacao = async (
  db: Executor,
  ctx: Context,
  { leitor }: Especie,
  { id, clienteId, somar }: Conferencia,
  linhas: readonly LinhaLida[],
  antes: readonly LinhaRow[] = [],
): Promise<void> => {
  const { lido } = await leitor.read(db, ctx, linhas, { clienteId, somar })
  const ordens = lido.registros.map((_, at) => at)
  const rows = toRows(linhas, lido, ordens)
  if (antes.length === 0) await insertLinhas(db, id, rows)
  else await updateLinhas(db, id, changedOf(rows, antes))
  await replaceRegistros(db, id, registrosOf(lido, ordens, 'fila'))
  const count = (situacao: Situacao) => rows.filter((row) => row.situacao === situacao).length
  await setResumo(db, id, {
    linhas: rows.length,
    prontas: count(2),
    comAviso: count(1),
    comErro: count(0),
    registros: lido.registros.length,
    certos: lido.registros.filter(({ entrada }) => entrada !== undefined).length,
    clienteNome: lido.clientes.length === 1 ? (lido.clientes[0] ?? null) : null,
    somar,
  })
}

/** A record keeps the place of its first line; when two shared one, the second moves to the end. */
const ordensDe = ({ registros }: Lido<unknown>, antes: readonly LinhaRow[], ultima: number): number[] => {
  const before = new Map(antes.map(({ linha, registro }) => [linha, registro]))
  const taken = new Set<number>()
  let next = ultima
  return registros.map(({ linhas }) => {
    const own = before.get(linhas[0] ?? 0)
    const ordem = own === undefined || taken.has(own) ? (next += 1) : own
    taken.add(ordem)
    return ordem
  })
}

/**
 * Checks the left-out records again, now that the rest is stored: earlier refusals move to their cells, and correct
 * records wait for the next start. Imported records are not touched.
 */
export const recheckImportacao = async (
  db: Executor,
  ctx: Context,
  { leitor }: Especie,
  {
    id,
    clienteId,
    clienteNome,
    somar,
    gravados,
  }: Conferencia & Pick<ImportacaoRow, 'clienteNome' | 'gravados'>,
  linhas: readonly LinhaLida[],
  antes: readonly LinhaRow[],
): Promise<void> => {
  const { lido } = await leitor.read(db, ctx, linhas, { clienteId, somar })
  const { ultima } = await countSituacoes(db, id)
  const ordens = ordensDe(lido, antes, ultima)
  await updateLinhas(db, id, changedOf(toRows(linhas, lido, ordens), antes))
  await replaceRegistros(db, id, registrosOf(lido, ordens, 'parado'))
  const { comErro, comAviso, prontas } = await countSituacoes(db, id)
  const certos = gravados + lido.registros.filter(({ entrada }) => entrada !== undefined).length
  const registros = gravados + lido.registros.length
  await setResumo(db, id, {
    linhas: comErro + comAviso + prontas,
    prontas,
    comAviso,
    comErro,
    registros,
    certos,
    clienteNome,
    somar,
  })
  await setReconferida(db, id, certos)
}
