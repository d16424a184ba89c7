import styles from './login.module.css'
import { useQuery } from '@tanstack/react-query'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { ROLE_LABELS } from '@app/contract/casca/session'
import { Icon } from '../../../../ui/page/icon.tsx'
import { demoQuery } from '../api.ts'

type Props = { disabled: boolean; onChoose: (email: string, senha: string) => void }

const labelOf = (papel: string) => Object.entries(ROLE_LABELS).find(([role]) => role === papel)?.[1] ?? papel

/** 'Demonstração: entrar como', only on a demonstration server; one module at a time. */
export function DemoLogins({ disabled, onChoose }: Props) {
  const { data } = useQuery(demoQuery)
  const [chosen, setChosen] = useState<string | null>(null)
  if (!data?.demo || data.logins.length === 0) return null
  const { logins, senha } = data
  const grupos = [...new Set(logins.flatMap(({ grupo }) => grupo ?? []))]
  const shown = chosen ?? grupos[0]
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <header>
        <h2 id="demo">Demonstração: entrar como</h2>
        {grupos.length > 1 && (
          <div className={styles.partes} role="group" aria-label="Parte do produto">
            {grupos.map((grupo) => (
              <button
                key={grupo}
                type="button"
                aria-pressed={grupo === shown}
                onClick={() => setChosen(grupo)}
              >
                {grupo}
              </button>
            ))}
          </div>
        )}
      </header>
      <ul>
        {logins
          .filter(({ grupo }) => grupo === null || grupo === shown)
          .map(({ email, papel }) => (
            <li key={email}>
              <button type="button" disabled={disabled} onClick={() => onChoose(email, senha ?? '')}>
                <b className="corta">{labelOf(papel)}</b>
                <span className="corta">{email}</span>
                <Icon of={IconArrowRight} size="p" />
              </button>
            </li>
          ))}
      </ul>
    </section>
  )
}
