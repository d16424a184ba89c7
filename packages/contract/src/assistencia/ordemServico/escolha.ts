import { z } from 'zod'
import { Arquivo } from '../../casca/arquivo/index.ts'
import { Versao } from '../../casca/paging/index.ts'
import { obrigatorio, opcional } from '../../casca/texto/index.ts'
import { Assinatura, Valor } from './orcamento.ts'
import { EscolhaLegal } from './status.ts'
import { Instante } from '../../casca/tempo/index.ts'

const consentimento = z.object({
  nome: obrigatorio(120).describe('Quem escolheu.'),
  documento: opcional(20).describe('CPF ou CNPJ; outro, só com `outroDocumento`. Sem ele, a assinatura.'),
  outroDocumento: z.boolean().default(false).describe('RG ou outro: sem a conferência dos dígitos.'),
  assinatura: Assinatura.nullish(),
  versao: Versao,
})

/** Body of exigirTroca: the value is that of the other watch, if it matters. */
export const ExigirTrocaInput = consentimento
  .extend({ valor: Valor.min(0.01).nullish().describe('O que foi pago pelo relógio.') })
  .meta({ id: 'ExigirTrocaInput' })

/** Body of exigirRestituicao and exigirAbatimento. */
export const ExigirValorInput = consentimento
  .extend({ valor: Valor.min(0.01).describe('O que o consumidor recebe de volta, ou deixa de pagar.') })
  .meta({ id: 'ExigirValorInput' })

/** The consumer's choice after the 30 days, as evidence: what, how much, who, when, and by which consent. */
export const OsEscolha = z
  .object({
    tipo: EscolhaLegal,
    valor: z.number().nullable(),
    nome: z.string().nullable().describe('null: os dados do consumidor foram removidos.'),
    documento: z.string().nullable(),
    documentoConfere: z
      .boolean()
      .nullable()
      .describe('false: não é o documento do cadastro do consumidor; null: falta um dos dois.'),
    assinatura: Arquivo.nullable(),
    registradoPor: z.string(),
    em: Instante,
    texto: z.string().describe('O que foi consentido, palavra por palavra.'),
    sha256: z.string().describe('Do texto.'),
  })
  .meta({ id: 'OsEscolha' })
export type OsEscolha = z.infer<typeof OsEscolha>
