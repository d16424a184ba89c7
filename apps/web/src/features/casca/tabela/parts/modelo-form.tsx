import { modeloProdutoView as view } from '@app/contract/registers/modeloProduto'
import { IconDeviceWatch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useCan } from '../../../../platform/session/abilities.ts'
import { RecordActions } from '../../../../register/record/record-actions.tsx'
import { GroupCard, RecordForm } from '../../../../register/form/record-form.tsx'
import { nameOf, subtitleOf, valueAt, valueText } from '../../../../register/record/record.ts'
import type { RegisterRecord } from '../../../../register/record/record.ts'
import { useRecord } from '../../../../register/record/use-record.ts'
import { useRecordForm } from '../../../../register/form/use-record-form.ts'
import type { FieldValue, FormValues } from '../../../../register/form/values.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { PhotoCard } from '../../../../ui/media/photo-card.tsx'

const text = (value: FieldValue | undefined) => (typeof value === 'string' ? value : '')

const fotoOf = (record: RegisterRecord | undefined): string =>
  record ? valueText(valueAt(record, 'foto.id')) : ''

/** The photo is outside the definition's fields, because photos are not merged. */
const extra = (record: RegisterRecord | undefined): FormValues => ({ foto: fotoOf(record) })

const wire = (body: Record<string, unknown>, { foto }: FormValues, from: RegisterRecord | undefined) =>
  foto === fotoOf(from) ? body : { ...body, foto: foto === '' ? null : { data: foto } }

function Fields({ record }: { record?: RegisterRecord }) {
  const router = useRouter()
  const editable = useCan(view.abilities.edit)
  const state = useRecordForm(view, record, {
    extra,
    wire,
    onSaved: (saved) => {
      if (!record) void router.navigate({ to: `${view.path}/${saved.id}`, replace: true })
    },
  })
  const { form } = state
  const foto = form.field('foto')
  return (
    <RecordForm view={view} state={state} editable={editable}>
      <div className="duas">
        <div className="reg-grupos">
          {view.groups.map((group) => (
            <GroupCard key={group.title} group={group} form={form} editable={editable} record={record} />
          ))}
        </div>
        <div className="reg-lado">
          <PhotoCard
            name={text(form.values['descricao']) || 'novo modelo'}
            icon={IconDeviceWatch}
            foto={text(foto.value)}
            onChange={foto.onChange}
            emForm
            error={foto.error}
            locked={!editable}
            note={text(foto.value).startsWith('data:') ? 'Entra com o botão Salvar.' : undefined}
          />
        </div>
      </div>
    </RecordForm>
  )
}

/** /modeloProduto/{id}: the fields of its definition, and the photo. */
export function ModeloForm({ id }: { id: number }) {
  const query = useRecord(view, id)
  const { data } = query
  return (
    <Page
      title={data ? nameOf(view, data) : 'Modelo'}
      subtitle={data && subtitleOf(view, data)}
      back={view.path}
      actions={data && <RecordActions view={view} record={data} />}
    >
      {data ? <Fields key={data.id} record={data} /> : <LoadingCard query={query} />}
    </Page>
  )
}

/** /modeloProduto/novo. */
export const NovoModelo = () => (
  <Page title="Novo Modelo" back={view.path}>
    <Fields />
  </Page>
)
