import { PEDIDOS_IMPRESSOS_MAXIMO, STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { Movimento } from '@app/contract/armazem/pedido'
import type { Ability } from '@app/contract/casca/session'
import { TRANSICOES } from '@app/rules/armazem/pedido'
import { IconArrowRight, IconPrinter, IconTrash, IconTruckDelivery } from '@tabler/icons-react'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import type { BulkAct, BulkWay, Chosen, Question } from '../../../../ui/list/massa/acts.ts'
import { startRun } from '../../../../ui/list/massa/run.ts'
import type { BulkRun } from '../../../../ui/list/massa/run.ts'
import { SITUACAO_LOOK } from '../../situacao/index.ts'

type Given = {
  can: (ability: Ability) => boolean
  staff: boolean
  go: (to: string) => Promise<unknown>
  onChange: () => unknown
}

/** Forward moves first, then back, cancelling last. */
const WAYS: readonly Movimento[] = [
  'EM_SEPARACAO',
  'A_FATURAR',
  'FATURADO',
  'EXPEDIDO',
  'CRIADO',
  'CANCELADO',
]

const pedidos = (count: number) => formatCount(count, 'pedido', 'pedidos')
const listas = (count: number) => `${formatInteger(count)} ${count === 1 ? 'lista' : 'listas'}`
const printHref = (ids: readonly number[]) => `/pedidos/imprimir/separacao?ids=${ids.join(',')}`

const common = { path: '/pedidos/emMassa', hrefOf: (id: number) => `/pedidos/edit/${id}` }

const runOf = async (chosen: Chosen, run: Omit<BulkRun, 'registros' | keyof typeof common>) =>
  startRun({ ...common, ...run, registros: (await chosen.ids()).map((id) => ({ id })) })

const ASKED: Partial<Record<Movimento, (count: number) => Question>> = {
  EXPEDIDO: (count) => ({
    title: `Expedir ${pedidos(count)}?`,
    text: 'As linhas de cada pedido saem do estoque. Só quem pode estornar expedições as traz de volta.',
    confirmLabel: `Expedir ${pedidos(count)}`,
  }),
  CANCELADO: (count) => ({
    title: `Cancelar ${pedidos(count)}?`,
    text: 'O estoque reservado volta a ficar livre. Um pedido cancelado não volta.',
    confirmLabel: `Cancelar ${pedidos(count)}`,
  }),
}

const print = async (ids: readonly number[], go: Given['go']) => {
  if (ids.length > PEDIDOS_IMPRESSOS_MAXIMO)
    return toast.error(`Imprima até ${PEDIDOS_IMPRESSOS_MAXIMO} listas de uma vez.`)
  return go(printHref(ids))
}

const wayTo = (para: Movimento, { onChange, can }: Given): BulkWay => {
  const label = STATUS_LABELS[para]
  const ask = ASKED[para]
  const next = {
    label: (count: number) => (count === 1 ? 'Imprimir a lista' : `Imprimir as ${listas(count)}`),
    icon: IconPrinter,
    hrefOf: printHref,
  }
  return {
    label,
    icon: para === 'EXPEDIDO' ? IconTruckDelivery : SITUACAO_LOOK[para].icon,
    danger: para === 'CANCELADO',
    ...(ask && { ask }),
    run: (chosen) =>
      runOf(chosen, {
        title: `Mover ${pedidos(chosen.count)} para ${label}`,
        doing: 'Movendo pedidos',
        done: ['mudou', 'mudaram'],
        body: { ato: 'mover', para },
        undo: (volta) => ({ ato: 'mover', para: volta }),
        ...(para === 'EM_SEPARACAO' &&
          can('PEDIDO_MOVER') &&
          chosen.count <= PEDIDOS_IMPRESSOS_MAXIMO && { next }),
        onChange,
      }),
  }
}

/** The acts of this person on many orders; each order is still checked separately. */
export const bulkActs = (given: Given): readonly BulkAct[] => {
  const { can, staff, go, onChange } = given
  const ways = staff
    ? WAYS.filter((para) => TRANSICOES.some((one) => one.para === para && can(one.ability))).map((para) =>
        wayTo(para, given),
      )
    : []
  const acts: (BulkAct | false)[] = [
    can('PEDIDO_EDITAR') && ways.length > 0 && { label: 'Mover', icon: IconArrowRight, ways },
    staff &&
      can('PEDIDO_MOVER') && {
        label: 'Listas de separação',
        icon: IconPrinter,
        run: async (chosen) => print(await chosen.ids(), go),
      },
    can('PEDIDO_EDITAR') && {
      label: 'Excluir rascunhos',
      icon: IconTrash,
      danger: true,
      ask: (count) => ({
        title: `Excluir os não concluídos entre ${pedidos(count)}?`,
        text: 'Só pedidos não concluídos e na situação Criado são excluídos, com as suas linhas e documentos. Não há volta.',
        confirmLabel: 'Excluir rascunhos',
      }),
      run: (chosen) =>
        runOf(chosen, {
          title: `Excluir rascunhos entre ${pedidos(chosen.count)}`,
          doing: 'Excluindo rascunhos',
          done: ['excluído', 'excluídos'],
          body: { ato: 'excluir' },
          onChange,
        }),
    },
  ]
  return acts.filter((act) => act !== false)
}
