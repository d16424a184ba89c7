import type { ContarInput, FecharVolumeInput, PedidoConferencia } from '@app/contract/armazem/conferencia'
import { addQuantity } from '@app/rules/casca/quantidade'

/** What a person did with the order that is checked. */
export type Feito =
  | ({ tipo: 'ler' } & ContarInput)
  | ({ tipo: 'volume' } & FecharVolumeInput)
  | { tipo: 'recontar'; saldo: number }
  | { tipo: 'fechar' | 'terminar' | 'voltar' }

const read = (pedido: PedidoConferencia, { saldo, volume, quantidade }: ContarInput): PedidoConferencia => {
  const same = (one: { volume: number; saldo: number }) => one.volume === volume && one.saldo === saldo
  const contado = addQuantity(pedido.contagem.find(same)?.quantidade ?? 0, quantidade)
  const others = pedido.contagem.filter((one) => !same(one))
  const known = pedido.volumes.some(({ numero }) => numero === volume)
  return {
    ...pedido,
    contagem: contado > 0 ? [...others, { volume, saldo, quantidade: contado }] : others,
    volumes: known ? pedido.volumes : [...pedido.volumes, { numero: volume, peso: null, fechado: false }],
  }
}

const changed = (pedido: PedidoConferencia, feito: Feito): PedidoConferencia => {
  // Only the server knows what the order wants, so nothing is said of it until it has answered.
  const open = { ...pedido, completo: false, diferencas: null }
  if (feito.tipo === 'ler') return read(open, feito)
  if (feito.tipo === 'volume')
    return {
      ...pedido,
      volumes: pedido.volumes.map((one) =>
        one.numero === feito.numero ? { ...one, peso: feito.peso, fechado: true } : one,
      ),
    }
  if (feito.tipo !== 'recontar') return pedido
  const held = new Set(
    pedido.contagem.filter(({ saldo }) => saldo === feito.saldo).map(({ volume }) => volume),
  )
  return {
    ...open,
    contagem: pedido.contagem.filter(({ saldo }) => saldo !== feito.saldo),
    volumes: pedido.volumes.map((one) => (held.has(one.numero) ? { ...one, fechado: false } : one)),
  }
}

/** The orders that are checked as they are once the acts that still wait have arrived. */
export const apply = (
  pedidos: readonly PedidoConferencia[],
  atos: readonly { pedido: number; feito: Feito }[],
): PedidoConferencia[] =>
  atos.reduce<PedidoConferencia[]>(
    (now, { pedido, feito }) => now.map((one) => (one.pedido === pedido ? changed(one, feito) : one)),
    [...pedidos],
  )
