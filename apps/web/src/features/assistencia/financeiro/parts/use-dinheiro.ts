import type { DinheiroContagem } from '@app/contract/assistencia/financeiro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useChanges } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { dinheiroQuery } from '../api.ts'

const ENTIDADES = ['financeiro', 'postoAutorizadoPagamento', '*']

/** What of the network's money waits for this person, kept fresh by pushes; undefined until it is known. */
export function useDinheiro(): DinheiroContagem | undefined {
  const client = useQueryClient()
  const { data } = useQuery({ ...dinheiroQuery, enabled: useCan('FINANCEIRO_VER') })
  useChanges(({ entidade }) => {
    if (ENTIDADES.includes(entidade)) void client.invalidateQueries({ queryKey: dinheiroQuery.queryKey })
  })
  return data
}
