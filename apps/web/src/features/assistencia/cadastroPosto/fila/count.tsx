import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useChanges } from '../../../../platform/http/live.ts'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { contagemQuery } from '../api.ts'

/** How many registrations wait for the manufacturer, kept fresh by pushes. */
export function useEsperam(): number | undefined {
  const client = useQueryClient()
  const { data } = useQuery(contagemQuery)
  useChanges(({ entidade }) => {
    if (entidade === 'cadastroPosto' || entidade === '*')
      void client.invalidateQueries({ queryKey: contagemQuery.queryKey })
  })
  return data?.esperam
}

/** Beside the queue's entry in the menu. */
export function CadastroCount() {
  const esperam = useEsperam()
  if (!esperam) return null
  return (
    <span className="conta">
      <span aria-hidden="true">{formatInteger(esperam)}</span>
      <span className="so-leitor">{formatCount(esperam, 'cadastro a aprovar', 'cadastros a aprovar')}</span>
    </span>
  )
}
