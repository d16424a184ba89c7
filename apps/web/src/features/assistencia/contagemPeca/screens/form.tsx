import '../../../../register/register.css'
import type { PostoEscolha } from '@app/contract/registers/postoAutorizado'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { PostoField } from '../../campos/index.ts'
import { createContagem } from '../api.ts'

type Values = { posto: PostoEscolha | null; descricao: string; busca: string; local: string }

/** /contagemPeca/novo: what is counted, all of the post's parts or some; staff name the post. */
export function ContagemPecaForm() {
  const router = useRouter()
  const client = useQueryClient()
  const goBack = useBack('/contagemPeca')
  const interno = useCan('POSTO_FILTRAR')
  const key = useRef(randomId())
  const form = useSaveForm<Values>({
    initialValues: { posto: null, descricao: '', busca: '', local: '' },
    validate: ({ posto, descricao }) => ({
      ...(interno && !posto && { posto: requiredText('Posto') }),
      ...(descricao.trim() === '' && { descricao: requiredText('O que se conta') }),
    }),
    onSave: async ({ posto, ...sent }) => {
      const { id } = await createContagem({ ...sent, ...(posto && { posto: { id: posto.id } }) }, key.current)
      void client.invalidateQueries({ queryKey: ['contagemPeca', 'lista'] })
      await router.navigate({ to: '/contagemPeca/$id', params: { id: String(id) }, replace: true })
    },
    onRefused: () => {
      key.current = randomId()
      return false
    },
  })
  return (
    <Page title="Nova Contagem" subtitle="Todas as peças do posto, ou algumas" back="/contagemPeca">
      <Form form={form} label="Contagem de peças" saveLabel="Começar a contar" onCancel={goBack}>
        <section className="cartao" aria-label="Contagem">
          <div className="corpo dados">
            {interno && <PostoField className="g6" {...form.field('posto')} />}
            <TextField
              label="O que se conta"
              required
              className="g6"
              maxLength={120}
              placeholder="Gaveta 3, ou estoque inteiro"
              {...form.field('descricao')}
            />
            <TextField
              label="Só as peças com"
              className="g3"
              maxLength={60}
              help="No código ou na descrição; vazio, todas."
              {...form.field('busca')}
            />
            <TextField
              label="Só as do local"
              className="g3"
              maxLength={40}
              help="Como está no estoque da peça; vazio, todos."
              {...form.field('local')}
            />
          </div>
        </section>
      </Form>
    </Page>
  )
}
