import { z } from 'zod'
import { Id, Links, Versao } from '../../casca/paging/index.ts'
import { Produto } from '../../registers/produto.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { NotaEvento } from './evento.ts'
import { NotaAssinatura, NotaEsquema, NotaMensagem } from './importacao.ts'
import { InfNFe, ProtocoloNFe } from './infNFe.ts'
import { Efeito, NotaItem } from './linha.ts'
import { NotaPedido, NotaResumo } from './nota.ts'
import { Instante } from '../../casca/tempo/index.ts'

/** A whole stored note: enough for the form, the receipt and the DANFE mirror. */
export const Nota = NotaResumo.extend({
  notaImportada: z.object({ nfe: z.object({ infNFe: InfNFe }) }),
  protocolo: ProtocoloNFe.nullable(),
  assinatura: NotaAssinatura,
  esquema: NotaEsquema,
  messages: z.array(NotaMensagem),
  produtos: z.array(Produto).describe('O produto de cada linha, na ordem de det (spec §3).'),
  itens: z.array(NotaItem).describe('As linhas, na ordem de det, com produto, fator, efeito e lotes.'),
  arquivo: z
    .object({
      filename: z.string(),
      length: z.number().int(),
      contentType: z.string(),
      sha256: z.string().describe('Do arquivo como veio, em hexadecimal.'),
    })
    .describe('O original, que se baixa em /notas/{id}/arquivo.'),
  eventos: z.array(NotaEvento).describe('Cancelamento e cartas de correção, o último registrado primeiro.'),
  importadaPor: z.string().nullable(),
  recebidaPor: z.string().nullable(),
  pedidos: z
    .array(NotaPedido)
    .describe('Pedidos que a nota de retorno pode faturar; vazio quando já ligada.'),
  chegada: z.object({
    conferente: z.string().nullable().describe('Quem está contando.'),
    divergencias: z.number().int().nullable().describe('Da chegada contada; null: não foi contada.'),
  }),
  podeEditar: z.boolean().describe('Produtos, fatores, efeitos e lotes ainda mudam.'),
  podeReceber: z.boolean().describe('Confirmar recebimento, para esta pessoa.'),
  podeEstornar: z.boolean().describe('Estornar o recebimento, para esta pessoa.'),
}).meta({ id: 'Nota' })
export type Nota = z.infer<typeof Nota>

/** The answer of `save`: the stored note in short; the whole note is at `_links.self`. */
export const NotaSalva = NotaResumo.extend({ messages: z.array(NotaMensagem) }).meta({ id: 'NotaSalva' })
export type NotaSalva = z.infer<typeof NotaSalva>

/** One CFOP of the installation: what it does to the stock, and whose goods they are (null: the party that is a client). */
export const CfopEfeito = z
  .object({
    cfop: z.string().regex(/^[1-7]\d{3}$/),
    descricao: z.string().max(300),
    efeito: Efeito,
    lado: z.enum(['emit', 'dest']).nullable(),
    soSeArmazemEmite: z.boolean().optional().describe('Vale só quando o armazém emitiu a nota.'),
    padrao: z.boolean().optional().describe('Como veio; false: mudado aqui. Ignorado no envio.'),
  })
  .meta({ id: 'CfopEfeito' })
export type CfopEfeito = z.infer<typeof CfopEfeito>

export const ARMAZEM_NOME_MAXIMO = 120

/** Settings of the notes: the warehouse's name, own documents, effect of each CFOP, official schemas in use. */
export const NotaConfiguracao = z
  .object({
    nome: z.string().describe('Como o armazém se chama; vazio enquanto ninguém disse.'),
    armazens: z.array(z.string()).describe('CNPJ do armazém: os documentos da própria casa, sem máscara.'),
    cfops: z.array(CfopEfeito),
    esquema: z
      .object({
        versao: z.string(),
        origem: z.enum(['embutido', 'enviado', 'ambiente']),
        enviadoEm: Instante.nullable(),
      })
      .describe('Os esquemas oficiais em uso: os que vieram, os enviados aqui ou os de NFE_XSD_DIR.'),
    versao: z.number().int(),
  })
  .meta({ id: 'NotaConfiguracao' })
export type NotaConfiguracao = z.infer<typeof NotaConfiguracao>

/**
 * PUT: an absent member is unchanged; `cfops` lists all CFOPs that differ from the defaults, and the others return to
 * them.
 */
export const NotaConfiguracaoInput = z
  .object({
    nome: z.string().trim().max(ARMAZEM_NOME_MAXIMO).optional(),
    armazens: z.array(obrigatorio(20)).max(50).optional(),
    cfops: z.array(CfopEfeito).max(1000).optional(),
    versao: Versao,
  })
  .meta({ id: 'NotaConfiguracaoInput' })
export type NotaConfiguracaoInput = z.infer<typeof NotaConfiguracaoInput>

/** The answer of `cancelamento`: which stored note the event marks. */
export const NotaCancelada = z
  .object({ id: Id, chave: z.string(), _links: Links })
  .meta({ id: 'NotaCancelada' })
export type NotaCancelada = z.infer<typeof NotaCancelada>
