import styles from './visoes.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconBookmark, IconChevronDown, IconX } from '@tabler/icons-react'
import type { Visao } from '@app/contract/casca/visao'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, describeError, mapFieldErrors } from '../../../platform/http/errors.ts'
import { formatInteger } from '../../../platform/text/format.ts'
import { Balao } from '../../dialog/balao.tsx'
import { toast } from '../../feedback/toast.ts'
import { useTask } from '../../feedback/use-task.ts'
import { SwitchField } from '../../fields/switch-field.tsx'
import { TextField } from '../../fields/text-field.tsx'
import { requiredText } from '../../form/use-save-form.ts'
import { Button } from '../../page/button.tsx'
import { Icon } from '../../page/icon.tsx'
import { usePhone } from '../../page/use-phone.ts'
import type { Column } from '../data-table.tsx'
import { ColumnsEditor } from './columns-editor.tsx'
import { DeleteView } from './delete-view.tsx'
import { ViewsMenu } from './views-menu.tsx'
import { countQuery, createVisao, keptOf, sameView, searchOf, updateVisao, visoesQuery } from './views.ts'
import type { Texts, ViewSource } from './views.ts'

/** Most tabs beside the menu, and most chips in a row. */
const TABS = 4
const TABS_ON_PHONES = 2
const CHIPS = 2

const Count = ({ source, search }: { source: ViewSource; search: Texts }) => {
  const { data } = useQuery(countQuery(source, search))
  return data === undefined ? null : <span className="num">{formatInteger(data)}</span>
}

type TabProps = { label: string; current: boolean; source: ViewSource; search: Texts; onOpen: () => void }

const Tab = ({ label, current, source, search, onOpen }: TabProps) => (
  <button type="button" className={styles.aba} aria-current={current ? 'true' : undefined} onClick={onOpen}>
    <span className="corta">{label}</span>
    <Count source={source} search={search} />
  </button>
)

type SaveProps = {
  source: ViewSource
  open: Visao | undefined
  close: () => void
  onSaved: () => Promise<void>
}

/** Saves the current state under a name; the person may overwrite an own open view instead. */
function SaveView({ source, open, close, onSaved }: SaveProps) {
  const { lista, search, go } = source
  const [nome, setNome] = useState('')
  const [equipe, setEquipe] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const done = async (visao: Visao) => {
    await onSaved()
    toast.success('Visão salva com sucesso.')
    close()
    go(searchOf(visao), { replace: true })
  }
  const { busy, run: save } = useTask(async () => {
    if (nome.trim() === '') return setError(requiredText('Nome'))
    try {
      await done(await createVisao({ lista, nome: nome.trim(), filtros: keptOf(search), equipe }))
    } catch (failure) {
      const words = failure instanceof ApiError ? mapFieldErrors(failure, { nome }).fields['nome'] : undefined
      setError(words ?? describeError(failure))
    }
  })
  const { busy: saving, run: saveOver } = useTask(async () => {
    if (!open) return
    try {
      await done(await updateVisao(open.id, { filtros: keptOf(search) }))
    } catch (failure) {
      setError(describeError(failure))
    }
  })
  return (
    <div className="pilha">
      <TextField
        label="Nome da visão"
        required
        maxLength={60}
        autoComplete="off"
        error={error}
        value={nome}
        onChange={(text) => {
          setNome(text)
          setError(null)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          save()
        }}
      />
      <SwitchField
        label="Compartilhar com a equipe"
        help="Quem trabalha com você e vê esta lista também a vê."
        value={equipe}
        onChange={setEquipe}
      />
      <div className={styles.pe}>
        {open?.minha && (
          <Button small disabled={saving} onClick={saveOver}>
            Atualizar {open.nome}
          </Button>
        )}
        <Button small look="filled" disabled={busy} onClick={save}>
          Salvar
        </Button>
      </div>
    </div>
  )
}

type Props = { source: ViewSource; columns: readonly Column<never>[]; filters: number }

/** The views of a list: its own and the first saved ones as tabs, the rest in a menu; the active filters; columns. */
export function ViewsBar({ source, columns, filters }: Props) {
  const { lista, search, go, segmentos = [] } = source
  const client = useQueryClient()
  const phone = usePhone()
  const { data } = useQuery(visoesQuery(lista))
  const visoes = data?.visoes ?? []
  const [leaving, setLeaving] = useState<Visao | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: visoesQuery(lista).queryKey })
  const kept = keptOf(search)
  const open = visoes.find(({ id }) => String(id) === String(search['visao']))
  const segmento = open ? undefined : segmentos.find(({ filtros }) => sameView(kept, filtros))
  // The tab says what is filtered.
  const chips = segmento ? [] : source.chips
  const named = segmento?.filtros ?? open?.filtros ?? {}
  const changed = !sameView(kept, named)
  const star = visoes.find(({ id }) => id === data?.padrao)
  const untouched = Object.values(search).every((value) => value === undefined)
  const opens = untouched ? star?.id : undefined
  const openStarred = useEffectEvent(() => {
    if (star) go(searchOf(star), { replace: true })
  })
  // The list's plain address opens the starred view; 'Todos' has an address of its own.
  useEffect(() => {
    if (opens !== undefined) openStarred()
  }, [opens])
  const room = (phone ? TABS_ON_PHONES : TABS) - 1 - segmentos.length
  const tabs = visoes.slice(0, Math.max(0, room))
  const all: Texts = { visao: 'todos' }
  return (
    <div className={styles.visoes} aria-label="Visões" role="group">
      <Tab
        label="Todos"
        current={!open && filters === 0}
        source={source}
        search={{}}
        onOpen={() => go(star ? all : {})}
      />
      {segmentos.map(({ label, filtros }) => (
        <Tab
          key={label}
          label={label}
          current={label === segmento?.label}
          source={source}
          search={filtros}
          onOpen={() => go(filtros)}
        />
      ))}
      {tabs.map((visao) => (
        <Tab
          key={visao.id}
          label={visao.nome}
          current={visao === open}
          source={source}
          search={visao.filtros}
          onOpen={() => go(searchOf(visao))}
        />
      ))}
      {data && (
        <Balao
          title="Visões"
          position="bottom-start"
          width={368}
          renderTarget={(props) => (
            <Button small look="quiet" icon={IconChevronDown} iconOnly {...props}>
              Todas as visões
            </Button>
          )}
        >
          {(close) => (
            <ViewsMenu
              source={source}
              visoes={data}
              open={open}
              onChange={refresh}
              onDelete={setLeaving}
              close={close}
            />
          )}
        </Balao>
      )}
      <DeleteView
        visao={leaving}
        starred={leaving !== null && leaving.id === data?.padrao}
        onChange={refresh}
        onClose={() => setLeaving(null)}
      />
      <span className={styles.filtros}>
        {chips.slice(0, CHIPS).map(({ label, without }) => (
          <span key={label} className={styles.filtro}>
            <span className="corta">{label}</span>
            <button type="button" aria-label={`Remover o filtro ${label}`} onClick={() => go(without)}>
              <Icon of={IconX} size="p" />
            </button>
          </span>
        ))}
        {chips.length > CHIPS && <span className="t2 sm">+ {chips.length - CHIPS}</span>}
      </span>
      <span className={styles.fim}>
        {changed && (
          <Balao
            title="Salvar visão"
            position="bottom-end"
            renderTarget={(props) => (
              <Button small look="quiet" icon={IconBookmark} iconOnPhone {...props}>
                Salvar visão
              </Button>
            )}
          >
            {(close) => <SaveView source={source} open={open} close={close} onSaved={refresh} />}
          </Balao>
        )}
        {!phone && <ColumnsEditor source={source} columns={columns} />}
      </span>
    </div>
  )
}
