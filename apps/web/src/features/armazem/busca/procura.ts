import type { Busca } from '@app/contract/armazem/busca'
import type { Ability } from '@app/contract/casca/session'
import type { Procura } from '../../casca/busca/index.ts'
import { buscaQuery } from './api.ts'
import { foundGroups } from './entries.ts'
import { followLeitura, missing } from './follow-leitura.ts'
import { exactOf, isSeveral } from './scanned.ts'

const WORDS: readonly [Ability, string][] = [
  ['PEDIDO_VER', 'pedido'],
  ['CLIENTE_VER', 'cliente'],
  ['NOTA_VER', 'nota'],
  ['PRODUTO_VER', 'produto'],
]

const wordsOf = (abilities: readonly Ability[]) =>
  WORDS.flatMap(([ability, word]) => (abilities.includes(ability) ? [word] : []))

/** Orders, companies, notes and products, for the palette and the scanner. */
export const procura: Procura<Busca> = {
  serves: (abilities) => wordsOf(abilities).length > 0,
  words: wordsOf,
  query: buscaQuery,
  isEmpty: (busca) => Object.values(busca).every((list) => list.length === 0),
  groups: foundGroups,
  matches: (busca, leitura) => {
    if (leitura.tipo !== 'codigo' && leitura.tipo !== 'gtin') return 0
    const exact = exactOf(leitura, busca)
    if (exact === null) return 0
    return isSeveral(exact) ? 2 : 1
  },
  follow: followLeitura,
  missing,
}
