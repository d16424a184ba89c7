import { useQuery } from '@tanstack/react-query'
import { demoQuery } from '../api.ts'

/** The link to the demonstration's outbox of mails. */
export function DemoMail() {
  const { data } = useQuery(demoQuery)
  return data?.demo ? (
    <p className="novo t2 sm">
      Demonstração:{' '}
      <a className="link" href="/dev/mail" target="_blank" rel="noreferrer">
        ver os e-mails
      </a>
    </p>
  ) : null
}
