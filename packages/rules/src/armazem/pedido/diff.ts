import type { ValoresDe } from '@app/contract/casca/campos'
import { ANEXOS, CAMPOS_PEDIDO } from '@app/contract/armazem/pedido'
import type { AnexoCampo, Etapa, StatusAlcis } from '@app/contract/armazem/pedido'
import { diffOf } from '../../casca/campos/index.ts'
import { addQuantity } from '../../casca/quantidade/index.ts'
import type { ItemAuditado, Json, Mudanca } from '../../casca/auditoria/index.ts'

/** An order as far as the log compares it; `chave` tells two files of one name apart. */
export type PedidoAuditado = ValoresDe<typeof CAMPOS_PEDIDO> & {
  etapa: Etapa
  statusAlcis: StatusAlcis
  itens: readonly ItemAuditado[]
  anexos: Partial<Record<AnexoCampo, { filename: string; chave: string }>>
}

const keyOf = ({ codigoProduto, lote, validade }: ItemAuditado) =>
  JSON.stringify([codigoProduto, lote, validade])

const summed = (itens: readonly ItemAuditado[]): Map<string, ItemAuditado> => {
  const found = new Map<string, ItemAuditado>()
  for (const item of itens) {
    const key = keyOf(item)
    const known = found.get(key)
    found.set(
      key,
      known ? { ...known, quantidade: addQuantity(known.quantidade, item.quantidade) } : { ...item },
    )
  }
  return found
}

const sameLines = (a: readonly ItemAuditado[], b: readonly ItemAuditado[]) =>
  a.length === b.length &&
  a.every((item, at) => keyOf(item) === keyOf(b[at]!) && item.quantidade === b[at]!.quantidade)

function diffItens(before: readonly ItemAuditado[], after: readonly ItemAuditado[]): Mudanca[] {
  if (sameLines(before, after)) return []
  const [old, now] = [summed(before), summed(after)]
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((key): Mudanca[] => {
    const [de, para] = [old.get(key), now.get(key)]
    if (de && para) return de.quantidade === para.quantidade ? [] : [{ campo: 'itens', de, para }]
    return [para ? { campo: 'itens', acao: 'incluido', para } : { campo: 'itens', acao: 'removido', de: de! }]
  })
  return changes.length > 0 ? changes : [{ campo: 'itens', acao: 'reordenado' }]
}

const fileOf = (anexo: { filename: string } | undefined): Json =>
  anexo ? { filename: anexo.filename } : null

/** All differences between two states of an order, in the order of the form; none when the states are equal. */
export function diffPedido(before: PedidoAuditado, after: PedidoAuditado): Mudanca[] {
  const status: Mudanca[] =
    before.etapa === after.etapa ? [] : [{ campo: 'status', de: before.etapa, para: after.etapa }]
  const wms: Mudanca[] =
    before.statusAlcis === after.statusAlcis
      ? []
      : [{ campo: 'statusAlcis', de: before.statusAlcis, para: after.statusAlcis }]
  return [
    ...status,
    ...wms,
    ...diffOf(CAMPOS_PEDIDO, before, after),
    ...ANEXOS.filter((campo) => before.anexos[campo]?.chave !== after.anexos[campo]?.chave).map(
      (campo): Mudanca => ({ campo, de: fileOf(before.anexos[campo]), para: fileOf(after.anexos[campo]) }),
    ),
    ...diffItens(before.itens, after.itens),
  ]
}
