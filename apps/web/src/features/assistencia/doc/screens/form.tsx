import '../../../../register/register.css'
import {
  DOC_STATUS,
  DOC_STATUS_LABELS,
  DOC_TIPO_LABELS,
  DOC_TIPOS,
  type Doc,
  type DocOpcoes,
  type DocStatus,
  type DocTipo,
} from '@app/contract/assistencia/doc'
import { optionsOf } from '@app/contract/casca/opcoes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { randomId } from '../../../../platform/text/random-id.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { docKey, docQuery, DOCS, opcoesQuery, saveDoc } from '../api.ts'
import { VariosField } from '../parts/varios-field.tsx'

type Values = {
  titulo: string
  tipo: DocTipo | ''
  status: DocStatus | ''
  pedeCiencia: boolean
  cienciaAte: string | null
  validoAte: string | null
  marcas: number[]
  modelos: number[]
  tiposEquipamento: number[]
  papeis: string[]
  categorias: number[]
  postos: number[]
}

const idsOf = (list: readonly { id: number }[] = []) => list.map(({ id }) => id)

const valuesOf = (doc: Doc | undefined): Values => ({
  titulo: doc?.titulo ?? '',
  tipo: doc?.tipo ?? '',
  status: doc?.status ?? 'RASCUNHO',
  pedeCiencia: doc?.pedeCiencia ?? false,
  cienciaAte: doc?.cienciaAte ?? null,
  validoAte: doc?.validoAte ?? null,
  marcas: idsOf(doc?.marcas),
  modelos: idsOf(doc?.modelos),
  tiposEquipamento: idsOf(doc?.tiposEquipamento),
  papeis: (doc?.papeis ?? []).map(({ codigo }) => codigo),
  categorias: idsOf(doc?.categorias),
  postos: idsOf(doc?.postos),
})

const nomesDe = (list: readonly { id: number; nome: string }[]) =>
  list.map(({ id, nome }) => ({ key: id, nome }))

function Loaded({ doc, opcoes }: { doc: Doc | undefined; opcoes: DocOpcoes }) {
  const router = useRouter()
  const client = useQueryClient()
  const goBack = useBack(doc ? `/doc/${doc.id}` : '/doc')
  const key = useRef(randomId())
  const form = useSaveForm<Values>({
    initialValues: valuesOf(doc),
    validate: (values) => ({
      ...(values.titulo.trim() === '' && { titulo: requiredText('Título') }),
      ...(values.tipo === '' && { tipo: requiredText('Tipo') }),
    }),
    onSave: async (values) => {
      const saved = await saveDoc(doc?.id, { ...values, ...(doc && { versao: doc.versao }) }, key.current)
      client.setQueryData(docKey(saved.id), saved)
      void client.invalidateQueries({ queryKey: [...DOCS, 'lista'] })
      toast.success('Documento salvo.')
      await router.navigate({ to: '/doc/$id', params: { id: String(saved.id) }, replace: true })
    },
  })
  return (
    <Form form={form} label="Documento" onCancel={goBack}>
      <div className="reg-grupos">
        <section className="cartao" aria-label="Documento">
          <div className="corpo dados">
            <TextField label="Título" required maxLength={120} className="g6" {...form.field('titulo')} />
            <SelectField
              label="Tipo"
              required
              empty="Escolha"
              className="g3"
              options={optionsOf(DOC_TIPOS, DOC_TIPO_LABELS)}
              {...form.field('tipo')}
            />
            <SelectField
              label="Status"
              className="g3"
              help={doc?.versoes.length ? undefined : 'Publique depois de enviar o arquivo.'}
              options={optionsOf(DOC_STATUS, DOC_STATUS_LABELS)}
              {...form.field('status')}
            />
            <DayField label="Válido até" className="g3" {...form.field('validoAte')} />
            <SwitchField
              label="Pede “Li e estou ciente”"
              className="g3"
              value={form.field('pedeCiencia').value}
              onChange={form.field('pedeCiencia').onChange}
            />
            {form.field('pedeCiencia').value && (
              <DayField label="Ciência até" className="g3" {...form.field('cienciaAte')} />
            )}
          </div>
        </section>
        <section className="cartao" aria-label="De que fala">
          <header>
            <h2>De que fala</h2>
          </header>
          <div className="corpo pilha">
            <VariosField
              label="Marcas"
              help="Sem marca: de todas."
              options={nomesDe(opcoes.marcas)}
              {...form.field('marcas')}
            />
            <VariosField
              label="Modelos"
              help="Sem modelo: de todos os da marca."
              options={nomesDe(opcoes.modelos)}
              {...form.field('modelos')}
            />
            <VariosField
              label="Tipos de equipamento"
              help="Sem tipo: de todos."
              options={nomesDe(opcoes.tiposEquipamento)}
              {...form.field('tiposEquipamento')}
            />
          </div>
        </section>
        <section className="cartao" aria-label="Para quem">
          <header>
            <h2>Para quem</h2>
          </header>
          <div className="corpo pilha">
            <VariosField
              label="Perfis"
              help="Sem perfil: para todos."
              options={opcoes.papeis.map(({ codigo, nome }) => ({ key: codigo, nome }))}
              {...form.field('papeis')}
            />
            <VariosField
              label="Categorias de postos"
              help="Sem categoria e sem posto: para todos os postos."
              options={nomesDe(opcoes.categorias)}
              {...form.field('categorias')}
            />
            <VariosField
              label="Postos"
              help="Além dos das categorias."
              options={nomesDe(opcoes.postos)}
              {...form.field('postos')}
            />
          </div>
        </section>
      </div>
    </Form>
  )
}

/** /doc/novo and /doc/{id}/editar: a document's data, its subjects, and its audience. */
export function DocForm({ id }: { id?: number }) {
  const opcoes = useQuery(opcoesQuery)
  const doc = useQuery({ ...docQuery(id ?? 0), enabled: id !== undefined })
  const ready = opcoes.data && (id === undefined || doc.data)
  return (
    <Page
      title={id === undefined ? 'Novo documento' : (doc.data?.titulo ?? 'Documento')}
      subtitle="Do que fala e para quem é"
      back={id === undefined ? '/doc' : `/doc/${id}`}
    >
      {ready && opcoes.data ? (
        <Loaded key={doc.data?.versao ?? 0} doc={doc.data} opcoes={opcoes.data} />
      ) : (
        <LoadingCard query={opcoes} />
      )}
    </Page>
  )
}
