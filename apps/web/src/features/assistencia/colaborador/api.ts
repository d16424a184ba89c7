import type {
  Colaborador,
  Colaboradores,
  ColaboradorUpdate,
  Convite,
  ConviteAberto,
  ConviteAceite,
  ConviteInput,
} from '@app/contract/assistencia/colaborador'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'

export const COLABORADORES = ['colaboradores']

/** The people of a post and its open invitations. */
export const colaboradoresQuery = (posto: number) =>
  queryOptions({
    queryKey: [...COLABORADORES, posto],
    queryFn: ({ signal }) => api<Colaboradores>(`/postoAutorizado/${posto}/colaboradores`, { signal }),
  })

export const sendConvite = (posto: number, body: ConviteInput) =>
  api<Convite>(`/postoAutorizado/${posto}/colaboradores/convite`, { method: 'POST', body })

export const resendConvite = (id: number) =>
  api<Convite>(`/colaborador/convite/${id}/enviar`, { method: 'POST' })

export const revokeConvite = (id: number) =>
  api<unknown>(`/colaborador/convite/${id}/revogar`, { method: 'POST' })

export const saveColaborador = (id: number, body: ColaboradorUpdate) =>
  api<Colaborador>(`/colaborador/${id}`, { method: 'PUT', body })

/** What a link invites to; the token is in the body, so that no log holds it. */
export const conviteQuery = (token: string) =>
  queryOptions({
    queryKey: ['convite', token],
    queryFn: ({ signal }) =>
      api<ConviteAberto>('/public/colaborador/convite', {
        method: 'POST',
        body: { token },
        anonymous: true,
        signal,
      }),
    retry: false,
    staleTime: Infinity,
  })

export const acceptConvite = (body: ConviteAceite) =>
  api<unknown>('/public/colaborador/aceitar', { method: 'POST', body, anonymous: true })
