import { CAMPOS_PEDIDO_CITADO } from '@app/contract/armazem/pedido'
import type { LinhaDe } from '@app/contract/casca/campos'
import type { EventoTipo } from '@app/contract/casca/evento'
import { type Json, type Mudanca, passagemDe } from '../../casca/auditoria/index.ts'
import { toWire } from '../../casca/campos/index.ts'

type Pedido = LinhaDe<typeof CAMPOS_PEDIDO_CITADO> & { numeroPedido: number; versao: number }

/** Within one save an order is created, then concluded, then moved, then dispatched. */
const ORDEM: readonly EventoTipo[] = [
  'pedido.criado',
  'pedido.concluido',
  'pedido.reaberto',
  'pedido.movido',
  'pedido.expedido',
  'pedido.estornado',
  'pedido.cancelado',
  'pedido.excluido',
]

const tipoOf = ({ campo, acao, para }: Mudanca): EventoTipo | undefined => {
  if (campo === 'pedido' && acao === 'criado') return 'pedido.criado'
  if (campo === 'pedido' && acao === 'excluido') return 'pedido.excluido'
  if (campo === 'concluido') return para === true ? 'pedido.concluido' : 'pedido.reaberto'
  if (campo === 'itens' && acao === 'expedido') return 'pedido.expedido'
  if (campo === 'itens' && acao === 'estornado') return 'pedido.estornado'
  if (campo !== 'status') return undefined
  return para === 'CANCELADO' ? 'pedido.cancelado' : 'pedido.movido'
}

/** What other systems hear of a save of an order. */
export const eventosDoPedido = (
  mudancas: readonly Mudanca[],
  pedido: Pedido,
): { tipo: EventoTipo; dados: Record<string, Json> }[] => {
  const { numeroPedido, versao } = pedido
  const citado = { numeroPedido, ...toWire(CAMPOS_PEDIDO_CITADO, pedido), versao }
  return mudancas
    .flatMap((mudanca) => {
      const tipo = tipoOf(mudanca)
      if (tipo === undefined) return []
      return [{ tipo, dados: { ...citado, ...passagemDe(mudanca.campo === 'status' ? mudanca : {}) } }]
    })
    .toSorted((one, other) => ORDEM.indexOf(one.tipo) - ORDEM.indexOf(other.tipo))
}
