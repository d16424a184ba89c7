import { labelsOf, type DigitadoDe } from '@app/contract/casca/campos'
import type { ClienteResumo } from '@app/contract/registers/cliente'
import { CAMPOS_PEDIDO } from '@app/contract/armazem/pedido'
import type { Pedido, PedidoUpdate } from '@app/contract/armazem/pedido'
import { changedNames, changesOf, formValuesOf, plainValuesOf } from '../../../../platform/campos/campos.ts'
import { linhasOf, sameLinhas } from '../linhas/lines.ts'
import type { PedidoLinhaForm } from '../linhas/lines.ts'

/** The values of the order form; attachments are uploaded separately. */
export type PedidoValues = DigitadoDe<typeof CAMPOS_PEDIDO> & {
  cliente: ClienteResumo | null
  itens: PedidoLinhaForm[]
}

export const CAMPO_LABELS = { cliente: 'Cliente', ...labelsOf(CAMPOS_PEDIDO) }

export const emptyValues = (cliente: ClienteResumo | null): PedidoValues => ({
  ...formValuesOf(CAMPOS_PEDIDO),
  cliente,
  itens: [],
})

export const valuesOf = (pedido: Pedido): PedidoValues => ({
  ...formValuesOf(CAMPOS_PEDIDO, pedido),
  cliente: pedido.cliente,
  itens: linhasOf(pedido.itens),
})

export const sameValues = (a: PedidoValues, b: PedidoValues) =>
  a.cliente?.id === b.cliente?.id &&
  changedNames(CAMPOS_PEDIDO, a, b).length === 0 &&
  sameLinhas(a.itens, b.itens)

const wireItens = (linhas: readonly PedidoLinhaForm[]) =>
  linhas.map(({ id, produto, quantidade, lote, dataValidade }) => ({
    ...(id !== undefined && { id }),
    produto: { id: produto.id },
    quantidade,
    observacoes: lote,
    dataValidade,
  }))

/** The whole order for POST; the order of fields is fixed, so that a draft's second try has an identical body. */
export const createBody = (values: PedidoValues) => ({
  ...plainValuesOf(CAMPOS_PEDIDO, values),
  cliente: values.cliente && { id: values.cliente.id },
  itens: wireItens(values.itens),
})

/** Only the differences from the loaded order: absent is unchanged (api.md, PUT). */
export function updateBody(base: PedidoValues, values: PedidoValues, versao: number): PedidoUpdate {
  return {
    ...changesOf(CAMPOS_PEDIDO, base, values),
    ...(!sameLinhas(base.itens, values.itens) && { itens: wireItens(values.itens) }),
    versao,
  }
}
