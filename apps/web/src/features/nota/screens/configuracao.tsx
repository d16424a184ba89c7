import '../parts/configuracao.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CfopEfeito, NotaConfiguracao } from '@app/contract/nota'
import { bareDocumento, isCnpj } from '@app/rules/documento'
import { useState } from 'react'
import { useCan } from '../../../platform/abilities.ts'
import { formatDocument } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Faixa } from '../../../ui/faixa.tsx'
import { Form } from '../../../ui/form.tsx'
import { LoadingCard } from '../../../ui/loading-card.tsx'
import { Page } from '../../../ui/page.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useBack } from '../../../ui/use-back.ts'
import { useSaveForm } from '../../../ui/use-save-form.ts'
import { notaConfiguracaoQuery, saveNotaConfiguracao } from '../api.ts'
import { CfopsCard } from '../parts/cfops-card.tsx'
import { EsquemasCard } from '../parts/esquemas-card.tsx'

type Values = { armazens: string; cfops: CfopEfeito[] }

const documentosDe = (text: string) =>
  text
    .split(/[\n,;]/)
    .map(bareDocumento)
    .filter(Boolean)

const valuesOf = ({ armazens, cfops }: NotaConfiguracao): Values => ({
  armazens: armazens.map(formatDocument).join('\n'),
  cfops,
})

const checkArmazens = (text: string) => {
  const wrong = documentosDe(text).find((documento) => !isCnpj(documento))
  return wrong === undefined ? null : `CNPJ inválido: ${formatDocument(wrong)}.`
}

function Fields({ configuracao }: { configuracao: NotaConfiguracao }) {
  const goBack = useBack('/configuracoes/view/')
  const client = useQueryClient()
  const editable = useCan('CONFIG_EDITAR')
  const [conflict, setConflict] = useState(false)
  const { queryKey } = notaConfiguracaoQuery
  const form = useSaveForm<Values>({
    initialValues: valuesOf(configuracao),
    validate: { armazens: checkArmazens },
    onSave: async ({ armazens, cfops }) => {
      const { versao } = client.getQueryData(queryKey) ?? configuracao
      client.setQueryData(
        queryKey,
        await saveNotaConfiguracao({ armazens: documentosDe(armazens), cfops, versao }),
      )
      setConflict(false)
      toast.success('Configurações salva com sucesso.')
    },
    onRefused: (error) => {
      if (error.code !== 'VERSAO_ANTIGA') return false
      setConflict(true)
      return true
    },
  })
  /** Takes the other's values. */
  const reload = async () => {
    const fresh = valuesOf(await client.fetchQuery({ ...notaConfiguracaoQuery, staleTime: 0 }))
    form.setInitialValues(fresh)
    form.setValues(fresh)
    setConflict(false)
  }
  return (
    <Form form={form} label="Configurações das notas fiscais" onCancel={goBack} readOnly={!editable}>
      <div className="pilha conf-notas">
        {conflict && (
          <Faixa
            tone="warning"
            title="Alterada por outra pessoa."
            action={
              <Button small onClick={() => void reload()}>
                Ver os valores atuais
              </Button>
            }
          >
            O que você digitou não foi salvo.
          </Faixa>
        )}
        <section className="cartao" aria-labelledby="armazem-titulo">
          <header>
            <h2 id="armazem-titulo">O armazém</h2>
          </header>
          <div className="corpo dados">
            <TextAreaField
              {...form.field('armazens')}
              label="CNPJ do armazém"
              rows={3}
              locked={!editable}
              help="Um por linha, com ou sem pontos. Diz quando a nota é do próprio armazém e quando o local de entrega ou de retirada é ele."
            />
          </div>
        </section>
        <EsquemasCard
          esquema={configuracao.esquema}
          editable={editable}
          onConfiguracao={(fresh) => client.setQueryData(queryKey, fresh)}
        />
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
        <Fields configuracao={query.data} />
      ) : (
        <LoadingCard query={query} fields={4} label="Notas fiscais" />
      )}
    </Page>
  )
}
