import { useQuery } from '@tanstack/react-query'
import { IconArrowRight } from '@tabler/icons-react'
import { ROLE_LABELS } from '@app/contract/session'
import { Icon } from '../../../ui/icon.tsx'
import { demoQuery } from '../api.ts'

type Props = { disabled: boolean; onChoose: (email: string, senha: string) => void }

const labelOf = (papel: string) => Object.entries(ROLE_LABELS).find(([role]) => role === papel)?.[1] ?? papel

/** 'Demonstração: entrar como', only where the server is one. */
export function DemoLogins({ disabled, onChoose }: Props) {
  const { data } = useQuery(demoQuery)
  if (!data?.demo || data.logins.length === 0) return null
  const { logins, senha } = data
  return (
    <section className="demo" aria-labelledby="demo">
      <h2 id="demo">Demonstração: entrar como</h2>
      <ul>
        {logins.map(({ email, papel }) => (
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
