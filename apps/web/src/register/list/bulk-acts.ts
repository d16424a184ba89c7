import type { RegisterView } from '@app/contract/casca/register'
import { IconCircleCheck, IconCircleOff, IconTrash } from '@tabler/icons-react'
import { formatCount } from '../../platform/text/format.ts'
import type { BulkAct, Chosen } from '../../ui/list/massa/acts.ts'
import { startRun } from '../../ui/list/massa/run.ts'

/** Acts on many records of a register: switching on or off, where it has a status, and deleting. */
export const registerActs = (view: RegisterView, onChange: () => unknown): readonly BulkAct[] => {
  const some = (count: number) => formatCount(count, view.noun[0], view.noun[1])
  const act = async (
    chosen: Chosen,
    ato: 'ativar' | 'inativar' | 'excluir',
    words: { verb: string; doing: string; done: readonly [string, string] },
  ) =>
    startRun({
      title: `${words.verb} ${some(chosen.count)}`,
      doing: words.doing,
      done: words.done,
      path: `${view.path}/emMassa`,
      body: { ato },
      registros: (await chosen.ids()).map((id) => ({ id })),
      hrefOf: (id) => `${view.path}/${id}`,
      undo: (volta) => ({ ato: volta }),
      onChange,
    })
  const hasStatus = view.groups.some(({ fields }) => fields.some(({ name }) => name === 'status'))
  const switches: BulkAct[] = [
    {
      label: 'Ativar',
      icon: IconCircleCheck,
      run: (chosen) =>
        act(chosen, 'ativar', { verb: 'Ativar', doing: 'Ativando', done: ['mudou', 'mudaram'] }),
    },
    {
      label: 'Inativar',
      icon: IconCircleOff,
      run: (chosen) =>
        act(chosen, 'inativar', { verb: 'Inativar', doing: 'Inativando', done: ['mudou', 'mudaram'] }),
    },
  ]
  return [
    ...(hasStatus ? switches : []),
    {
      label: 'Excluir',
      icon: IconTrash,
      danger: true,
      ask: (count) => ({
        title: `Excluir ${some(count)}?`,
        text: 'Os cadastros e os seus dados deixam de existir; os que estão em uso ficam. O histórico continua.',
        confirmLabel: `Excluir ${some(count)}`,
      }),
      run: (chosen) =>
        act(chosen, 'excluir', { verb: 'Excluir', doing: 'Excluindo', done: ['excluído', 'excluídos'] }),
    },
  ]
}
