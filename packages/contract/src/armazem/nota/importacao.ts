import { z } from 'zod'
import { ArquivoInput } from '../../casca/arquivo/index.ts'
import { ClienteResumo } from '../../registers/cliente.ts'
import { ErrorParams } from '../../casca/errors/index.ts'
import { Id } from '../../casca/paging/index.ts'
import { InfNFe, ProtocoloNFe } from './infNFe.ts'
import { NotaLinha, NotaProdutoInput } from './linha.ts'
import { NotaExistente, NotaPedido } from './nota.ts'
import { MAX_LINHAS } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

/** A party of a note, by the bare document; a foreigner's identification may be empty. */
export const NotaParte = z
  .object({ documento: z.string(), nome: z.string().nullable() })
  .meta({ id: 'NotaParte' })
export type NotaParte = z.infer<typeof NotaParte>

/** A finding of the reading: `WARNING` = look at it, `INFO` = good to know. Neither blocks. */
export const NotaMensagem = z
  .object({
    type: z.enum(['WARNING', 'INFO']),
    code: z.string().describe('O código da regra: W_TOTAL, I_CONTINGENCIA…'),
    text: z.string(),
    oQueFazer: z.string(),
    fieldName: z.string().nullable().describe('Caminho em infNFe: det[2].prod.vprod.'),
    params: ErrorParams.describe('Os valores do texto: o declarado e o calculado.'),
  })
  .meta({ id: 'NotaMensagem' })
export type NotaMensagem = z.infer<typeof NotaMensagem>

/** XMLDSig of the note; the chain of the certificate is not judged. */
export const NotaAssinatura = z
  .object({
    resultado: z.enum([
      'ok',
      'ausente',
      'referencia',
      'algoritmo',
      'digest',
      'codificacao',
      'valor',
      'certificado',
    ]),
    titular: z.string().nullable(),
    documento: z.string().nullable(),
    emissor: z.string().nullable(),
    validoDe: Instante.nullable(),
    validoAte: Instante.nullable(),
  })
  .meta({ id: 'NotaAssinatura' })

/** Which official schemas judged the note. `naoJulgada`: those schemas do not know a CNPJ with letters. */
export const NotaEsquema = z
  .object({
    versao: z.string(),
    resultado: z.enum(['ok', 'falha', 'naoJulgada']),
    mensagem: z.string().nullable().describe('A primeira falha, em português.'),
    elemento: z.string().nullable(),
    original: z.string().nullable().describe('As palavras do validador, para o suporte.'),
  })
  .meta({ id: 'NotaEsquema' })

/** One of several notes in the file; one with `recusa` is shown, but cannot be chosen. */
export const NotaOferecida = z
  .object({
    chave: z.string(),
    numero: z.string(),
    serie: z.string(),
    emitente: NotaParte,
    valor: z.number().nullable(),
    messages: z.array(NotaMensagem),
    recusa: z.object({ code: z.string(), text: z.string(), oQueFazer: z.string() }).nullable(),
  })
  .meta({ id: 'NotaOferecida' })
export type NotaOferecida = z.infer<typeof NotaOferecida>

/** A party of the note that is not a client yet, as its new record would begin: '' where the note has no value. */
export const ClienteDaNota = z
  .object({
    cnpjCpf: z.string(),
    razaoSocial: z.string(),
    nomeFantasia: z.string(),
    inscricaoEstadual: z.string(),
    emailComercial: z.string(),
    telefoneComercial: z.string(),
    cep: z.string(),
    rua: z.string(),
    numero: z.string(),
    complemento: z.string(),
    bairro: z.string(),
    cidade: z.string(),
    estado: z.string(),
  })
  .meta({ id: 'ClienteDaNota' })
export type ClienteDaNota = z.infer<typeof ClienteDaNota>

/**
 * Whose the goods are: `proposta` is preselected; `clientes` may be empty, and then any client of the warehouse may be
 * chosen.
 */
export const NotaEscolhaCliente = z
  .object({
    clientes: z.array(ClienteResumo),
    proposta: Id.nullable(),
    novos: z.array(ClienteDaNota).describe('As partes da nota que ainda podem ser cadastradas.'),
  })
  .meta({ id: 'NotaEscolhaCliente' })
export type NotaEscolhaCliente = z.infer<typeof NotaEscolhaCliente>

/**
 * The answer of `import`, which writes nothing. Open choices are in `escolhas`, and `import` is called again with
 * `?nota={chave}` or `?cliente={id}`:
 * - `escolhas.notas`: several notes in the file; `nfe` is then null.
 * - `escolhas.cliente`: two parties are clients, or none is named; `nfe` is there, `cliente` null, `linhas` empty.
 * `notaExistente` = the same file was imported before: open that note, there is nothing to save.
 */
export const NotaImportada = z
  .object({
    nfe: z.object({ infNFe: InfNFe }).nullable(),
    escolhas: z
      .object({ notas: z.array(NotaOferecida).optional(), cliente: NotaEscolhaCliente.optional() })
      .optional(),
    notaExistente: NotaExistente.optional(),
    protocolo: ProtocoloNFe.nullable(),
    assinatura: NotaAssinatura.nullable(),
    esquema: NotaEsquema.nullable(),
    cliente: ClienteResumo.nullable().describe('De quem é a mercadoria.'),
    linhas: z.array(NotaLinha).describe('Uma por item, na ordem de infNFe.det, com o que se propõe.'),
    pedidos: z
      .array(NotaPedido)
      .describe('Pedidos que esta nota de retorno pode faturar, o mais provável primeiro.'),
    messages: z.array(NotaMensagem),
  })
  .meta({ id: 'NotaImportada' })
export type NotaImportada = z.infer<typeof NotaImportada>

/** `?nota=` is the chave of the chosen note, `?cliente=` the id of the client who owns the goods. */
export const NotaImportQuery = z.object({ nota: z.string().max(60).optional(), cliente: Id.optional() })
export type NotaImportQuery = z.infer<typeof NotaImportQuery>

/**
 * `save`: the file itself, and one choice per line in the order of `det`. The server reads the file again and ignores
 * the note's values in the request (`notaImportada`, `itens`; decisions 8). A line without a product is `produtos[i]`
 * 'Obrigatório'. A chave that is stored already gives a 409 with `atual`, the stored note.
 */
export const NotaSave = z
  .object({
    nota: ArquivoInput,
    produtos: z.array(NotaProdutoInput.nullable()).max(MAX_LINHAS).default([]),
    chave: z.string().max(60).optional().describe('Qual das notas do arquivo, quando há várias.'),
    cliente: z.object({ id: Id }).nullish().describe('A resposta a `escolhas.cliente`.'),
    pedido: z.object({ id: Id }).nullish().describe('O pedido que esta nota fatura.'),
    notaImportada: z.unknown().optional().describe('Ignorado.'),
    itens: z.unknown().optional().describe('Ignorado.'),
  })
  .meta({ id: 'NotaSave' })
export type NotaSave = z.infer<typeof NotaSave>
