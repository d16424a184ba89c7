import {
  ETIQUETA_LABELS,
  ETIQUETAS,
  type EtiquetaTipo,
  type Impressos,
  MEDIDA_MAXIMA,
  MEDIDA_MINIMA,
  RESOLUCOES,
} from '@app/contract/armazem/impressos'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { parteOf, type Parte, type Partes } from '../../../../platform/campos/merge-partes.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { useSettingsForm } from '../../../../ui/form/use-settings-form.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { impressosQuery, saveImpressos } from '../api.ts'
import { LogoField } from '../parts/logo-field.tsx'

const LADOS = ['largura', 'altura'] as const
const LADO_LABELS = { largura: 'Largura', altura: 'Altura' }

// A dot would be a path for the form.
type LadoNome = `${EtiquetaTipo}_${(typeof LADOS)[number]}`
const ladoOf = (tipo: EtiquetaTipo, lado: (typeof LADOS)[number]): LadoNome => `${tipo}_${lado}`
const CAMPOS = ETIQUETAS.flatMap((tipo) => LADOS.map((lado) => ({ tipo, lado, name: ladoOf(tipo, lado) })))

type Values = Record<LadoNome, number | null> & { logo: string; resolucao: string }

const valuesOf = ({ logo, resolucao, etiquetas }: Impressos): Values => ({
  ...(Object.fromEntries(CAMPOS.map(({ tipo, lado, name }) => [name, etiquetas[tipo][lado]])) as Record<
    LadoNome,
    number | null
  >),
  logo: logo ?? '',
  resolucao: String(resolucao),
})

const checkLado = (value: number | null) =>
  value !== null && Number.isInteger(value) && value >= MEDIDA_MINIMA && value <= MEDIDA_MAXIMA
    ? null
    : `De ${MEDIDA_MINIMA} a ${MEDIDA_MAXIMA} mm, sem frações.`

const save = (values: Values, { versao, logo }: Impressos) => {
  const medida = (tipo: EtiquetaTipo) => ({
    largura: values[ladoOf(tipo, 'largura')] ?? MEDIDA_MINIMA,
    altura: values[ladoOf(tipo, 'altura')] ?? MEDIDA_MINIMA,
  })
  return saveImpressos({
    versao,
    resolucao: RESOLUCOES.find((dpi) => String(dpi) === values.resolucao) ?? RESOLUCOES[0],
    etiquetas: { produto: medida('produto'), lote: medida('lote'), volume: medida('volume') },
    ...(values.logo !== (logo ?? '') && { logo: values.logo === '' ? null : { data: values.logo } }),
  })
}

const partesOf = (values: Values): Partes =>
  Object.fromEntries<Parte>([
    ...CAMPOS.map(({ tipo, lado, name }): [string, Parte] => {
      const label = `${ETIQUETA_LABELS[tipo]}: ${LADO_LABELS[lado].toLowerCase()}`
      return [name, parteOf(label, values[name], values[name] === null ? '' : `${values[name]} mm`)]
    }),
    ['resolucao', parteOf('Resolução da impressora', values.resolucao, `${values.resolucao} dpi`)],
    ['logo', parteOf('Logotipo', values.logo, values.logo === '' ? 'sem logotipo' : 'com logotipo')],
  ])

const valuesFrom = (partes: Partes): Values =>
  Object.fromEntries(Object.entries(partes).map(([name, { valor }]) => [name, valor])) as Values

function Fields({ impressos }: { impressos: Impressos }) {
  const goBack = useBack('/configuracoes/view/')
  const editable = useCan('CONFIG_EDITAR')
  const { form, notice } = useSettingsForm<Impressos, Values>({
    queryKey: impressosQuery.queryKey,
    stored: impressos,
    valuesOf,
    validate: Object.fromEntries(CAMPOS.map(({ name }) => [name, checkLado])) as Record<
      LadoNome,
      typeof checkLado
    >,
    save,
    partesOf,
    valuesFrom,
  })
  return (
    <Form form={form} label="Impressos e etiquetas" onCancel={goBack} readOnly={!editable}>
      <div className="pilha estreita">
        {notice}
        <section className="cartao" aria-labelledby="cabecalho">
          <header>
            <h2 id="cabecalho">Cabeçalho dos impressos</h2>
          </header>
          <div className="corpo pilha">
            <p>
              {impressos.nome || 'O armazém ainda não tem nome.'}{' '}
              <Link className="link" to="/configuracoes/notas">
                Alterar o nome
              </Link>
            </p>
            <LogoField
              logo={form.values.logo}
              locked={!editable}
              onChange={(logo) => form.setValues({ logo })}
            />
          </div>
        </section>
        <section className="cartao" aria-labelledby="etiquetas">
          <header>
            <h2 id="etiquetas">Etiquetas</h2>
          </header>
          <div className="corpo dados">
            {CAMPOS.map(({ tipo, lado, name }) => (
              <NumberField
                key={name}
                {...form.field(name)}
                className="g3"
                label={`${ETIQUETA_LABELS[tipo]}: ${LADO_LABELS[lado].toLowerCase()}`}
                required
                locked={!editable}
                unit="mm"
              />
            ))}
            <SelectField
              {...form.field('resolucao')}
              className="g3"
              label="Resolução da impressora térmica"
              locked={!editable}
              options={RESOLUCOES.map((dpi) => ({ value: String(dpi), label: `${dpi} dpi` }))}
            />
          </div>
        </section>
        <p className="ajuda">
          As etiquetas saem da página de impressão neste tamanho, e em ZPL para a impressora térmica.
        </p>
      </div>
    </Form>
  )
}

/** /configuracoes/impressos: the logo of the papers, the sizes of labels. */
export function ImpressosForm() {
  const query = useQuery(impressosQuery)
  return (
    <Page title="Configurações" subtitle="Impressos e etiquetas" back="/configuracoes/view/">
      {query.data ? (
        <Fields impressos={query.data} />
      ) : (
        <LoadingCard query={query} fields={7} label="Impressos e etiquetas" narrow />
      )}
    </Page>
  )
}
