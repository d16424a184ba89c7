import { z } from 'zod'
import { ABILITIES_ASSISTENCIA } from './assistencia.ts'

/** Every ability of the product: routes, menu entries and buttons name one of these (api.md). */
export const ABILITIES = [
  'PEDIDO_VER',
  'PEDIDO_EDITAR',
  'PEDIDO_MOVER',
  'PEDIDO_VOLTAR',
  'PEDIDO_ESTORNAR_EXPEDICAO',
  'PEDIDO_REABRIR',
  'PEDIDO_CANCELAR',
  'SEPARACAO_FAZER',
  'CONFERENCIA_FAZER',
  'CONTAGEM_FAZER',
  'CONTAGEM_APROVAR',
  'CHEGADA_CONTAR',
  'INSPECAO_DECIDIR',
  'RASTREIO_VER',
  'PAINEL_VER',
  'CLIENTE_VER',
  'CLIENTE_EDITAR',
  'PRODUTO_VER',
  'PRODUTO_CADASTRO',
  'PRODUTO_EDITAR',
  'ESTOQUE_VER',
  'ESTOQUE_AJUSTAR',
  'NOTA_VER',
  'NOTA_IMPORTAR',
  'NOTA_RECEBER',
  'RELATORIO_ARMAZEM',
  'USUARIO_VER',
  'USUARIO_EDITAR',
  'CONFIG_VER',
  'CONFIG_EDITAR',
  'AUDITORIA_VER',
  'PERFIL_EDITAR',
  'INTEGRACAO_EDITAR',
  ...ABILITIES_ASSISTENCIA,
] as const
export const Ability = z.enum(ABILITIES)
export type Ability = z.infer<typeof Ability>

/**
 * The profiles of the product: the role labels of spec §6 with accents, the others seen there, the two roles of the
 * warehouse (api.md), the role of a person who just signed up, and the consumer's. People make further profiles on the
 * profiles' screen.
 */
export const ROLE_LABELS = {
  ROLE_ADMIN: 'Administrador',
  ROLE_OPERADOR: 'Operador',
  ROLE_CLIENTE: 'Cliente',
  ROLE_PENDENTE: 'Cadastro pendente',
  ROLE_REPRESENTANTE_LEGAL: 'Responsável',
  CENTRO_TECNICO: 'Técnico',
  ATENDENTE: 'Atendente',
  ROLE_MANAUS: 'Manaus',
  ROLE_MANAUS_TROCA: 'Manaus troca de modelo',
  ROLE_ASSISTENCIA_TECNICA_SAO_PAULO: 'Assistência SP',
  ADMIN_CONSULTA: 'Consulta OS',
  ROLE_FINANCEIRO: 'Financeiro',
  ROLE_POSTO: 'Posto autorizado',
  ROLE_ADMIN_POSTO: 'Administrador do posto',
  ROLE_FINANCEIRO_POSTO: 'Financeiro do posto',
  ROLE_REPARAR_OS: 'Reparador',
  ROLE_CONSUMIDOR: 'Consumidor',
} as const
export type Role = keyof typeof ROLE_LABELS
export const ROLES = Object.keys(ROLE_LABELS) as [Role, ...Role[]]

/** The kind of a user. It is stored, and it must agree with the linked client (decisions 1). */
export const USUARIO_TIPOS = ['interno', 'cliente', 'posto', 'consumidor', 'pendente'] as const
export const UsuarioTipo = z.enum(USUARIO_TIPOS)
export type UsuarioTipo = z.infer<typeof UsuarioTipo>

/** The company of a client user (spec §3, User.cliente). */
export const UsuarioCliente = z
  .object({
    id: z.number().int(),
    nomeFantasia: z.string(),
    codigoCliente: z.string(),
    codigoDepositante: z.string(),
  })
  .meta({ id: 'UsuarioCliente' })

/** The service point that a person works at. */
export const UsuarioPosto = z
  .object({ id: z.number().int(), nomeFantasia: z.string() })
  .meta({ id: 'UsuarioPosto' })

/** Steps of the warehouse that an installation may switch on; each has a screen of its own. */
export const PASSOS = ['separacao', 'conferencia', 'contagem', 'chegada'] as const
export type Passo = (typeof PASSOS)[number]

/**
 * Whether the second factor is on, and whether the profile requires it. When it is required and off, the session may
 * only set it up, and `authorities` is empty until then.
 */
export const SegundoFatorEstado = z
  .object({
    ativo: z.boolean().describe('Por aplicativo autenticador.'),
    exigido: z.boolean(),
    chaveAcesso: z.boolean().describe('Se a pessoa tem chave de acesso, que vale pelas duas etapas.'),
  })
  .meta({ id: 'SegundoFatorEstado' })

/** The User of spec §3 as `GET /user/me` answers it; `senha` never leaves the server. */
export const User = z
  .object({
    id: z.number().int(),
    nomeExibicao: z.string().nullable(),
    nome: z.string(),
    email: z.string(),
    foto: z
      .object({ id: z.string(), data: z.string().nullable() })
      .nullable()
      .describe('Os bytes estão em /public/midia/imagem/{id}.'),
    role: z.string().describe('Código do perfil.'),
    papel: z.string().describe('Nome do perfil, para mostrar.'),
    tipo: UsuarioTipo,
    cliente: UsuarioCliente.nullish().describe('Só em usuários de cliente.'),
    posto: UsuarioPosto.nullish().describe('Só em usuários de posto autorizado.'),
    authorities: z.array(Ability),
    passos: z
      .array(z.enum(PASSOS))
      .nullish()
      .describe('Os passos ligados, na resposta de /user/me; ausente, nenhum.'),
    cpf: z.string().nullable(),
    segundoFator: SegundoFatorEstado,
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

/** The client id of our own web application at the token call; it is public, so its secret is empty. */
export const WEB_CLIENT_ID = 'retaguarda-web'

/**
 * With a second factor, the right password gives a 400 with `error: 'mfa_required'` and an `mfa_token` that is valid
 * for five minutes; `grant_type=mfa_otp` with it and `otp` then gives the session.
 */
export const TokenRequest = z
  .object({
    client_id: z.string().max(100).optional().describe('`retaguarda-web`; basta ele, sem Authorization.'),
    // An unknown one has a refusal of its own, so that it is only named here.
    grant_type: z
      .string()
      .max(40)
      .meta({ enum: ['password', 'mfa_otp', 'passkey', 'provedor', 'refresh_token'] }),
    username: z.string().max(320).optional().describe('Com `password`: o e-mail.'),
    password: z.string().max(1024).optional().describe('Com `password`: a senha.'),
    refresh_token: z.string().max(200).optional().describe('Com `refresh_token`: o da última resposta.'),
    mfa_token: z.string().max(200).optional().describe('Com grant_type mfa_otp: o da recusa mfa_required.'),
    otp: z
      .string()
      .max(20)
      .optional()
      .describe('Os seis números do aplicativo, ou um código de recuperação.'),
    credencial: z
      .string()
      .max(12_000)
      .optional()
      .describe('Com `passkey`: o JSON que `navigator.credentials.get` deu para POST /public/chave-acesso.'),
    pedido: z.string().max(2_000).optional().describe('Com `provedor`: o de POST /public/provedor.'),
    resposta: z
      .string()
      .max(8_000)
      .optional()
      .describe('Com `provedor`: o que veio depois de `?` no endereço a que o provedor mandou de volta.'),
  })
  .meta({ id: 'TokenRequest' })
export type TokenRequest = z.infer<typeof TokenRequest>

export const TokenAnswer = z
  .object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.number().int().describe('Segundos até o fim da validade.'),
    refresh_token: z.string(),
    scope: z.string(),
  })
  .meta({ id: 'TokenAnswer' })
export type TokenAnswer = z.infer<typeof TokenAnswer>

/** The offers of the log-in screen: the log-ins of demo mode (ux.md, Demo data), and the registration of posts. */
export const DemoInfo = z
  .object({
    demo: z.boolean(),
    cadastroPosto: z
      .boolean()
      .describe('Se postos podem se cadastrar: a instalação tem a rede de assistência.'),
    provedores: z.boolean().describe('Se alguém entra pela conta da sua empresa.'),
    senha: z.string().nullable(),
    logins: z.array(
      z.object({
        email: z.string(),
        papel: z.string(),
        grupo: z.string().nullable().describe('Em que parte do produto trabalha; null é em todas.'),
      }),
    ),
  })
  .meta({ id: 'DemoInfo' })
export type DemoInfo = z.infer<typeof DemoInfo>
