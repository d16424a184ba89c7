import type { Movimento, Pedido, PedidoPassagem } from '@app/contract/armazem/pedido'
import { positionOf } from '@app/rules/armazem/pedido'

type Passo = { title: string; state: 'done' | 'current' | 'ahead'; em: string | null }

/** Short, because five of them are side by side on a telephone. */
const TITLES = {
  CRIADO: 'Criado',
  EM_SEPARACAO: 'Em separação',
  A_FATURAR: 'Conferido',
  FATURADO: 'Faturado',
  EXPEDIDO: 'Expedido',
  CANCELADO: 'Cancelado',
} as const satisfies Record<Movimento, string>
const WAY: readonly Movimento[] = ['CRIADO', 'EM_SEPARACAO', 'A_FATURAR', 'FATURADO', 'EXPEDIDO']

type Andado = Pick<
  Pedido,
  'etapa' | 'statusAlcis' | 'criadoEm' | 'statusDesde' | 'dataExpedicao' | 'ultimaAtualizacao'
>

/**
 * The steps of an order with their days. A step that was undone is in the future again; a cancelled order shows how far
 * it came. Where the history has no entry, the order's own fields may.
 */
export function passosDe(pedido: Andado, passagens: readonly PedidoPassagem[]): Passo[] {
  const at = positionOf(pedido)
  const last = (situacao: Movimento) => passagens.findLast((one) => one.situacao === situacao)?.em ?? null
  const known: Partial<Record<Movimento, string | null>> = {
    CRIADO: pedido.criadoEm,
    EXPEDIDO: pedido.dataExpedicao,
  }
  const dayOf = (situacao: Movimento) =>
    known[situacao] ?? last(situacao) ?? (situacao === pedido.etapa ? pedido.statusDesde : null)
  if (at === 'CANCELADO') {
    const before = passagens.findLast(({ situacao }) => situacao !== 'CANCELADO')?.situacao ?? 'CRIADO'
    const done = WAY.slice(0, WAY.indexOf(before) + 1)
    return [
      ...done.map((each) => ({ title: TITLES[each], state: 'done' as const, em: dayOf(each) })),
      { title: TITLES.CANCELADO, state: 'current', em: last('CANCELADO') ?? pedido.ultimaAtualizacao },
    ]
  }
  const here = WAY.indexOf(at)
  return WAY.map((each, index) => ({
    title: TITLES[each],
    state: index < here ? 'done' : index === here ? 'current' : 'ahead',
    em: index <= here ? dayOf(each) : null,
  }))
}
