import { z } from 'zod'
import { coded } from '../../casca/errors/index.ts'
import { Id } from '../../casca/paging/index.ts'
import { opcional } from '../../casca/texto/index.ts'
import { Valor } from './orcamento.ts'
import { LinhaTipo } from './status.ts'

const escolhido = z.object({ id: Id })

const linha = z.object({
  quantidade: z.number().int().min(1).max(99).default(1),
  valorFinal: Valor.describe('Da linha inteira, com o desconto já tirado.'),
  motivoValor: opcional(200).describe('Por que custa mais que a tabela.'),
})

/** Work at the counter: a service, or a part that was put in (decisions 55). */
export const PaLinhaInput = z
  .discriminatedUnion(
    'tipo',
    [
      linha.extend({ tipo: z.literal('PECA'), peca: escolhido }),
      linha.extend({ tipo: z.literal('SERVICO'), servico: escolhido }),
    ],
    { error: coded('EMPTY_REQUIRED_FIELD') },
  )
  .meta({ id: 'PaLinhaInput' })
export type PaLinhaInput = z.infer<typeof PaLinhaInput>

export const PaLinha = z
  .object({
    id: z.number().int(),
    tipo: LinhaTipo,
    codigo: z.string(),
    titulo: z.string(),
    quantidade: z.number().int(),
    valor: z.number().describe('Preço de tabela vezes a quantidade.'),
    valorFinal: z.number(),
    motivoValor: z.string().nullable(),
  })
  .meta({ id: 'PaLinha' })
export type PaLinha = z.infer<typeof PaLinha>

/** A service or a part as the counter offers it. */
export const FeitoNoBalcao = z
  .object({
    tipo: LinhaTipo,
    id: z.number().int(),
    codigo: z.string(),
    titulo: z.string(),
    preco: z.number(),
  })
  .meta({ id: 'FeitoNoBalcao' })
export type FeitoNoBalcao = z.infer<typeof FeitoNoBalcao>
