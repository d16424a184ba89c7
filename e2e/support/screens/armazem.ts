import { expect } from '../people.ts'
import type { State } from './index.ts'

const shows = (name: string, person: State['person'], path: string, region: string): State => ({
  name,
  person,
  path,
  act: (page) => expect(page.getByRole('region', { name: region })).toBeVisible(),
})

/** What the warehouse shows besides its orders, and what a company sees of its own stock. */
export const armazemStates: State[] = [
  shows('painel em gráficos', 'operador', '/graficos', 'Pedidos por dia'),
  shows('estoque do cliente', 'cliente', '/pedidos/meuEstoque', 'Estoque por validade'),
  shows('impressos e etiquetas', 'admin', '/configuracoes/impressos', 'Cabeçalho dos impressos'),
]
