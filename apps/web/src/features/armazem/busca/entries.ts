import { IconBarcode, IconBuildingWarehouse, IconFileInvoice } from '@tabler/icons-react'
import type { Busca } from '@app/contract/armazem/busca'
import type { Ability } from '@app/contract/casca/session'
import { citacaoOf } from '@app/rules/armazem/pedido'
import { formatDocument } from '../../../platform/text/format.ts'
import type { Entry, Group } from '../../casca/busca/index.ts'
import { SITUACAO_LOOK } from '../situacao/index.ts'

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

const pedidos = (busca: Busca): Entry[] =>
  busca.pedidos.map((pedido) => {
    const { id, numeroPedido, cliente, etapa, statusAlcis } = pedido
    const look = SITUACAO_LOOK[statusAlcis === 'expedido' ? 'EXPEDIDO' : etapa]
    return {
      key: `pedido-${id}`,
      title: String(numeroPedido),
      detail: joined(cliente, ...citacaoOf(pedido), statusAlcis),
      icon: look.icon,
      tone: look.className,
      path: `/pedidos/edit/${id}`,
      keep: true,
    }
  })

const clientes = (busca: Busca): Entry[] =>
  busca.clientes.map(({ id, nomeFantasia, cnpjCpf, codigoCliente }) => ({
    key: `cliente-${id}`,
    title: nomeFantasia,
    detail: joined(formatDocument(cnpjCpf), codigoCliente),
    icon: IconBuildingWarehouse,
    path: `/cliente/${id}`,
    keep: true,
  }))

const notas = (busca: Busca): Entry[] =>
  busca.notas.map(({ id, numero, serie, emitente, cliente, situacao }) => ({
    key: `nota-${id}`,
    title: `NF-e ${numero}`,
    detail: joined(emitente, cliente, `série ${serie}`, situacao),
    icon: IconFileInvoice,
    path: `/notas/edit/${id}`,
    keep: true,
  }))

/** A product opens its record; without access to that screen it starts an order. */
const produtos = (busca: Busca, records: boolean): Entry[] =>
  busca.produtos.map(({ id, codigoProduto, descricao, cliente }) => ({
    key: `produto-${id}`,
    title: codigoProduto,
    detail: joined(descricao, cliente),
    icon: IconBarcode,
    ...(records ? { path: `/produto/${id}`, keep: true } : { path: '/pedidos/novo', scan: codigoProduto }),
  }))

/** The results by kind. */
export function foundGroups(busca: Busca, abilities: readonly Ability[]): Group[] {
  const records = abilities.includes('PRODUTO_CADASTRO')
  return [
    { label: 'Pedidos', entries: pedidos(busca) },
    { label: 'Clientes', entries: clientes(busca) },
    { label: 'Notas fiscais', entries: notas(busca) },
    {
      label: 'Produtos',
      entries: records || abilities.includes('PEDIDO_EDITAR') ? produtos(busca, records) : [],
    },
  ]
}
