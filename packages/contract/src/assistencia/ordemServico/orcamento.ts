import { z } from 'zod'
import { Arquivo } from '../../casca/arquivo/index.ts'
import { coded } from '../../casca/errors/index.ts'
import { Id, Versao } from '../../casca/paging/index.ts'
import { obrigatorio, opcional } from '../../casca/texto/index.ts'
import { LINHA_ESTOQUES, LINHA_FALTAS } from './act-values.ts'
import { LinhaSituacao, LinhaTipo, RespostaVia } from './status.ts'
import { Instante } from '../../casca/tempo/index.ts'

export const LINHAS_MAXIMO = 60
/** Photos that the consumer is shown with a budget. */
export const FOTOS_MOSTRADAS_MAXIMO = 12
/** Characters of the sentence under such a photo. */
export const FOTO_FRASE_MAXIMO = 160

const cents = (value: number): boolean => Number(value.toFixed(2)) === value

/** Money of a line: zero or more, at most two decimals. */
export const Valor = z
  .number()
  .min(0)
  .max(9_999_999.99)
  .refine(cents, { error: coded('VALOR_CENTAVOS') })

/** A drawn signature as the page sends it: a small PNG as a data address. */
export const Assinatura = z
  .string()
  .max(300_000)
  .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, { error: coded('ASSINATURA_INVALIDA') })

const escolhido = z.object({ id: Id })

const linha = z.object({
  sintoma: escolhido,
  causa: escolhido,
  garantia: z.boolean().describe('Coberta pela garantia: o consumidor não paga.'),
  quantidade: z.number().int().min(1).max(99).default(1),
  valorFinal: Valor.describe('Da linha inteira, com o desconto já tirado.'),
  opcional: z.boolean().default(false).describe('O consumidor pode recusar só esta linha.'),
  descricao: opcional(200).describe('Para o consumidor ler.'),
  motivoValor: opcional(200).describe('Por que custa mais que a tabela.'),
})

/** A line of the evaluation and budget (spec §5): a part line names its part, a service line its service. */
export const OrcamentoLinhaInput = z
  .discriminatedUnion(
    'tipo',
    [
      linha.extend({
        tipo: z.literal('PECA'),
        peca: escolhido,
        solicitarPeca: z.boolean().describe('A peça não está no posto e vai ser pedida.'),
      }),
      linha.extend({ tipo: z.literal('SERVICO'), servico: escolhido }),
    ],
    { error: coded('EMPTY_REQUIRED_FIELD') },
  )
  .meta({ id: 'OrcamentoLinhaInput' })
export type OrcamentoLinhaInput = z.infer<typeof OrcamentoLinhaInput>

/** Body of salvarOrcamento: all lines; each save is a new version that needs its own answer. */
export const OrcamentoInput = z
  .object({
    linhas: z.array(OrcamentoLinhaInput).min(1).max(LINHAS_MAXIMO),
    prazoDiasUteis: z.number().int().min(1).max(365).nullish(),
    validoAte: z.iso
      .date()
      .nullish()
      .describe('Último dia para responder, de hoje a 90 dias; sem ele, 30 dias.'),
    observacoes: opcional(2000),
    oQueVimos: opcional(2000).describe('O que a bancada viu, em palavras para o consumidor.'),
    fotosMostradas: z
      .array(Id)
      .max(FOTOS_MOSTRADAS_MAXIMO)
      .default([])
      .describe('Fotos da OS que o consumidor vê.'),
    fotosFrases: z
      .array(z.string().trim().max(FOTO_FRASE_MAXIMO))
      .max(FOTOS_MOSTRADAS_MAXIMO)
      .default([])
      .describe('Uma frase para cada foto de fotosMostradas, na mesma ordem; vazia, nenhuma.'),
    sinal: Valor.min(0.01)
      .nullish()
      .describe('Pedido na aprovação, antes de pedir as peças; no máximo o total do cliente.'),
    versao: Versao,
  })
  .meta({ id: 'OrcamentoInput' })
export type OrcamentoInput = z.infer<typeof OrcamentoInput>

/** Body of pedirPeca: a line that is added during the repair; one that costs the consumer nothing is added at once. */
export const PedirPecaInput = z
  .object({ linha: OrcamentoLinhaInput, motivo: obrigatorio(500), versao: Versao })
  .meta({ id: 'PedirPecaInput' })

/** Body of substituirPeca: an equivalent original part replaces one that does not come (decisions 41). */
export const SubstituirPecaInput = z
  .object({ linha: escolhido, peca: escolhido, motivo: obrigatorio(500), versao: Versao })
  .meta({ id: 'SubstituirPecaInput' })

const nomeado = z.object({ id: z.number().int(), nome: z.string() })

export const OrcamentoLinha = z
  .object({
    id: z.number().int(),
    tipo: LinhaTipo,
    peca: z.object({ id: z.number().int(), codigo: z.string(), descricao: z.string() }).nullable(),
    servico: z.object({ id: z.number().int(), codigo: z.string(), nome: z.string() }).nullable(),
    sintoma: nomeado,
    causa: nomeado,
    garantia: z.boolean(),
    solicitarPeca: z.boolean(),
    quantidade: z.number().int(),
    valor: z.number().describe('Preço de tabela vezes a quantidade.'),
    valorFinal: z.number(),
    valorFabricante: z.number().describe('O que o fabricante paga ao posto por uma linha coberta.'),
    opcional: z.boolean(),
    descricao: z.string().nullable(),
    situacao: LinhaSituacao,
    motivoValor: z.string().nullable(),
    complemento: z.boolean().describe('Acrescentada durante o conserto.'),
    falta: z
      .enum(LINHA_FALTAS)
      .nullable()
      .describe('Onde está a peça pedida; null quando nada falta à linha.'),
    estoque: z
      .enum(LINHA_ESTOQUES)
      .nullable()
      .describe('Como a peça está no estoque do posto: livre, reservada, chegada por compra ou já usada.'),
    faltaMotivo: z.string().nullable().describe('Por que a fábrica recusou a peça.'),
  })
  .meta({ id: 'OrcamentoLinha' })
export type OrcamentoLinha = z.infer<typeof OrcamentoLinha>

/** An answer to a budget, as evidence: who, how, when, from where, and the hash of the exact shown text. */
export const OrcamentoResposta = z
  .object({
    aprovado: z.boolean(),
    via: RespostaVia,
    nome: z.string().nullable(),
    documento: z.string().nullable(),
    documentoConfere: z
      .boolean()
      .nullable()
      .describe('false: não é o documento do cadastro do consumidor; null: falta um dos dois.'),
    motivo: z.string().nullable(),
    assinatura: Arquivo.nullable(),
    registradoPor: z.string().nullable().describe('Quem do posto registrou a palavra do consumidor.'),
    link: z
      .object({
        criadoEm: Instante,
        mostradoA: z.string().nullable().describe('Quem do posto o viu primeiro; null: ninguém.'),
        pelaConta: z.boolean().describe('Se é o acesso que o consumidor abriu com a própria conta.'),
        enviado: z.boolean().describe('Se foi ao consumidor por e-mail.'),
      })
      .nullable()
      .describe('Pelo qual se respondeu.'),
    endereco: z.string().nullable(),
    em: Instante,
    sha256: z.string().describe('Do texto mostrado.'),
    podeDesfazerAte: Instante.nullable(),
  })
  .meta({ id: 'OrcamentoResposta' })
export type OrcamentoResposta = z.infer<typeof OrcamentoResposta>

/** The present version of an order's budget. */
export const Orcamento = z
  .object({
    versao: z.number().int(),
    linhas: z.array(OrcamentoLinha),
    valorTotal: z.number().describe('Soma das linhas que valem: sem as recusadas.'),
    abatimento: z
      .number()
      .describe(
        'Linha do abatimento escolhido depois dos 30 dias: sai da parte do consumidor, o fabricante paga.',
      ),
    valorConsumidor: z.number(),
    valorFabricante: z.number(),
    prazoDiasUteis: z.number().int().nullable(),
    observacoes: z.string().nullable(),
    oQueVimos: z.string().nullable().describe('O que a bancada viu, em palavras para o consumidor.'),
    fotosMostradas: z.array(z.number().int()).describe('Fotos da OS que o consumidor vê.'),
    fotosFrases: z
      .array(z.string())
      .describe('A frase de cada foto mostrada, na mesma ordem; vazia, nenhuma.'),
    sinal: z.number().nullable().describe('Que a aprovação pede.'),
    sinalDispensado: z.boolean(),
    salvoEm: Instante,
    salvoPor: z.string().nullable(),
    validoAte: Instante.describe('Último instante para responder.'),
    complemento: z.boolean().describe('Traz linhas acrescentadas durante o conserto.'),
    aberto: z.boolean().describe('Espera a resposta do consumidor.'),
    resposta: OrcamentoResposta.nullable(),
  })
  .meta({ id: 'Orcamento' })
export type Orcamento = z.infer<typeof Orcamento>

const recusadas = z.array(Id).max(LINHAS_MAXIMO).default([]).describe('Linhas opcionais que ficam de fora.')

/** The post records the consumer's answer, given by phone or at the counter. */
export const AprovarOrcamentoInput = z
  .object({
    nome: obrigatorio(120).describe('Quem aprovou.'),
    documento: opcional(20).describe('CPF ou CNPJ; outro, só com `outroDocumento`.'),
    outroDocumento: z.boolean().default(false).describe('RG ou outro: sem a conferência dos dígitos.'),
    assinatura: Assinatura.nullish(),
    recusadas,
    versao: Versao,
  })
  .meta({ id: 'AprovarOrcamentoInput' })
export type AprovarOrcamentoInput = z.infer<typeof AprovarOrcamentoInput>

export const ReprovarOrcamentoInput = z
  .object({ nome: obrigatorio(120), motivo: obrigatorio(500), versao: Versao })
  .meta({ id: 'ReprovarOrcamentoInput' })
export type ReprovarOrcamentoInput = z.infer<typeof ReprovarOrcamentoInput>
