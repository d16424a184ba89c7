import { z } from 'zod'
import { Email } from '../../casca/cadastro/index.ts'
import { coded } from '../../casca/errors/index.ts'
import { Instante } from '../../casca/tempo/index.ts'

/** A code that proves an address: its digits, how long it is valid, and how often it may be typed wrong. */
export const CODIGO_DIGITOS = 6
export const CODIGO_MINUTOS = 15
export const CODIGO_TENTATIVAS = 5
/** Most proven addresses of an account. */
export const EMAILS_MAXIMO = 5

/** The addresses of a consumer's account. */
export const ContaConsumidor = z
  .object({
    email: z.string().describe('O da entrada; ele também precisa de prova.'),
    provados: z.array(z.object({ email: z.string(), provadoEm: Instante })),
    enviado: z
      .object({ email: z.string(), expiraEm: Instante })
      .nullable()
      .describe('O código pedido por último, enquanto vale.'),
  })
  .meta({ id: 'ContaConsumidor' })
export type ContaConsumidor = z.infer<typeof ContaConsumidor>

export const ProvaPedido = z.strictObject({ email: Email }).meta({ id: 'ProvaPedido' })
export type ProvaPedido = z.infer<typeof ProvaPedido>

export const ProvaCodigo = z
  .strictObject({
    codigo: z
      .string()
      .max(20)
      .transform((typed) => typed.replaceAll(/\D/g, ''))
      .refine((digits) => digits.length === CODIGO_DIGITOS, { error: coded('PROVA_CODIGO') })
      .describe('Os seis números do e-mail.'),
  })
  .meta({ id: 'ProvaCodigo' })
export type ProvaCodigo = z.infer<typeof ProvaCodigo>
