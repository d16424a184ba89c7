import styles from '../parts/avisos.module.css'
import type { AssistenciaConfiguracao } from '@app/contract/assistencia/aviso'
import {
  DIAS_EXPEDIENTE_LABELS,
  DIAS_EXPEDIENTE_EQUIPE,
  EQUIPE_CHAMADO_LABELS,
  EQUIPES_CHAMADO,
  type EquipeChamado,
  MAIOR_TEXTO_FERIADOS,
  ZONA_LABELS,
  ZONAS_EXPEDIENTE,
} from '@app/contract/assistencia/chamado'
import { optionsOf } from '@app/contract/casca/opcoes'
import { type CalendarioDaEquipe, EXPEDIENTES_PADRAO, linhaErrada } from '@app/rules/assistencia/chamado'
import { useQuery } from '@tanstack/react-query'
import { parteOf, type Partes } from '../../../../platform/campos/merge-partes.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { useSettingsForm } from '../../../../ui/form/use-settings-form.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { assistenciaConfiguracaoQuery, saveAssistenciaConfiguracao } from '../api.ts'

type Values = { expedientes: Record<EquipeChamado, CalendarioDaEquipe> }

const ZONAS = optionsOf(ZONAS_EXPEDIENTE, ZONA_LABELS)
const DIAS = optionsOf(DIAS_EXPEDIENTE_EQUIPE, DIAS_EXPEDIENTE_LABELS)
const HORA = /^([01]\d|2[0-3]):[0-5]\d$/

const valuesOf = ({ expedientes }: AssistenciaConfiguracao): Values => ({
  expedientes: {
    ...EXPEDIENTES_PADRAO,
    ...Object.fromEntries(expedientes.map(({ equipe, ...calendario }) => [equipe, calendario])),
  },
})

/** What is wrong in a field of a calendar. */
const wrongIn = ({ das, ate, feriados }: CalendarioDaEquipe) => {
  const linha = linhaErrada(feriados)
  return {
    das: HORA.test(das) ? undefined : 'Hora inválida: use hh:mm.',
    ate: !HORA.test(ate)
      ? 'Hora inválida: use hh:mm.'
      : das < ate
        ? undefined
        : 'O fechamento vem depois da abertura.',
    feriados: linha === null ? undefined : `Comece a linha “${linha}” com a data: dd/mm ou dd/mm/aaaa.`,
  }
}

/** The first fault with the name of its team, because its card may not be in view. */
const check = (expedientes: Values['expedientes']): string | null => {
  for (const equipe of EQUIPES_CHAMADO) {
    const fault = Object.values(wrongIn(expedientes[equipe])).find((text) => text !== undefined)
    if (fault !== undefined) return `${EQUIPE_CHAMADO_LABELS[equipe]}: ${fault}`
  }
  return null
}

/** Each team is a separate part, so two people may change two of them. */
const partesOf = ({ expedientes }: Values): Partes =>
  Object.fromEntries(
    EQUIPES_CHAMADO.map((equipe) => [
      equipe,
      parteOf(EQUIPE_CHAMADO_LABELS[equipe], JSON.stringify(expedientes[equipe])),
    ]),
  )

const valuesFrom = (partes: Partes, mine: Values): Values => {
  const expedientes = { ...mine.expedientes }
  for (const equipe of EQUIPES_CHAMADO) {
    const valor = partes[equipe]?.valor
    if (typeof valor === 'string') expedientes[equipe] = JSON.parse(valor) as CalendarioDaEquipe
  }
  return { expedientes }
}

type CardProps = {
  equipe: EquipeChamado
  calendario: CalendarioDaEquipe
  locked: boolean
  onChange: (mais: Partial<CalendarioDaEquipe>) => void
}

function ExpedienteCard({ equipe, calendario, locked, onChange }: CardProps) {
  const wrong = wrongIn(calendario)
  const nome = equipe === 'POSTO' ? 'Postos sem horário próprio' : EQUIPE_CHAMADO_LABELS[equipe]
  return (
    <section className="cartao" aria-label={nome}>
      <header>
        <h2>{nome}</h2>
      </header>
      <div className="corpo pilha">
        {equipe === 'POSTO' && (
          <p className="t2 sm">
            O chamado que espera um posto segue os dias, as horas e o fuso do cadastro dele; daqui vêm os
            feriados e o que o cadastro não diz.
          </p>
        )}
        <div className={styles.horas}>
          <SelectField
            label="Dias"
            locked={locked}
            options={DIAS}
            value={calendario.dias}
            onChange={(dias) => dias && onChange({ dias })}
          />
          <TextField
            label="Das"
            required
            locked={locked}
            value={calendario.das}
            error={wrong.das}
            maxLength={5}
            onChange={(das) => onChange({ das })}
          />
          <TextField
            label="Até"
            required
            locked={locked}
            value={calendario.ate}
            error={wrong.ate}
            maxLength={5}
            onChange={(ate) => onChange({ ate })}
          />
        </div>
        <SelectField
          label="Fuso"
          locked={locked}
          options={ZONAS}
          value={calendario.zona}
          onChange={(zona) => zona && onChange({ zona })}
        />
        <SwitchField
          label="Folga no Carnaval"
          help="Segunda e terça. Os feriados nacionais são sempre folga."
          locked={locked}
          value={calendario.carnaval}
          onChange={(carnaval) => onChange({ carnaval })}
        />
        <SwitchField
          label="Folga em Corpus Christi"
          locked={locked}
          value={calendario.corpusChristi}
          onChange={(corpusChristi) => onChange({ corpusChristi })}
        />
        <TextAreaField
          label="Feriados locais e outras folgas"
          help="Um por linha: 24/10 Aniversário de Manaus, todo ano; 24/12/2026 Véspera de Natal, uma vez."
          rows={3}
          locked={locked}
          maxLength={MAIOR_TEXTO_FERIADOS}
          value={calendario.feriados}
          error={wrong.feriados}
          onChange={(feriados) => onChange({ feriados })}
        />
      </div>
    </section>
  )
}

function Fields({ configuracao }: { configuracao: AssistenciaConfiguracao }) {
  const goBack = useBack('/configuracoes/view/')
  const editable = useCan('CONFIG_EDITAR')
  const { form, notice } = useSettingsForm<AssistenciaConfiguracao, Values>({
    queryKey: assistenciaConfiguracaoQuery.queryKey,
    stored: configuracao,
    valuesOf,
    validate: { expedientes: check },
    save: ({ expedientes }, { versao }) =>
      saveAssistenciaConfiguracao({
        expedientes: EQUIPES_CHAMADO.map((equipe) => ({ equipe, ...expedientes[equipe] })),
        versao,
      }),
    partesOf,
    valuesFrom,
  })
  const { expedientes } = form.values
  return (
    <Form form={form} label="Horários das equipes" onCancel={goBack} readOnly={!editable}>
      <div className="pilha">
        {notice}
        <div className={styles.duas}>
          {EQUIPES_CHAMADO.map((equipe) => (
            <ExpedienteCard
              key={equipe}
              equipe={equipe}
              calendario={expedientes[equipe]}
              locked={!editable}
              onChange={(mais) =>
                form.setValues({
                  expedientes: { ...expedientes, [equipe]: { ...expedientes[equipe], ...mais } },
                })
              }
            />
          ))}
        </div>
      </div>
    </Form>
  )
}

/** /configuracoes/expedientes: the calendar of each team, in which the deadlines of tickets run (rede §9). */
export function ExpedientesConfiguracao() {
  const query = useQuery(assistenciaConfiguracaoQuery)
  return (
    <Page title="Configurações" subtitle="Horários das equipes" back="/configuracoes/view/">
      {query.data ? (
        <Fields configuracao={query.data} />
      ) : (
        <LoadingCard query={query} fields={4} label="Horários das equipes" />
      )}
    </Page>
  )
}
