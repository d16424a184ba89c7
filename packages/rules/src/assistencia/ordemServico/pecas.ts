import type { StatusOs } from '@app/contract/assistencia/ordemServico'

type Precisa = {
  peca_id: number
  preco: number
  precisa: number
  pedida: number
  reservada: number
  usada: number
  vem: number
}
type Livre = { id: number; livre: number }

/** In these statuses an order reserves parts of its post's stock (decisions 43). */
const SEGURAM: readonly StatusOs[] = ['ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA']

/** Whether an order in this status reserves parts of its post's stock. */
export const holdsPecas = (status: StatusOs | null): boolean => status !== null && SEGURAM.includes(status)

/**
 * The parts that an order takes from the free stock or gives back, so that it reserves what it still needs: needing 3
 * with 1 used and 1 reserved, it takes 1 more if one is free.
 */
export const reservasDaOs = (precisas: readonly Precisa[], livres: ReadonlyMap<number, Livre>) =>
  precisas.flatMap(({ peca_id, precisa, reservada, usada }) => {
    const estoque = livres.get(peca_id)
    if (!estoque) return []
    const reservado = Math.min(Math.max(0, precisa - usada) - reservada, estoque.livre)
    if (reservado === 0) return []
    const tipo = reservado > 0 ? ('RESERVA' as const) : ('LIBERACAO' as const)
    return [{ estoqueId: estoque.id, tipo, fisico: 0, reservado }]
  })

/**
 * The parts that the lines need and the order has neither reserved nor used; for a purchase, less those on their way.
 */
export const faltasDaOs = (precisas: readonly Precisa[], para: 'PEDIR' | 'CHEGAR') =>
  precisas.flatMap(({ peca_id, preco, pedida, reservada, usada, vem }) => {
    const quantidade = pedida - reservada - usada - (para === 'PEDIR' ? vem : 0)
    return quantidade > 0 ? [{ peca_id, preco, quantidade }] : []
  })

/** In these statuses the parts of a counter service are in the watch. */
const USARAM: readonly StatusOs[] = ['ATENDIDA', 'FINALIZADA']

/** Whether a counter service in this status has used its parts. */
export const usesPecasDoPa = (status: StatusOs): boolean => USARAM.includes(status)

type PecaDoPa = { peca_id: number; precisa: number; usada: number }

/**
 * The parts that a counter service takes from its post's stock or gives back, so that its use equals its lines: with 1
 * used and 3 in its lines it takes 2 more. A part that the post does not stock moves nothing.
 */
export const usosDoPa = (pecas: readonly PecaDoPa[], livres: ReadonlyMap<number, Livre>) =>
  pecas.flatMap(({ peca_id, precisa, usada }) => {
    const estoque = livres.get(peca_id)
    const fisico = usada - precisa
    if (!estoque || fisico === 0) return []
    return [
      {
        estoqueId: estoque.id,
        tipo: fisico < 0 ? ('USO' as const) : ('DEVOLUCAO' as const),
        fisico,
        reservado: 0,
      },
    ]
  })

/**
 * The parts of which a counter service needs more than the free stock, because parts reserved by approved orders are
 * not free.
 */
export const faltasDoPa = (pecas: readonly PecaDoPa[], livres: ReadonlyMap<number, Livre>) =>
  pecas.flatMap(({ peca_id, precisa, usada }) => {
    const estoque = livres.get(peca_id)
    return estoque && precisa - usada > estoque.livre ? [{ peca_id, disponivel: estoque.livre + usada }] : []
  })
