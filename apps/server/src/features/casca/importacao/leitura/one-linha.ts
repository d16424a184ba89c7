import type { Celulas } from './celulas.ts'
import type { Lido, Registro } from './lido.ts'

/** A record of one line as it was read; `entrada` is absent when its schema refuses it. */
export type Lida<Entrada> = { celulas: Celulas; linha: number; entrada: Entrada | undefined }

/** The result of reading one-line records, named by their cells. */
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
