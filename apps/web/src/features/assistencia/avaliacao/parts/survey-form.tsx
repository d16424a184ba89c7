import {
  AVALIACAO_TEXTO_MAXIMO,
  CATEGORIAS_AVALIACAO,
  type AvaliacaoVista,
  type CategoriaAvaliacao,
} from '@app/contract/assistencia/avaliacao'
import { formatDay } from '../../../../platform/text/format.ts'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { giveAvaliacao } from '../api.ts'
import { Question } from './question.tsx'
import styles from './survey.module.css'

type Values = { notas: Partial<Record<CategoriaAvaliacao, number>>; comentario: string; querLigacao: boolean }

/** Every question without a mark, by the path of its error. */
const missing = ({ notas }: Values) =>
  Object.fromEntries(
    CATEGORIAS_AVALIACAO.filter((categoria) => notas[categoria] === undefined).map((categoria) => [
      `notas.${categoria}`,
      true,
    ]),
  )

type Props = { token: string; vista: AvaliacaoVista; onGiven: (vista: AvaliacaoVista) => void }

/** The four questions, a comment, and whether the post shall call. */
export function SurveyForm({ token, vista, onGiven }: Props) {
  const form = useSaveForm<Values>({
    initialValues: { notas: {}, comentario: '', querLigacao: false },
    validate: missing,
    onSave: async ({ notas, comentario, querLigacao }) => {
      const { ATENDIMENTO = 0, PRAZO = 0, PRECO = 0, QUALIDADE = 0 } = notas
      onGiven(
        await giveAvaliacao({
          token,
          notas: { ATENDIMENTO, PRAZO, PRECO, QUALIDADE },
          comentario,
          querLigacao,
        }),
      )
    },
  })
  const { notas } = form.values
  const given = CATEGORIAS_AVALIACAO.filter((categoria) => notas[categoria] !== undefined).length
  const { relogio, entregueEm, numero, telefone, primeiroNome } = vista
  return (
    <FormElement form={form} label="Avaliação" className={styles.form}>
      <main>
        <h1>{primeiroNome ? `${primeiroNome}, como foi o atendimento?` : 'Como foi o atendimento?'}</h1>
        <p className="t2">
          {[relogio, `OS ${numero}`, `entregue em ${formatDay(entregueEm)}`].filter(Boolean).join(' · ')}
        </p>
        <Problems of={form.problems} />
        <div className={styles.perguntas}>
          {CATEGORIAS_AVALIACAO.map((categoria) => (
            <Question
              key={categoria}
              categoria={categoria}
              nota={notas[categoria]}
              error={form.errorAt(`notas.${categoria}`) !== undefined}
              onChange={(nota) => {
                form.setFieldValue('notas', { ...notas, [categoria]: nota })
                form.clearFieldError(`notas.${categoria}`)
              }}
            />
          ))}
        </div>
        <TextAreaField
          {...form.field('comentario')}
          label="Quer contar mais? (não é preciso)"
          rows={3}
          maxLength={AVALIACAO_TEXTO_MAXIMO}
        />
        {telefone && (
          <SwitchField
            {...form.field('querLigacao')}
            label="Quero que me liguem"
            help={`No telefone que o posto tem, final ${telefone}.`}
          />
        )}
        <p className="t2 sm">O posto e o fabricante leem a sua avaliação com o seu nome.</p>
      </main>
      <section className={styles.fecho} aria-label="Enviar">
        <p>
          <b className="num">{given}</b> de {CATEGORIAS_AVALIACAO.length}{' '}
          <span className="t2 sm">respondidas</span>
        </p>
        <Button look="filled" type="submit" disabled={form.saving} aria-busy={form.saving}>
          Enviar avaliação
        </Button>
      </section>
    </FormElement>
  )
}
