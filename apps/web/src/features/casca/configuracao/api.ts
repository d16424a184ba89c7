import { queryOptions } from '@tanstack/react-query'
import type { Configuracao, ConfiguracaoInput } from '@app/contract/casca/configuracao'
import { api } from '../../../platform/http/http.ts'

/** The settings in force: the newest row (spec §7). */
export const configuracaoQuery = queryOptions({
  queryKey: ['configuracao'],
  queryFn: ({ signal }) => api<Configuracao>('/configuracoes/search/findFirstByOrderByIdDesc', { signal }),
})

/** Saves the settings; `versao` detects another person's change (409 VERSAO_ANTIGA). */
export const saveConfiguracao = (id: number, input: ConfiguracaoInput) =>
  api<Configuracao>(`/configuracoes/${id}`, { method: 'PUT', body: input })
