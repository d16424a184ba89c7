import {
  IconCalendarTime,
  IconFileInvoice,
  IconMail,
  IconMessage,
  IconPrinter,
  IconServer2,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Configuracao } from '@app/contract/casca/configuracao'
import { useCan } from '../../../../platform/session/abilities.ts'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { useSettingsForm } from '../../../../ui/form/use-settings-form.tsx'
import { parteOf, type Partes } from '../../../../platform/campos/merge-partes.ts'
import { formatQuantidade } from '@app/rules/casca/quantidade'
import { configuracaoQuery, saveConfiguracao } from '../api.ts'

const LABELS = {
  tempoSeparacao: 'Tempo de separação',
  tempoFaturar: 'Tempo para faturar',
  separacaoScanner: 'Separar por leitor',
  conferenciaScanner: 'Conferir por leitor',
  contagemScanner: 'Contar por leitor',
  chegadaScanner: 'Contar a chegada',
  chegadaCega: 'Chegada às cegas',
}
const HORAS = ['tempoSeparacao', 'tempoFaturar'] as const
const PASSOS = [
  'separacaoScanner',
  'conferenciaScanner',
  'contagemScanner',
  'chegadaScanner',
  'chegadaCega',
] as const
const MIN_HOURS = 0.25

type Values = Record<(typeof HORAS)[number], number | null> & Record<(typeof PASSOS)[number], boolean>

const checkHours = (label: string) => (value: number | null) => {
  if (value === null) return requiredText(label)
  return value < MIN_HOURS ? 'O valor mínimo é 0,25.' : null
}

const valuesOf = (stored: Configuracao): Values => ({
  tempoSeparacao: stored.tempoSeparacao,
  tempoFaturar: stored.tempoFaturar,
  separacaoScanner: stored.separacaoScanner,
  conferenciaScanner: stored.conferenciaScanner,
  contagemScanner: stored.contagemScanner,
  chegadaScanner: stored.chegadaScanner,
  chegadaCega: stored.chegadaCega,
})

const saveValues = (values: Values, { id, versao }: Configuracao) =>
  saveConfiguracao(id, {
    ...values,
    id,
    versao,
    tempoSeparacao: values.tempoSeparacao ?? MIN_HOURS,
    tempoFaturar: values.tempoFaturar ?? MIN_HOURS,
  })

const partesOf = (values: Values): Partes =>
  Object.fromEntries([
    ...HORAS.map((name) => {
      const value = values[name]
      return [name, parteOf(LABELS[name], value, value === null ? '' : formatQuantidade(value))] as const
    }),
    ...PASSOS.map(
      (name) =>
        [
          name,
          {
            label: LABELS[name],
            igual: String(values[name]),
            text: values[name] ? 'Ligado' : 'Desligado',
            valor: values[name],
          },
        ] as const,
    ),
  ])

const valuesFrom = (partes: Partes): Values => {
  const horas = (name: (typeof HORAS)[number]) => {
    const valor = partes[name]?.valor
    return typeof valor === 'number' ? valor : null
  }
  const ligado = (name: (typeof PASSOS)[number]) => partes[name]?.valor === true
  return {
    tempoSeparacao: horas('tempoSeparacao'),
    tempoFaturar: horas('tempoFaturar'),
    separacaoScanner: ligado('separacaoScanner'),
    conferenciaScanner: ligado('conferenciaScanner'),
    contagemScanner: ligado('contagemScanner'),
    chegadaScanner: ligado('chegadaScanner'),
    chegadaCega: ligado('chegadaCega'),
  }
}

type FieldsProps = { configuracao: Configuracao }

function Fields({ configuracao }: FieldsProps) {
  const goBack = useBack('/')
  const editable = useCan('CONFIG_EDITAR')
  const { form, notice } = useSettingsForm<Configuracao, Values>({
    queryKey: configuracaoQuery.queryKey,
    stored: configuracao,
    valuesOf,
    validate: {
      tempoSeparacao: checkHours(LABELS.tempoSeparacao),
      tempoFaturar: checkHours(LABELS.tempoFaturar),
    },
    save: saveValues,
    partesOf,
    valuesFrom,
  })
  return (
    <Form form={form} label="Configurações" onCancel={goBack} readOnly={!editable}>
      <div className="pilha estreita">
        {notice}
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
        {configuracao.wmsInterno && (
          <section className="cartao" aria-labelledby="passos">
            <header>
              <h2 id="passos">Passos por leitor</h2>
            </header>
            <div className="corpo dados">
              <SwitchField
                label={LABELS.separacaoScanner}
                help="Quem separa toma o pedido da fila e lê cada item; a situação anda sozinha."
                locked={!editable}
                {...form.field('separacaoScanner')}
              />
              <SwitchField
                label={LABELS.conferenciaScanner}
                help="Outra pessoa conta às cegas o que foi separado, fecha os volumes com peso e imprime as etiquetas."
                locked={!editable}
                {...form.field('conferenciaScanner')}
              />
              <SwitchField
                label={LABELS.contagemScanner}
                help="Listas de lotes contadas às cegas; o que difere é contado por outra pessoa, e outra aprova o ajuste."
                locked={!editable}
                {...form.field('contagemScanner')}
              />
              <SwitchField
                label={LABELS.chegadaScanner}
                help="A mercadoria de cada nota é contada linha a linha na porta; no estoque entra o que foi contado, e o cliente vê o que difere."
                locked={!editable}
                {...form.field('chegadaScanner')}
              />
              <SwitchField
                label={LABELS.chegadaCega}
                help="Quem conta não vê as quantidades da nota antes de fechar a contagem."
                locked={!editable}
                {...form.field('chegadaCega')}
              />
            </div>
          </section>
        )}
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
  const notas = useCan('NOTA_VER')
  const avisos = useCan('OS_VER')
  const chamados = useCan('CHAMADO_VER')
  const instalacao = useCan('CONFIG_EDITAR')
  return (
    <Page
      title="Configurações"
      subtitle="Prazos que dizem quando um pedido está atrasado"
      actions={
        <>
          {avisos && (
            <ButtonLink small icon={IconMessage} iconOnPhone to="/configuracoes/avisos">
              Avisos ao cliente
            </ButtonLink>
          )}
          <ButtonLink small icon={IconMail} iconOnPhone to="/configuracoes/emails">
            E-mails
          </ButtonLink>
          {chamados && (
            <ButtonLink small icon={IconCalendarTime} iconOnPhone to="/configuracoes/expedientes">
              Horários das equipes
            </ButtonLink>
          )}
          {notas && (
            <ButtonLink small icon={IconPrinter} iconOnPhone to="/configuracoes/impressos">
              Impressos
            </ButtonLink>
          )}
          {notas && (
            <ButtonLink small icon={IconFileInvoice} iconOnPhone to="/configuracoes/notas">
              Notas fiscais
            </ButtonLink>
          )}
          {instalacao && (
            <ButtonLink small icon={IconServer2} iconOnPhone to="/configuracoes/instalacao">
              Instalação
            </ButtonLink>
          )}
        </>
      }
    >
      {query.data ? <Fields configuracao={query.data} /> : <LoadingCard query={query} fields={2} narrow />}
    </Page>
  )
}
