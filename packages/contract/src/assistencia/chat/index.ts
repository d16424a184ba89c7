import { z } from 'zod'
import { PostoDoRegistro } from '../../registers/consumidor.ts'
import { Arquivo, ArquivoInput } from '../../casca/arquivo/index.ts'
import { coded } from '../../casca/errors/index.ts'
import { Id, PageQuery } from '../../casca/paging/index.ts'
import {
  CONVERSA_ENCERRADA_LABELS,
  type ConversaEncerrada,
  EQUIPES,
  MOST_ARQUIVOS,
  MOST_MENCOES,
  MOST_MENSAGENS,
  MOST_TEXTO,
  MOSTRAR_CONVERSAS,
  PARTES,
  SITUACOES_MENSAGEM,
} from './values.ts'

export * from './values.ts'

const numero = z.number().int().describe('Número na conversa, de 1 em diante, sem falhas.')

const Autor = z
  .object({ id: z.number().int().nullable().describe('null: o consumidor da OS.'), nome: z.string() })
  .meta({ id: 'ChatAutor' })
const ENCERRADAS = Object.keys(CONVERSA_ENCERRADA_LABELS) as [ConversaEncerrada, ...ConversaEncerrada[]]

/** A conversation as the list and its head show it. */
export const Conversa = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    equipe: z.enum(PARTES).describe('CONSUMIDOR: com o consumidor da OS; só o posto a vê.'),
    ordemServico: z.object({ id: z.number().int(), numero: z.string() }).nullable(),
    consumidor: z.object({ id: z.number().int(), nome: z.string() }).nullable(),
    encerrada: z
      .enum(ENCERRADAS)
      .nullable()
      .describe('Por que ninguém escreve mais ao consumidor; null: a conversa segue.'),
    lado: z.enum(['POSTO', 'EQUIPE']).describe('De que lado esta pessoa escreve.'),
    ultimoNumero: numero,
    ultimaEm: z.iso.datetime(),
    ultima: z
      .object({ autor: Autor, texto: z.string(), doPosto: z.boolean(), arquivo: z.string().nullable() })
      .nullable(),
    naoLidas: z.number().int(),
    lidaAte: z.number().int().describe('Até que número esta pessoa leu.'),
    mencionada: z.boolean().describe('Uma mensagem ainda não lida chama esta pessoa por @nome.'),
    outroLado: z
      .object({ entregueAte: z.number().int(), lidaAte: z.number().int() })
      .describe('Até que número alguém do outro lado recebeu e leu.'),
    versao: z.number().int(),
  })
  .meta({ id: 'Conversa' })
export type Conversa = z.infer<typeof Conversa>

export const Mensagem = z
  .object({
    id: z.number().int(),
    numero,
    autor: Autor,
    doPosto: z.boolean(),
    texto: z.string(),
    cita: z.object({ numero, autor: z.string(), texto: z.string(), criadoEm: z.iso.datetime() }).nullable(),
    mencoes: z
      .array(z.object({ id: z.number().int(), nome: z.string() }))
      .describe('Quem o texto chama por @nome.'),
    arquivos: z.array(Arquivo),
    criadoEm: z.iso.datetime(),
    editadaEm: z.iso.datetime().nullable(),
    apagada: z.boolean(),
    revisao: z.number().int().describe('A versão da conversa em que a mensagem mudou pela última vez.'),
    dispositivo: z.uuid(),
  })
  .meta({ id: 'ChatMensagem' })
export type Mensagem = z.infer<typeof Mensagem>

export const ConversaInput = z
  .object({
    posto: z.object({ id: Id }).optional().describe('De quem é do fabricante; um posto escreve por si.'),
    equipe: z.enum(PARTES).describe('CONSUMIDOR: o da OS, que então é preciso dizer.'),
    ordemServico: z.object({ id: Id }).nullish(),
  })
  .strict()
export type ConversaInput = z.infer<typeof ConversaInput>

const busca = z.string().trim().min(2).max(100)

export const ConversasQuery = PageQuery.pick({ page: true, size: true }).extend({
  mostrar: z.enum(MOSTRAR_CONVERSAS).default('TODAS'),
  q: busca
    .optional()
    .describe('Só as deste nome ou desta OS: parte do nome do posto ou do consumidor, ou do número.'),
})
export type ConversasQuery = z.infer<typeof ConversasQuery>

const contado = z.coerce.number().int().min(0).max(2_147_483_647)

export const MensagensQuery = z.object({
  desde: contado.optional().describe('As de número maior, da mais antiga à mais nova.'),
  revisao: contado.optional().describe('Com `desde`: também as anteriores que mudaram depois desta versão.'),
  antes: contado.optional().describe('As mais novas de número menor.'),
  limite: z.coerce.number().int().min(1).max(MOST_MENSAGENS).default(50),
})
export type MensagensQuery = z.infer<typeof MensagensQuery>

export const Mensagens = z
  .object({
    conversa: Conversa,
    mensagens: z.array(Mensagem),
    temMais: z.boolean().describe('Se há outras, mais novas (`desde`) ou mais antigas.'),
    agora: z.iso
      .datetime()
      .describe('A hora do servidor: por ela, e não pela do aparelho, passam os 5 minutos.'),
  })
  .meta({ id: 'ChatMensagens' })
export type Mensagens = z.infer<typeof Mensagens>

const texto = z.string().trim().max(MOST_TEXTO)

export const MensagemInput = z
  .object({
    dispositivo: z.uuid().describe('Dado por quem envia: enviada duas vezes, é guardada uma.'),
    texto: texto.default(''),
    cita: z.number().int().positive().nullish().describe('O número da mensagem a que responde.'),
    mencoes: z
      .array(Id)
      .max(MOST_MENCOES)
      .default([])
      .describe('Pessoas da conversa que o texto chama por @nome; elas são avisadas.'),
    arquivos: z.array(ArquivoInput).max(MOST_ARQUIVOS).default([]),
  })
  .strict()
  .refine(({ texto: words, arquivos }) => words !== '' || arquivos.length > 0, {
    path: ['texto'],
    error: coded('EMPTY_REQUIRED_FIELD'),
  })
export type MensagemInput = z.infer<typeof MensagemInput>

export const MensagemUpdate = z
  .object({ texto: texto.min(1, { error: coded('EMPTY_REQUIRED_FIELD') }) })
  .strict()
export type MensagemUpdate = z.infer<typeof MensagemUpdate>

export const BuscaQuery = z.object({ q: busca })

/** Most messages of one conversation that a search names. */
export const MOST_ACHADAS = 200

export const Achado = z.object({ conversa: Conversa, mensagem: Mensagem }).meta({ id: 'ChatAchado' })
export type Achado = z.infer<typeof Achado>

export const MarcaInput = z.object({ ate: z.number().int().min(0).max(2_147_483_647) }).strict()
export type MarcaInput = z.infer<typeof MarcaInput>

export const NaoLidas = z
  .object({
    total: z.number().int(),
    conversas: z.array(
      z.object({
        id: z.number().int(),
        naoLidas: z.number().int(),
        ultimoNumero: z.number().int(),
        entregueAte: z.number().int(),
        mencionada: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'NaoLidas' })
export type NaoLidas = z.infer<typeof NaoLidas>

export const MinhaMensagem = Mensagem.pick({ id: true, numero: true, texto: true, criadoEm: true })
  .extend({ conversa: z.number().int(), situacao: z.enum(SITUACOES_MENSAGEM) })
  .meta({ id: 'MinhaMensagem' })
export type MinhaMensagem = z.infer<typeof MinhaMensagem>

export const ContatosQuery = z.object({
  q: z.string().trim().max(100).default(''),
  posto: Id.optional().describe('Só este posto.'),
})

/** The possible partners of a person; for the manufacturer's people also the own teams. */
export const Contatos = z
  .object({
    lado: z.enum(['POSTO', 'EQUIPE']),
    equipes: z
      .array(z.object({ equipe: z.enum(EQUIPES), pessoas: z.array(z.string()) }))
      .describe('De um posto, as equipes a que escreve; do fabricante, aquelas por que escreve.'),
    postos: z.array(PostoDoRegistro).describe('Os postos a que o fabricante escreve; no máximo 50.'),
  })
  .meta({ id: 'Contatos' })
export type Contatos = z.infer<typeof Contatos>

/** Somebody of a conversation's two sides. */
export const PessoaDaConversa = z
  .object({ id: z.number().int(), nome: z.string(), doPosto: z.boolean() })
  .meta({ id: 'PessoaDaConversa' })
export type PessoaDaConversa = z.infer<typeof PessoaDaConversa>

/** A message between a consumer and the post, as the consumer reads it. */
export const Fala = z
  .object({
    numero,
    de: z.enum(['CLIENTE', 'POSTO']),
    por: z.string().nullable().describe('Quem do posto escreveu, pelo primeiro nome.'),
    em: z.iso.datetime(),
    texto: z.string(),
    arquivos: z.array(Arquivo),
    editada: z.boolean(),
    apagada: z.boolean(),
    muda: z.boolean().describe('É do consumidor, e ele ainda pode corrigi-la ou apagá-la: por 5 minutos.'),
  })
  .meta({ id: 'ChatFala' })
export type Fala = z.infer<typeof Fala>

export const Falas = z
  .object({
    falas: z.array(Fala).describe('As últimas 200, da mais antiga à mais nova.'),
    naoLidas: z.number().int(),
    lidaPeloPosto: z.number().int().describe('Até que número alguém do posto leu.'),
  })
  .meta({ id: 'ChatFalas' })
export type Falas = z.infer<typeof Falas>
