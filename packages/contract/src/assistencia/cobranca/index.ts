import { z } from 'zod'
import { Arquivo, ArquivoInput } from '../../casca/arquivo/index.ts'
import { Dinheiro } from '../../casca/dinheiro/index.ts'
import { coded } from '../../casca/errors/index.ts'
import { Id, Links, Versao } from '../../casca/paging/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { PostoDoRegistro } from '../../registers/consumidor.ts'
import {
  COBRANCA_TIPOS,
  DIAS_VENCIMENTO,
  MOMENTOS_LEMBRETE,
  PIX_TIPOS,
  SITUACOES_COBRANCA,
} from './values.ts'

export * from './extrato.ts'
export * from './plano.ts'
export * from './values.ts'

const Plano = z.object({ id: z.number().int(), nome: z.string() })
const dia = z.iso.date({ error: coded('DATA_INVALIDA') })

/** A charge as lists show it. */
export const CobrancaResumo = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    plano: Plano,
    tipo: z.enum(COBRANCA_TIPOS),
    competencia: z.iso.date().describe('O primeiro dia do mês em que o período começa.'),
    vencimento: z.iso.date(),
    total: z.number().describe('O valor menos desconto e crédito, sem multa e juros.'),
    valor: z.number(),
    desconto: z.number(),
    credito: z.number().describe('Usado do crédito do posto; negativo: diferença de uma cobrança anterior.'),
    encargos: z
      .number()
      .describe('Multa e juros até o pagamento ou, sem ele, até hoje; 0 de uma cancelada ou retida.'),
    pago: z.number(),
    situacao: z.enum(SITUACOES_COBRANCA).describe('VENCIDA: aberta depois do último dia para pagar.'),
    ordem: z.number().int().describe('As vencidas há mais tempo têm o menor número.'),
    pagaEm: z.iso.date().nullable(),
    retida: z.boolean().describe('Paga pelo fechamento do mês: sem PIX, multa, lembrete ou suspensão.'),
    semEmail: z.boolean().describe('Aberta, e ninguém do posto recebe os lembretes.'),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'CobrancaResumo' })
export type CobrancaResumo = z.infer<typeof CobrancaResumo>

/** One charge of a post, with what is owed of it today and the code that pays it. */
export const Cobranca = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    plano: Plano,
    tipo: z.enum(COBRANCA_TIPOS),
    competencia: z.iso.date(),
    inicio: z.iso.date(),
    fim: z.iso.date(),
    vencimento: z.iso.date(),
    pagavelAte: z.iso
      .date()
      .describe('O próprio vencimento ou o dia útil seguinte: até ali, sem multa e juros.'),
    valor: z.number(),
    desconto: z.number(),
    credito: z.number().describe('Usado do crédito do posto; negativo: diferença de uma cobrança anterior.'),
    sobra: z.number().describe('Pago a mais por ela: virou crédito do posto.'),
    situacao: z.enum(SITUACOES_COBRANCA),
    retida: z.boolean().describe('Paga pelo fechamento do mês: sem PIX, multa, lembrete ou suspensão.'),
    proximasRetidas: z.boolean().describe('Se as próximas cobranças do posto nascem retidas.'),
    motivo: z.string().nullable(),
    pagaEm: z.iso.date().nullable(),
    devido: z
      .object({
        principal: z.number(),
        multa: z.number(),
        juros: z.number(),
        total: z.number(),
        diasEmAtraso: z.number().int(),
      })
      .nullable()
      .describe('O que falta pagar hoje; null de uma cobrança que não está aberta.'),
    pix: z
      .string()
      .nullable()
      .describe('Copia e cola do que falta hoje; null sem chave PIX nas configurações.'),
    pagamentos: z.array(
      z.object({
        id: z.number().int(),
        data: z.iso.date(),
        valor: z.number(),
        por: z.string().nullable(),
        arquivo: Arquivo.nullable(),
        fechamento: z
          .object({ id: z.number().int(), mes: z.iso.date() })
          .nullable()
          .describe('O que o reteve.'),
      }),
    ),
    lembretes: z
      .array(
        z.object({
          momento: z.enum(MOMENTOS_LEMBRETE),
          dia: z.iso.date(),
          situacao: z.enum(['ENVIADO', 'SEM_EMAIL']).nullable(),
        }),
      )
      .describe('Vazio de uma cobrança que não está aberta ou é retida no fechamento.'),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'Cobranca' })
export type Cobranca = z.infer<typeof Cobranca>

export const PagamentoInput = z
  .object({
    data: dia.describe(
      'O dia em que o dinheiro entrou; não antes de a cobrança ser feita, nem depois de hoje.',
    ),
    valor: Dinheiro.refine((valor) => valor > 0, { error: coded('DINHEIRO_INVALIDO') }),
    arquivo: ArquivoInput.nullish().describe('O comprovante: PDF ou foto, até 10 MB.'),
    versao: Versao,
  })
  .meta({ id: 'CobrancaPagamentoInput' })
export type PagamentoInput = z.infer<typeof PagamentoInput>

export const CobrancaCancelamento = z
  .object({ motivo: obrigatorio(300), versao: Versao })
  .meta({ id: 'CobrancaCancelamento' })
export type CobrancaCancelamento = z.infer<typeof CobrancaCancelamento>

/** Whether a charge is withheld in the closing of its month, and the next ones of the post too. */
export const CobrancaRetencao = z
  .object({ retida: z.boolean(), proximas: z.boolean(), versao: Versao })
  .meta({ id: 'CobrancaRetencao' })
export type CobrancaRetencao = z.infer<typeof CobrancaRetencao>

/** A post subscribes to a plan. */
export const AssinaturaInput = z
  .object({
    posto: z.object({ id: Id }),
    plano: z.object({ id: Id }),
    diaVencimento: z.union(DIAS_VENCIMENTO.map((value) => z.literal(value))),
    codigoCupom: z.string().trim().max(40).nullish(),
  })
  .meta({ id: 'AssinaturaInput' })
export type AssinaturaInput = z.infer<typeof AssinaturaInput>

/** A post's subscription and its credit. */
export const Assinatura = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    plano: Plano,
    diaVencimento: z.number().int(),
    desde: z.iso.date(),
    versao: z.number().int(),
  })
  .meta({ id: 'Assinatura' })
export type Assinatura = z.infer<typeof Assinatura>

export const CobrancaConfiguracao = z
  .object({
    multaPercentual: z.number().min(0).max(2),
    jurosPercentual: z.number().min(0).max(1),
    diasSuspensao: z.number().int().min(1).max(365),
    diasGlosa: z
      .number()
      .int()
      .min(1)
      .max(60)
      .describe('Em quantos dias um posto contesta uma linha glosada; vale para as glosas feitas depois.'),
    pixTipo: z.enum(PIX_TIPOS),
    pixChave: z
      .string()
      .trim()
      .max(77)
      .describe('Chave PIX de quem recebe; sem ela, as cobranças não têm código.'),
    pixNome: z.string().trim().max(25),
    pixCidade: z.string().trim().max(15),
    lembretes: z.boolean().describe('Se os postos são lembrados por e-mail.'),
    versao: z.number().int(),
  })
  .meta({ id: 'CobrancaConfiguracao' })
export type CobrancaConfiguracao = z.infer<typeof CobrancaConfiguracao>

const Atraso = z.object({
  cobrancaId: z.number().int().describe('A mais antiga.'),
  vencimento: z.iso.date(),
  cobrancas: z.number().int().describe('Quantas estão em atraso.'),
  total: z.number().nullable().describe('O que se deve hoje de todas; null a quem não vê as cobranças.'),
})

/** Whether the own post may start new work (rede §3). */
export const SituacaoDoPosto = z
  .object({
    suspensao: Atraso.nullable().describe(
      'As cobranças vencidas que suspendem o posto; null se ele trabalha como sempre.',
    ),
    aviso: Atraso.extend({
      suspendeEm: z.iso.date().describe('O primeiro dia em que o posto estará suspenso.'),
    })
      .nullable()
      .describe('Cobranças vencidas que ainda não o suspendem, a quem vê as cobranças.'),
  })
  .meta({ id: 'SituacaoDoPosto' })
export type SituacaoDoPosto = z.infer<typeof SituacaoDoPosto>
