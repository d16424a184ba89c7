import '../parts/perfil.css'
import type { HabilidadeDescrita } from '@app/contract/perfil'
import { perfilView } from '@app/contract/registers/perfil'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCan } from '../../../platform/abilities.ts'
import { useRefresh } from '../../../platform/live.ts'
import { recordQuery } from '../../../register/api.ts'
import { ConflictDialog } from '../../../register/conflict.tsx'
import { RecordField } from '../../../register/field.tsx'
import { RecordActions } from '../../../register/form.tsx'
import { valueText } from '../../../register/record.ts'
import type { RegisterRecord } from '../../../register/record.ts'
import { useRecordForm } from '../../../register/use-record-form.ts'
import { Form } from '../../../ui/form.tsx'
import { LoadingCard } from '../../../ui/loading-card.tsx'
import { Page } from '../../../ui/page.tsx'
import { habilidadesQuery } from '../api.ts'
import { fitting, formView, readPerfil, wireOf } from '../parts/form-view.ts'
import { Habilidades } from '../parts/habilidades.tsx'
import { Portadores } from '../parts/portadores.tsx'

const LOST = 'O perfil deixa de existir. Só é possível quando ninguém o tem; o histórico continua guardado.'

type FieldsProps = { habilidades: HabilidadeDescrita[]; record?: RegisterRecord }

function Fields({ habilidades, record }: FieldsProps) {
  const router = useRouter()
  const client = useQueryClient()
  const canGoBack = useCanGoBack()
  const editable = useCan('PERFIL_EDITAR')
  const view = useMemo(() => formView(habilidades), [habilidades])
  const { form, conflict, resolve, discard, closeConflict } = useRecordForm(view, record, {
    read: readPerfil,
    wire: useMemo(() => wireOf(habilidades), [habilidades]),
    onSaved: (saved) => {
      void client.invalidateQueries({ queryKey: ['perfil', 'escolha'] })
      if (!record)
        void router.navigate({ to: '/perfil/$id', params: { id: String(saved.id) }, replace: true })
    },
  })
  const [main] = view.groups
  return (
    <>
      <Form
        form={form}
        label="Perfil"
        onCancel={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/perfil' }))}
        readOnly={!editable}
      >
        <div className="duas perfil-duas">
          <div className="perfil-pilha">
            <section className="cartao" aria-label="Perfil">
              <header>
                <h2>Perfil</h2>
              </header>
              <div className="corpo dados">
                {main?.fields.map((field) => (
                  <RecordField
                    key={field.name}
                    field={field}
                    locked={!editable || (field.fixed === true && record !== undefined)}
                    {...form.field(field.name)}
                  />
                ))}
              </div>
            </section>
            <Habilidades
              habilidades={fitting(habilidades, form.values['tipo'])}
              form={form}
              locked={!editable}
            />
          </div>
          {record && <Portadores id={record.id} />}
        </div>
      </Form>
      <ConflictDialog
        view={view}
        conflict={conflict}
        onResolve={resolve}
        onDiscard={discard}
        onClose={closeConflict}
      />
    </>
  )
}

/** /perfil/{id}: what a profile may do and who has it. */
export function PerfilForm({ id }: { id: number }) {
  const perfil = useQuery(recordQuery(perfilView, id))
  const habilidades = useQuery(habilidadesQuery)
  useRefresh([perfilView.name, id], perfilView.name, id)
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
    <Page title="Novo Perfil" subtitle="Um nome para um conjunto de habilidades" back="/perfil">
      {habilidades.data ? <Fields habilidades={habilidades.data} /> : <LoadingCard query={habilidades} />}
    </Page>
  )
}
