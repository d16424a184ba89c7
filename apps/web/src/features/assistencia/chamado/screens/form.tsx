import '../../../../register/register.css'
import {
  CATEGORIA_CHAMADO_LABELS,
  CATEGORIAS_CHAMADO,
  type CategoriaChamado,
  EQUIPE_CHAMADO_LABELS,
  MAIOR_TEXTO_CHAMADO,
  MAIOR_TITULO_CHAMADO,
  PRIORIDADE_CHAMADO_LABELS,
  PRIORIDADES_CHAMADO,
  type PrioridadeChamado,
} from '@app/contract/assistencia/chamado'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { equipeDe, HORAS_CATEGORIA } from '@app/rules/assistencia/chamado'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { createChamado, osDoChamadoQuery, searchOrdens, searchPostos } from '../api.ts'

type Posto = { id: number; nomeFantasia: string }
type Os = { id: number; numero: string; posto: Posto }

type Values = {
  posto: Posto | null
  titulo: string
  categoria: CategoriaChamado | ''
  prioridade: PrioridadeChamado | ''
  ordemServico: Os | null
  texto: string
}

/** The answering team, and its time limit. */
const prazoTexto = (categoria: CategoriaChamado | '') =>
  categoria === ''
    ? undefined
    : `${EQUIPE_CHAMADO_LABELS[equipeDe(categoria)]} responde em até ${HORAS_CATEGORIA[categoria]} horas úteis.`

function Fields({ os }: { os: Os | null }) {
  const router = useRouter()
  const client = useQueryClient()
  const goBack = useBack('/chamado')
  const interno = useCan('POSTO_FILTRAR')
  const key = useRef(randomId())
  const form = useSaveForm<Values>({
    initialValues: {
      posto: os?.posto ?? null,
      titulo: '',
      categoria: '',
      prioridade: 'NORMAL',
      ordemServico: os,
      texto: '',
    },
    validate: ({ posto, titulo, categoria, texto }) => ({
      ...(interno && !posto && { posto: requiredText('Posto') }),
      ...(titulo.trim() === '' && { titulo: requiredText('Título') }),
      ...(categoria === '' && { categoria: requiredText('Categoria') }),
      ...(texto.trim() === '' && { texto: requiredText('O que aconteceu') }),
    }),
    onSave: async ({ posto, ordemServico, ...values }) => {
      const { id, numero } = await createChamado(
        {
          ...values,
          ...(interno && posto && { posto: { id: posto.id } }),
          ordemServico: ordemServico && { id: ordemServico.id },
        },
        key.current,
      )
      void client.invalidateQueries({ queryKey: ['chamado'] })
      toast.success(`Chamado ${numero} aberto.`)
      await router.navigate({ to: '/chamado/$id', params: { id: String(id) }, replace: true })
    },
  })
  const categoria = form.field('categoria')
  return (
    <Form form={form} label="Chamado" saveLabel="Abrir chamado" onCancel={goBack}>
      <section className="cartao" aria-label="Chamado">
        <div className="corpo dados">
          {interno && (
            <SearchSelect<Posto>
              label="Posto"
              required
              className="g3"
              {...form.field('posto')}
              search={searchPostos}
              optionKey={({ id }) => id}
              optionLabel={({ nomeFantasia }) => nomeFantasia}
            />
          )}
          <SearchSelect<Os>
            label="OS"
            clearable
            className="g3"
            {...form.field('ordemServico')}
            search={searchOrdens}
            optionKey={({ id }) => id}
            optionLabel={({ numero }) => numero}
            optionDetail={({ posto }) => posto.nomeFantasia}
          />
          <SelectField<CategoriaChamado>
            label="Categoria"
            required
            empty="Escolha"
            className="g3"
            {...categoria}
            help={prazoTexto(categoria.value)}
            options={CATEGORIAS_CHAMADO.map((value) => ({ value, label: CATEGORIA_CHAMADO_LABELS[value] }))}
          />
          <SelectField<PrioridadeChamado>
            label="Prioridade"
            className="g3"
            {...form.field('prioridade')}
            options={PRIORIDADES_CHAMADO.map((value) => ({
              value,
              label: PRIORIDADE_CHAMADO_LABELS[value],
            }))}
          />
          <TextField
            label="Título"
            required
            className="g6"
            maxLength={MAIOR_TITULO_CHAMADO}
            autoComplete="off"
            {...form.field('titulo')}
          />
          <TextAreaField
            label="O que aconteceu"
            required
            className="g6"
            rows={6}
            maxLength={MAIOR_TEXTO_CHAMADO}
            {...form.field('texto')}
          />
        </div>
      </section>
    </Form>
  )
}

const osOf = ({ id, numero, posto }: OrdemServico): Os => ({ id, numero, posto })

/** /chamado/novo: a post asks; staff name the post. `osId`: the order that it is about. */
export function ChamadoForm({ osId }: { osId?: number | undefined }) {
  const query = useQuery({ ...osDoChamadoQuery(osId ?? 0), enabled: osId !== undefined })
  return (
    <Page title="Novo chamado" subtitle="Uma dúvida ou um pedido ao fabricante" back="/chamado">
      {osId !== undefined && !query.data ? (
        <LoadingCard query={query} />
      ) : (
        <Fields os={query.data ? osOf(query.data) : null} />
      )}
    </Page>
  )
}
