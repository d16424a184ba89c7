import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'

export type CondicoesAceitasRow = {
  versao: number
  texto: string
  sha256: string
  taxaDiagnostico: number | null
  /** As PostgreSQL writes it. */
  aceitoEm: string
  registradoPor: string
}

/** The conditions that the order's consumer accepted last, from SQL as JSON; null when none were. */
export const condicoesJson = sql`(
  select json_build_object(
           'versao', aceitas.versao, 'texto', aceitas.texto, 'sha256', encode(aceitas.hash, 'hex'),
           'taxaDiagnostico', aceitas.taxa_diagnostico,
           'aceitoEm', aceitas.aceito_em, 'registradoPor', coalesce(quem.nome_exibicao, quem.nome))
    from os_condicoes aceitas join usuario quem on quem.id = aceitas.registrado_por
   where aceitas.ordem_servico_id = ordem_servico.id and aceitas.consumidor_id = ordem_servico.consumidor_id
   order by aceitas.id desc limit 1)`

export const insertCondicoesAceitas = (db: Executor, row: Insertable<DB['os_condicoes']>) =>
  db.insertInto('os_condicoes').values(row).execute()
