import { z } from 'zod'
import { coded } from '../../casca/errors/index.ts'
import { Id, Links, Versao } from '../../casca/paging/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { PostoDoRegistro } from '../../registers/consumidor.ts'
import { ACOES_TRANSFERENCIA, MOST_ITENS_TRANSFERENCIA, SITUACOES_TRANSFERENCIA } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

/** A transfer as the list shows it. */
export const TransferenciaPecaResumo = z
  .object({
    id: z.number().int(),
    origem: PostoDoRegistro,
    destino: PostoDoRegistro,
    situacao: z.enum(SITUACOES_TRANSFERENCIA),
    pecas: z.string().describe('Os códigos das peças, por vírgula.'),
    unidades: z.number().int(),
    criadoEm: z.iso.datetime(),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'TransferenciaPecaResumo' })

export const TransferenciaPecaItem = z
  .object({
    id: z.number().int(),
    peca: z.object({ id: z.number().int(), codigo: z.string(), descricao: z.string() }),
    quantidade: z.number().int().describe('O que foi enviado.'),
    recebida: z.number().int().nullable().describe('O que chegou; o resto voltou ao estoque de quem enviou.'),
  })
  .meta({ id: 'TransferenciaPecaItem' })
export type TransferenciaPecaItem = z.infer<typeof TransferenciaPecaItem>

/** Parts on their way between posts of one credenciado. */
export const TransferenciaPeca = z
  .object({
    id: z.number().int(),
    origem: PostoDoRegistro,
    destino: PostoDoRegistro,
    situacao: z.enum(SITUACOES_TRANSFERENCIA),
    observacoes: z.string().nullable(),
    motivo: z.string().nullable().describe('Por que foi cancelada, ou o que se diz da diferença.'),
    criadoEm: Instante,
    criadoPor: z.string().nullable(),
    encerradoEm: Instante.nullable(),
    encerradoPor: z.string().nullable(),
    itens: z.array(TransferenciaPecaItem),
    proximasAcoes: z.array(z.enum(ACOES_TRANSFERENCIA)).describe('O que esta pessoa pode fazer agora.'),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'TransferenciaPeca' })
export type TransferenciaPeca = z.infer<typeof TransferenciaPeca>

export const TransferenciaPecaInput = z
  .object({
    origem: z
      .object({ id: Id })
      .optional()
      .describe('De que posto sai: só o fabricante informa; de quem é de um posto vale sempre o próprio.'),
    destino: z.object({ id: Id }).describe('Um posto do mesmo credenciado.'),
    observacoes: z.string().trim().max(500).nullish(),
    itens: z
      .array(z.object({ peca: z.object({ id: Id }), quantidade: z.number().int().min(1).max(999) }))
      .min(1)
      .max(MOST_ITENS_TRANSFERENCIA)
      .refine((itens) => new Set(itens.map(({ peca }) => peca.id)).size === itens.length, {
        error: coded('PECA_REPETIDA'),
      }),
  })
  .meta({ id: 'TransferenciaPecaInput' })
export type TransferenciaPecaInput = z.infer<typeof TransferenciaPecaInput>

/** Where a post's parts may go. */
export const DestinosQuery = z.object({
  origem: Id.optional().describe('De que posto sai: só o fabricante informa.'),
})
export type DestinosQuery = z.infer<typeof DestinosQuery>
export const Destinos = z.array(PostoDoRegistro).meta({ id: 'TransferenciaDestinos' })

/** What each act takes. */
export const ACAO_TRANSFERENCIA_INPUTS = {
  receber: z.object({
    versao: Versao,
    itens: z
      .array(z.object({ id: Id, recebida: z.number().int().min(0).max(999) }))
      .max(MOST_ITENS_TRANSFERENCIA)
      .nullish()
      .describe('Só as peças que não chegaram inteiras; as outras contam como chegadas.'),
    motivo: z.string().trim().max(200).nullish().describe('Obrigatório quando falta alguma.'),
  }),
  cancelar: z.object({ versao: Versao, motivo: obrigatorio(200) }),
} as const satisfies Record<(typeof ACOES_TRANSFERENCIA)[number], z.ZodObject>
