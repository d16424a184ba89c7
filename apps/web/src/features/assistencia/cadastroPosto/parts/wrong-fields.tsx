import styles from './cadastro.module.css'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import type { SaveForm } from '../../../../ui/form/use-save-form.ts'
import { formatCount } from '../../../../platform/text/format.ts'
import { NOMES } from './words.ts'

type Nomeado = keyof typeof NOMES
type Props = { form: Pick<SaveForm<Record<string, unknown>>, 'errors' | 'problems' | 'formRef'> }

const isNomeado = (field: string): field is Nomeado => field in NOMES

/** The wrong fields in the order of the page, a line of a list as its list. */
const wrongOf = (errors: object): { path: string; nome: string }[] => {
  const paths = Object.entries(errors).flatMap(([path, error]) => (error ? [path] : []))
  return Object.keys(NOMES)
    .filter(isNomeado)
    .flatMap((field) => {
      const path = paths.find((each) => each.split('.')[0] === field)
      return path === undefined ? [] : [{ path, nome: NOMES[field] }]
    })
}

/** That some fields are wrong and how many, each a link to its field: on a long page they do not all stand in view. */
export function WrongFields({ form: { errors, problems, formRef } }: Props) {
  if (problems.length === 0) return null
  const wrong = wrongOf(errors)
  const go = (path: string) =>
    formRef.current
      ?.querySelector<HTMLElement>(`[name="${path}"], [data-campo="${path}"] :is(button, input)`)
      ?.focus()
  return (
    <Faixa tone="error">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {wrong.length > 0 && (
        <div className={styles.errados}>
          <b>{`${formatCount(wrong.length, 'campo', 'campos')}:`}</b>
          <ul>
            {wrong.map(({ path, nome }) => (
              <li key={path}>
                <button type="button" className="link" onClick={() => go(path)}>
                  {nome}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Faixa>
  )
}
