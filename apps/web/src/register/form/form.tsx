import '../register.css'
import { useRouter } from '@tanstack/react-router'
import { errorText } from '@app/contract/casca/errors'
import { CORREIO_LUGARES, type CorreioLugar } from '@app/contract/casca/correio/lugares'
import type { RegisterView } from '@app/contract/casca/register'
import type { ReactNode } from 'react'
import { useCan } from '../../platform/session/abilities.ts'
import { Faixa } from '../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../ui/feedback/loading-card.tsx'
import { ButtonLink } from '../../ui/page/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { NaoEntrega } from '../record/nao-entrega.tsx'
import { RecordActions } from '../record/record-actions.tsx'
import { GroupCard, RecordForm } from './record-form.tsx'
import {
  formKeyOf,
  isAnonymised,
  isSeeded,
  mergedInto,
  nameOf,
  nounOf,
  subtitleOf,
} from '../record/record.ts'
import type { RegisterRecord } from '../record/record.ts'
import { useOwnView } from '../list/own-view.ts'
import { useRecord } from '../record/use-record.ts'
import { useRecordForm } from './use-record-form.ts'

type Extras = {
  /** Cards above the fields, for the record's main purpose. */
  above?: (record: RegisterRecord) => ReactNode
  /** Cards below the fields of a stored record. */
  below?: (record: RegisterRecord) => ReactNode
  /** Cards beside them. */
  aside?: (record: RegisterRecord) => ReactNode
}
type Props = { view: RegisterView } & Extras

type NewProps = {
  view: RegisterView
  title?: string
  subtitle?: ReactNode
  /** The values of a new record. */
  initial?: Readonly<Record<string, unknown>> | undefined
  /** Where to go after the save, instead of the record's own screen. */
  onSaved?: ((saved: RegisterRecord) => void) | undefined
}
type FieldsProps = Props & Pick<NewProps, 'initial' | 'onSaved'> & { record?: RegisterRecord }

const isLugar = (name: string): name is CorreioLugar => CORREIO_LUGARES.some((lugar) => lugar === name)

function Fields({ view, record, above, below, aside, initial, onSaved }: FieldsProps) {
  const router = useRouter()
  const unido = mergedInto(record)
  const editable =
    useCan(view.abilities.edit) && !isSeeded(view, record) && !isAnonymised(record) && unido === null
  const state = useRecordForm(view, record, {
    initial,
    onSaved: (saved) => {
      if (onSaved) onSaved(saved)
      else if (!record) void router.navigate({ to: `${view.path}/${saved.id}`, replace: true })
    },
  })
  const groups = (
    <div className="reg-grupos">
      {isSeeded(view, record) && <Faixa>{errorText('REGISTRO_DO_PRODUTO')}</Faixa>}
      {isAnonymised(record) && (
        <Faixa tone="info">Os dados desta pessoa foram removidos. Ficou só o que a lei manda guardar.</Faixa>
      )}
      {unido !== null && (
        <Faixa
          tone="info"
          action={
            <ButtonLink small to={`${view.path}/${unido}`}>
              Abrir o que vale
            </ButtonLink>
          }
        >
          {errorText('CADASTRO_UNIDO')}
        </Faixa>
      )}
      {record && isLugar(view.name) && <NaoEntrega de={view.name} id={record.id} versao={record['versao']} />}
      {record && above?.(record)}
      {view.groups.map((group) => (
        <GroupCard key={group.title} group={group} form={state.form} editable={editable} record={record} />
      ))}
      {record && below?.(record)}
    </div>
  )
  return (
    <RecordForm view={view} state={state} editable={editable}>
      {record && aside ? (
        <div className="duas">
          {groups}
          <div className="reg-lado">{aside(record)}</div>
        </div>
      ) : (
        groups
      )}
    </RecordForm>
  )
}

type FormProps = Props & {
  id: number
  /** Replaces the default actions, history and deletion. */
  actions?: (record: RegisterRecord) => ReactNode
  /** Where the way back leads, instead of the list. */
  back?: string
}

/** The record of any register: its groups of fields, history, delete, and the screen's additions. */
export function RegisterForm({ view: whole, id, actions, back, ...extras }: FormProps) {
  const view = useOwnView(whole)
  const query = useRecord(view, id)
  const { data } = query
  return (
    <Page
      title={data ? nameOf(view, data) : nounOf(view)}
      subtitle={data && subtitleOf(view, data)}
      back={back ?? view.path}
      actions={data && (actions?.(data) ?? <RecordActions view={view} record={data} />)}
    >
      {data ? (
        <Fields key={formKeyOf(data)} view={view} record={data} {...extras} />
      ) : (
        <LoadingCard query={query} />
      )}
    </Page>
  )
}

/** A new record. */
export function NewRegisterForm({ view: whole, title, subtitle, ...how }: NewProps) {
  const view = useOwnView(whole)
  return (
    <Page title={title ?? view.newLabel ?? view.title} subtitle={subtitle} back={view.path}>
      <Fields view={view} {...how} />
    </Page>
  )
}
