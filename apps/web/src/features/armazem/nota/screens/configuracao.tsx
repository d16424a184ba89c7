import { clsx } from 'clsx'
import styles from '../configuracao/configuracao.module.css'
import { useQuery } from '@tanstack/react-query'
import type { CfopEfeito, NotaConfiguracao } from '@app/contract/armazem/nota'
import { ARMAZEM_NOME_MAXIMO } from '@app/contract/armazem/nota'
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
import type { Reload } from '../../../../ui/form/use-settings-form.tsx'
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

type FieldsProps = { configuracao: NotaConfiguracao; reload: Reload<NotaConfiguracao> }

function Fields({ configuracao, reload }: FieldsProps) {
  const goBack = useBack('/configuracoes/view/')
  const editable = useCan('CONFIG_EDITAR')
  const { form, notice, adopt } = useSettingsForm<NotaConfiguracao, Values>({
    queryKey: notaConfiguracaoQuery.queryKey,
    stored: configuracao,
    valuesOf,
    validate: { armazens: checkArmazens },
    save: ({ nome, armazens, cfops }, { versao }) =>
      saveNotaConfiguracao({ nome, armazens: documentosDe(armazens), cfops, versao }),
    reload,
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

/** /configuracoes/notas: whose notes are our own, what each CFOP does, which schemas judge the layout. */
export function NotaConfiguracaoForm() {
  const query = useQuery(notaConfiguracaoQuery)
  return (
    <Page title="Configurações" subtitle="Notas fiscais" back="/configuracoes/view/">
      {query.data ? (
        <Fields configuracao={query.data} reload={query.refetch} />
      ) : (
        <LoadingCard query={query} fields={4} label="Notas fiscais" />
      )}
    </Page>
  )
}
