import { z } from 'zod'
import { Dinheiro } from '../../casca/dinheiro/index.ts'
import { CAMPOS_COMUNS } from '../../casca/register/nomeado.ts'
import { CADASTRO_STATUS } from '../../casca/register/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'

/** A work that a post does: what the customer pays for it, and what the post is paid under warranty. */
export const Servico = z
  .object({
    id: z.number().int(),
    codigo: z.string(),
    nome: z.string(),
    valor: z.number().describe('O que o consumidor paga.'),
    maoDeObraGarantia: z.number().describe('O que o posto recebe pelo serviço na garantia.'),
    ...CAMPOS_COMUNS,
  })
  .meta({ id: 'Servico' })

export const ServicoInput = z
  .object({
    codigo: obrigatorio(40),
    nome: obrigatorio(120),
    valor: Dinheiro,
    maoDeObraGarantia: Dinheiro.optional(),
    status: z.enum(CADASTRO_STATUS).optional(),
  })
  .meta({ id: 'ServicoInput' })
