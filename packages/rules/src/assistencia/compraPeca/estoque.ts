type LinhaPedida = { pecaId: number; quantidade: number }
type Falta = { linha: number; disponivel: number }

/**
 * Lines that exceed the stock after the earlier lines took theirs: of 5 screws, lines of 3 and 4 leave the second one
 * with 2.
 */
export const faltasDoEnvio = (
  linhas: readonly LinhaPedida[],
  estoques: ReadonlyMap<number, number>,
): Falta[] => {
  const livre = new Map(estoques)
  return linhas.flatMap(({ pecaId, quantidade }, linha) => {
    const disponivel = livre.get(pecaId) ?? 0
    livre.set(pecaId, Math.max(0, disponivel - quantidade))
    return quantidade > disponivel ? [{ linha, disponivel }] : []
  })
}
