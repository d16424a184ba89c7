import '../../../../register/register.css'
import type { PostoEscolha } from '@app/contract/registers/postoAutorizado'
import type { Peca } from '@app/contract/registers/tabelas/peca'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { PostoField, PecaField } from '../../campos/index.ts'
import { createTransferencia, destinosQuery } from '../api.ts'
import styles from '../parts/transferencia.module.css'

type Linha = { key: string; peca: Peca | null; quantidade: number | null }
type Values = { origem: PostoEscolha | null; destino: string; observacoes: string; itens: Linha[] }

const novaLinha = (): Linha => ({ key: randomId(), peca: null, quantidade: 1 })

/** /transferenciaPeca/novo: parts for another post of the same credenciado; staff name the sending post. */
export function TransferenciaPecaForm() {
  const router = useRouter()
  const client = useQueryClient()
  const goBack = useBack('/transferenciaPeca')
  const interno = useCan('POSTO_FILTRAR')
  const key = useRef(randomId())
  const form = useSaveForm<Values>({
    initialValues: { origem: null, destino: '', observacoes: '', itens: [novaLinha()] },
    validate: ({ origem, destino, itens }) => ({
      ...(interno && !origem && { origem: requiredText('De') }),
      ...(destino === '' && { destino: requiredText('Para') }),
      ...Object.fromEntries(
        itens.flatMap(({ peca, quantidade }, at) => [
          ...(peca ? [] : [[`itens.${at}.peca`, requiredText('Peça')]]),
          ...(quantidade === null ? [[`itens.${at}.quantidade`, requiredText('Quantidade')]] : []),
        ]),
      ),
    }),
    onSave: async ({ origem, destino, observacoes, itens }) => {
      const { id } = await createTransferencia(
        {
          ...(origem && { origem: { id: origem.id } }),
          destino: { id: Number(destino) },
          observacoes,
          itens: itens.map(({ peca, quantidade }) => ({ peca: peca && { id: peca.id }, quantidade })),
        },
        key.current,
      )
      void client.invalidateQueries({ queryKey: ['transferenciaPeca', 'lista'] })
      toast.success('Peças enviadas.')
      await router.navigate({ to: '/transferenciaPeca/$id', params: { id: String(id) }, replace: true })
    },
    onRefused: () => {
      key.current = randomId()
      return false
    },
  })
  const origem = form.field('origem')
  const destinos = useQuery({
    ...destinosQuery(origem.value?.id),
    enabled: !interno || origem.value !== null,
  })
  const { value: itens, onChange } = form.field('itens')
  // Of the present values: a part is found after its number may have been typed.
  const set = (at: string, part: Partial<Linha>) =>
    onChange(form.getValues().itens.map((linha) => (linha.key === at ? { ...linha, ...part } : linha)))
  return (
    <Page
      title="Nova Transferência"
      subtitle="Peças para outro posto do mesmo credenciado"
      back="/transferenciaPeca"
    >
      <Form form={form} label="Transferência de peças" saveLabel="Enviar peças" onCancel={goBack}>
        <div className="reg-grupos">
          <section className="cartao" aria-label="Postos">
            <div className="corpo dados">
              {interno && <PostoField label="De" className="g3" {...origem} />}
              <SelectField
                label="Para"
                required
                className="g3"
                empty="Escolha o posto"
                help={destinos.data?.length === 0 ? 'O credenciado não tem outro posto.' : undefined}
                {...form.field('destino')}
                options={(destinos.data ?? []).map(({ id, nomeFantasia }) => ({
                  value: String(id),
                  label: nomeFantasia,
                }))}
              />
            </div>
          </section>
          <section className="cartao" aria-label="Peças">
            <header>
              <h2>Peças</h2>
            </header>
            <div className="corpo pilha">
              {itens.map(({ key: at, peca, quantidade }, index) => (
                <div key={at} className={styles.linha} role="group" aria-label={`Linha ${index + 1}`}>
                  <PecaField
                    value={peca}
                    error={form.errorAt(`itens.${index}.peca`)}
                    onChange={(chosen) => set(at, { peca: chosen })}
                  />
                  <NumberField
                    label="Quantidade"
                    required
                    value={quantidade}
                    error={form.errorAt(`itens.${index}.quantidade`)}
                    onChange={(typed) => set(at, { quantidade: typed })}
                  />
                  <Button
                    small
                    look="quiet"
                    icon={IconTrash}
                    iconOnly
                    disabled={itens.length === 1}
                    onClick={() => onChange(itens.filter((linha) => linha.key !== at))}
                  >
                    {`Remover linha ${index + 1}`}
                  </Button>
                </div>
              ))}
              <div>
                <Button small icon={IconPlus} onClick={() => onChange([...itens, novaLinha()])}>
                  Acrescentar peça
                </Button>
              </div>
            </div>
          </section>
          <section className="cartao" aria-label="Observações">
            <div className="corpo">
              <TextAreaField label="Observações" rows={3} maxLength={500} {...form.field('observacoes')} />
            </div>
          </section>
        </div>
      </Form>
    </Page>
  )
}
