import styles from '../parts/cadastro.module.css'
import { useQuery } from '@tanstack/react-query'
import type { CadastroPreco, PlanoOferecido } from '@app/contract/assistencia/cadastroPosto'
import { DIAS_VENCIMENTO } from '@app/contract/assistencia/cobranca'
import { useState } from 'react'
import { formatAmount, formatCount, formatMoney } from '../../../../platform/text/format.ts'
import { describeError } from '../../../../platform/http/errors.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import type { SaveForm } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { usePeriodo } from '../../cobranca/index.ts'
import { checkPlano, opcoesQuery } from '../api.ts'
import type { PlanoDigitado } from '../parts/draft.ts'
import { Foot } from '../parts/foot.tsx'
import { useKept } from '../parts/use-kept.ts'
import { planoOf } from '../parts/wire.ts'
import { totalText } from '../parts/words.ts'
import type { PassoProps } from './pessoa.tsx'

const DIAS = DIAS_VENCIMENTO.map((dia) => ({ value: String(dia), label: `Dia ${dia}` }))

const Cartao = ({ plano, form }: { plano: PlanoOferecido; form: SaveForm<PlanoDigitado> }) => (
  <label className={styles.plano}>
    <input
      type="radio"
      name="planoId"
      checked={form.values.planoId === plano.id}
      onChange={() => form.setValues({ planoId: plano.id })}
    />
    <b>{plano.nome}</b>
    <span className={styles.preco}>
      {formatMoney(plano.valor)}
      <span className="t2 sm">{plano.periodicidade === 'ANUAL' ? ' por ano' : ' por mês'}</span>
    </span>
    <span className="t2 sm">{`até ${formatCount(plano.licencas, 'pessoa', 'pessoas')}`}</span>
  </label>
)

const askedOf = ({ planoId, codigoCupom }: PlanoDigitado): string => `${planoId} ${codigoCupom}`

/** The price with the coupon, once asked; it is valid only for the requested plan and code. */
function useCupom(form: SaveForm<PlanoDigitado>) {
  const [told, setTold] = useState<{ asked: string; preco: CadastroPreco } | null>(null)
  const { busy, run } = useTask(async () => {
    const asked = askedOf(form.values)
    try {
      setTold({ asked, preco: await checkPlano(planoOf(form.values)) })
    } catch (error) {
      form.setFieldError('codigoCupom', describeError(error))
    }
  })
  return { preco: told?.asked === askedOf(form.values) ? told.preco : null, busy, run }
}

function Cupom({ form, cupom }: { form: SaveForm<PlanoDigitado>; cupom: ReturnType<typeof useCupom> }) {
  const { planoId, codigoCupom } = form.values
  return (
    <div className="dados">
      <TextField
        {...form.field('codigoCupom')}
        className="g3"
        label="Cupom (opcional)"
        autoComplete="off"
        maxLength={40}
      />
      <div className={`g3 ${styles.aoPe}`}>
        <Button onClick={cupom.run} disabled={cupom.busy || codigoCupom.trim() === '' || planoId === null}>
          Ver o total com o cupom
        </Button>
      </div>
      <output className={`g6 ${styles.total}`}>{cupom.preco && totalText(cupom.preco)}</output>
    </div>
  )
}

type PrimeiraProps = {
  plano: PlanoOferecido | undefined
  preco: CadastroPreco | null
  cupom: string
  correcao: boolean
}

/** What the first charge comes to, line by line; the card says when it is asked for. */
const Primeira = ({ plano, preco, cupom, correcao }: PrimeiraProps) => {
  if (!plano) return <p className="t2">Escolha um plano para ver a primeira cobrança.</p>
  const desconto = preco?.desconto ?? 0
  // A correction leaves the coupon as it was taken, so its discount is not counted anew here.
  const guardado = correcao ? cupom.trim().toUpperCase() : ''
  return (
    <>
      <dl className={styles.conta}>
        <dt>{`Plano ${plano.nome}, ${plano.periodicidade === 'ANUAL' ? 'anual' : 'mensal'}`}</dt>
        <dd className="num">{formatAmount(plano.valor)}</dd>
        {preco && desconto > 0 && (
          <>
            <dt className={styles.cupom}>{`Cupom ${cupom.trim().toUpperCase()}`}</dt>
            <dd className={`num ${styles.cupom}`}>{`−${formatAmount(desconto)}`}</dd>
          </>
        )}
        <dt className={styles.soma}>{guardado ? 'Total sem o cupom' : 'Total'}</dt>
        <dd className={`num ${styles.soma}`}>{formatMoney(preco?.total ?? plano.valor)}</dd>
      </dl>
      {preco && desconto > 0 && (
        <p className="ajuda">{`Da ${preco.cobrancasComDesconto + 1}ª cobrança em diante, ${formatMoney(preco.valor)}.`}</p>
      )}
      {guardado && <p className="ajuda">{`O cupom ${guardado} continua seu e vale com a aprovação.`}</p>}
    </>
  )
}

/** Step 3: plan, day of the month and coupon, with the new total before it is taken. */
export function PassoPlano({
  values,
  onTyped,
  onDone,
  onBack,
  kept,
  correcao,
}: PassoProps<PlanoDigitado> & { correcao: boolean }) {
  const opcoes = useQuery(opcoesQuery)
  const form = useSaveForm<PlanoDigitado>({
    initialValues: values,
    validate: {
      planoId: (chosen) =>
        chosen === null && (opcoes.data?.planos.length ?? 0) > 0 ? requiredText('Plano') : null,
    },
    onSave: async (typed) => {
      if (!correcao) await checkPlano(planoOf(typed))
      onDone(typed)
    },
  })
  useKept(form.values, onTyped)
  const cupom = useCupom(form)
  const planos = opcoes.data?.planos ?? []
  const escolhido = planos.find(({ id }) => id === form.values.planoId)
  const { mostradas, troca } = usePeriodo(planos, escolhido?.periodicidade ?? 'MENSAL', () =>
    form.setValues({ planoId: null }),
  )
  if (!opcoes.data) return <LoadingCard query={opcoes} />
  return (
    <FormElement form={form} label="Plano" className="">
      <Problems of={form.problems} />
      {planos.length === 0 ? (
        <Faixa tone="info">O fabricante não pede plano agora. Continue para conferir o cadastro.</Faixa>
      ) : (
        <div className={styles.aoLado}>
          <section className="cartao">
            <div className="corpo pilha">
              {troca}
              <fieldset
                className={styles.planos}
                role="radiogroup"
                tabIndex={-1}
                aria-required="true"
                aria-invalid={form.errors.planoId !== undefined}
              >
                <legend className="rotulo">Escolha o plano</legend>
                {mostradas.map((plano) => (
                  <Cartao key={plano.id} plano={plano} form={form} />
                ))}
                {form.errors.planoId && <p className="msg-erro">{form.errors.planoId}</p>}
              </fieldset>
              {!correcao && <Cupom form={form} cupom={cupom} />}
            </div>
          </section>
          <section className="cartao" aria-labelledby="primeira-cobranca">
            <header>
              <h2 id="primeira-cobranca">Primeira cobrança</h2>
            </header>
            <div className="corpo pilha">
              <Primeira
                plano={escolhido}
                preco={cupom.preco}
                cupom={form.values.codigoCupom}
                correcao={correcao}
              />
              <SelectField
                {...form.field('diaVencimento')}
                label="Vencimento"
                options={DIAS}
                help="Nada é cobrado antes da aprovação; vale o preço do dia dela."
              />
            </div>
          </section>
        </div>
      )}
      <Foot kept={kept} onBack={onBack} act="Conferir tudo" busy={form.saving} />
    </FormElement>
  )
}
