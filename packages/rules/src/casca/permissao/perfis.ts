import { inModulos, type Modulo } from '@app/contract/casca/perfil'
import { ABILITIES, ROLE_LABELS } from '@app/contract/casca/session'
import type { Ability, Role, UsuarioTipo } from '@app/contract/casca/session'
import { ASSISTENCIA } from './assistencia.ts'

/** What ROLE_OPERADOR lacks (api.md, Abilities of the warehouse). */
const NOT_OPERADOR: readonly Ability[] = [
  'USUARIO_EDITAR',
  'CONFIG_EDITAR',
  'PERFIL_EDITAR',
  'INTEGRACAO_EDITAR',
  'PEDIDO_ESTORNAR_EXPEDICAO',
  'PEDIDO_REABRIR',
]

/** A client user's short written list: own orders and their audit, product look-ups, stock (decisions 15). */
const CLIENTE: readonly Ability[] = [
  'PEDIDO_VER',
  'PEDIDO_EDITAR',
  'PRODUTO_VER',
  'ESTOQUE_VER',
  'AUDITORIA_VER',
]

/** The most that a profile of each kind may hold: the kind limits the profile (decisions 1, 15). */
const PERMITIDAS: Record<UsuarioTipo, readonly Ability[]> = {
  interno: ABILITIES,
  cliente: CLIENTE,
  posto: ASSISTENCIA.responsavel,
  consumidor: ['OS_ACOMPANHAR'],
  pendente: [],
}

/** Whether a person of this kind may hold the ability at all. */
export const isPermitida = (tipo: UsuarioTipo, habilidade: Ability): boolean =>
  PERMITIDAS[tipo].includes(habilidade)

export type PerfilSemeado = {
  codigo: Role
  nome: string
  descricao: string
  tipo: UsuarioTipo
  habilidades: readonly Ability[]
}

const perfil = (
  codigo: Role,
  tipo: UsuarioTipo,
  descricao: string,
  habilidades: readonly Ability[] = [],
): PerfilSemeado => ({ codigo, nome: ROLE_LABELS[codigo], descricao, tipo, habilidades })

/**
 * The profiles of a new installation (spec §6). A later version also reads here who gets a new ability. After that the
 * database rows apply.
 */
export const PERFIS_SEMEADOS: readonly PerfilSemeado[] = [
  perfil('ROLE_ADMIN', 'interno', 'Tudo, inclusive pessoas, perfis e configurações.', ABILITIES),
  perfil(
    'ROLE_OPERADOR',
    'interno',
    'O dia a dia do armazém, sem mexer em pessoas e configurações.',
    ABILITIES.filter((ability) => inModulos(['armazem'], ability) && !NOT_OPERADOR.includes(ability)),
  ),
  perfil('ROLE_CLIENTE', 'cliente', 'Os pedidos da própria empresa e o que o pedido consulta.', CLIENTE),
  perfil('ROLE_PENDENTE', 'pendente', 'Quem se cadastrou e ainda espera ser liberado.'),
  perfil('ROLE_MANAUS', 'interno', 'A regional de Manaus na rede de assistência.', ASSISTENCIA.manaus),
  perfil('ROLE_MANAUS_TROCA', 'interno', 'As trocas de modelo em Manaus.', ASSISTENCIA.manausTroca),
  perfil(
    'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO',
    'interno',
    'A assistência técnica de São Paulo.',
    ASSISTENCIA.saoPaulo,
  ),
  perfil('ADMIN_CONSULTA', 'interno', 'Só consulta as ordens de serviço.', ASSISTENCIA.consulta),
  perfil('ROLE_FINANCEIRO', 'interno', 'O financeiro da rede de assistência.', ASSISTENCIA.financeiro),
  perfil(
    'ROLE_REPRESENTANTE_LEGAL',
    'posto',
    'O responsável por um posto autorizado.',
    ASSISTENCIA.responsavel,
  ),
  perfil('CENTRO_TECNICO', 'posto', 'Quem conserta no posto.', ASSISTENCIA.tecnico),
  perfil('ATENDENTE', 'posto', 'Quem recebe e entrega no balcão do posto.', ASSISTENCIA.atendente),
  perfil('ROLE_POSTO', 'posto', 'O mesmo que o atendente.', ASSISTENCIA.atendente),
  perfil('ROLE_ADMIN_POSTO', 'posto', 'O mesmo que o responsável.', ASSISTENCIA.responsavel),
  perfil('ROLE_FINANCEIRO_POSTO', 'posto', 'O financeiro do próprio posto.', ASSISTENCIA.financeiroPosto),
  perfil('ROLE_REPARAR_OS', 'posto', 'O mesmo que o técnico.', ASSISTENCIA.tecnico),
  perfil('ROLE_CONSUMIDOR', 'consumidor', 'Quem deixou um relógio: só as próprias OS.', ['OS_ACOMPANHAR']),
]

/** What a profile of the product holds before anybody edits it; a role that does not fit the kind grants nothing. */
export const abilitiesOf = (role: Role, tipo: UsuarioTipo): readonly Ability[] =>
  PERFIS_SEMEADOS.find((semeado) => semeado.codigo === role && semeado.tipo === tipo)?.habilidades ?? []

/** People with these abilities can repair all other rights, so at least one person must keep both. */
export const ADMINISTRA: readonly Ability[] = ['USUARIO_EDITAR', 'PERFIL_EDITAR']

/** All abilities of an installation with these modules. */
export const habilidadesDe = (modulos: readonly Modulo[]): Ability[] =>
  ABILITIES.filter((habilidade) => inModulos(modulos, habilidade))

/** The abilities of a stored list that exist in an installation with these modules, in the order of the one list. */
export const conhecidas = (lista: readonly string[], modulos: readonly Modulo[]): Ability[] =>
  habilidadesDe(modulos).filter((habilidade) => lista.includes(habilidade))

/** A person may grant, change or take only abilities that the person holds too. */
export const within = (minhas: readonly Ability[], deles: readonly Ability[]): boolean =>
  deles.every((habilidade) => minhas.includes(habilidade))
