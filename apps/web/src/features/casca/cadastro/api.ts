import type { Pessoa } from '@app/contract/casca/cadastro'
import { api } from '../../../platform/http/http.ts'

/** The Registration of spec §3. */
export type SignUpValues = {
  name: string
  email: string
  password: string
  confirmPassword: string
  codigoCupom: string
}

export const signUp = (body: SignUpValues & { conta?: 'CONSUMIDOR' }) =>
  api<Pessoa>('/public/pessoa/', { method: 'POST', body, anonymous: true })

/** The answer is the same for every address (decisions 31). */
export const recoverPassword = (email: string) =>
  api<{ mensagem: string }>('/public/user/recoverPassword/', {
    method: 'POST',
    body: { email },
    anonymous: true,
  })

export const updateRecoverPassword = (body: { token: string; senha: string; confirmacao: string }) =>
  api<unknown>('/public/user/updateRecoverPassword/', { method: 'PUT', body, anonymous: true })

export const createFirstAdmin = (body: {
  token: string
  nome: string
  email: string
  senha: string
  confirmacao: string
}) => api<unknown>('/public/primeiroAcesso', { method: 'POST', body, anonymous: true })
