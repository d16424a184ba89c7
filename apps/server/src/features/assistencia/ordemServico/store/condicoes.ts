import type { OrdemServico, OsType, StatusOs } from '@app/contract/assistencia/ordemServico'
import { faltaAceite } from '@app/rules/assistencia/ordemServico'
import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'

export type CondicoesAceitasRow = {
  versao: number
  texto: string
  sha256: string
  taxaDiagnostico: number | null
  /** As PostgreSQL writes it. */
  aceitoEm: string
  /** Null: the consumer, by the link. */
  registradoPor: string | null
}

export type CondicoesAnterioresRow = CondicoesAceitasRow & { consumidor: string }

const aceite = sql`
           'versao', aceitas.versao, 'texto', aceitas.texto, 'sha256', encode(aceitas.hash, 'hex'),
           'taxaDiagnostico', aceitas.taxa_diagnostico,
           'aceitoEm', aceitas.aceito_em, 'registradoPor', coalesce(quem.nome_exibicao, quem.nome)`

/** The conditions that the order's consumer accepted last, from SQL as JSON; null when none were. */
export const condicoesJson = sql`(
  select json_build_object(${aceite})
    from os_condicoes aceitas left join usuario quem on quem.id = aceitas.registrado_por
   where aceitas.ordem_servico_id = ordem_servico.id and aceitas.consumidor_id = ordem_servico.consumidor_id
   order by aceitas.id desc limit 1)`

/** What the consumers accepted whom the present one replaced, the last of each, newest first. */
export const condicoesAnterioresJson = sql`coalesce((
  select json_agg(json_build_object(${aceite}, 'consumidor', dono.nome) order by aceitas.id desc)
    from os_condicoes aceitas
    join consumidor dono on dono.id = aceitas.consumidor_id
    left join usuario quem on quem.id = aceitas.registrado_por
   where aceitas.ordem_servico_id = ordem_servico.id
     and aceitas.consumidor_id is distinct from ordem_servico.consumidor_id
     and not exists (select from os_condicoes outra
                      where outra.ordem_servico_id = aceitas.ordem_servico_id
                        and outra.consumidor_id = aceitas.consumidor_id and outra.id > aceitas.id)), '[]')`

export const insertCondicoesAceitas = (db: Executor, row: Insertable<DB['os_condicoes']>) =>
  db.insertInto('os_condicoes').values(row).execute()

type Aceites = {
  osType: OsType
  status: StatusOs
  consumidorId: number | null
  consumidorAnonimizado: boolean
  condicoes: CondicoesAceitasRow | null
  condicoesAnteriores: readonly CondicoesAnterioresRow[]
}

/** Whether the present consumer is still asked for the conditions; nobody is once the data were removed. */
export const faltaAceiteDe = ({
  consumidorId,
  consumidorAnonimizado,
  condicoes,
  condicoesAnteriores,
  ...os
}: Aceites): boolean =>
  consumidorId !== null &&
  !consumidorAnonimizado &&
  faltaAceite({ ...os, aceitou: condicoes !== null, anterior: condicoesAnteriores.length > 0 })

const aceitasEm = <T extends { aceitoEm: string }>(aceitas: T): T => ({
  ...aceitas,
  aceitoEm: new Date(aceitas.aceitoEm).toISOString(),
})

/** What was accepted, by whom, and whether the acceptance of the present consumer is missing. */
export const toCondicoes = (
  row: Aceites,
): Pick<OrdemServico, 'condicoes' | 'condicoesAnteriores' | 'aceiteFalta'> => ({
  condicoes: row.condicoes && aceitasEm(row.condicoes),
  condicoesAnteriores: row.condicoesAnteriores.map(aceitasEm),
  aceiteFalta: faltaAceiteDe(row),
})
