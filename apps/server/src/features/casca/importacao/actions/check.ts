import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Lido, LinhaLida } from '../leitura/lido.ts'
import { setResumo, type ImportacaoRow } from '../store/importacao.ts'
import {
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

const toRows = (linhas: readonly LinhaLida[], { achados, registros }: Lido<unknown>): LinhaRow[] => {
  const registroOf = new Map(
    registros.flatMap((registro, ordem) => registro.linhas.map((linha) => [linha, ordem])),
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

type Conferencia = Pick<ImportacaoRow, 'id' | 'clienteId' | 'somar'>

/**
 * Checks every line of an import and writes down what was found: a cell may be wrong because of another line, so a
 * corrected one has all of them checked again. `antes` are the lines as they stand, none for a new import.
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
  const rows = toRows(linhas, lido)
  if (antes.length === 0) await insertLinhas(db, id, rows)
  else {
    const before = new Map(antes.map((row) => [row.linha, row]))
    await updateLinhas(
      db,
      id,
      rows.filter((row) => !isDeepStrictEqual(row, before.get(row.linha))),
    )
  }
  await replaceRegistros(
    db,
    id,
    lido.registros.map(({ rotulo, linhas: own, unidades, entrada }, ordem) => ({
      ordem,
      rotulo: rotulo.slice(0, 200),
      primeiraLinha: own[0] ?? 0,
      linhas: own.length,
      unidades,
      estado: entrada === undefined ? 'erro' : 'fila',
    })),
  )
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
