import { queryOptions } from '@tanstack/react-query'
import type { PerfilEscolha } from '@app/contract/casca/perfil'
import { download } from '../../../platform/http/download.ts'
import { api, send } from '../../../platform/http/http.ts'

/** Profiles to choose from; the person may assign those with `concedivel`. */
export const perfisQuery = queryOptions({
  queryKey: ['perfil', 'escolha'],
  queryFn: ({ signal }) => api<PerfilEscolha[]>('/perfil/findAll', { signal }),
})

/** How many people who signed up wait for access. */
export const pendentesQuery = queryOptions({
  queryKey: ['usuario', 'pendentes'],
  queryFn: async ({ signal }) => {
    const body = { page: 0, pageSize: 1, filter: { tipo: 'pendente', status: 'true' } }
    const found = await api<{ totalElements: number }>('/usuario/findByFiltro', {
      method: 'POST',
      body,
      signal,
    })
    return found.totalElements
  },
})

/** Gives a waiting person a profile and, except for staff, a company or a service point. */
export const letIn = (
  { id, versao }: { id: number; versao: number },
  given: { role: string; cliente?: { id: number }; posto?: { id: number } },
) => send(`/usuario/${id}`, { method: 'PUT', body: { versao, ...given } })

/** All stored data about a person, as a file (LGPD, art. 18). */
export const downloadDados = (id: number) => download(`/usuario/${id}/dados`, `dados-usuario-${id}.json`)

/** Removes the person's data for good; fiscal records stay (LGPD, art. 16). */
export const anonymise = (id: number) => send(`/usuario/${id}/anonimizar`, { method: 'POST' })

/** For a person who lost phone and recovery codes. */
export const resetSecondFactor = (id: number) =>
  send(`/usuario/${id}/segundo-fator/desligar`, { method: 'POST' })

export const endSessions = (id: number) => send(`/usuario/${id}/sessoes/encerrar`, { method: 'POST' })

/** Another mail with a link to choose the password. */
export const inviteAgain = (id: number) => send(`/usuario/${id}/convite`, { method: 'POST' })
