import { z } from 'zod'
import { Email, SenhaDigitada } from '../../casca/cadastro/index.ts'
import { Versao } from '../../casca/paging/index.ts'
import { CADASTRO_STATUS } from '../../casca/register/index.ts'
import { obrigatorio, opcional } from '../../casca/texto/index.ts'
import { USUARIO_MAXIMOS } from '../../casca/usuario/index.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

/** A person who works at a service point, as the one who runs it sees her. */
export const Colaborador = z
  .object({
    id: z.number().int(),
    nome: z.string(),
    nomeExibicao: z.string().nullable(),
    email: z.string(),
    role: z.string(),
    papel: z.string().describe('Nome do perfil.'),
    status: z.enum(CADASTRO_STATUS),
    ultimoAcesso: Instante.nullable().describe('Quando entrou ou usou uma sessão pela última vez.'),
    editavel: z.boolean().describe('Falso para a própria pessoa e para quem pode mais.'),
    versao: z.number().int(),
  })
  .meta({ id: 'Colaborador' })
export type Colaborador = z.infer<typeof Colaborador>

/** An invitation that nobody has accepted. */
export const Convite = z
  .object({
    id: z.number().int(),
    email: z.string(),
    role: z.string(),
    papel: z.string(),
    convidadoPor: z.string().nullable(),
    criadoEm: Instante,
    expiraEm: Instante,
    vencido: z.boolean(),
    envios: z.number().int(),
  })
  .meta({ id: 'Convite' })
export type Convite = z.infer<typeof Convite>

/** A profile that may be given at a service point. */
const Papel = z.object({ codigo: z.string(), nome: z.string(), descricao: z.string().nullable() })

/** The people of a service point, who is invited, and the licences. */
export const Colaboradores = z
  .object({
    posto: z.object({ id: z.number().int(), nomeFantasia: z.string() }),
    licencas: z.object({
      total: z.number().int(),
      emUso: z.number().int().describe('Pessoas ativas.'),
      convites: z.number().int().describe('Convites que ainda valem; cada um guarda uma licença.'),
    }),
    pessoas: z.array(Colaborador),
    convites: z.array(Convite),
    papeis: z.array(Papel).describe('Perfis de posto que quem pergunta pode dar.'),
  })
  .meta({ id: 'Colaboradores' })
export type Colaboradores = z.infer<typeof Colaboradores>

const Role = obrigatorio(USUARIO_MAXIMOS.role).describe('Código de um perfil de posto.')

export const ConviteInput = z.object({ email: Email, role: Role }).meta({ id: 'ConviteInput' })
export type ConviteInput = z.infer<typeof ConviteInput>

/** Absent is unchanged. The e-mail is only the person's own to change, because it is what she logs in with. */
export const ColaboradorUpdate = z
  .object({
    nome: obrigatorio(USUARIO_MAXIMOS.nome).optional(),
    nomeExibicao: opcional(USUARIO_MAXIMOS.nome),
    role: Role.optional(),
    status: z.enum(CADASTRO_STATUS).optional().describe('INATIVO encerra as sessões e libera a licença.'),
    versao: Versao,
  })
  .meta({ id: 'ColaboradorUpdate' })
export type ColaboradorUpdate = z.infer<typeof ColaboradorUpdate>

const token = z.string().min(1).max(200)

export const ConviteToken = z.object({ token }).meta({ id: 'ConviteToken' })

/** What the page behind the link says before a password is chosen. */
export const ConviteAberto = z
  .object({ posto: z.string(), papel: z.string(), email: z.string(), expiraEm: Instante })
  .meta({ id: 'ConviteAberto' })
export type ConviteAberto = z.infer<typeof ConviteAberto>

/** A different `confirmacao` is ConfirmEqualsConstraint. */
export const ConviteAceite = z
  .object({
    token,
    nome: obrigatorio(USUARIO_MAXIMOS.nome),
    senha: SenhaDigitada.describe('8 caracteres ou mais, força 3 ou mais.'),
    confirmacao: SenhaDigitada,
  })
  .meta({ id: 'ConviteAceite' })
export type ConviteAceite = z.infer<typeof ConviteAceite>
