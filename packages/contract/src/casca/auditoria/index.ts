import { z } from 'zod'
import { REGISTERS } from '../../registers/index.ts'
import { Instante } from '../tempo/index.ts'

/** One entry of the audit log (spec §3): `changes` are Portuguese sentences, from what to what. */
export const AuditLog = z
  .object({
    id: z.number().int(),
    usuario: z.string(),
    timestamp: Instante,
    changes: z.array(z.string()),
  })
  .meta({ id: 'AuditLog' })
export type AuditLog = z.infer<typeof AuditLog>

/** Entities that keep an audit log; `pedido` unless `?entidade=` names another (api.md). */
const AuditEntity = z.enum([
  'pedido',
  'configuracao',
  'nota',
  'nota_configuracao',
  'contagem',
  'impressos',
  'assistencia_configuracao',
  'correio_modelo',
  'correio_endereco',
  'ordemServico',
  'assinatura',
  'cadastroPosto',
  'vendaImportacao',
  ...REGISTERS.map(({ view }) => view.name),
])
export const AuditQuery = z.object({ entidade: AuditEntity.default('pedido') })
