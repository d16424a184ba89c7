import { IconBolt, IconHelp, IconHistory, IconKeyboard, IconPlus } from '@tabler/icons-react'
import type { Ability } from '@app/contract/casca/session'
import { menuFor } from '../../../../app/menu.ts'
import { getSession } from '../../../../platform/session/session-store.ts'
import { hasText } from './match.ts'
import type { Entry, Group } from './procura.ts'
import type { Recent } from './recents.ts'

const screens = (abilities: readonly Ability[], q: string): Entry[] =>
  menuFor(abilities, getSession().user?.passos ?? [])
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

type Asked = {
  q: string
  found: readonly Group[]
  recents: readonly Recent[]
  abilities: readonly Ability[]
}

/** The palette's lines in groups: results, then screens, then things to create. */
export function groupsOf({ q, found, recents, abilities }: Asked): Group[] {
  const groups: Group[] = [
    { label: 'Recentes', entries: q === '' ? recentEntries(recents) : [] },
    ...(q === '' ? [] : found),
    { label: 'Telas', entries: screens(abilities, q) },
    { label: 'Começar', entries: starts(abilities) },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
