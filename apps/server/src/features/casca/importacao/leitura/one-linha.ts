import type { Celulas } from './celulas.ts'
import type { Lido, Registro } from './lido.ts'

/** A record of one line as it was read; `entrada` is absent where not even its form holds. */
export type Lida<Entrada> = { celulas: Celulas; linha: number; entrada: Entrada | undefined }

/** What was read of records of one line each, called by what their cells say. */
export const lidoDe = <Entrada>(
  lidas: readonly Lida<Entrada>[],
  rotuloOf: (celulas: Celulas) => string | undefined,
  unidadesOf: (entrada: Entrada) => number | null = () => null,
): Pick<Lido<Entrada>, 'achados' | 'registros'> => ({
  achados: new Map(lidas.map(({ celulas, linha }) => [linha, celulas.achado])),
  registros: lidas.map(({ celulas, linha, entrada }): Registro<Entrada> => ({
    rotulo: rotuloOf(celulas) || `Linha ${linha}`,
    linhas: [linha],
    unidades: entrada === undefined ? null : unidadesOf(entrada),
    entrada: celulas.achado.erros.length === 0 ? entrada : undefined,
  })),
})
