import { type CobrancaConfiguracao, PIX_TIPO_LABELS, PIX_TIPOS } from '@app/contract/assistencia/cobranca'
import { optionsOf } from '@app/contract/casca/opcoes'
import { useQuery } from '@tanstack/react-query'
import { parteOf, type Partes } from '../../../../platform/campos/merge-partes.ts'
import { formatQuantity } from '../../../../platform/text/format.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { useSettingsForm } from '../../../../ui/form/use-settings-form.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { regrasQuery, saveRegras } from '../api.ts'

const LISTA = '/postoAutorizadoPagamento'

type Numeros = Record<'multaPercentual' | 'jurosPercentual' | 'diasSuspensao' | 'diasGlosa', number | null>
type Values = Omit<CobrancaConfiguracao, 'versao' | keyof Numeros> & Numeros

const LABELS: Record<keyof Values, string> = {
  multaPercentual: 'Multa',
  jurosPercentual: 'Juros por mês',
  diasSuspensao: 'Suspender depois de',
  diasGlosa: 'Contestar uma glosa em até',
  lembretes: 'Lembretes por e-mail',
  pixTipo: 'Tipo da chave PIX',
  pixChave: 'Chave PIX',
  pixNome: 'Nome de quem recebe',
  pixCidade: 'Cidade de quem recebe',
}
const NAMES = Object.keys(LABELS) as (keyof Values)[]
const TIPOS = optionsOf(PIX_TIPOS, PIX_TIPO_LABELS)

const valuesOf = ({ versao: _versao, ...values }: CobrancaConfiguracao): Values => values

const between = (label: string, min: number, max: number) => (value: number | null) => {
  if (value === null) return requiredText(label)
  return value < min || value > max ? `Use um valor de ${min} a ${max}.` : null
}

/** A part is compared as a number or a text. */
const plain = (value: Values[keyof Values]) => (typeof value === 'boolean' ? Number(value) : value)

const wordsOf = (value: Values[keyof Values]): string => {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  return typeof value === 'number' ? formatQuantity(value) : (value ?? '')
}

const partesOf = (values: Values): Partes =>
  Object.fromEntries(
    NAMES.map((name) => [name, parteOf(LABELS[name], plain(values[name]), wordsOf(values[name]))]),
  )

const valuesFrom = (partes: Partes, mine: Values): Values => ({
  ...mine,
  ...(Object.fromEntries(
    NAMES.flatMap((name) => {
      const valor = partes[name]?.valor
      return valor === undefined ? [] : [[name, name === 'lembretes' ? valor === 1 : valor]]
    }),
  ) as Partial<Values>),
})

function Fields({ regras }: { regras: CobrancaConfiguracao }) {
  const goBack = useBack(LISTA)
  const { form, notice } = useSettingsForm<CobrancaConfiguracao, Values>({
    queryKey: regrasQuery.queryKey,
    stored: regras,
    valuesOf,
    validate: {
      multaPercentual: between(LABELS.multaPercentual, 0, 2),
      jurosPercentual: between(LABELS.jurosPercentual, 0, 1),
      diasSuspensao: between(LABELS.diasSuspensao, 1, 365),
      diasGlosa: between(LABELS.diasGlosa, 1, 60),
    },
    save: (values, { versao }) =>
      saveRegras({
        ...values,
        multaPercentual: values.multaPercentual ?? 0,
        jurosPercentual: values.jurosPercentual ?? 0,
        diasSuspensao: values.diasSuspensao ?? 1,
        diasGlosa: values.diasGlosa ?? 1,
        versao,
      }),
    partesOf,
    valuesFrom,
  })
  const tipo = form.field('pixTipo')
  const text = (name: 'pixChave' | 'pixNome' | 'pixCidade') => ({ ...form.field(name), label: LABELS[name] })
  return (
    <Form form={form} label="Regras das cobranças" onCancel={goBack}>
      <div className="pilha estreita">
        {notice}
        <section className="cartao" aria-label="Atraso">
          <header>
            <h2>Atraso</h2>
          </header>
          <div className="corpo dados">
            <NumberField
              {...form.field('multaPercentual')}
              className="g2"
              label={LABELS.multaPercentual}
              required
              unit="%"
            />
            <NumberField
              {...form.field('jurosPercentual')}
              className="g2"
              label={LABELS.jurosPercentual}
              required
              unit="%"
            />
            <NumberField
              {...form.field('diasSuspensao')}
              className="g2"
              label={LABELS.diasSuspensao}
              required
              unit="dias"
            />
            <SwitchField
              {...form.field('lembretes')}
              className="g6"
              label={LABELS.lembretes}
              help="3 dias antes, no dia, 3 e 10 dias depois."
            />
          </div>
        </section>
        <section className="cartao" aria-label="Fechamentos">
          <header>
            <h2>Fechamentos</h2>
          </header>
          <div className="corpo dados">
            <NumberField
              {...form.field('diasGlosa')}
              className="g3"
              label={LABELS.diasGlosa}
              required
              unit="dias"
              help="Passado o prazo, o silêncio do posto aceita. Vale para as glosas feitas a partir de agora."
            />
          </div>
        </section>
        <section className="cartao" aria-label="Quem recebe">
          <header>
            <h2>Quem recebe</h2>
          </header>
          <div className="corpo dados">
            <SelectField
              {...tipo}
              className="g2"
              label={LABELS.pixTipo}
              options={TIPOS}
              onChange={(chosen) => chosen !== '' && tipo.onChange(chosen)}
            />
            <TextField
              {...text('pixChave')}
              className="g4"
              maxLength={77}
              help="Em branco, as cobranças não têm código PIX."
            />
            <TextField {...text('pixNome')} className="g3" maxLength={25} />
            <TextField {...text('pixCidade')} className="g3" maxLength={15} />
          </div>
        </section>
        <p className="ajuda">Multa e juros novos valem para as cobranças feitas depois.</p>
      </div>
    </Form>
  )
}

/** /configuracoes/cobrancas: fine, interest, suspension, reminders, time to contest, and who is paid by PIX (rede §3, §4). */
export function RegrasScreen() {
  const query = useQuery(regrasQuery)
  return (
    <Page title="Regras das cobranças" subtitle="Atraso, lembretes e PIX" back={LISTA}>
      {query.data ? <Fields regras={query.data} /> : <LoadingCard query={query} fields={6} label="Regras" />}
    </Page>
  )
}
