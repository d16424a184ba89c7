import type { Busca } from '@app/contract/armazem/busca'
import type { Procura } from '../../casca/busca/index.ts'
import { buscaQuery } from './api.ts'
import { foundGroups } from './entries.ts'
import { followLeitura } from './follow-leitura.ts'
import { exactOf, isSeveral } from './scanned.ts'

/** Orders, companies, notes and products, for the palette and the scanner. */
export const procura: Procura<Busca> = {
  placeholder: (abilities) =>
    abilities.includes('NOTA_VER')
      ? 'Pedido, cliente, nota, produto ou tela'
      : 'Pedido, cliente, produto ou tela',
  query: buscaQuery,
  isEmpty: (busca) => Object.values(busca).every((list) => list.length === 0),
  groups: foundGroups,
  isOnly: (busca, leitura) => {
    if (leitura.tipo !== 'codigo' && leitura.tipo !== 'gtin') return false
    const exact = exactOf(leitura, busca)
    return exact !== null && !isSeveral(exact)
  },
  follow: followLeitura,
}
