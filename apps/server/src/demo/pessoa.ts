import type { Modulo } from '@app/contract/casca/perfil'
import type { Role } from '@app/contract/casca/session'

export type DemoUsuario = {
  email: string
  nome: string
  nomeExibicao: string
  cpf: string
  role: Role
  /** The module that they work in; null is the whole installation. */
  modulo: Modulo | null
  /** Document of the company that a client user works for. */
  cliente: string | null
  /** Document of the service point that the person works at. */
  posto: string | null
}
