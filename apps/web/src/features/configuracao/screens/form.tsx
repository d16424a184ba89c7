import { IconFileInvoice } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Configuracao } from '@app/contract/configuracao'
import { useCan } from '../../../platform/abilities.ts'
import { formatDateTime } from '../../../platform/format.ts'
import type { ApiError } from '../../../platform/errors.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Faixa } from '../../../ui/faixa.tsx'
import { Form } from '../../../ui/form.tsx'
import { LoadingCard } from '../../../ui/loading-card.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Page } from '../../../ui/page.tsx'
import { toast } from '../../../ui/toast.ts'
import { useBack } from '../../../ui/use-back.ts'
import { requiredText, useSaveForm } from '../../../ui/use-save-form.ts'
import { configuracaoQuery, saveConfiguracao } from '../api.ts'

const LABELS = { tempoSeparacao: 'Tempo de separação', tempoFaturar: 'Tempo para faturar' }
const MIN_HOURS = 0.25

type Values = { tempoSeparacao: number | null; tempoFaturar: number | null }

const checkHours = (label: string) => (value: number | null) => {
  if (value === null) return requiredText(label)
  return value < MIN_HOURS ? 'O valor mínimo é 0,25.' : null
}

const wordsOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Who changed the settings meanwhile, and when, as the 409 tells. */
const conflictWords = ({ body }: ApiError) => {
  const who = wordsOf(body['alteradoPor'])
  const when = wordsOf(body['alteradoEm'])
  return `Alterada ${who ? `por ${who}` : 'por outra pessoa'}${when ? ` em ${formatDateTime(when)}` : ''}.`
}

function Fields({ configuracao }: { configuracao: Configuracao }) {
  const goBack = useBack('/')
  const client = useQueryClient()
  const editable = useCan('CONFIG_EDITAR')
  const [conflict, setConflict] = useState<string | null>(null)
  const form = useSaveForm<Values>({
    initialValues: { tempoSeparacao: configuracao.tempoSeparacao, tempoFaturar: configuracao.tempoFaturar },
    validate: {
      tempoSeparacao: checkHours(LABELS.tempoSeparacao),
      tempoFaturar: checkHours(LABELS.tempoFaturar),
    },
    onSave: async ({ tempoSeparacao, tempoFaturar }) => {
      const { id, versao } = client.getQueryData(configuracaoQuery.queryKey) ?? configuracao
      const hours = { tempoSeparacao: tempoSeparacao ?? MIN_HOURS, tempoFaturar: tempoFaturar ?? MIN_HOURS }
      const saved = await saveConfiguracao(id, { id, versao, ...hours })
      client.setQueryData(configuracaoQuery.queryKey, saved)
      setConflict(null)
      toast.success('Configurações salva com sucesso.')
    },
    onRefused: (error) => {
      if (error.code !== 'VERSAO_ANTIGA') return false
      setConflict(conflictWords(error))
      return true
    },
  })
  /** Takes the other's values; mine stay in nobody's way. */
  const reload = async () => {
    const fresh = await client.fetchQuery({ ...configuracaoQuery, staleTime: 0 })
    const values = { tempoSeparacao: fresh.tempoSeparacao, tempoFaturar: fresh.tempoFaturar }
    form.setInitialValues(values)
    form.setValues(values)
    setConflict(null)
  }
  return (
    <Form form={form} label="Configurações" onCancel={goBack} readOnly={!editable}>
      <div className="pilha estreita">
        {conflict && (
          <Faixa
            tone="warning"
            title={conflict}
            action={
              <Button small onClick={() => void reload()}>
                Ver os valores atuais
              </Button>
            }
          >
            O que você digitou não foi salvo.
          </Faixa>
        )}
        <section className="cartao" aria-labelledby="prazos">
          <header>
            <h2 id="prazos">Prazos do armazém</h2>
          </header>
          <div className="corpo dados">
            <NumberField
              {...form.field('tempoSeparacao')}
              className="g3"
              label={LABELS.tempoSeparacao}
              required
              locked={!editable}
              unit="horas"
              help="Depois da conclusão do cadastro, o pedido que ainda não foi separado passa a atrasado."
            />
            <NumberField
              {...form.field('tempoFaturar')}
              className="g3"
              label={LABELS.tempoFaturar}
              required
              locked={!editable}
              unit="horas"
              help="Depois da conferência, o pedido que ainda não foi faturado passa a atrasado."
            />
          </div>
        </section>
        <p className="ajuda">
          Contam horas corridas, também à noite e nos fins de semana. Frações valem: 0,25 são 15 minutos.
        </p>
      </div>
    </Form>
  )
}

/** /configuracoes/view/: the two times after which an order is late. */
export function ConfiguracaoForm() {
  const query = useQuery(configuracaoQuery)
  return (
    <Page
      title="Configurações"
      subtitle="Prazos que dizem quando um pedido está atrasado"
      actions={
        <ButtonLink small icon={IconFileInvoice} to="/configuracoes/notas">
          Notas fiscais
        </ButtonLink>
      }
    >
      {query.data ? <Fields configuracao={query.data} /> : <LoadingCard query={query} fields={2} narrow />}
    </Page>
  )
}
