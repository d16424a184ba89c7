import { z } from 'zod'
import { EVENTO_TIPOS } from './tipos.ts'

export * from './tipos.ts'

/** How long events are kept, and what is told of their deliveries. */
export const EVENTOS_DIAS = 90
export const EVENTOS_POR_PAGINA = 100
export const EVENTOS_MAXIMO = 500

const situacao = z.string().nullable()

const base = {
  id: z.number().int().describe('Cresce de evento em evento, com saltos. O mesmo id é o mesmo evento.'),
  em: z.iso.datetime(),
  objeto: z.number().int().describe('O `id` do pedido, do produto, da nota ou da OS.'),
  clienteId: z.number().int().nullable(),
  postoId: z.number().int().nullable(),
}

export const DadosDoPedido = z
  .object({
    numeroPedido: z.number().int(),
    numeroPedidoCliente: z.string().nullable(),
    versao: z.number().int(),
    de: situacao.describe('A situação de antes, quando mudou.'),
    para: situacao.describe('A situação de agora, quando mudou.'),
  })
  .meta({ id: 'EventoDadosPedido' })

/** An order as the test of a webhook tells it. */
export const EXEMPLO_DO_PEDIDO = {
  numeroPedido: 1204,
  numeroPedidoCliente: 'EXEMPLO-4711',
  versao: 3,
} satisfies Partial<z.infer<typeof DadosDoPedido>>

export const DadosDoEstoque = z
  .object({
    codigoProduto: z.string(),
    codigoOmni: z.string(),
    lotes: z
      .array(
        z.object({
          lote: z.string(),
          dataDeValidade: z.iso.date().nullable(),
          quantidade: z.number().describe('O que está no armazém.'),
          reservado: z.number().describe('Quanto disso pertence a pedidos.'),
        }),
      )
      .describe('Os lotes que mudaram, como estão agora.'),
  })
  .meta({ id: 'EventoDadosEstoque' })

export const DadosDaNota = z
  .object({
    chave: z.string(),
    numero: z.number().int(),
    serie: z.number().int(),
    versao: z.number().int(),
  })
  .meta({ id: 'EventoDadosNota' })

export const DadosDaOs = z
  .object({
    numero: z.number().int(),
    ano: z.number().int(),
    versao: z.number().int(),
    de: situacao,
    para: situacao,
  })
  .meta({ id: 'EventoDadosOs' })

const tiposDe = (prefixo: string) => z.enum(EVENTO_TIPOS.filter((tipo) => tipo.startsWith(`${prefixo}.`)))

/** Something that happened, as `/eventos` and webhooks tell it. */
export const Evento = z
  .union([
    z.object({ ...base, tipo: tiposDe('pedido'), dados: DadosDoPedido }),
    z.object({ ...base, tipo: tiposDe('estoque'), dados: DadosDoEstoque }),
    z.object({ ...base, tipo: tiposDe('nota'), dados: DadosDaNota }),
    z.object({ ...base, tipo: tiposDe('os'), dados: DadosDaOs }),
  ])
  .meta({ id: 'Evento' })
export type Evento = z.infer<typeof Evento>

export const EventosQuery = z.object({
  desde: z.coerce
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .default(0)
    .describe('O `proximo` da resposta anterior; 0 é o mais antigo que ainda é guardado.'),
  limite: z.coerce
    .number()
    .int()
    .min(1)
    .max(EVENTOS_MAXIMO)
    .default(EVENTOS_POR_PAGINA)
    .describe('Quantos eventos vêm no máximo.'),
})
export type EventosQuery = z.infer<typeof EventosQuery>

export const Eventos = z
  .object({
    eventos: z.array(Evento),
    proximo: z.number().int().describe('O `desde` da próxima chamada.'),
    mais: z.boolean().describe('Se já há outros depois destes.'),
    incompleto: z
      .boolean()
      .describe('Se o que veio logo depois de `desde` já foi esquecido: então leia os pedidos de novo.'),
  })
  .meta({ id: 'Eventos' })
export type Eventos = z.infer<typeof Eventos>
