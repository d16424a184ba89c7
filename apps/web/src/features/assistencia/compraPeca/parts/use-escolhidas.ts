import { MOST_ITENS_COMPRA, type SugestaoLinha } from '@app/contract/assistencia/compraPeca'
import { useState } from 'react'

type Mudada = { fora?: boolean; quantidade?: number | null }

/** Which lines of the suggestion a person orders, and how many of each: what was suggested until it is changed. */
export function useEscolhidas(linhas: readonly SugestaoLinha[]) {
  const [mudadas, setMudadas] = useState<Readonly<Record<number, Mudada>>>({})
  const primeiras = new Set(
    linhas
      .filter(({ sugerida }) => sugerida > 0)
      .slice(0, MOST_ITENS_COMPRA)
      .map(({ peca }) => peca.id),
  )
  const isChosen = (id: number) => !(mudadas[id]?.fora ?? !primeiras.has(id))
  const quantidadeDe = ({ peca, sugerida }: SugestaoLinha) => {
    const mudada = mudadas[peca.id]?.quantidade
    return mudada === undefined ? sugerida || null : mudada
  }
  const set = (id: number, part: Mudada) => setMudadas((now) => ({ ...now, [id]: { ...now[id], ...part } }))
  const escolhidas = linhas.filter(({ peca }) => isChosen(peca.id))
  const all = escolhidas.length === linhas.length
  return {
    escolhidas,
    quantidadeDe,
    setQuantidade: (id: number, quantidade: number | null) => set(id, { quantidade, fora: false }),
    clear: () => setMudadas({}),
    selection: {
      isChosen,
      ofPage: all ? ('all' as const) : escolhidas.length > 0 ? ('some' as const) : ('none' as const),
      toggle: (id: number) => set(id, { fora: isChosen(id) }),
      togglePage: () => {
        for (const { peca } of linhas) set(peca.id, { fora: all })
      },
    },
  }
}
