import { clsx } from 'clsx'
import styles from '../configuracao/configuracao.module.css'
import { useQuery } from '@tanstack/react-query'
import type { CfopEfeito, NotaConfiguracao } from '@app/contract/armazem/nota'
import { ARMAZEM_NOME_MAXIMO, EFEITO_LABELS } from '@app/contract/armazem/nota'
import { bareDocumento, isCnpj } from '@app/rules/casca/documento'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatDocument } from '../../../../platform/text/format.ts'
import { Form } from '../../../../ui/form/form.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { useSettingsForm } from '../../../../ui/form/use-settings-form.tsx'
import { parteOf, type Partes } from '../../../../platform/campos/merge-partes.ts'
import { notaConfiguracaoQuery, saveNotaConfiguracao } from '../api.ts'
import { CfopsCard } from '../configuracao/cfops-card.tsx'
import { EsquemasCard } from '../configuracao/esquemas-card.tsx'

type Values = { nome: string; armazens: string; cfops: CfopEfeito[] }

const documentosDe = (text: string) =>
  text
    .split(/[\n,;]/)
    .map(bareDocumento)
    .filter(Boolean)

const valuesOf = ({ nome, armazens, cfops }: NotaConfiguracao): Values => ({
  nome,
  armazens: armazens.map(formatDocument).join('\n'),
  cfops,
})

const checkArmazens = (text: string) => {
  const wrong = documentosDe(text).find((documento) => !isCnpj(documento))
  return wrong === undefined ? null : `CNPJ inválido: ${formatDocument(wrong)}.`
}

const DO_CFOP = 'cfop '

/** Each CFOP is a separate part, so two people may change two of them. */
const partesOf = ({ nome, armazens, cfops }: Values): Partes => ({
  nome: parteOf('Nome do armazém', nome),
  armazens: {
    ...parteOf('CNPJ do armazém', armazens, armazens.split('\n').join(', ')),
    igual: documentosDe(armazens).join(),
  },
  ...Object.fromEntries(
    cfops.map((cfop) => [
      `${DO_CFOP}${cfop.cfop}`,
      { ...parteOf(`CFOP ${cfop.cfop}`, cfop.efeito, EFEITO_LABELS[cfop.efeito]), valor: cfop },
    ]),
  ),
})

const textFrom = (partes: Partes, name: string): string => {
  const valor = partes[name]?.valor
  return typeof valor === 'string' ? valor : ''
}

const valuesFrom = (partes: Partes): Values => ({
  nome: textFrom(partes, 'nome'),
  armazens: textFrom(partes, 'armazens'),
  cfops: Object.entries(partes)
    .filter(([key]) => key.startsWith(DO_CFOP))
    .map(([, { valor }]) => valor as CfopEfeito)
    .toSorted((a, b) => a.cfop.localeCompare(b.cfop)),
})

type FieldsProps = { configuracao: NotaConfiguracao }

function Fields({ configuracao }: FieldsProps) {
  const goBack = useBack('/configuracoes/view/')
  const editable = useCan('CONFIG_EDITAR')
  const { form, notice, adopt } = useSettingsForm<NotaConfiguracao, Values>({
    queryKey: notaConfiguracaoQuery.queryKey,
    stored: configuracao,
    valuesOf,
    validate: { armazens: checkArmazens },
    save: ({ nome, armazens, cfops }, { versao }) =>
      saveNotaConfiguracao({ nome, armazens: documentosDe(armazens), cfops, versao }),
    partesOf,
    valuesFrom,
  })
  return (
    <Form form={form} label="Configurações das notas fiscais" onCancel={goBack} readOnly={!editable}>
      <div className={clsx('pilha', styles.confNotas)}>
        {notice}
        <section className={clsx('cartao', styles.lado)} aria-labelledby="armazem-titulo">
          <header>
            <h2 id="armazem-titulo">O armazém</h2>
          </header>
          <div className="corpo dados">
            <TextField
              {...form.field('nome')}
              label="Nome do armazém"
              maxLength={ARMAZEM_NOME_MAXIMO}
              locked={!editable}
            />
            <TextAreaField
              {...form.field('armazens')}
              label="CNPJ do armazém"
              rows={3}
              locked={!editable}
              help="Um por linha, com ou sem pontos. Diz quando a nota é do próprio armazém e quando o local de entrega ou de retirada é ele."
            />
          </div>
        </section>
        <EsquemasCard esquema={configuracao.esquema} editable={editable} onConfiguracao={adopt} />
        <CfopsCard
          cfops={form.values.cfops}
          editable={editable}
          onCfops={(cfops) => form.setValues({ cfops })}
        />
      </div>
    </Form>
  )
}

/** /configuracoes/notas: our own documents, the effect of each CFOP, the schemas for the layout. */
export function NotaConfiguracaoForm() {
  const query = useQuery(notaConfiguracaoQuery)
  return (
    <Page title="Configurações" subtitle="Notas fiscais" back="/configuracoes/view/">
      {query.data ? (
        <Fields configuracao={query.data} />
      ) : (
        <LoadingCard query={query} fields={4} label="Notas fiscais" />
      )}
    </Page>
  )
}
