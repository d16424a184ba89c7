import { z } from 'zod'
import { ArquivoInput } from '../../casca/arquivo/index.ts'
import { coded } from '../../casca/errors/index.ts'
import { Id, Versao } from '../../casca/paging/index.ts'
import { NumeroSerie } from '../../registers/relogio.ts'
import { obrigatorio, opcional } from '../../casca/texto/index.ts'
import { OsType } from './status.ts'

export const FOTOS_MAXIMO = 12

/** A watch by model and serial number: found, or written down for the first time. */
export const OsRelogioInput = z.object({
  modelo: z.object({ id: Id }),
  numeroSerie: NumeroSerie,
})

const campos = z.object({
  consumidor: z.object({ id: Id }),
  relogio: OsRelogioInput.nullable(),
  sintomas: z.array(z.object({ id: Id })).max(20),
  relato: opcional(2000),
  estadoRelogio: opcional(2000),
  acessorios: z.array(obrigatorio(80)).max(20),
  observacoes: opcional(4000),
  fotos: z.array(ArquivoInput).max(FOTOS_MAXIMO),
  reclamaGarantia: z.boolean(),
  numeroNotaFiscal: opcional(60),
  dataNotaFiscal: z.iso.date({ error: coded('DATA_INVALIDA') }).nullish(),
  arquivoNotaFiscal: ArquivoInput.nullish(),
})

/** POST: starts EM_CRIACAO without warranty, whatever the body says; `posto` is asked of the manufacturer's people alone. */
export const OrdemServicoCreate = campos
  .partial({ relogio: true, sintomas: true, acessorios: true, fotos: true, reclamaGarantia: true })
  .extend({ osType: OsType.default('OS'), posto: z.object({ id: Id }).nullish() })
  .meta({ id: 'OrdemServicoCreate' })
export type OrdemServicoCreate = z.infer<typeof OrdemServicoCreate>

/** PUT: absent is unchanged, null clears; lists replace. `osType` only while EM_CRIACAO. */
export const OrdemServicoUpdate = campos
  .partial()
  .extend({ id: Id.optional(), osType: OsType.optional(), versao: Versao })
  .meta({ id: 'OrdemServicoUpdate' })
export type OrdemServicoUpdate = z.infer<typeof OrdemServicoUpdate>
