import { z } from 'zod'
import { Id } from '../../casca/paging/index.ts'
import { CAMPOS_UNIAO, GEMEO_POR } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

const posto = z.object({ id: z.number().int(), nomeFantasia: z.string() })

/** A record of a person, as two of them are compared. */
export const ConsumidorComparado = z
  .object({
    id: z.number().int(),
    posto,
    nome: z.string(),
    tipoPessoa: z.enum(['PF', 'PJ']),
    cnpjCpf: z.string().nullable(),
    telefone: z.string().nullable(),
    tipoTelefone: z.string().nullable(),
    email: z.string().nullable(),
    endereco: z.string().nullable().describe('Em uma linha.'),
    ativo: z.boolean(),
    criadoEm: Instante,
    os: z.number().int().describe('Quantas OS.'),
    relogios: z.number().int(),
    versao: z.number().int(),
  })
  .meta({ id: 'ConsumidorComparado' })
export type ConsumidorComparado = z.infer<typeof ConsumidorComparado>

/** A record that may be the same person's, and why. */
export const GemeoDoConsumidor = ConsumidorComparado.extend({
  por: z.array(z.enum(GEMEO_POR)),
}).meta({ id: 'GemeoDoConsumidor' })
export type GemeoDoConsumidor = z.infer<typeof GemeoDoConsumidor>

/** What is compared: the record, and those of its post that may be the same person's; `?com` names another. */
export const Gemeos = z
  .object({ este: ConsumidorComparado, gemeos: z.array(GemeoDoConsumidor) })
  .meta({ id: 'Gemeos' })
export type Gemeos = z.infer<typeof Gemeos>

export const GemeosQuery = z.object({
  com: Id.optional().describe('Este também, mesmo que nada combine.'),
})

const versoes = {
  gemeo: Id.describe('O cadastro que deixa de valer.'),
  versao: z.number().int().positive().describe('Do que fica.'),
  versaoGemeo: z.number().int().positive(),
  motivo: z.string().trim().min(1).max(500).nullish(),
}

export const UnirConsumidor = z
  .object({
    ...versoes,
    doGemeo: z
      .array(z.enum(CAMPOS_UNIAO))
      .default([])
      .describe('Os dados que vêm do outro; os demais ficam como estão.'),
    motivo: versoes.motivo.describe('Obrigatório quando os documentos são diferentes.'),
  })
  .strict()
  .meta({ id: 'UnirConsumidor' })
export type UnirConsumidor = z.infer<typeof UnirConsumidor>

export const UnirRelogio = z
  .object({
    ...versoes,
    motivo: z.string().trim().min(1).max(500).describe('Por que os dois são o mesmo relógio.'),
  })
  .strict()
  .meta({ id: 'UnirRelogio' })
export type UnirRelogio = z.infer<typeof UnirRelogio>

/** What a merge did. */
export const Unido = z
  .object({ id: z.number().int().describe('O cadastro que fica.'), ordens: z.number().int() })
  .meta({ id: 'Unido' })
export type Unido = z.infer<typeof Unido>
