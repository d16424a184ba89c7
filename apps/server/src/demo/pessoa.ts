import type { Modulo } from '@app/contract/casca/perfil'
import type { Role } from '@app/contract/casca/session'

export type DemoUsuario = {
  email: string
  nome: string
  nomeExibicao: string
  cpf: string
  role: Role
  /** What they work in; null is the house as a whole. */
  modulo: Modulo | null
  /** Document of the company a client user works for. */
  cliente: string | null
  /** Document of the service point that the person works at. */
  posto: string | null
}
