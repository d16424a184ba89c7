import { clsx } from 'clsx'
import styles from '../parts/perfil.module.css'
import type { HabilidadeDescrita } from '@app/contract/casca/perfil'
import { perfilView } from '@app/contract/registers/perfil'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { RecordActions } from '../../../../register/record/record-actions.tsx'
import { GroupCard, RecordForm } from '../../../../register/form/record-form.tsx'
import { valueText } from '../../../../register/record/record.ts'
import type { RegisterRecord } from '../../../../register/record/record.ts'
import { useRecord } from '../../../../register/record/use-record.ts'
import { useRecordForm } from '../../../../register/form/use-record-form.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { habilidadesQuery } from '../api.ts'
import { fitting, formView, readPerfil, wireOf } from '../parts/form-view.ts'
import { Habilidades } from '../parts/habilidades.tsx'
import { Portadores } from '../parts/portadores.tsx'

const LOST = 'O perfil deixa de existir. Só é possível quando ninguém o tem; o histórico continua.'

type FieldsProps = { habilidades: HabilidadeDescrita[]; record?: RegisterRecord }

function Fields({ habilidades, record }: FieldsProps) {
  const router = useRouter()
  const client = useQueryClient()
  const editable = useCan('PERFIL_EDITAR')
  const view = useMemo(() => formView(habilidades), [habilidades])
  const state = useRecordForm(view, record, {
    read: readPerfil,
    wire: useMemo(() => wireOf(habilidades), [habilidades]),
    onSaved: (saved) => {
      void client.invalidateQueries({ queryKey: ['perfil', 'escolha'] })
      if (!record)
        void router.navigate({ to: '/perfil/$id', params: { id: String(saved.id) }, replace: true })
    },
  })
  const { form } = state
  const [main] = view.groups
  return (
    <RecordForm view={view} state={state} editable={editable}>
      <div className={clsx('duas', styles.perfilDuas)}>
        <div className={styles.perfilPilha}>
          {main && <GroupCard group={main} form={form} editable={editable} record={record} />}
          <Habilidades
            habilidades={fitting(habilidades, form.values['tipo'])}
            form={form}
            locked={!editable}
          />
        </div>
        {record && <Portadores id={record.id} />}
      </div>
    </RecordForm>
  )
}

/** /perfil/{id}: the abilities of a profile, and its holders. */
export function PerfilForm({ id }: { id: number }) {
  const perfil = useRecord(perfilView, id)
  const habilidades = useQuery(habilidadesQuery)
  const { data } = perfil
  return (
    <Page
      title={data ? valueText(data['nome']) : 'Perfil'}
      subtitle={data && (valueText(data['descricao']) || 'Perfil')}
      back="/perfil"
      actions={
        data && (
          <RecordActions view={perfilView} record={data} lost={LOST} deletable={data['semeado'] !== true} />
        )
      }
    >
      {data && habilidades.data ? (
        <Fields key={data.id} record={data} habilidades={habilidades.data} />
      ) : (
        <LoadingCard query={perfil.error ? perfil : habilidades} />
      )}
    </Page>
  )
}

/** /perfil/novo. */
export function NovoPerfil() {
  const habilidades = useQuery(habilidadesQuery)
  return (
    <Page title="Novo Perfil" subtitle="Um nome para um conjunto de permissões" back="/perfil">
      {habilidades.data ? <Fields habilidades={habilidades.data} /> : <LoadingCard query={habilidades} />}
    </Page>
  )
}
