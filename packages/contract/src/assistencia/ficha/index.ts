import { z } from 'zod'
import { PageQuery } from '../../casca/paging/index.ts'
import { OsFoto } from '../ordemServico/foto.ts'
import { OsModelo, OsPassado } from '../ordemServico/record.ts'
import { OsType } from '../ordemServico/status.ts'
import { AVISO_SITUACOES, OS_AVISOS } from '../aviso/values.ts'
import { MENSAGENS_DE } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

const dia = z.string().describe('yyyy-MM-dd')
const posto = z.object({ id: z.number().int(), nomeFantasia: z.string() })

/** How many orders a person or a watch has. */
const contagem = z.object({
  total: z.number().int(),
  abertas: z.number().int().describe('As que ainda não terminaram.'),
  pa: z.number().int().describe('Prontos atendimentos.'),
})

const fotosDaOs = z.object({
  osId: z.number().int(),
  numero: z.string(),
  criadaEm: Instante,
  fotos: z.array(OsFoto),
})
export type FotosDaOs = z.infer<typeof fotosDaOs>

/** A watch of a consumer, with what is left of its warranties. */
export const RelogioDoConsumidor = z
  .object({
    id: z.number().int(),
    numeroSerie: z.string(),
    modelo: OsModelo,
    os: z.number().int().describe('Quantas OS deste consumidor.'),
    ultimaEm: Instante.describe('A entrada mais recente.'),
    garantiaAte: dia.nullable().describe('Do fabricante; null: sem nota fiscal conhecida.'),
    garantiaServicoAte: dia.nullable().describe('Do último conserto entregue.'),
  })
  .meta({ id: 'RelogioDoConsumidor' })
export type RelogioDoConsumidor = z.infer<typeof RelogioDoConsumidor>

/** A repair whose service warranty still runs. */
export const GarantiaDoConserto = z
  .object({
    osId: z.number().int(),
    numero: z.string(),
    osType: OsType,
    relogio: z.string().nullable().describe('O modelo; null no pronto atendimento sem relógio.'),
    ate: dia,
  })
  .meta({ id: 'GarantiaDoConserto' })
export type GarantiaDoConserto = z.infer<typeof GarantiaDoConserto>

/** A record that was merged into this one. */
const unido = z.object({
  id: z.number().int(),
  nome: z.string().describe('O que o cadastro unido dizia: o nome, ou o modelo do relógio.'),
  em: Instante,
  por: z.string(),
  motivo: z.string().nullable(),
  ordens: z.number().int().describe('Quantas OS vieram com ele.'),
})
export type CadastroUnido = z.infer<typeof unido>

/** Everything that a post has of a consumer, but for the orders and the messages, which come by pages. */
export const FichaConsumidor = z
  .object({
    id: z.number().int().describe('Outro que o pedido, quando aquele foi unido a este.'),
    nome: z.string(),
    tipoPessoa: z.enum(['PF', 'PJ']),
    cnpjCpf: z.string().nullable(),
    email: z.string().nullable(),
    telefone: z.string().nullable(),
    tipoTelefone: z.string().nullable(),
    cidade: z.string().nullable(),
    estado: z.string().nullable(),
    posto,
    ativo: z.boolean(),
    anonimizado: z.boolean(),
    criadoEm: Instante,
    os: contagem,
    gasto: z
      .object({
        total: z.number(),
        porAno: z.array(z.object({ ano: z.number().int(), valor: z.number() })),
      })
      .describe('O que pagou ao posto, sem o que foi devolvido.'),
    relogios: z.array(RelogioDoConsumidor).describe('No máximo 50, o último a entrar primeiro.'),
    garantias: z.array(GarantiaDoConserto).describe('De conserto, as que ainda valem.'),
    fotos: z.array(fotosDaOs).describe('Das 6 OS mais novas que têm fotos.'),
    emOutrosPostos: z
      .array(z.object({ id: z.number().int(), posto, os: z.number().int() }))
      .describe('O mesmo documento nos outros postos que a pessoa vê.'),
    unidos: z.array(unido).describe('O rastro das uniões, a mais nova primeiro.'),
    versao: z.number().int(),
  })
  .meta({ id: 'FichaConsumidor' })
export type FichaConsumidor = z.infer<typeof FichaConsumidor>

/** What was said between consumer and post: notices, her messages by the link, and the post's answers. */
export const MensagemDoConsumidor = z
  .object({
    de: z.enum(MENSAGENS_DE),
    osId: z.number().int(),
    numero: z.string(),
    em: Instante,
    texto: z.string().nullable().describe('null: um aviso, cujo texto não fica guardado.'),
    aviso: z.enum(OS_AVISOS).nullable(),
    situacao: z.enum(AVISO_SITUACOES).nullable().describe('De um aviso: o que foi dele.'),
    por: z.string().nullable().describe('A pessoa do posto; null: o sistema ou o consumidor.'),
  })
  .meta({ id: 'MensagemDoConsumidor' })
export type MensagemDoConsumidor = z.infer<typeof MensagemDoConsumidor>

export const MensagensQuery = PageQuery.pick({ page: true, size: true })
export type MensagensQuery = z.infer<typeof MensagensQuery>

/** An owner of a watch, within the posts that the person sees. */
export const DonoDoRelogio = z
  .object({
    id: z.number().int(),
    nome: z.string(),
    posto,
    os: z.number().int(),
    ultimaEm: Instante,
  })
  .meta({ id: 'DonoDoRelogio' })
export type DonoDoRelogio = z.infer<typeof DonoDoRelogio>

/** Everything about a watch, but for its orders, which come by pages. */
export const FichaRelogio = z
  .object({
    id: z.number().int(),
    numeroSerie: z.string(),
    modelo: OsModelo,
    observacoes: z.string().nullable(),
    ativo: z.boolean(),
    veredicto: z
      .object({ coberta: z.boolean(), motivo: z.string() })
      .describe('Da garantia do fabricante se ele entrasse hoje.'),
    passado: OsPassado.describe('De outro posto só o que aconteceu e quando, sem número nem pessoa.'),
    os: contagem.describe('Dos postos que a pessoa vê.'),
    donos: z.array(DonoDoRelogio).describe('O último primeiro.'),
    fotos: z.array(fotosDaOs).describe('Das 6 OS mais novas que têm fotos.'),
    mesmaSerie: z
      .array(z.object({ id: z.number().int(), modelo: OsModelo, versao: z.number().int() }))
      .describe('Outros cadastros com este número de série, de outro modelo.'),
    unidos: z.array(unido).describe('O rastro das uniões, a mais nova primeiro.'),
    versao: z.number().int(),
  })
  .meta({ id: 'FichaRelogio' })
export type FichaRelogio = z.infer<typeof FichaRelogio>
