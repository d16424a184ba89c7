import { z } from 'zod'
import { ArquivoInput } from '../../casca/arquivo/index.ts'
import { Id } from '../../casca/paging/index.ts'
import { PostoDoRegistro } from '../../registers/consumidor.ts'
import { EFEITOS, MOTIVOS_CONCILIACAO, MOTIVOS_IGNORADO, SITUACOES_COBRANCA } from './values.ts'

/** Largest statement; one year of a busy account has some 3 MB. */
export const EXTRATO_MB = 5

const linha = z.number().int().min(0).describe('A posição do lançamento no arquivo, a partir de 0.')

/** What a payment of this row would do to a charge. */
export const OpcaoDoExtrato = z
  .object({
    cobranca: z.object({
      id: z.number().int(),
      posto: PostoDoRegistro,
      competencia: z.iso.date(),
      vencimento: z.iso.date(),
      situacao: z.enum(SITUACOES_COBRANCA),
      versao: z.number().int(),
    }),
    efeito: z
      .enum(EFEITOS)
      .describe(
        'QUITA; RESTA: falta `diferenca`; CREDITO: `diferenca` vira crédito; DIFERENCA: vai para a próxima.',
      ),
    diferenca: z.number(),
    outras: z
      .array(z.number().int())
      .describe('As outras cobranças vencidas do posto que o mesmo valor quita, de um PIX de todas.'),
  })
  .meta({ id: 'OpcaoDoExtrato' })
export type OpcaoDoExtrato = z.infer<typeof OpcaoDoExtrato>

export const LancamentoDoExtrato = z
  .object({
    linha,
    dia: z.iso.date(),
    valor: z.number(),
    texto: z.string(),
    por: z.enum(['TXID', 'PAGADOR']).nullable().describe('Pelo que a cobrança já escolhida se reconheceu.'),
    motivo: z.enum(MOTIVOS_CONCILIACAO).nullable().describe('Por que uma pessoa decide; null: casa.'),
    escolhida: z.number().int().nullable().describe('A cobrança já escolhida, por txid ou pagador.'),
    opcoes: z.array(OpcaoDoExtrato),
    mais: z.number().int().describe('Quantas cobranças mais têm este valor.'),
  })
  .meta({ id: 'LancamentoDoExtrato' })
export type LancamentoDoExtrato = z.infer<typeof LancamentoDoExtrato>

/** A bank statement as it was read; nothing of it is stored. */
export const ExtratoPrevia = z
  .object({
    contas: z.array(
      z.object({ banco: z.string(), final: z.string().describe('Os últimos quatro dígitos.') }),
    ),
    de: z.iso.date().nullable(),
    ate: z.iso.date().nullable(),
    conhecido: z.iso
      .datetime({ offset: true })
      .nullable()
      .describe('Quando este mesmo arquivo foi confirmado pela primeira vez.'),
    total: z.number().int(),
    confirmados: z.number().int().describe('Lançamentos que um extrato anterior já confirmou.'),
    ignorados: z.array(z.object({ motivo: z.enum(MOTIVOS_IGNORADO), quantos: z.number().int() })),
    lancamentos: z.array(LancamentoDoExtrato),
    suspensos: z
      .array(z.object({ posto: PostoDoRegistro, cobrancas: z.array(z.number().int()) }))
      .describe('Postos suspensos de que há lançamentos, e as cobranças que os suspendem.'),
  })
  .meta({
    id: 'ExtratoPrevia',
    example: {
      contas: [{ banco: '999', final: '3456' }],
      de: '2026-11-03',
      ate: '2026-11-03',
      conhecido: null,
      total: 2,
      confirmados: 0,
      ignorados: [{ motivo: 'SAIDA', quantos: 1 }],
      lancamentos: [
        {
          linha: 0,
          dia: '2026-11-03',
          valor: 189.9,
          texto: 'PIX RECEBIDO RT0123456789ABCDEF',
          por: 'TXID',
          motivo: null,
          escolhida: 12,
          opcoes: [
            {
              cobranca: {
                id: 12,
                posto: { id: 3, nomeFantasia: 'Relojoaria Ponteiro Fictício' },
                competencia: '2026-11-01',
                vencimento: '2026-11-10',
                situacao: 'ABERTA',
                versao: 1,
              },
              efeito: 'QUITA',
              diferenca: 0,
              outras: [],
            },
          ],
          mais: 0,
        },
      ],
      suspensos: [],
    },
  })
export type ExtratoPrevia = z.infer<typeof ExtratoPrevia>

export const ExtratoInput = z
  .object({ arquivo: ArquivoInput.describe('O arquivo OFX do banco, em base64; até 5 MB.') })
  .meta({ id: 'ExtratoInput' })
export type ExtratoInput = z.infer<typeof ExtratoInput>

export const ExtratoConfirmacao = z
  .object({
    arquivo: ArquivoInput.describe('O mesmo arquivo da prévia, em base64.'),
    escolhas: z
      .array(z.object({ linha, cobranca: z.object({ id: Id, versao: z.number().int() }) }))
      .min(1)
      .max(2000),
  })
  .meta({
    id: 'ExtratoConfirmacao',
    example: {
      arquivo: { filename: 'extrato.ofx', data: 'PE9GWD4uLi48L09GWD4=' },
      escolhas: [{ linha: 0, cobranca: { id: 12, versao: 1 } }],
    },
  })
export type ExtratoConfirmacao = z.infer<typeof ExtratoConfirmacao>

export const ExtratoConfirmado = z
  .object({
    confirmados: z.number().int(),
    valor: z.number(),
    voltaram: z.array(PostoDoRegistro).describe('Postos que deixaram de estar suspensos.'),
  })
  .meta({
    id: 'ExtratoConfirmado',
    example: {
      confirmados: 1,
      valor: 189.9,
      voltaram: [{ id: 3, nomeFantasia: 'Relojoaria Ponteiro Fictício' }],
    },
  })
export type ExtratoConfirmado = z.infer<typeof ExtratoConfirmado>
