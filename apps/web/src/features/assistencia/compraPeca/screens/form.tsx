import '../../../../register/register.css'
import { CAMPOS_COMPRA_PEDIDA } from '@app/contract/assistencia/compraPeca'
import type { DigitadoDe } from '@app/contract/casca/campos'
import type { PostoEscolha } from '@app/contract/registers/postoAutorizado'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { formValuesOf, plainValuesOf } from '../../../../platform/campos/campos.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatMoney } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Campo } from '../../../../ui/fields/campo.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useBack } from '../../../../ui/page/use-back.ts'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { PostoField } from '../../campos/index.ts'
import { createCompra } from '../api.ts'
import { LinhasCard } from '../parts/linhas-card.tsx'
import type { CompraLinhaForm } from '../parts/linhas-card.tsx'

type Values = DigitadoDe<typeof CAMPOS_COMPRA_PEDIDA> & {
  posto: PostoEscolha | null
  itens: CompraLinhaForm[]
}

const novaLinha = (): CompraLinhaForm => ({ key: randomId(), peca: null, quantidade: 1, ordemServico: null })

const wrongIn = ({ itens }: Values): Record<string, string> =>
  Object.fromEntries(
    itens.flatMap(({ peca, quantidade }, at) => [
      ...(peca ? [] : [[`itens.${at}.peca`, requiredText('Peça')]]),
      ...(quantidade === null ? [[`itens.${at}.quantidade`, requiredText('Quantidade')]] : []),
    ]),
  )

const wire = ({ posto, itens, ...plain }: Values) => ({
  ...(posto && { posto: { id: posto.id } }),
  ...plainValuesOf(CAMPOS_COMPRA_PEDIDA, plain),
  itens: itens.map(({ peca, quantidade, ordemServico }) => ({
    peca: peca && { id: peca.id },
    quantidade,
    ordemServico: ordemServico && { id: ordemServico.id },
  })),
})

const totalOf = (itens: readonly CompraLinhaForm[]) =>
  itens.reduce((sum, { peca, quantidade }) => sum + (peca?.preco ?? 0) * (quantidade ?? 0), 0)

/** /compraPeca/novo: a service point orders parts; staff name the point. */
export function CompraPecaForm() {
  const router = useRouter()
  const client = useQueryClient()
  const goBack = useBack('/compraPeca')
  const interno = useCan('POSTO_FILTRAR')
  const key = useRef(randomId())
  const form = useSaveForm<Values>({
    initialValues: { ...formValuesOf(CAMPOS_COMPRA_PEDIDA), posto: null, itens: [novaLinha()] },
    validate: (values) => ({
      ...(interno && !values.posto && { posto: requiredText('Posto') }),
      ...wrongIn(values),
    }),
    onSave: async (values) => {
      const { id } = await createCompra(wire(values), key.current)
      void client.invalidateQueries({ queryKey: ['compraPeca', 'lista'] })
      toast.success('Peças pedidas.')
      await router.navigate({ to: '/compraPeca/$id', params: { id: String(id) }, replace: true })
    },
  })
  const itens = form.field('itens')
  return (
    <Page title="Nova Compra" subtitle="Peças que a oficina central envia ao posto" back="/compraPeca">
      <Form
        form={form}
        label="Compra de peças"
        saveLabel="Pedir peças"
        onCancel={goBack}
        status={<span className="num t2">{formatMoney(totalOf(itens.value))}</span>}
      >
        <div className="reg-grupos">
          {interno && (
            <section className="cartao" aria-label="Posto">
              <div className="corpo dados">
                <PostoField className="g4" {...form.field('posto')} />
              </div>
            </section>
          )}
          <LinhasCard
            linhas={itens.value}
            errorAt={form.errorAt}
            onChange={itens.onChange}
            onAdd={() => itens.onChange([...itens.value, novaLinha()])}
          />
          <section className="cartao" aria-label="Observações">
            <div className="corpo">
              <Campo of={CAMPOS_COMPRA_PEDIDA} name="observacoes" form={form.plain} rows={3} />
            </div>
          </section>
        </div>
      </Form>
    </Page>
  )
}
