import { OS_ETIQUETAS_MAXIMO } from '@app/contract/assistencia/ordemServico'
import type { OsUser } from '@app/contract/assistencia/ordemServico'
import type { Ability } from '@app/contract/casca/session'
import { IconBell, IconCheck, IconPrinter, IconUser, IconUserOff, IconUserShare } from '@tabler/icons-react'
import { formatInteger } from '../../../../platform/text/format.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import type { BulkAct, BulkWay, Chosen } from '../../../../ui/list/massa/acts.ts'
import { startRun } from '../../../../ui/list/massa/run.ts'
import type { BulkRun } from '../../../../ui/list/massa/run.ts'

type Given = {
  can: (ability: Ability) => boolean
  /** Whom orders may be given to; who sees all posts asks for those of the chosen orders' post. */
  tecnicos: readonly OsUser[] | ((ids: readonly number[]) => Promise<OsUser[]>)
  go: (to: string) => Promise<unknown>
  onChange: () => unknown
}

const massa = (ato: string) => `/ordemServico/emMassa/${ato}`
const clientes = (count: number) => `${formatInteger(count)} ${count === 1 ? 'cliente' : 'clientes'}`

const runOf = async (
  chosen: Chosen,
  { onChange }: Given,
  run: Omit<BulkRun, 'registros' | 'hrefOf' | 'onChange'>,
) =>
  startRun({
    ...run,
    feminine: true,
    hrefOf: (id) => `/ordemServico/${id}`,
    onChange,
    registros: (await chosen.ids()).map((id) => ({ id })),
  })

/** Back to whom it was before; 0 is nobody. */
const backTo = (volta: string) => ({ tecnico: volta === '0' ? null : { id: Number(volta) } })

const wayTo = (tecnico: OsUser | null, given: Given): BulkWay => {
  const label = tecnico?.nome ?? 'Ninguém: ficam sem dono'
  return {
    label,
    icon: tecnico ? IconUser : IconUserOff,
    run: (chosen) =>
      runOf(chosen, given, {
        title: tecnico ? `Passar ${formatInteger(chosen.count)} OS para ${label}` : 'Deixar sem dono',
        doing: 'Passando OS',
        done: ['passou', 'passaram'],
        path: massa('passarOs'),
        body: { tecnico: tecnico && { id: tecnico.id } },
        undo: backTo,
      }),
  }
}

const assign = (given: Given): BulkAct | false => {
  const { tecnicos } = given
  const act = { label: 'Atribuir técnico', icon: IconUserShare }
  const waysOf = (people: readonly OsUser[]) => [...people, null].map((tecnico) => wayTo(tecnico, given))
  if (typeof tecnicos === 'function')
    return { ...act, find: async (chosen) => waysOf(await tecnicos(await chosen.ids())) }
  return tecnicos.length > 0 && { ...act, ways: waysOf(tecnicos) }
}

const tell = (chosen: Chosen, given: Given) =>
  runOf(chosen, given, {
    title: `Avisar ${clientes(chosen.count)}`,
    doing: 'Avisando clientes',
    done: ['avisado', 'avisados'],
    path: massa('avisar'),
    body: {},
    byHand: {
      link: 'WhatsApp',
      label: (count) => `Marcar ${clientes(count)} como ${count === 1 ? 'avisado' : 'avisados'}`,
      icon: IconCheck,
      run: {
        title: 'Marcar como avisados por WhatsApp',
        doing: 'Marcando',
        done: ['marcado', 'marcados'],
        path: massa('avisado'),
        body: { via: 'WHATSAPP' },
      },
    },
  })

const print = async (ids: readonly number[], go: Given['go']) => {
  if (ids.length > OS_ETIQUETAS_MAXIMO)
    return toast.error(`Imprima até ${OS_ETIQUETAS_MAXIMO} etiquetas de uma vez.`)
  return go(`/ordemServico/imprimir/etiquetas?ids=${ids.join(',')}`)
}

/** The acts of this person on many service orders; each order is still checked separately. */
export const bulkActs = (given: Given): readonly BulkAct[] => {
  const { can, go } = given
  const acts: (BulkAct | false)[] = [
    can('OS_REPARAR') && assign(given),
    can('OS_AVISAR') && {
      label: 'Avisar clientes',
      icon: IconBell,
      ask: (count) => ({
        title: `Avisar ${clientes(count)}?`,
        text: 'Cada cliente recebe por e-mail o aviso que espera na OS dele. Quem não tem e-mail fica para o WhatsApp, com a mensagem pronta.',
        confirmLabel: `Avisar ${clientes(count)}`,
      }),
      run: (chosen) => tell(chosen, given),
    },
    {
      label: 'Etiquetas',
      icon: IconPrinter,
      run: async (chosen) => print(await chosen.ids(), go),
    },
  ]
  return acts.filter((act) => act !== false)
}
