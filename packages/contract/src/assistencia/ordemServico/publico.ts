import { z } from 'zod'
import { coded } from '../../casca/errors/index.ts'
import { Id } from '../../casca/paging/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { Fala } from '../chat/index.ts'
import { OsCondicoes } from '../condicoes/index.ts'
import { AprovarOrcamentoInput, ReprovarOrcamentoInput } from './orcamento.ts'
import { OsModelo } from './record.ts'
import { EscolhaLegal, FotoRotulo, StatusOs } from './status.ts'
import { PAPEIS_DO_CONSUMIDOR } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

/** The consumer's call names its order only by the token of the link, in the body, because no log keeps it. */
export const OsToken = z.object({ token: z.string().min(1).max(200) }).meta({ id: 'OsToken' })
export type OsToken = z.infer<typeof OsToken>

/** A link for the consumer, as the post copies or sends it. */
export const OsLink = z
  .object({
    href: z.string(),
    codigo: z
      .string()
      .nullable()
      .describe('Com o fim do telefone, abre o link em /acompanhar; null: o acesso é só da própria pessoa.'),
    expiraEm: Instante.nullable().describe('null: a OS ainda não terminou.'),
    enviadoPara: z.string().nullable(),
  })
  .meta({ id: 'OsLink' })
export type OsLink = z.infer<typeof OsLink>

export const OsLinkInput = z
  .object({
    enviar: z.boolean().default(false),
    novo: z.boolean().default(false).describe('Faz outro; o de antes não abre mais nada.'),
  })
  .meta({ id: 'OsLinkInput' })

/** The code that opens the link without its address. Every error has the same answer, so its form is not checked. */
export const OsCodigo = z
  .object({
    codigo: z.string().max(40).describe('8 letras e algarismos, com traço ou sem.'),
    telefone: z.string().max(20).describe('Os 3 últimos algarismos do telefone do consumidor.'),
  })
  .meta({ id: 'OsCodigo' })
export type OsCodigo = z.infer<typeof OsCodigo>

/** Steps of the consumer's page. */
export const PassoOs = z.object({
  titulo: z.string(),
  em: Instante.nullable(),
  situacao: z.enum(['FEITO', 'AGORA', 'DEPOIS']),
})
export type PassoOs = z.infer<typeof PassoOs>

/** The consumer's page behind the link; it shows nothing internal of the post. */
export const AcompanhamentoOs = z
  .object({
    numero: z.string(),
    status: StatusOs,
    titulo: z.string().describe("Em palavras simples: 'Falta a sua resposta ao orçamento'."),
    texto: z.string(),
    posto: z.object({
      nomeFantasia: z.string(),
      telefone: z.string(),
      whatsapp: z.string().nullable(),
      marca: z.string().nullable(),
      endereco: z.string().describe("'Rua do Pêndulo, 120, Vila Ampulheta'"),
      cidade: z.string().describe("'São Paulo, SP'"),
      horario: z.string().nullable().describe("'Segunda a sexta, 9h às 18h'"),
    }),
    primeiroNome: z.string(),
    relogio: z
      .object({ modelo: z.string(), numeroSerie: z.string(), fotoId: z.string().nullable() })
      .nullable(),
    passos: z.array(PassoOs).describe('Do conserto ou da troca; vazio no pronto atendimento.'),
    historico: z.array(z.object({ em: Instante, texto: z.string() })),
    conversa: z.array(Fala).describe('O que a pessoa e o posto se escreveram nesta OS, do começo ao fim.'),
    atendimento: z
      .object({
        linhas: z.array(z.object({ titulo: z.string(), quantidade: z.number().int(), valor: z.number() })),
        total: z.number(),
        garantiaAte: z.string().describe('Último dia da garantia do que foi feito.'),
      })
      .nullable()
      .describe('Do pronto atendimento concluído.'),
    prazoLegal: z.string(),
    prometidaPara: z.string().nullable().describe('O dia que o posto prometeu, até o relógio estar pronto.'),
    papeis: z.array(z.enum(PAPEIS_DO_CONSUMIDOR)).describe('Os que há em PDF.'),
    prazoPassou: z
      .boolean()
      .describe('Na garantia e além dos 30 dias: troca, restituição ou abatimento, à escolha do consumidor.'),
    escolha: z
      .object({ tipo: EscolhaLegal, valor: z.number().nullable(), em: Instante })
      .nullable()
      .describe('O que ele escolheu.'),
    diasGarantiaServico: z.number().int(),
    condicoes: OsCondicoes.pick({ texto: true, aceitoEm: true })
      .nullable()
      .describe('As do posto, como foram aceitas na entrada.'),
    aceite: z
      .object({
        texto: z.string().describe('Exatamente o que se aceita.'),
        sha256: z.string().describe('Do texto; volta no aceite.'),
      })
      .nullable()
      .describe('As condições que esta pessoa ainda não aceitou; null: não falta.'),
    diasRetirada: z.number().int().nullable().describe('Há quantos dias o relógio espera por ela.'),
    orcamento: z
      .object({
        versao: z.number().int(),
        complemento: z.boolean().describe('Traz linhas acrescentadas durante o conserto.'),
        validoAte: Instante,
        prazoDiasUteis: z.number().int().nullable(),
        observacoes: z.string().nullable(),
        oQueVimos: z.string().nullable(),
        fotos: z
          .array(
            z.object({
              id: z.number().int(),
              rotulo: FotoRotulo.nullable().describe('O que ela mostra.'),
              frase: z.string().nullable().describe('O que se vê nela, em palavras para o consumidor.'),
            }),
          )
          .describe('As que o técnico escolheu mostrar.'),
        termos: z.array(z.string()),
        linhas: z.array(
          z.object({
            id: z.number().int(),
            titulo: z.string(),
            descricao: z.string().nullable(),
            quantidade: z.number().int(),
            garantia: z.boolean(),
            opcional: z.boolean(),
            valor: z.number().describe('O que o consumidor paga; 0 na garantia.'),
            valorCheio: z.number().describe('O que custaria sem a garantia.'),
            situacao: z.enum(['PENDENTE', 'APROVADA', 'RECUSADA']),
          }),
        ),
        abatimento: z.number(),
        valorConsumidor: z.number(),
        sha256: z.string().describe('Do texto mostrado; volta na aprovação.'),
        podeResponder: z.boolean(),
        vencido: z.boolean().describe('Passou do dia sem resposta; só um orçamento novo se responde.'),
        resposta: z.object({ aprovado: z.boolean(), nome: z.string().nullable(), em: Instante }).nullable(),
      })
      .nullable(),
    taxaDiagnostico: z.number().nullable().describe('O que custa recusar o orçamento; null: nada.'),
    sinal: z
      .object({
        valor: z.number(),
        codigo: z.string().nullable().describe('PIX copia e cola; null: o posto não tem chave.'),
        recebedor: z.string(),
        chave: z.string().nullable(),
        naEntrega: z.number().describe('O que fica para a entrega.'),
      })
      .nullable()
      .describe('O que falta do sinal do orçamento aprovado.'),
    aDevolver: z.number().describe('O que o posto lhe deve de volta.'),
    modelos: z.array(OsModelo).describe('Na escolha de modelo, os oferecidos.'),
    modeloEscolhido: OsModelo.nullable(),
  })
  .meta({ id: 'AcompanhamentoOs' })
export type AcompanhamentoOs = z.infer<typeof AcompanhamentoOs>

/** The consumer's approval: `sha256` is that of the shown budget, so that nobody approves an unseen one. */
export const AprovarPeloLink = OsToken.extend({
  ...AprovarOrcamentoInput.omit({ versao: true }).shape,
  documento: obrigatorio(20),
  aceite: z.literal(true, { error: coded('ACEITE_OBRIGATORIO') }),
  sha256: z.string().length(64),
}).meta({ id: 'AprovarPeloLink' })
export type AprovarPeloLink = z.infer<typeof AprovarPeloLink>

export const ReprovarPeloLink = OsToken.extend({
  ...ReprovarOrcamentoInput.omit({ versao: true }).shape,
  sha256: z.string().length(64),
}).meta({ id: 'ReprovarPeloLink' })
export type ReprovarPeloLink = z.infer<typeof ReprovarPeloLink>

/** The consumer accepts the conditions of the post: exactly those that were shown. */
export const AceitarPeloLink = OsToken.extend({
  aceite: z.literal(true, { error: coded('ACEITE_OBRIGATORIO') }),
  sha256: z.string().length(64),
}).meta({ id: 'AceitarPeloLink' })
export type AceitarPeloLink = z.infer<typeof AceitarPeloLink>

export const EscolherPeloLink = OsToken.extend({ modelo: z.object({ id: Id }) }).meta({
  id: 'EscolherPeloLink',
})
export type EscolherPeloLink = z.infer<typeof EscolherPeloLink>

export const MENSAGEM_MAXIMO = 1000

/** What the consumer writes to the post about the order. */
export const EscreverPeloLink = OsToken.extend({
  mensagem: obrigatorio(MENSAGEM_MAXIMO),
  dispositivo: z.uuid().optional().describe('Dado por quem envia: enviada duas vezes, é guardada uma.'),
}).meta({ id: 'EscreverPeloLink' })
export type EscreverPeloLink = z.infer<typeof EscreverPeloLink>

/** The same with files, which need no words. */
export const EnviarPeloLink = EscreverPeloLink.extend({ mensagem: z.string().trim().max(MENSAGEM_MAXIMO) })

/** Whether a PDF is a 'comprovante' that was handed out; nothing of whose it is. */
export const ComprovanteConferido = z
  .object({
    integro: z.boolean().describe('O arquivo é um comprovante emitido, sem mudança.'),
    aprovado: z.boolean().nullable().describe('O que se respondeu; null: não é um comprovante emitido.'),
    em: Instante.nullable().describe('Quando se respondeu.'),
    desfeita: z.boolean().describe('A resposta foi desfeita depois.'),
  })
  .meta({ id: 'ComprovanteConferido' })
export type ComprovanteConferido = z.infer<typeof ComprovanteConferido>

export const ComprovanteHash = z.object({
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .describe('SHA-256 do arquivo, em hexadecimal.'),
})
