import type { ColunaPlanilha } from '@app/contract/casca/importacao'

/** 'Nº do Pedido (cliente)' → 'nodopedidocliente': case, accents and signs make no difference. */
export const normalTitulo = (titulo: string): string =>
  titulo
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

export type Titulos = {
  /** Index of the line of headings. */
  linha: number
  /** Where each column stands. */
  posicoes: ReadonlyMap<string, number>
  /** Headings of no column. */
  ignoradas: string[]
  /** Required columns that are not there. */
  faltam: ColunaPlanilha[]
}

const namesOf = ({ nome, rotulo, sinonimos = [] }: ColunaPlanilha): string[] =>
  [rotulo, nome, ...sinonimos].map(normalTitulo)

/** A column's own names win over synonyms: 'Código' means the product only when no column has that name. */
const read = (textos: readonly string[], colunas: readonly ColunaPlanilha[], linha: number): Titulos => {
  const normal = textos.map(normalTitulo)
  const taken = new Set<number>()
  const posicoes = new Map<string, number>()
  const longest = Math.max(...colunas.map((coluna) => namesOf(coluna).length))
  for (let rank = 0; rank < longest; rank += 1)
    for (const coluna of colunas) {
      const name = namesOf(coluna)[rank]
      const at = normal.findIndex((titulo, index) => titulo !== '' && titulo === name && !taken.has(index))
      if (posicoes.has(coluna.nome) || at < 0) continue
      posicoes.set(coluna.nome, at)
      taken.add(at)
    }
  return {
    linha,
    posicoes,
    ignoradas: textos.filter((texto, at) => texto !== '' && !taken.has(at)),
    faltam: colunas.filter(({ nome, obrigatoria }) => obrigatoria && !posicoes.has(nome)),
  }
}

/**
 * The heading line among the first lines of a sheet: the one that names the most columns, because titles may stand
 * above it.
 */
export const findTitulos = (
  linhas: readonly (readonly string[])[],
  colunas: readonly ColunaPlanilha[],
): Titulos | undefined =>
  linhas
    .map((textos, linha) => read(textos, colunas, linha))
    .reduce<Titulos | undefined>(
      (best, one) => (one.posicoes.size > (best?.posicoes.size ?? 0) ? one : best),
      undefined,
    )
