import { z } from 'zod'
import { CondicoesAceitas } from '../condicoes/index.ts'
import { ArquivoInput } from '../../casca/arquivo/index.ts'
import { createShape, updateShape } from '../../casca/campos/schema.ts'
import { Id, Versao } from '../../casca/paging/index.ts'
import { NumeroSerie } from '../../registers/relogio.ts'
import { CAMPOS_OS } from './campos.ts'
import { OsFotoInput } from './foto.ts'
import { Assinatura } from './orcamento.ts'
import { OsType } from './status.ts'

/** Photos that an act brings, and those of an order in all, at most. */
export const FOTOS_MAXIMO = 12
export const FOTOS_DA_OS = 24

/** A watch by model and serial number: found, or created. */
export const OsRelogioInput = z.object({
  modelo: z.object({ id: Id }),
  numeroSerie: NumeroSerie,
})

const demais = z.object({
  consumidor: z.object({ id: Id }),
  relogio: OsRelogioInput.nullable(),
  sintomas: z.array(z.object({ id: Id })).max(20),
  fotos: z.array(OsFotoInput).max(FOTOS_DA_OS),
  arquivoNotaFiscal: ArquivoInput.nullish(),
})

/**
 * POST: starts EM_CRIACAO without warranty, whatever the body says; only the manufacturer's people send `posto`. A PA
 * without `consumidor` is somebody's without a record.
 */
export const OrdemServicoCreate = demais
  .partial({ consumidor: true, relogio: true, sintomas: true, fotos: true })
  .extend({
    ...createShape(CAMPOS_OS),
    osType: OsType.default('OS').describe(CAMPOS_OS.osType.label),
    posto: z.object({ id: Id }).nullish(),
  })
  .meta({ id: 'OrdemServicoCreate' })
export type OrdemServicoCreate = z.infer<typeof OrdemServicoCreate>

/** PUT: absent is unchanged, null clears; lists replace. `osType` only while EM_CRIACAO. */
export const OrdemServicoUpdate = z
  .object({ ...demais.shape, ...updateShape(CAMPOS_OS) })
  .partial()
  .extend({
    id: Id.optional(),
    versao: Versao,
    condicoes: CondicoesAceitas.nullish().describe(
      'Com outro consumidor, ou enquanto ele não aceitou nenhuma: as condições do posto, que ele aceita agora.',
    ),
    assinatura: Assinatura.nullish().describe('De quem aceita as condições, ou as aceitou sem assinar.'),
  })
  .meta({ id: 'OrdemServicoUpdate' })
export type OrdemServicoUpdate = z.infer<typeof OrdemServicoUpdate>
