import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '../../dialog/action-menu.css'
import './bulk-bar.css'
import { Menu } from '@mantine/core'
import { IconDownload, IconX } from '@tabler/icons-react'
import { ESCOLHA_MAXIMO, type EscolhaResposta } from '@app/contract/casca/massa'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { api } from '../../../platform/http/http.ts'
import { formatInteger } from '../../../platform/text/format.ts'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { tellFailure } from '../../feedback/tell-failure.ts'
import { toast } from '../../feedback/toast.ts'
import { useTask } from '../../feedback/use-task.ts'
import { Button } from '../../page/button.tsx'
import { Icon } from '../../page/icon.tsx'
import { useCsv } from '../use-csv.ts'
import type { CsvSource } from '../use-csv.ts'
import type { BulkAct, BulkSource, BulkWay, Chosen, Question } from './acts.ts'
import { isRunning, subscribeRun } from './run.ts'
import type { ListSelection } from './use-selection.ts'

type Props = {
  selection: ListSelection
  total: number
  noun: readonly [string, string]
  feminine: boolean
  csv: CsvSource
  bulk: BulkSource | undefined
}

/** The chosen ids; for a whole filter they are requested when the act begins. */
const idsOf = async ({ selection, bulk, feminine }: Props) => {
  const { all, ids } = selection.selection
  if (!all || !bulk) return [...ids]
  const found = await api<EscolhaResposta>(`${bulk.path}/escolha`, {
    method: 'POST',
    body: { filter: bulk.filter, menos: [...ids] },
  })
  if (found.total > found.ids.length)
    toast.info(
      feminine
        ? `De ${formatInteger(found.total)}, as ${formatInteger(ESCOLHA_MAXIMO)} primeiras: repita para as outras.`
        : `De ${formatInteger(found.total)}, os ${formatInteger(ESCOLHA_MAXIMO)} primeiros: repita para os outros.`,
    )
  return found.ids
}

/** The acts of the list; none until they are loaded. */
function useActs(bulk: BulkSource | undefined) {
  const [acts, setActs] = useState<readonly BulkAct[]>([])
  const load = useEffectEvent(() => bulk?.load())
  useEffect(() => {
    void load()?.then(setActs, tellFailure)
  }, [])
  return acts
}

type Asking = { question: Question; run: () => void; danger: boolean }

type WayProps = {
  act: BulkAct
  chosen: Chosen
  disabled: boolean
  first: boolean
  onWay: (way: BulkWay) => void
}

const NO_WAYS: readonly BulkWay[] = []

function ActButton({ act, chosen, disabled, first, onWay }: WayProps) {
  const look = first ? 'tonal' : 'plain'
  const [found, setFound] = useState(NO_WAYS)
  const [opened, setOpened] = useState(false)
  const { busy, run: find } = useTask(async () => {
    try {
      if ('find' in act) setFound(await act.find(chosen))
      setOpened(true)
    } catch (error) {
      tellFailure(error)
    }
  })
  const button = (
    <Button
      small
      look={look}
      icon={act.icon}
      iconOnPhone
      disabled={disabled}
      aria-busy={busy}
      {...('run' in act && { onClick: () => onWay(act) })}
    >
      {act.label}
    </Button>
  )
  if ('run' in act) return button
  return (
    <Menu
      {...('find' in act && {
        opened,
        onChange: (open) => (open ? find() : setOpened(false)),
      })}
      position="top"
      offset={8}
      zIndex={210}
      withinPortal={false}
      returnFocus
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 120 }}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown className="lista-flutua menu-acoes">
        {('find' in act ? found : act.ways).map((way) => (
          <Menu.Item
            key={way.label}
            className={way.danger ? 'opcao perigo-o' : 'opcao'}
            leftSection={<Icon of={way.icon} size="p" />}
            onClick={() => onWay(way)}
          >
            {way.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Floats over the foot of a list while rows are chosen: the count, the acts, and a way to clear the choice. */
export function BulkBar(props: Props) {
  const { selection, total, noun, feminine, csv, bulk } = props
  const { count, clear, chooseAll } = selection
  const acts = useActs(bulk)
  const running = useSyncExternalStore(subscribeRun, isRunning)
  const [asking, setAsking] = useState<Asking | null>(null)
  const { all, ids } = selection.selection
  const chosen: Chosen = { count, ids: () => idsOf(props) }
  const { busy: exporting, run: exportCsv } = useCsv({
    path: csv.path,
    request: () => ({ ...csv.request(), ...(all ? { menos: [...ids] } : { ids: [...ids] }) }),
  })
  const { busy, run: act } = useTask(async (run: BulkWay['run']) => {
    try {
      await run(chosen)
    } catch (error) {
      tellFailure(error)
    }
  })
  const begin = ({ ask, run, danger }: Pick<BulkWay, 'ask' | 'run' | 'danger'>) => {
    const start = () => act(run)
    if (ask) setAsking({ question: ask(count), run: start, danger: danger === true })
    else start()
  }
  return (
    <>
      <section className="barra-massa" aria-label={`${noun[1]} ${feminine ? 'escolhidas' : 'escolhidos'}`}>
        <div className="quantos">
          <output className="num">
            {formatInteger(count)} de {formatInteger(total)}
          </output>
          {count < total && (
            <button type="button" className="link" onClick={chooseAll}>
              Selecionar {feminine ? 'as' : 'os'} {formatInteger(total)}
            </button>
          )}
        </div>
        {acts.map((one, at) => (
          <ActButton
            key={one.label}
            act={one}
            chosen={chosen}
            first={at === 0}
            disabled={running || busy}
            onWay={begin}
          />
        ))}
        <Button
          small
          icon={IconDownload}
          iconOnPhone
          disabled={exporting}
          aria-busy={exporting}
          onClick={exportCsv}
        >
          Exportar
        </Button>
        <span className="sep" aria-hidden="true" />
        <Button small look="quiet" icon={IconX} iconOnly onClick={clear}>
          Limpar a seleção
        </Button>
      </section>
      <ConfirmDialog
        opened={asking !== null}
        title={asking?.question.title ?? ''}
        confirmLabel={asking?.question.confirmLabel ?? ''}
        danger={asking?.danger === true}
        onConfirm={() => {
          setAsking(null)
          asking?.run()
        }}
        onCancel={() => setAsking(null)}
      >
        <p>{asking?.question.text}</p>
      </ConfirmDialog>
    </>
  )
}
