import { z } from 'zod'
import {
  ACOES_OS,
  CHECKLIST_RESULTADOS,
  CHECKLIST_TIPOS,
  FOTO_MOMENTOS,
  FOTO_ROTULOS,
  LINHA_SITUACOES,
  LINHA_TIPOS,
  RESPOSTA_VIAS,
} from './act-values.ts'
import { OS_TYPES, PRAZO_GARANTIA, REINCIDENCIA, RETIRADAS, SEMAFORO, STATUS_OS } from './values.ts'

export const StatusOs = z.enum(STATUS_OS)
export type StatusOs = z.infer<typeof StatusOs>

/** A status on the wire (spec §3). */
export const StatusOsRead = z.object({ name: StatusOs, description: z.string() }).meta({ id: 'StatusOS' })
export type StatusOsRead = z.infer<typeof StatusOsRead>

export const OsType = z.enum(OS_TYPES)
export type OsType = z.infer<typeof OsType>

/** An act of the transition table. */
export const AcaoOs = z.enum(ACOES_OS)
export type AcaoOs = z.infer<typeof AcaoOs>

export const PrazoGarantia = z.enum(PRAZO_GARANTIA)
export type PrazoGarantia = z.infer<typeof PrazoGarantia>

export const Retirada = z.enum(RETIRADAS)
export type Retirada = z.infer<typeof Retirada>

/** The consumer's choices after the 30 days of the law (CDC art. 18 §1). */
export const EscolhaLegal = z.enum(['TROCA', 'RESTITUICAO', 'ABATIMENTO'])
export type EscolhaLegal = z.infer<typeof EscolhaLegal>

export const Semaforo = z.enum(SEMAFORO)
export type Semaforo = z.infer<typeof Semaforo>

export const Reincidencia = z.enum(REINCIDENCIA)
export type Reincidencia = z.infer<typeof Reincidencia>

export const LinhaTipo = z.enum(LINHA_TIPOS)
export type LinhaTipo = z.infer<typeof LinhaTipo>

export const LinhaSituacao = z.enum(LINHA_SITUACOES)
export type LinhaSituacao = z.infer<typeof LinhaSituacao>

export const RespostaVia = z.enum(RESPOSTA_VIAS)
export type RespostaVia = z.infer<typeof RespostaVia>

export const ChecklistTipo = z.enum(CHECKLIST_TIPOS)
export type ChecklistTipo = z.infer<typeof ChecklistTipo>

export const ChecklistResultado = z.enum(CHECKLIST_RESULTADOS)
export type ChecklistResultado = z.infer<typeof ChecklistResultado>

/** How an approved budget's part that is not there stands: nobody sends it, or it is on its way. */
export const FaltaPeca = z.enum(['A_PEDIR', 'A_CAMINHO'])
export type FaltaPeca = z.infer<typeof FaltaPeca>

export const FotoRotulo = z.enum(FOTO_ROTULOS)
export type FotoRotulo = z.infer<typeof FotoRotulo>

export const FotoMomento = z.enum(FOTO_MOMENTOS)
export type FotoMomento = z.infer<typeof FotoMomento>
