import { queryOptions } from '@tanstack/react-query'
import type {
  AssistenciaConfiguracao,
  AssistenciaConfiguracaoInput,
  AvisoTeste,
} from '@app/contract/assistencia/aviso'
import { api, send } from '../../../platform/http/http.ts'

export const assistenciaConfiguracaoQuery = queryOptions({
  queryKey: ['assistencia', 'configuracao'],
  queryFn: ({ signal }) => api<AssistenciaConfiguracao>('/assistencia/configuracao', { signal }),
})

export const saveAssistenciaConfiguracao = (body: AssistenciaConfiguracaoInput) =>
  api<AssistenciaConfiguracao>('/assistencia/configuracao', { method: 'PUT', body })

export const sendAvisoTeste = (body: AvisoTeste) =>
  send('/assistencia/configuracao/avisos/teste', { method: 'POST', body })
