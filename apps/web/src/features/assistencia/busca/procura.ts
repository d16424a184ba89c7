import { queryClient } from '../../../platform/http/queries.ts'
import { getSession } from '../../../platform/session/session-store.ts'
import type { Procura } from '../../casca/busca/index.ts'
import { type Buscadas, ordensBuscadasQuery } from './api.ts'
import { exactOf, groupsOf } from './found.ts'

const shorten = (code: string) => (code.length > 40 ? `${code.slice(0, 40)}…` : code)

/** Service orders by number, serial number, consumer, telephone or document, for the palette and the scanner. */
export const procura: Procura<Buscadas> = {
  serves: (abilities) => abilities.includes('OS_VER'),
  words: () => ['OS', 'consumidor', 'nº de série'],
  query: ordensBuscadasQuery,
  isEmpty: ({ ordens }) => ordens.length === 0,
  groups: (buscadas) => groupsOf(buscadas, getSession().user?.posto?.id),
  matches: ({ ordens }, leitura) => (leitura.tipo === 'codigo' ? exactOf(ordens, leitura.codigo).length : 0),
  follow: async (leitura, code, { go, choose }) => {
    if (leitura.tipo !== 'codigo') return false
    const q = leitura.codigo.slice(0, 100)
    const { ordens } = await queryClient.fetchQuery(ordensBuscadasQuery(q))
    const [first, ...others] = exactOf(ordens, q)
    if (!first) return false
    if (others.length > 0) choose(code)
    else go(`/ordemServico/${first.id}`)
    return true
  },
  missing: (_, code) => `Nenhuma OS ou relógio com o código ${shorten(code)}.`,
}
