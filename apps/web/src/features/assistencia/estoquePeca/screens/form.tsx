import '../../../../register/register.css'
import type { Peca } from '@app/contract/registers/tabelas/peca'
import type { PostoEscolha } from '@app/contract/registers/postoAutorizado'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { PostoField, PecaField } from '../../campos/index.ts'
import { createEstoque } from '../api.ts'

type Values = {
  posto: PostoEscolha | null
  peca: Peca | null
  quantidade: number | null
  minimo: number | null
  motivo: string
}

/** /estoquePeca/novo: the post starts to stock a part; staff name the post. */
export function EstoquePecaForm() {
  const router = useRouter()
  const client = useQueryClient()
  const goBack = useBack('/estoquePeca')
  const interno = useCan('POSTO_FILTRAR')
  const key = useRef(randomId())
  const form = useSaveForm<Values>({
    initialValues: { posto: null, peca: null, quantidade: 0, minimo: 0, motivo: '' },
    validate: ({ posto, peca, quantidade, minimo, motivo }) => ({
      ...(interno && !posto && { posto: requiredText('Posto') }),
      ...(!peca && { peca: requiredText('Peça') }),
      ...(quantidade === null && { quantidade: requiredText('Quantidade') }),
      ...(minimo === null && { minimo: requiredText('Mínimo') }),
      ...(motivo.trim() === '' && { motivo: requiredText('Motivo') }),
    }),
    onSave: async ({ posto, peca, ...sent }) => {
      const { id } = await createEstoque(
        { ...sent, ...(posto && { posto: { id: posto.id } }), peca: peca && { id: peca.id } },
        key.current,
      )
      void client.invalidateQueries({ queryKey: ['estoquePeca', 'lista'] })
      toast.success('Peça incluída no estoque.')
      await router.navigate({ to: '/estoquePeca/$id', params: { id: String(id) }, replace: true })
    },
  })
  return (
    <Page title="Incluir Peça" subtitle="O que o posto já tem de uma peça" back="/estoquePeca">
      <Form form={form} label="Peça no estoque" saveLabel="Salvar" onCancel={goBack}>
        <section className="cartao" aria-label="Peça">
          <div className="corpo dados">
            {interno && <PostoField className="g6" {...form.field('posto')} />}
            <PecaField className="g6" {...form.field('peca')} />
            <NumberField label="Quantidade" required className="g3" {...form.field('quantidade')} />
            <NumberField label="Mínimo" required className="g3" {...form.field('minimo')} />
            <TextAreaField
              label="Motivo"
              required
              rows={3}
              maxLength={200}
              className="g6"
              {...form.field('motivo')}
            />
          </div>
        </section>
      </Form>
    </Page>
  )
}
