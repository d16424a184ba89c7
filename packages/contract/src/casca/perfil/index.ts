import { z } from 'zod'
import { Id, Links, Versao } from '../paging/index.ts'
import { Ability, USUARIO_TIPOS } from '../session/index.ts'
import { obrigatorio, opcional } from '../texto/index.ts'

export { GRUPOS, MODULOS } from './grupos.ts'
export type { Habilidade, Modulo } from './grupos.ts'
export * from './habilidades.ts'

/** A line of the profiles list. */
export const PerfilItem = z
  .object({
    id: z.number().int(),
    codigo: z.string().describe('O `role` de quem tem o perfil; nunca muda.'),
    nome: z.string(),
    descricao: z.string().nullable(),
    tipo: z.enum(USUARIO_TIPOS).describe('A que tipo de usuário o perfil serve.'),
    exigeSegundoFator: z.boolean(),
    descontoMaximo: z
      .number()
      .int()
      .nullable()
      .describe('Desconto que pode dar em um orçamento, em %; null: o que vem com o produto.'),
    semeado: z.boolean().describe('Veio com o produto: pode ser alterado, não excluído.'),
    habilidades: z.number().int().describe('Quantas permissões tem.'),
    usuarios: z.number().int().describe('Quantas pessoas ativas o têm.'),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'PerfilItem' })
export type PerfilItem = z.infer<typeof PerfilItem>

/** A profile: a named set of abilities (spec §6). */
export const Perfil = PerfilItem.extend({ habilidades: z.array(Ability) }).meta({ id: 'Perfil' })
export type Perfil = z.infer<typeof Perfil>

/** The kinds of user that a profile can be made for; pending people and consumers get no profiles of this sort. */
export const PERFIL_TIPOS = ['interno', 'cliente', 'posto'] as const

const ignorado = z.unknown().optional()

/** Longest texts of a profile. */
export const PERFIL_MAXIMOS = { nome: 60, descricao: 300 } as const

const campos = z.object({
  nome: obrigatorio(PERFIL_MAXIMOS.nome),
  descricao: opcional(PERFIL_MAXIMOS.descricao),
  exigeSegundoFator: z
    .boolean()
    .optional()
    .describe('Quem tem o perfil precisa da verificação em duas etapas.'),
  descontoMaximo: z.number().int().min(0).max(100).nullish().describe('Em %.'),
  habilidades: z.array(Ability).max(500).optional(),
  codigo: ignorado,
  semeado: ignorado,
  usuarios: ignorado,
  _links: ignorado,
})

/** Unknown fields are refused (api.md). The kind is set at creation and stays. */
export const PerfilInput = campos
  .extend({ id: z.null().optional(), tipo: z.enum(PERFIL_TIPOS) })
  .meta({ id: 'PerfilInput' })
export type PerfilInput = z.infer<typeof PerfilInput>

export const PerfilUpdate = campos
  .partial()
  .extend({ id: Id.optional(), tipo: ignorado, versao: Versao })
  .meta({ id: 'PerfilUpdate' })
export type PerfilUpdate = z.infer<typeof PerfilUpdate>

/** `GET /perfil/findAll?tipo=`: profiles to choose from; `concedivel` says whether this person may assign it. */
export const PerfilEscolha = Perfil.pick({
  id: true,
  codigo: true,
  nome: true,
  descricao: true,
  tipo: true,
  exigeSegundoFator: true,
})
  .extend({ concedivel: z.boolean() })
  .meta({ id: 'PerfilEscolha' })
export type PerfilEscolha = z.infer<typeof PerfilEscolha>
export const PerfilSearch = z.object({
  tipo: z.enum(PERFIL_TIPOS).optional(),
  q: z.string().max(100).optional(),
})

/** `GET /permissoesPerfil`: all abilities by group, in words. */
export const HabilidadeDescrita = z
  .object({
    nome: Ability,
    grupo: z.string(),
    rotulo: z.string(),
    descricao: z.string(),
    tipos: z.array(z.enum(USUARIO_TIPOS)).describe('A que tipos de usuário pode ser dada.'),
    concedivel: z.boolean().describe('Se quem pergunta a tem e, por isso, pode dá-la.'),
  })
  .meta({ id: 'HabilidadeDescrita' })
export type HabilidadeDescrita = z.infer<typeof HabilidadeDescrita>

/** `GET` and `PUT /permissoesPerfil/{id}`: the abilities of one profile. */
export const PermissoesPerfil = z
  .object({ perfilId: z.number().int(), habilidades: z.array(Ability), versao: z.number().int() })
  .meta({ id: 'PermissoesPerfil' })
export type PermissoesPerfil = z.infer<typeof PermissoesPerfil>
export const PermissoesPerfilInput = z
  .object({
    perfilId: ignorado,
    habilidades: z.array(Ability).max(500),
    versao: Versao,
  })
  .meta({ id: 'PermissoesPerfilInput' })
