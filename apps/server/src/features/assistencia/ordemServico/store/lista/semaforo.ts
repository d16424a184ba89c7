import { PRAZO_LEGAL_DIAS } from '@app/contract/assistencia/ordemServico'
import type { PrazoGarantia, Semaforo, StatusOs } from '@app/contract/assistencia/ordemServico'
import {
  addDays,
  AGUARDAM_RETIRADA,
  PRAZO_PERTO_DIAS,
  SEM_PRAZO,
  SEM_PRAZO_DA_GARANTIA,
  semaforo,
  SEMPRE_BRANCAS,
} from '@app/rules/assistencia/ordemServico'
import { DAY_MS, localDay, startOfDay } from '@app/rules/casca/tempo'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The time of reading a list, and the time zone of its days. */
export type Quando = { now: Date; zone: string }

/** The values are written into the SQL and are no parameters, so that the partial index of the open orders is used. */
export const escritos = (status: readonly StatusOs[]) => sql.join(status.map((each) => sql.lit(each)))

const branco = sql<SqlBool>`ordem_servico.status in (${escritos([...SEMPRE_BRANCAS, ...SEM_PRAZO])})`
const colorido = sql<SqlBool>`ordem_servico.status not in (${escritos([...SEMPRE_BRANCAS, ...SEM_PRAZO])})`

/** `diasCorridos` of the rules in SQL; a test compares the two. */
export const diasCorridosDe = ({ now, zone }: Quando): RawBuilder<number> => sql`
  case when ordem_servico.status in (${escritos(SEM_PRAZO)}) then -1
       else greatest(0, (${now}::timestamptz at time zone ${zone})::date
                      - (ordem_servico.criado_em at time zone ${zone})::date) end`

/**
 * Whole days on the calendar from the intake to the repair; null before it. The zone is written into the SQL and is no
 * parameter, so that its index is used.
 */
export const diasConsertoDe = ({ zone }: Pick<Quando, 'zone'>): RawBuilder<number | null> => sql`
  ((ordem_servico.data_reparo at time zone ${sql.lit(zone)})::date
   - (ordem_servico.criado_em at time zone ${sql.lit(zone)})::date)`

/** The first moment of the day that lies so many days back: who counts many orders compares moments, and turns none into a day. */
const diaAtras = ({ now, zone }: Quando, days: number): Date =>
  startOfDay(addDays(localDay(now, zone), -days), zone)

/** `prazoDaGarantia` of the rules in SQL; a test compares the two. */
export const prazoGarantiaDe = (quando: Quando): RawBuilder<PrazoGarantia | null> => {
  const reparo = sql`coalesce(ordem_servico.data_reparo, ordem_servico.status_desde)`
  const dia = (moment: RawBuilder<unknown>) => sql`((${moment}) at time zone ${quando.zone})::date`
  return sql`
  case when not ordem_servico.garantia or ordem_servico.os_type <> 'OS'
         or ordem_servico.status in (${escritos(SEM_PRAZO_DA_GARANTIA)}) then null
       when ordem_servico.status = 'REPARADA'
       then case when ${dia(reparo)} - ${dia(sql`ordem_servico.criado_em`)} > ${sql.lit(PRAZO_LEGAL_DIAS)} then 'PASSOU' end
       when ordem_servico.criado_em < ${diaAtras(quando, PRAZO_LEGAL_DIAS)} then 'PASSOU'
       when ordem_servico.criado_em < ${diaAtras(quando, PRAZO_PERTO_DIAS - 1)} then 'PERTO' end`
}

/** `diasDeRetirada` of the rules as a condition on the moment of the status, which has an index. */
export const aguardaRetirada = (dias: number, { now }: Quando): RawBuilder<SqlBool> => sql`
  ordem_servico.status in (${escritos(AGUARDAM_RETIRADA)})
  and ordem_servico.status_desde <= ${new Date(now.getTime() - dias * DAY_MS)}`

/** `semaforo` of the rules in SQL; the same test compares. */
export const semaforoDe = (quando: Quando): RawBuilder<Semaforo> => sql`
  case when ${branco} then 'BRANCO'
       when ordem_servico.criado_em >= ${diaAtras(quando, 7)} then 'AZUL'
       when ordem_servico.criado_em >= ${diaAtras(quando, 17)} then 'VERDE'
       when ordem_servico.criado_em >= ${diaAtras(quando, 18)} then 'VERMELHO'
       when ordem_servico.criado_em >= ${diaAtras(quando, 25)} then 'AMARELO'
       else 'VERMELHO' end`

/** `atrasada` of the rules as a condition; the same test compares. */
export const estaAtrasada = (quando: Quando): RawBuilder<SqlBool> => sql`
  ${colorido} and ((${comSemaforo('VERMELHO', quando)})
                   or coalesce(ordem_servico.data_prometida < ${localDay(quando.now, quando.zone)}::date, false))`

/** The colour as a condition on the moment of creation, which has an index; the same test compares. */
export const comSemaforo = (cor: Semaforo, quando: Quando): RawBuilder<SqlBool> => {
  const atMost = (days: number) => sql`ordem_servico.criado_em >= ${diaAtras(quando, days)}`
  const atLeast = (days: number) => sql`ordem_servico.criado_em < ${diaAtras(quando, days - 1)}`
  switch (cor) {
    case 'BRANCO':
      return branco
    case 'AZUL':
      return sql`${colorido} and ${atMost(7)}`
    case 'VERDE':
      return sql`${colorido} and ${atLeast(8)} and ${atMost(17)}`
    case 'AMARELO':
      return sql`${colorido} and ${atLeast(19)} and ${atMost(25)}`
    case 'VERMELHO':
      return sql`${colorido} and (${atLeast(26)} or (${atLeast(18)} and ${atMost(18)}))`
  }
}

/** The bands of ages that have one colour: a day of each, and its last day; the last band has no end. */
const FAIXAS = [
  { dia: 0, ate: 7 },
  { dia: 8, ate: 17 },
  { dia: 18, ate: 18 },
  { dia: 19, ate: 25 },
  { dia: 26, ate: null },
] as const

/**
 * How many orders are at most as old as the last day of each band. Where they are grouped by status this tells their
 * colours: one comparison of moments for each order and band, and no look at its status.
 */
export const contaPorIdade = (quando: Quando): RawBuilder<number[]> =>
  sql`array[${sql.join(
    FAIXAS.map(({ ate }) =>
      ate === null
        ? sql`count(*)`
        : sql`count(*) filter (where ordem_servico.criado_em >= ${diaAtras(quando, ate)})`,
    ),
  )}]::int[]`

/** The colours of orders of one status, of how many are at most as old as each band. */
export const coresDe = (status: StatusOs, porIdade: readonly number[]): Record<Semaforo, number> => {
  const cores: Record<Semaforo, number> = { BRANCO: 0, AZUL: 0, VERDE: 0, AMARELO: 0, VERMELHO: 0 }
  for (const [at, { dia }] of FAIXAS.entries())
    cores[semaforo(status, SEM_PRAZO.includes(status) ? -1 : dia)] +=
      (porIdade[at] ?? 0) - (porIdade[at - 1] ?? 0)
  return cores
}
