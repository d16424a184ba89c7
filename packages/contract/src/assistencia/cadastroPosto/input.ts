import { z } from 'zod'
import { ArquivoInput } from '../../casca/arquivo/index.ts'
import { Email, SenhaDigitada } from '../../casca/cadastro/index.ts'
import { Cep, Uf } from '../../casca/endereco/index.ts'
import { coded, WarningMessage } from '../../casca/errors/index.ts'
import { obrigatorio, opcional } from '../../casca/texto/index.ts'
import { Telefone, TelefoneOpcional } from '../../casca/telefone/index.ts'
import { DIAS_VENCIMENTO } from '../cobranca/values.ts'
import { HORARIOS } from '../../registers/postoAutorizadoForm.ts'
import { CADASTRO_SITUACOES, TERMOS_POSTO } from './values.ts'

const documento = z
  .string()
  .trim()
  .overwrite((value) => value.replaceAll(/[\s./-]/g, '').toUpperCase())
  .min(1)
  .max(18)

const dia = z
  .string()
  .min(1)
  .regex(/^$|^\d{4}-\d{2}-\d{2}$/, { error: coded('DATA_INVALIDA') })

/** The person who registers the post and becomes its responsável. */
export const CadastroPessoa = z
  .object({
    nome: obrigatorio(120),
    cpf: documento.describe('Com ou sem máscara.'),
    dataNascimento: dia.describe('AAAA-MM-DD; 18 anos ou mais.'),
    email: Email,
    telefone: Telefone,
  })
  .meta({ id: 'CadastroPessoa' })

/** `POST /public/pessoa/validate/etapa1`: the person with the password, e-mail and password twice. */
export const CadastroEtapa1 = CadastroPessoa.extend({
  confirmEmail: Email,
  password: SenhaDigitada.describe('8 caracteres ou mais, força 3 ou mais.'),
  confirmPassword: SenhaDigitada,
}).meta({ id: 'CadastroEtapa1' })

const hora = z
  .string()
  .min(1)
  .regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, { error: coded('HORA_INVALIDA') })

export const CadastroHorario = z
  .object({
    dias: z.enum(HORARIOS, { error: coded('OPCAO_INVALIDA') }),
    abre: hora.describe('hh:mm'),
    fecha: hora.describe('hh:mm'),
  })
  .meta({ id: 'CadastroHorario' })

/** Digits, P before those of a farm in São Paulo, or ISENTO; kept as text (decisions 36). */
const inscricao = (code: 'INVALID_INSCRICAO_ESTADUAL' | 'INVALID_INSCRICAO_MUNICIPAL', letras: RegExp) =>
  z
    .string()
    .overwrite((value) => value.replaceAll(/[\s./-]/g, '').toUpperCase())
    .min(1)
    .max(20)
    .regex(letras, { error: coded(code) })
    .describe('Só números, ou ISENTO.')

/** A new document has its bytes; one that was sent before, its id. */
const Documento = ArquivoInput.meta({ id: 'CadastroDocumentoInput' })

/** The company, but for its documents. */
export const CadastroEmpresa = z
  .object({
    cnpj: documento.describe('Com ou sem máscara; pode ter letras.'),
    razaoSocial: obrigatorio(160),
    nomeFantasia: obrigatorio(120),
    inscricaoEstadual: inscricao('INVALID_INSCRICAO_ESTADUAL', /^P?\d*$|^ISENTO$/),
    inscricaoMunicipal: inscricao('INVALID_INSCRICAO_MUNICIPAL', /^\d*$|^ISENTO$/),
    emailComercial: Email,
    telefoneComercial: Telefone,
    telefoneCelular: TelefoneOpcional,
    telefoneWhatsapp: TelefoneOpcional,
    telefoneResidencial: TelefoneOpcional,
    cep: Cep.refine((cep) => cep !== '', { error: coded('CEP_INVALID') }),
    rua: obrigatorio(160),
    numero: obrigatorio(20).describe('Sem número: S/N.'),
    complemento: obrigatorio(80).describe('Ou “Sem complemento”.'),
    bairro: obrigatorio(80),
    cidade: obrigatorio(80),
    estado: z.string().min(1).pipe(Uf),
    horarios: z.array(CadastroHorario).min(1).max(7),
    marcas: z.array(z.number().int()).max(200).describe('Que marcas quer atender; nenhuma, todas.'),
  })
  .meta({ id: 'CadastroEmpresa' })
export type CadastroEmpresa = z.infer<typeof CadastroEmpresa>

/** `POST /public/postoAutorizado/validate/etapa2`: the company with its documents. */
export const CadastroEtapa2 = CadastroEmpresa.extend({
  contratoSocial: Documento,
  alvara: Documento,
}).meta({ id: 'CadastroEtapa2' })

/** The plan that the post wants, and the day of the month on which its charges fall due. */
export const CadastroPlano = z
  .object({
    id: z.number({ error: coded('EMPTY_REQUIRED_FIELD') }).int(),
    diaVencimento: z.literal(DIAS_VENCIMENTO, { error: coded('OPCAO_INVALIDA') }),
  })
  .meta({ id: 'CadastroPlano' })
export type CadastroPlano = z.infer<typeof CadastroPlano>

const plano = CadastroPlano.nullish().describe('Obrigatório quando o fabricante oferece planos.')

/** `POST /public/postoAutorizado/validate/etapa3`: the plan with a coupon. */
export const CadastroEtapa3 = z.object({ plano, codigoCupom: opcional(40) }).meta({ id: 'CadastroEtapa3' })

/** What the plan costs today, and what the coupon takes off the first charges. */
export const CadastroPreco = z
  .object({
    valor: z.number(),
    desconto: z.number(),
    total: z.number(),
    cobrancasComDesconto: z.number().int().describe('De quantas cobranças o cupom desconta.'),
  })
  .meta({ id: 'CadastroPreco' })
export type CadastroPreco = z.infer<typeof CadastroPreco>

/** Unusual facts in a step, which do not prevent it. */
export const CadastroAvisos = z
  .object({ messages: z.array(WarningMessage).optional() })
  .meta({ id: 'CadastroAvisos' })
export type CadastroAvisos = z.infer<typeof CadastroAvisos>

/** The consent: to the terms of this version. */
export const CadastroAceite = z
  .object({
    aceito: z.literal(true, { error: coded('EMPTY_REQUIRED_FIELD') }),
    termos: z.literal(TERMOS_POSTO.versao, { error: coded('OPCAO_INVALIDA') }),
  })
  .meta({ id: 'CadastroAceite' })

/** `POST /public/postoAutorizado`: all steps together, each checked again. */
export const CadastroPostoInput = z
  .object({
    pessoa: CadastroEtapa1,
    empresa: CadastroEtapa2,
    plano,
    codigoCupom: opcional(40),
    aceite: CadastroAceite,
  })
  .meta({ id: 'CadastroPostoInput' })

/** The state of a registration, for the holder of its link or after it was sent. */
export const CadastroSituacaoAnswer = z
  .object({ situacao: z.enum(CADASTRO_SITUACOES), nomeFantasia: z.string(), email: z.string() })
  .meta({ id: 'CadastroSituacaoAnswer' })
export type CadastroSituacaoAnswer = z.infer<typeof CadastroSituacaoAnswer>

/** The secret of a link, in the body, because no log on the way holds it. */
/** The click that proves the address. */
export const CadastroConfirmacao = z
  .object({
    token: z.string().min(1).max(200),
    semCupom: z.boolean().default(false).describe('Segue pelo preço do plano, sem o cupom que outro usou.'),
  })
  .meta({ id: 'CadastroConfirmacao' })
export type CadastroConfirmacao = z.infer<typeof CadastroConfirmacao>

export const CadastroToken = z.object({ token: z.string().min(1).max(200) }).meta({ id: 'CadastroToken' })

/** `POST /public/postoAutorizado/reenviar`: the answer is the same for every address. */
export const CadastroReenvio = z.object({ email: Email }).meta({ id: 'CadastroReenvio' })

/** `PUT /public/postoAutorizado/correcao`: what was asked to be corrected; e-mail and password stay. */
export const CadastroCorrecaoInput = z
  .object({
    token: z.string().min(1).max(200),
    pessoa: CadastroPessoa.omit({ email: true }),
    empresa: CadastroEtapa2,
    plano: plano.describe('O cupom fica o do cadastro.'),
    aceite: CadastroAceite,
  })
  .meta({ id: 'CadastroCorrecaoInput' })

/** A plan that a post may choose. */
export const PlanoOferecido = z
  .object({
    id: z.number().int(),
    nome: z.string(),
    periodicidade: z.enum(['MENSAL', 'ANUAL']),
    licencas: z.number().int(),
    valor: z.number(),
  })
  .meta({ id: 'PlanoOferecido' })
export type PlanoOferecido = z.infer<typeof PlanoOferecido>

/** `GET /public/postoAutorizado/opcoes`: what the page offers. */
export const CadastroOpcoes = z
  .object({
    marcas: z.array(z.object({ id: z.number().int(), nome: z.string() })),
    planos: z.array(PlanoOferecido).describe('Os ativos, com o preço de hoje, o menor primeiro.'),
  })
  .meta({ id: 'CadastroOpcoes' })
export type CadastroOpcoes = z.infer<typeof CadastroOpcoes>
