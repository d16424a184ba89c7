import '../../../../register/register.css'
import {
  ARQUIVOS_CHAMADO_MB,
  CATEGORIA_CHAMADO_LABELS,
  CATEGORIAS_CHAMADO,
  type CategoriaChamado,
  EQUIPE_CHAMADO_LABELS,
  MAIOR_TEXTO_CHAMADO,
  MAIOR_TITULO_CHAMADO,
  MENSAGENS_DA_CONVERSA,
  MOST_ARQUIVOS_CHAMADO,
  PRIORIDADE_CHAMADO_LABELS,
  PRIORIDADES_CHAMADO,
  type PrioridadeChamado,
} from '@app/contract/assistencia/chamado'
import type { Conversa } from '@app/contract/assistencia/chat'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { equipeDe, HORAS_CATEGORIA } from '@app/rules/assistencia/chamado'
import { optionsOf } from '@app/contract/casca/opcoes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Attach, AnexosEscolhidos } from '../../../../ui/media/anexos.tsx'
import { useAnexos } from '../../../../ui/media/use-anexos.ts'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { comQuem, sobreQue } from '../../chat/index.ts'
import {
  conversaDoChamadoQuery,
  createChamado,
  osDoChamadoQuery,
  searchOrdens,
  searchPostos,
} from '../api.ts'

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

type Origem = { os: Os | null; conversa: Conversa | null }

function Fields({ os, conversa }: Origem) {
  const router = useRouter()
  const client = useQueryClient()
  const goBack = useBack('/chamado')
  const interno = useCan('POSTO_FILTRAR')
  const anexos = useAnexos({ most: MOST_ARQUIVOS_CHAMADO, megabytes: ARQUIVOS_CHAMADO_MB })
  const key = useRef(randomId())
  const form = useSaveForm<Values>({
    initialValues: {
      posto: conversa?.posto ?? os?.posto ?? null,
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
          conversa: conversa && { id: conversa.id },
          arquivos: await anexos.read(),
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
          {conversa && (
            <div className="g6">
              <Faixa tone="info" title={`Da conversa com ${comQuem(conversa)}, ${sobreQue(conversa)}`}>
                {`As últimas ${MENSAGENS_DA_CONVERSA} mensagens vão com o chamado; quem o atender as lê.`}
              </Faixa>
            </div>
          )}
          {interno && !conversa && (
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
            options={optionsOf(CATEGORIAS_CHAMADO, CATEGORIA_CHAMADO_LABELS)}
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
          <div className="g6 pilha">
            <AnexosEscolhidos anexos={anexos} />
            <div className="linha">
              <Attach anexos={anexos} />
              <span className="t2 sm">{`Fotos e documentos, até ${ARQUIVOS_CHAMADO_MB} MB`}</span>
            </div>
          </div>
        </div>
      </section>
    </Form>
  )
}

const osOf = ({ id, numero, posto }: OrdemServico): Os => ({ id, numero, posto })

const osDe = ({ ordemServico, posto }: Conversa): Os | null => ordemServico && { ...ordemServico, posto }

type Props = { osId: number | undefined; conversaId: number | undefined }

/** /chamado/novo: a post asks; staff name the post. From an order, or from a conversation with its last messages. */
export function ChamadoForm({ osId, conversaId }: Props) {
  const interno = useCan('POSTO_FILTRAR')
  const os = useQuery({ ...osDoChamadoQuery(osId ?? 0), enabled: osId !== undefined })
  const conversa = useQuery({ ...conversaDoChamadoQuery(conversaId ?? 0), enabled: conversaId !== undefined })
  const waits = [osId !== undefined && !os.data && os, conversaId !== undefined && !conversa.data && conversa]
  const query = waits.find((one) => one !== false)
  return (
    <Page
      title="Novo chamado"
      subtitle={interno ? 'Uma dúvida ou um pedido de um posto' : 'Uma dúvida ou um pedido ao fabricante'}
      back="/chamado"
    >
      {query ? (
        <LoadingCard query={query} />
      ) : (
        <Fields
          os={os.data ? osOf(os.data) : conversa.data ? osDe(conversa.data) : null}
          conversa={conversa.data ?? null}
        />
      )}
    </Page>
  )
}
