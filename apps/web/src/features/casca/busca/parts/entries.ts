import {
  IconBarcode,
  IconBolt,
  IconBuildingWarehouse,
  IconFileInvoice,
  IconHelp,
  IconHistory,
  IconKeyboard,
  IconPlus,
} from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import type { Busca } from '@app/contract/armazem/busca'
import type { Ability } from '@app/contract/casca/session'
import { formatDocument } from '../../../../platform/text/format.ts'
import { menuFor } from '../../../../app/menu.ts'
import { SITUACAO_LOOK } from '../../../armazem/situacao/index.ts'
import { hasText } from './match.ts'
import type { Recent } from './recents.ts'

/** One line of the palette. Without `path` it is an act of the palette's own. */
export type Entry = {
  key: string
  title: string
  detail: string
  icon: TablerIcon
  /** Class of an order's stage, for the disc around the icon. */
  tone?: string
  keys?: string
  path?: string
  /** What is opened is found again among the recent ones. */
  keep?: boolean
}
export type Group = { label: string; entries: Entry[] }

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

const pedidos = (busca: Busca): Entry[] =>
  busca.pedidos.map(({ id, numeroPedido, numeroPedidoCliente, cliente, etapa, statusAlcis }) => {
    const look = SITUACAO_LOOK[statusAlcis === 'expedido' ? 'EXPEDIDO' : etapa]
    return {
      key: `pedido-${id}`,
      title: String(numeroPedido),
      detail: joined(cliente, numeroPedidoCliente, statusAlcis),
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

/** A product opens its record; who has not that screen starts an order with it (`onProduto` of the palette). */
const produtos = (busca: Busca, records: boolean): Entry[] =>
  busca.produtos.map(({ id, codigoProduto, descricao, cliente }) => ({
    key: `produto-${id}`,
    title: codigoProduto,
    detail: joined(descricao, cliente),
    icon: IconBarcode,
    ...(records && { path: `/produto/${id}`, keep: true }),
  }))

const screens = (abilities: readonly Ability[], q: string): Entry[] =>
  menuFor(abilities)
    .flatMap(({ entries }) => entries)
    .filter(({ label }) => hasText(label, q))
    .map(({ to, label, icon }) => ({ key: to, title: label, detail: '', icon, path: to }))

const starts = (abilities: readonly Ability[]): Entry[] => [
  ...(abilities.includes('PEDIDO_EDITAR')
    ? [{ key: 'novo', title: 'Novo Pedido', detail: '', icon: IconPlus, keys: 'N', path: '/pedidos/novo' }]
    : []),
  ...(abilities.includes('OS_CADASTRAR')
    ? [
        { key: 'nova-os', title: 'Nova OS', detail: '', icon: IconPlus, path: '/ordemServico/novo' },
        {
          key: 'novo-pa',
          title: 'Novo pronto atendimento',
          detail: '',
          icon: IconBolt,
          path: '/ordemServico/novo?tipo=PA',
        },
      ]
    : []),
  { key: 'ajuda', title: 'Ajuda', detail: 'Guia de uso', icon: IconHelp, path: '/ajuda' },
  { key: 'atalhos', title: 'Atalhos do teclado', detail: '', icon: IconKeyboard, keys: '?' },
]

const recentEntries = (recents: readonly Recent[]): Entry[] =>
  recents.map(({ path, title, detail }) => ({
    key: `recente-${path}`,
    path,
    title,
    detail,
    icon: IconHistory,
    keep: true,
  }))

type Given = {
  q: string
  busca: Busca | undefined
  recents: readonly Recent[]
  abilities: readonly Ability[]
}

/** The palette's lines in their groups: what was found, then screens, then what can be begun. */
export function groupsOf({ q, busca, recents, abilities }: Given): Group[] {
  const found = q === '' ? undefined : busca
  const records = abilities.includes('PRODUTO_CADASTRO')
  const groups: Group[] = [
    { label: 'Recentes', entries: q === '' ? recentEntries(recents) : [] },
    { label: 'Pedidos', entries: found ? pedidos(found) : [] },
    { label: 'Clientes', entries: found ? clientes(found) : [] },
    { label: 'Notas fiscais', entries: found ? notas(found) : [] },
    {
      label: 'Produtos',
      entries: found && (records || abilities.includes('PEDIDO_EDITAR')) ? produtos(found, records) : [],
    },
    { label: 'Telas', entries: screens(abilities, q) },
    { label: 'Começar', entries: starts(abilities) },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
