import type { ColunaPlanilha, ImportacaoAviso, ImportacaoErro } from '@app/contract/casca/importacao'
import { errorText, type ErrorCode, type ErrorParams } from '@app/contract/casca/errors'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'

export type Valores = Readonly<Record<string, string>>

/** A line as read from the file, or corrected since. */
export type LinhaLida = {
  linha: number
  valores: Valores
  /** Columns with a formula's computed value, and those whose formula failed. */
  formulas: readonly string[]
  falhas: readonly string[]
}

export type Opcoes = {
  /** The owner of lines that name no client. */
  clienteId: number | null
  /** Adds to balances that exist already. */
  somar: boolean
}

/** The findings in a line. */
export type Achado = { erros: ImportacaoErro[]; avisos: ImportacaoAviso[]; descricao: string | null }

/**
 * The unit that is imported at once: an order with its lines, or a record of one line; `entrada` is absent when a line
 * is wrong.
 */
export type Registro<Entrada> = {
  rotulo: string
  linhas: number[]
  unidades: number | null
  entrada: Entrada | undefined
}

export type Lido<Entrada> = {
  achados: Map<number, Achado>
  registros: Registro<Entrada>[]
  /** Names of the clients that own the lines. */
  clientes: string[]
}

export type Destino = { id: number; rotulo: string }

export type Tipo<Entrada> = {
  /** How many records are written in one transaction. */
  lote: number
  /**
   * Checks lines as the records' own saves do; the preview and the final check before writing use the same function.
   */
  read: (db: Executor, ctx: Context, linhas: readonly LinhaLida[], opcoes: Opcoes) => Promise<Lido<Entrada>>
  /** Writes correct records; `ctx` writes in the transaction of `db`. */
  write: (db: Executor, ctx: Context, entradas: readonly Entrada[], opcoes: Opcoes) => Promise<Destino[]>
}

/** Imports records one after the other, each as its own screen saves it. */
export const saveEach =
  <Entrada>(write: (ctx: Context, entrada: Entrada) => Promise<Destino>): Tipo<Entrada>['write'] =>
  async (_db, ctx, entradas) => {
    const destinos: Destino[] = []
    for (const entrada of entradas) destinos.push(await write(ctx, entrada))
    return destinos
  }

/** An error with the label of its column. */
export const erroEm = (
  coluna: ColunaPlanilha | null,
  code: ErrorCode,
  params?: ErrorParams,
): ImportacaoErro => ({
  coluna: coluna?.nome ?? null,
  code,
  text:
    code === 'EMPTY_REQUIRED_FIELD' && coluna
      ? `${coluna.rotulo}: preenchimento obrigatório`
      : errorText(code, params),
  ...(params && { params }),
})

/** Yields between two parts of a long reading, so that other requests can run. */
export async function* emPartes<T>(itens: readonly T[], size = 500): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < itens.length; at += size) {
    yield itens.slice(at, at + size)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
