import { reciboOf } from '@app/rules/assistencia/ordemServico'
import { queryClient } from '../../../platform/http/queries.ts'
import { getSession } from '../../../platform/session/session-store.ts'
import type { Procura, Ways } from '../../casca/busca/index.ts'
import { type Buscadas, buscadasQuery, findDoComprovante, ordensBuscadasQuery } from './api.ts'
import { exactOf, groupsOf } from './found.ts'

const shorten = (code: string) => (code.length > 40 ? `${code.slice(0, 40)}…` : code)

/** Opens the order of a receipt; false when this person sees none of it. */
const openDoComprovante = async (codigo: string, { go }: Ways): Promise<boolean> => {
  const id = await findDoComprovante(codigo)
  if (id === undefined) return false
  go(`/ordemServico/${id}`)
  return true
}

/**
 * Service orders by number, serial number, consumer, telephone or document, for the palette and the scanner; for the
 * palette also tickets, by number, title or order.
 */
export const procura: Procura<Buscadas> = {
  serves: (abilities) => abilities.includes('OS_VER') || abilities.includes('CHAMADO_VER'),
  words: (abilities) => [
    ...(abilities.includes('OS_VER') ? ['OS', 'consumidor', 'nº de série'] : []),
    ...(abilities.includes('CHAMADO_VER') ? ['chamado'] : []),
  ],
  query: buscadasQuery,
  isEmpty: ({ ordens, chamados }) => ordens.length === 0 && chamados.length === 0,
  groups: (buscadas) => groupsOf(buscadas, getSession().user?.posto?.id),
  matches: ({ ordens }, leitura) => {
    if (leitura.tipo !== 'codigo') return 0
    // Whether a receipt has such a code is told by following it.
    return ordens.length === 0 && reciboOf(leitura.codigo) ? 1 : exactOf(ordens, leitura.codigo).length
  },
  follow: async (leitura, code, ways) => {
    if (!ways.can('OS_VER')) return false
    if (leitura.tipo === 'acompanhamento') return openDoComprovante(leitura.token, ways)
    if (leitura.tipo !== 'codigo') return false
    const q = leitura.codigo.slice(0, 100)
    const { ordens } = await queryClient.fetchQuery(ordensBuscadasQuery(q))
    const [first, ...others] = exactOf(ordens, q)
    if (!first) return reciboOf(q) ? openDoComprovante(q, ways) : false
    if (others.length > 0) ways.choose(code)
    else ways.go(`/ordemServico/${first.id}`)
    return true
  },
  missing: ({ tipo }, code) =>
    tipo === 'acompanhamento'
      ? 'Nenhuma OS com este comprovante.'
      : `Nenhuma OS ou relógio com o código ${shorten(code)}.`,
}
