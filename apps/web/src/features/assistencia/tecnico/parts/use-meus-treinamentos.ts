import type { Treinamento } from '@app/contract/assistencia/tecnico'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { meusTreinamentosQuery } from '../api.ts'

/** What the person is trained for; undefined before it is known, and for people who do not repair at a post. */
export function useMeusTreinamentos(): Treinamento[] | undefined {
  const posto = useUser()?.posto
  const repairs = useCan('OS_REPARAR')
  return useQuery({ ...meusTreinamentosQuery, enabled: repairs && posto != null }).data
}
