import styles from './plano.module.css'
import {
  DIAS_VENCIMENTO,
  type PrimeiroPlano,
  type PrimeiroPlanoEscolha,
  type PrimeiroPlanoPreco,
} from '@app/contract/assistencia/cobranca'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { formatCount, formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { useBack } from '../../../../ui/page/use-back.ts'
import { askPreco, choosePrimeiro, primeiroPlanoQuery } from '../api.ts'
import { PlanoCartao } from './cartao.tsx'
import { usePeriodo } from './periodo.tsx'
import { impedimentoTexto, precoTexto } from './words.ts'

type Values = { plano: number | null; diaVencimento: string; codigoCupom: string }

const DIAS = DIAS_VENCIMENTO.map((dia) => ({ value: String(dia), label: `Dia ${dia}` }))

const escolhaOf = ({ plano, diaVencimento, codigoCupom }: Values): PrimeiroPlanoEscolha => ({
  plano: { id: plano ?? 0 },
  diaVencimento: DIAS_VENCIMENTO.find((dia) => String(dia) === diaVencimento) ?? 10,
  ...(codigoCupom.trim() !== '' && { codigoCupom: codigoCupom.trim() }),
})

type Opcao = PrimeiroPlano['opcoes'][number]

const precoTextos = (
  { valor, desconto, total, cobrancasComDesconto, vencimento, ate }: PrimeiroPlanoPreco,
  opcao: Opcao,
): string[] => [
  `${opcao.nome} vale a partir de hoje, com ${formatCount(opcao.licencas, 'licença', 'licenças')}.`,
  `Primeira cobrança: ${formatMoney(total)}${desconto > 0 ? ` em vez de ${formatMoney(valor)}` : ''}, até ${formatDay(ate)}, com vencimento em ${formatDay(vencimento)}.`,
  desconto > 0
    ? `O cupom vale em ${formatCount(cobrancasComDesconto, 'cobrança', 'cobranças')}; depois, ${precoTexto(opcao)}.`
    : `Depois, ${precoTexto(opcao)}.`,
]

/** What was told of a choice; another choice or another coupon asks anew. */
type Dito = { asked: string; preco: PrimeiroPlanoPreco }

function Fields({ posto, dados }: { posto: number; dados: PrimeiroPlano }) {
  const client = useQueryClient()
  const legend = useId()
  const cancel = useBack('/inicio')
  const key = useRef(randomId())
  const [dito, setDito] = useState<Dito | null>(null)
  const form = useSaveForm<Values>({
    initialValues: { plano: null, diaVencimento: '10', codigoCupom: '' },
    validate: { plano: (chosen) => (chosen === null ? requiredText('Plano') : null) },
    onSave: async (values) => {
      const escolha = escolhaOf(values)
      const asked = JSON.stringify(escolha)
      if (dito?.asked !== asked) {
        setDito({ asked, preco: await askPreco(posto, escolha) })
        return
      }
      try {
        await choosePrimeiro(posto, { ...escolha, total: dito.preco.total }, key.current)
      } catch (error) {
        // The amount of another day is asked for again, and is another request.
        key.current = randomId()
        setDito(null)
        void client.invalidateQueries({ queryKey: primeiroPlanoQuery(posto).queryKey })
        throw error
      } finally {
        await Promise.all(
          [['colaboradores'], ['planoDoPosto', posto], ['postoAutorizadoPagamento']].map((queryKey) =>
            client.invalidateQueries({ queryKey }),
          ),
        )
      }
      toast.success('Plano assinado.')
    },
  })
  const { plano } = form.values
  const { mostradas, troca } = usePeriodo(dados.opcoes, 'MENSAL', () => form.setValues({ plano: null }))
  const opcao = dados.opcoes.find(({ id }) => id === plano)
  const preco = dito?.asked === JSON.stringify(escolhaOf(form.values)) ? dito.preco : undefined
  const label = preco ? `Assinar por ${formatMoney(preco.total)}` : 'Ver a primeira cobrança'
  return (
    <Form form={form} label="Primeiro plano" saveLabel={label} onCancel={cancel}>
      <section className="cartao" aria-labelledby={legend}>
        <header>
          <h2 id={legend}>Escolha o plano</h2>
        </header>
        <div className="corpo dados">
          <div className="g6">
            {troca}
            <div
              className={styles.planos}
              role="radiogroup"
              aria-labelledby={legend}
              aria-required="true"
              aria-invalid={form.errors['plano'] !== undefined}
              tabIndex={-1}
            >
              {mostradas.map((each) => (
                <PlanoCartao
                  key={each.id}
                  opcao={each}
                  chosen={each.id === plano}
                  porque={impedimentoTexto(each, dados)}
                  onChoose={() => form.setValues({ plano: each.id })}
                />
              ))}
            </div>
            {form.errors['plano'] && <p className="msg-erro">{form.errors['plano']}</p>}
          </div>
          <SelectField {...form.field('diaVencimento')} className="g2" label="Vencimento" options={DIAS} />
          <TextField
            {...form.field('codigoCupom')}
            className="g2"
            label="Cupom (opcional)"
            autoComplete="off"
            maxLength={40}
          />
        </div>
      </section>
      <output>
        {preco && opcao && (
          <Faixa tone="info" title="O que será cobrado">
            <ul>
              {precoTextos(preco, opcao).map((texto) => (
                <li key={texto}>{texto}</li>
              ))}
            </ul>
          </Faixa>
        )}
      </output>
    </Form>
  )
}

/** The first plan of a post: what its first charge comes to shows before it is taken. */
export function ChoosePrimeiro({ posto }: { posto: number }) {
  const query = useQuery(primeiroPlanoQuery(posto))
  const { data } = query
  if (!data) return <LoadingCard query={query} fields={4} label="Planos" />
  return (
    <>
      <Faixa tone="info" title="Este posto ainda não assina um plano.">
        {data.opcoes.length === 0
          ? 'Nenhum plano é oferecido agora.'
          : 'O plano diz quantas pessoas trabalham no posto e quanto ele paga ao fabricante.'}
      </Faixa>
      {data.opcoes.length > 0 && <Fields posto={posto} dados={data} />}
    </>
  )
}
