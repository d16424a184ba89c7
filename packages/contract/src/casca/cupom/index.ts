import { z } from 'zod'
import { coded } from '../errors/index.ts'
import { Links } from '../paging/index.ts'
import { CADASTRO_STATUS } from '../register/index.ts'
import { opcional } from '../texto/index.ts'

/** What a person who signs up may name (`codigoCupom`, spec §3): recorded with the person, so that staff see whence she came. */
export const Cupom = z
  .object({
    id: z.number().int(),
    codigo: z.string().describe('Sempre em maiúsculas.'),
    descricao: z.string().nullable(),
    validoAte: z.string().nullable().describe('Último dia em que vale; null vale sempre.'),
    usos: z.number().int().describe('Quantas pessoas se cadastraram com ele.'),
    status: z.enum(CADASTRO_STATUS).describe('INATIVO não é aceito em cadastros novos.'),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'Cupom' })

export const CupomInput = z
  .object({
    codigo: z
      .string()
      .trim()
      .toUpperCase()
      .min(1)
      .max(40)
      // What anybody can type from paper, on any keyboard.
      .regex(/^[A-Z0-9._-]*$/, { error: coded('CUPOM_CODIGO') }),
    descricao: opcional(200),
    validoAte: z.iso.date({ error: coded('DATA_INVALIDA') }).nullish(),
    status: z.enum(CADASTRO_STATUS).optional(),
  })
  .meta({ id: 'CupomInput' })
