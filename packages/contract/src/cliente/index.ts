import { z } from 'zod'
import { Links } from '../paging/index.ts'

/** `statusWms` of a client (api.md, Stock). */
export const STATUS_WMS = ['ativo', 'bloqueado', 'não integrado'] as const
/** FEFO per client: off, warn (default), force (armazem.md). */
export const FEFO_POLITICAS = ['desligado', 'avisar', 'exigir'] as const
export const FefoPolitica = z.enum(FEFO_POLITICAS)
export type FefoPolitica = z.infer<typeof FefoPolitica>

/** A client company (depositante). The two codes are ours to add: staff need them for the product calls (decisions 24). */
export const Cliente = z
  .object({
    id: z.number().int(),
    nomeFantasia: z.string(),
    razaoSocial: z.string(),
    cnpjCpf: z.string(),
    statusWms: z.enum(STATUS_WMS),
    codigoCliente: z.string(),
    codigoDepositante: z.string(),
    fefo: FefoPolitica,
    permiteVencido: z.boolean(),
    _links: Links.optional(),
  })
  .meta({ id: 'Cliente' })
export type Cliente = z.infer<typeof Cliente>

/** The client as other records show it. */
export const ClienteResumo = Cliente.pick({
  id: true,
  nomeFantasia: true,
  cnpjCpf: true,
  codigoCliente: true,
  codigoDepositante: true,
}).meta({ id: 'ClienteResumo' })
export type ClienteResumo = z.infer<typeof ClienteResumo>

/** `?q=` narrows the answer of `findAll` for pickers: name, CNPJ or code. */
export const ClienteSearch = z.object({ q: z.string().max(100).optional() })
