import type { Etapa, StatusAlcis } from '@app/contract/armazem/pedido'

type Pedido = { etapa: Etapa; statusAlcis: StatusAlcis }

/** Goods are loaded once the order is invoiced; a photo may also be added after it has left. */
export const takesFotos = ({ etapa }: Pedido): boolean => etapa === 'FATURADO'

/** What left the warehouse is proof, so its photos stay. */
export const losesFotos = (pedido: Pedido): boolean => takesFotos(pedido) && pedido.statusAlcis !== 'expedido'
