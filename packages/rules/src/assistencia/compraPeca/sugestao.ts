type Escolhida = { pecaId: number; quantidade: number }
type Espera = { pecaId: number; ordemServicoId: number; falta: number }
type Linha = { pecaId: number; quantidade: number; ordemServicoId: number | null }

/**
 * The lines of a purchase: each part first goes to the orders that wait for it, the oldest first, and the rest to the
 * stock. Of 5 crowns, with orders that lack 1 and 2, the lines are 1, 2, and 2 for the stock.
 */
export const linhasDaSugestao = (escolhidas: readonly Escolhida[], espera: readonly Espera[]): Linha[] =>
  escolhidas.flatMap(({ pecaId, quantidade }) => {
    let resta = quantidade
    const dasOrdens = espera.flatMap((uma) => {
      const leva = uma.pecaId === pecaId ? Math.min(resta, uma.falta) : 0
      resta -= leva
      return leva > 0 ? [{ pecaId, quantidade: leva, ordemServicoId: uma.ordemServicoId }] : []
    })
    return resta > 0 ? [...dasOrdens, { pecaId, quantidade: resta, ordemServicoId: null }] : dasOrdens
  })
