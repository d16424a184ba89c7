import { queryOptions } from '@tanstack/react-query'
import type { ChaveAcesso } from '@app/contract/casca/chaveAcesso'
import type {
  CodigosDeRecuperacao,
  Conta,
  ContaInput,
  SegundoFatorSegredo,
  SessaoAberta,
} from '@app/contract/casca/conta'
import type { TrocaSenhaInput } from '@app/contract/casca/usuario'
import { download } from '../../../platform/http/download.ts'
import { api, send } from '../../../platform/http/http.ts'

export const contaQuery = queryOptions({
  queryKey: ['conta'],
  queryFn: ({ signal }) => api<Conta>('/conta', { signal }),
})

export const saveConta = (body: ContaInput) => api<Conta>('/conta', { method: 'PUT', body })

/** Ends the other sessions of the person (spec §7). */
export const changePassword = (body: TrocaSenhaInput) =>
  send('/usuario/updatePassword/', { method: 'PUT', body })

export const sessoesQuery = queryOptions({
  queryKey: ['conta', 'sessoes'],
  queryFn: ({ signal }) => api<SessaoAberta[]>('/conta/sessoes', { signal }),
})

export const endSession = (id: number) => send(`/conta/sessoes/${id}`, { method: 'DELETE' })

/** 'Sair de todos': every session but this one. */
export const endOtherSessions = () =>
  api<{ encerradas: number }>('/conta/sessoes/encerrar', { method: 'POST', body: { incluirEsta: false } })

type Proof = { senhaAtual: string; codigo: string }

/** With a code of the current telephone, if there is one, it starts the move to another. */
export const beginSecondFactor = (body: Partial<Proof> & { senhaAtual: string }) =>
  api<SegundoFatorSegredo>('/conta/segundo-fator', { method: 'POST', body })

export const confirmSecondFactor = (codigo: string) =>
  api<CodigosDeRecuperacao>('/conta/segundo-fator', { method: 'PUT', body: { codigo } })

export const renewRecoveryCodes = (body: Proof) =>
  api<CodigosDeRecuperacao>('/conta/segundo-fator/codigos', { method: 'POST', body })

export const endSecondFactor = (body: Proof) =>
  send('/conta/segundo-fator/desligar', { method: 'POST', body })

/** The own passkeys. */
export const chavesQuery = queryOptions({
  queryKey: ['conta', 'chaves-acesso'],
  queryFn: ({ signal }) => api<ChaveAcesso[]>('/conta/chaves-acesso', { signal }),
})

export const removeChave = (id: number) => send(`/conta/chaves-acesso/${id}`, { method: 'DELETE' })

/** All stored data about the person (LGPD, art. 18). */
export const downloadOwnData = () => download('/conta/dados', 'meus-dados.json')
