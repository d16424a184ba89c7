import type { Ability } from '@app/contract/casca/session'

type Act = { go: string } | { do: 'buscar' | 'atalhos' | 'paleta' }

type Shortcut = {
  /** Pressed one after the other; `held` keys are pressed together. */
  keys: readonly string[]
  held?: boolean
  label: string
  ability?: Ability
  /** People with this ability have the key for something else. */
  unless?: Ability
  /** Absent when the screen itself listens. */
  act?: Act
}

/** All shortcuts, as 'Atalhos do teclado' lists them. */
const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], held: true, label: 'Ir para ou buscar', act: { do: 'paleta' } },
  { keys: ['/'], label: 'Buscar na tela', act: { do: 'buscar' } },
  { keys: ['n'], label: 'Novo Pedido', ability: 'PEDIDO_EDITAR', act: { go: '/pedidos/novo' } },
  {
    keys: ['n'],
    label: 'Nova OS',
    ability: 'OS_CADASTRAR',
    unless: 'PEDIDO_EDITAR',
    act: { go: '/ordemServico/novo' },
  },
  {
    keys: ['p'],
    label: 'Pronto atendimento',
    ability: 'OS_CADASTRAR',
    act: { go: '/ordemServico/novo?tipo=PA' },
  },
  { keys: ['g', 'p'], label: 'Ir para Pedidos', ability: 'PEDIDO_VER', act: { go: '/pedidos' } },
  {
    keys: ['g', 'd'],
    label: 'Ir para o Painel de situação',
    ability: 'PAINEL_VER',
    act: { go: '/dashboard' },
  },
  { keys: ['j'], label: 'Próxima linha da lista; nela, também ↓' },
  { keys: ['k'], label: 'Linha anterior; nela, também ↑' },
  { keys: ['x'], label: 'Selecionar a linha, ou desmarcar' },
  { keys: ['Enter'], label: 'Abrir a linha' },
  { keys: ['?'], label: 'Mostrar estes atalhos', act: { do: 'atalhos' } },
  { keys: ['Ctrl', 'Enter'], held: true, label: 'Salvar o que está aberto' },
  { keys: ['Esc'], label: 'Fechar janelas e listas' },
]

type Can = (ability: Ability) => boolean

/** Those that a person may use. */
export const shortcutsFor = (can: Can) =>
  SHORTCUTS.filter(
    ({ ability, unless }) =>
      (ability === undefined || can(ability)) && (unless === undefined || !can(unless)),
  )

/** Whether the person can turn it off: single keys in sequence, not held with Ctrl (WCAG 2.2, 2.1.4). */
export const isSingleKey = ({ held, act }: Shortcut) => !held && act !== undefined

/** How long the first of two keys waits for the second. */
const SECOND_MS = 1_500

/** Follows keys that are pressed one by one, and answers their meaning. */
export function createKeySequence() {
  let first: { key: string; at: number } | null = null
  return (key: string, at: number, can: Can): Act | null => {
    const before = first && at - first.at <= SECOND_MS ? [first.key] : []
    first = null
    const keys = [...before, key].join(' ')
    const usable = shortcutsFor(can).filter((shortcut) => isSingleKey(shortcut))
    const found =
      usable.find((shortcut) => shortcut.keys.join(' ') === keys) ??
      usable.find((shortcut) => shortcut.keys.join(' ') === key)
    if (found?.act) return found.act
    if (usable.some((shortcut) => shortcut.keys.length > 1 && shortcut.keys[0] === key)) first = { key, at }
    return null
  }
}
