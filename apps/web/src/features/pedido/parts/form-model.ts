import type { ClienteResumo } from '@app/contract/cliente'
import type { Pedido, PedidoUpdate } from '@app/contract/pedido'
import { linhasOf, sameLinhas } from './lines.ts'
import type { Linha } from './lines.ts'

/** What a person types on the order form; the attachments travel by themselves. */
export type PedidoValues = {
  cliente: ClienteResumo | null
  numeroPedidoCliente: string
  transportadora: string
  /** ISO instant. */
  dataHoraColeta: string | null
  urgente: boolean
  concluido: boolean
  observacoes: string
  itens: Linha[]
}

/** The fields that merge one by one; the client of a saved order does not change. */
export const CAMPOS = [
  'numeroPedidoCliente',
  'transportadora',
  'dataHoraColeta',
  'urgente',
  'concluido',
  'observacoes',
] as const
export type Campo = (typeof CAMPOS)[number]

export const CAMPO_LABELS: Record<Campo | 'cliente', string> = {
  cliente: 'Cliente',
  numeroPedidoCliente: 'Nº do pedido do cliente',
  transportadora: 'Transportadora',
  dataHoraColeta: 'Data e hora da coleta',
  urgente: 'Urgente',
  concluido: 'Cadastro concluído',
  observacoes: 'Observações',
}

export const emptyValues = (cliente: ClienteResumo | null): PedidoValues => ({
  cliente,
  numeroPedidoCliente: '',
  transportadora: '',
  dataHoraColeta: null,
  urgente: false,
  concluido: false,
  observacoes: '',
  itens: [],
})

export const valuesOf = (pedido: Pedido): PedidoValues => ({
  cliente: pedido.cliente,
  numeroPedidoCliente: pedido.numeroPedidoCliente ?? '',
  transportadora: pedido.transportadora ?? '',
  dataHoraColeta: new Date(pedido.dataHoraColeta).toISOString(),
  urgente: pedido.urgente,
  concluido: pedido.concluido,
  observacoes: pedido.observacoes ?? '',
  itens: linhasOf(pedido.itens),
})

/** Blanks around a text are no change: the server trims them. */
const plain = (value: PedidoValues[Campo]) => (typeof value === 'string' ? value.trim() : value)

export const sameCampo = (campo: Campo, a: PedidoValues, b: PedidoValues) =>
  plain(a[campo]) === plain(b[campo])

export const sameValues = (a: PedidoValues, b: PedidoValues) =>
  a.cliente?.id === b.cliente?.id &&
  CAMPOS.every((campo) => sameCampo(campo, a, b)) &&
  sameLinhas(a.itens, b.itens)

const wireItens = (linhas: readonly Linha[]) =>
  linhas.map(({ id, produto, quantidade, lote, dataValidade }) => ({
    ...(id !== undefined && { id }),
    produto: { id: produto.id },
    quantidade,
    observacoes: lote,
    dataValidade,
  }))

/** The whole order as POST takes it; field by field, so that a draft's second try is the very same body. */
export const createBody = (values: PedidoValues) => ({
  numeroPedidoCliente: values.numeroPedidoCliente,
  transportadora: values.transportadora,
  dataHoraColeta: values.dataHoraColeta,
  urgente: values.urgente,
  concluido: values.concluido,
  observacoes: values.observacoes,
  cliente: values.cliente && { id: values.cliente.id },
  itens: wireItens(values.itens),
})

/** Only what differs from what was loaded: absent is unchanged (api.md, PUT). */
export function updateBody(base: PedidoValues, values: PedidoValues, versao: number): PedidoUpdate {
  const changed = CAMPOS.filter((campo) => !sameCampo(campo, base, values))
  return {
    ...Object.fromEntries(changed.map((campo) => [campo, values[campo]])),
    ...(!sameLinhas(base.itens, values.itens) && { itens: wireItens(values.itens) }),
    versao,
  }
}
