import type { Modulo } from '@app/contract/casca/perfil'
import type { DemoInfo } from '@app/contract/casca/session'
import { ROLE_LABELS } from '@app/contract/casca/session'
import { DEMO_REDE } from './assistencia/index.ts'
import type { DemoUsuario } from './pessoa.ts'

/** The one password of every demo log-in (ux.md, Demo data). */
export const DEMO_SENHA = 'demonstracao'

/** Who works at the demo's dock. */
export const DEMO_OPERADOR = 'operador@retaguarda.example'

const DEMO_USUARIOS: readonly DemoUsuario[] = [
  {
    email: 'admin@retaguarda.example',
    nome: 'Ana Administradora Fictícia',
    nomeExibicao: 'Ana Administradora',
    cpf: '99999001009',
    role: 'ROLE_ADMIN',
    modulo: null,
    cliente: null,
    posto: null,
  },
  {
    email: DEMO_OPERADOR,
    nome: 'Otávio Operador Fictício',
    nomeExibicao: 'Otávio Operador',
    cpf: '99999002080',
    role: 'ROLE_OPERADOR',
    modulo: 'armazem',
    cliente: null,
    posto: null,
  },
  {
    email: 'cliente@retaguarda.example',
    nome: 'Clara Cliente Fictícia',
    nomeExibicao: 'Clara Cliente',
    cpf: '99999003052',
    role: 'ROLE_CLIENTE',
    modulo: 'armazem',
    cliente: '99999002000101',
    posto: null,
  },
  {
    email: 'cliente2@retaguarda.example',
    nome: 'Célio Cliente Fictício',
    nomeExibicao: 'Célio Cliente',
    cpf: '99999004024',
    role: 'ROLE_CLIENTE',
    modulo: 'armazem',
    cliente: '99999003000148',
    posto: null,
  },
  ...DEMO_REDE,
]

/** The people of an installation with these modules. */
export const usuariosDe = (modulos: readonly Modulo[]): DemoUsuario[] =>
  DEMO_USUARIOS.filter(({ modulo }) => modulo === null || modulos.includes(modulo))

const GRUPOS: Record<Modulo, string> = { armazem: 'Armazém', assistencia: 'Assistência' }

/** The log-ins that the log-in screen and the terminal offer in demo mode. */
export const demoLogins = (modulos: readonly Modulo[]): DemoInfo['logins'] =>
  usuariosDe(modulos).map(({ email, role, modulo }) => ({
    email,
    papel: ROLE_LABELS[role],
    grupo: modulo && GRUPOS[modulo],
  }))
