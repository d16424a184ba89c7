import { z } from 'zod'
import { readShape } from '../../casca/campos/schema.ts'
import { Id } from '../../casca/paging/index.ts'
import { CAMPOS_PEDIDO_ROTULO } from '../pedido/campos.ts'
import { LinhaLida, codigoLido, doPedido, quantidadeLida } from '../separacao/index.ts'

/** An order never has more volumes than this, so a larger number is a typing error. */
const MAX_VOLUMES = 200
const PESO_MAXIMO = 99_999

/** An order whose goods wait to be counted by a person who did not pick them. */
export const FilaConferencia = z
  .object({
    ...doPedido,
    linhas: z.number().int(),
    separador: z.string().nullable(),
    conferente: z.string().nullable(),
    comigo: z.boolean(),
    separei: z.boolean().describe('Quem separou não confere.'),
  })
  .meta({ id: 'FilaConferencia' })
export type FilaConferencia = z.infer<typeof FilaConferencia>

const Contado = z.object({ volume: z.number().int(), saldo: z.number().int(), quantidade: z.number() })

export const VolumeConferido = z
  .object({
    numero: z.number().int(),
    peso: z.number().nullable().describe('Em quilos.'),
    fechado: z.boolean(),
  })
  .meta({ id: 'VolumeConferido' })
export type VolumeConferido = z.infer<typeof VolumeConferido>

/** A line whose count is not what the order wants. */
export const DiferencaConferencia = z
  .object({ saldo: z.number().int(), quantidade: z.number(), contado: z.number() })
  .meta({ id: 'DiferencaConferencia' })
export type DiferencaConferencia = z.infer<typeof DiferencaConferencia>

/** An order that the person checks. It names its lots without their quantities, because the count is blind. */
export const PedidoConferencia = z
  .object({
    ...doPedido,
    situacao: z.string().describe('Etapa do pedido agora.'),
    separador: z.string().nullable(),
    linhas: z.array(LinhaLida),
    contagem: z.array(Contado),
    volumes: z.array(VolumeConferido),
    completo: z.boolean().describe('A contagem é igual ao pedido em todas as linhas.'),
    diferencas: z.array(DiferencaConferencia).nullable().describe('Só depois de fechada a contagem.'),
  })
  .meta({ id: 'PedidoConferencia' })
export type PedidoConferencia = z.infer<typeof PedidoConferencia>

const volume = z.number().int().min(1).max(MAX_VOLUMES)

/** Body of `ler`: one reading. What comes out of a volume again is negative and needs no code. */
export const ContarInput = z
  .object({
    saldo: Id,
    codigo: codigoLido.nullable().describe('O que o leitor leu; exigido quando a quantidade soma.'),
    quantidade: quantidadeLida,
    volume,
  })
  .meta({ id: 'ConferenciaLer' })
export type ContarInput = z.infer<typeof ContarInput>

/** Body of `volume`: it is full and weighed. */
export const FecharVolumeInput = z
  .object({ numero: volume, peso: z.number().positive().max(PESO_MAXIMO).multipleOf(0.001) })
  .meta({ id: 'ConferenciaVolume' })
export type FecharVolumeInput = z.infer<typeof FecharVolumeInput>

/** Body of `recontar`: the counts of one lot begin anew. */
export const RecontarInput = z.object({ saldo: Id }).meta({ id: 'ConferenciaRecontar' })

/** The answer of `terminar` and of `voltar`. */
export const ConferenciaTerminada = z
  .object({ pedido: z.number().int(), situacao: z.string() })
  .meta({ id: 'ConferenciaTerminada' })
export type ConferenciaTerminada = z.infer<typeof ConferenciaTerminada>

/** What the labels of an order's volumes say. */
export const VolumesDoPedido = z
  .object({
    ...doPedido,
    ...readShape(CAMPOS_PEDIDO_ROTULO),
    volumes: z.array(VolumeConferido),
  })
  .meta({ id: 'VolumesDoPedido' })
export type VolumesDoPedido = z.infer<typeof VolumesDoPedido>
