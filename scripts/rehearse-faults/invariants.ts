import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TRANSICOES_OS } from '@app/rules/assistencia/ordemServico'
import { TRANSICOES } from '@app/rules/armazem/pedido'
import { INVARIANTS } from '../../apps/server/src/testing/invariants.ts'
import { until } from './rehearsal.ts'

export type Query = <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>

/** What the people of the rehearsal make has a name that begins so. */
export const MARK = 'FALHA-'

const MINE = `numero_pedido_cliente like '${MARK}%'`

const BROKEN: Readonly<Record<string, string>> = {
  ...INVARIANTS,
  'order saved twice': `
    select numero_pedido_cliente from pedido where ${MINE} group by 1 having count(*) > 1`,
  'event of a new order missing or doubled': `
    with criado as (
      select entidade_id, count(*) as vezes from (
        select entidade_id from evento where tipo = 'pedido.criado'
        union all select entidade_id from evento_novo where tipo = 'pedido.criado') e group by 1)
    select p.id from pedido p left join criado on criado.entidade_id = p.id
    where ${MINE} and vezes is distinct from 1`,
  'gap in the history of a service order': `
    select h.ordem_servico_id from (
      select ordem_servico_id, de, lag(para) over (partition by ordem_servico_id order by id) as antes
      from os_historico) h
    where h.antes is not null and h.de is distinct from h.antes`,
  'job given up': `
    select task_identifier, last_error from graphile_worker.jobs
    where attempts >= max_attempts and last_error is not null`,
}

const OS_MOVES = new Set(TRANSICOES_OS.flatMap(({ de, acao }) => de.map((status) => `${status} ${acao}`)))
const PEDIDO_MOVES = new Set(TRANSICOES.map(({ de, para }) => `${de} ${para}`))

type Move = { id: number; de: string; acao: string; para: string }

/** Acts that no row of the two tables of moves allows. */
const findIllegal = async (query: Query): Promise<string[]> => {
  const acts = await query<Move>(
    `select h.ordem_servico_id as id, h.de, h.acao, h.para from os_historico h
       join ordem_servico os on os.id = h.ordem_servico_id join relogio r on r.id = os.relogio_id
      where h.de is not null and r.numero_serie like '${MARK}%'`,
  )
  const moves = await query<Move>(
    `select p.id, m ->> 'de' as de, m ->> 'para' as para
       from auditoria a join pedido p on p.id = a.entidade_id and ${MINE}, jsonb_array_elements(a.mudancas) m
      where a.entidade = 'pedido' and m ->> 'campo' = 'status'`,
  )
  return [
    ...acts.filter(({ de, acao }) => !OS_MOVES.has(`${de} ${acao}`)),
    ...moves.filter(({ de, para }) => !PEDIDO_MOVES.has(`${de} ${para}`)),
  ].map((move) => `not in the table of moves: ${JSON.stringify(move)}`)
}

type Named = { chave: string; sha256: string; length: number }

const tablesWithFiles = (query: Query) =>
  query<{ nome: string }>(
    `select table_name as nome from information_schema.columns
      where table_schema = 'public' and column_name in ('chave', 'sha256', 'length') group by 1 having count(*) = 3`,
  )

/** Looks at every file that a row names, at those of former looks no more. */
export const createFileCheck = (query: Query, folder: string) => {
  const seen = new Set<string>()
  const isWhole = ({ chave, sha256 }: Named): boolean => {
    try {
      const bytes = readFileSync(join(folder, chave.slice(0, 2), chave))
      return createHash('sha256').update(bytes).digest('hex') === sha256
    } catch {
      return false
    }
  }
  return {
    seen: () => seen.size,
    /** Rows whose file is missing or differs. */
    findBroken: async (): Promise<string[]> => {
      const broken: string[] = []
      for (const { nome } of await tablesWithFiles(query)) {
        const rows = await query<Named>(`select chave, encode(sha256, 'hex') as sha256, length from ${nome}`)
        for (const row of rows.filter(({ chave }) => !seen.has(chave))) {
          if (isWhole(row)) seen.add(row.chave)
          else broken.push(`file of ${nome} missing or changed: ${row.chave}`)
        }
      }
      return broken
    },
  }
}

/** Every broken invariant of the database, in words. */
export const findBroken = async (query: Query): Promise<string[]> => {
  const broken: string[] = []
  for (const [what, statement] of Object.entries(BROKEN))
    broken.push(...(await query(statement)).map((row) => `${what}: ${JSON.stringify(row)}`))
  return [...broken, ...(await findIllegal(query))]
}

/** What was put off, and what is being worked on: all of it must be done soon after everybody has stopped. */
const WAITING = `
  select (select count(*) from evento_novo where exists (select from webhook where ativo))::int as eventos,
         (select count(*) from webhook_entrega where situacao <> 'ENTREGUE')::int as entregas,
         (select count(*) from notificacao_fato where not entregue)::int as avisos,
         (select count(*) from os_aviso where por_email and enviado_em is null and encerrado_em is null
             and feito_em is null and criado_em > $1)::int as emails,
         (select count(*) from pedido where wms_pendente)::int as entregas_wms,
         (select count(*) from graphile_worker.jobs
           where locked_at < now() - interval '10 s' or run_at < now() - interval '10 s')::int as tarefas`
const SETTLE_LIMIT_MS = 240_000

/** Waits until nothing waits; answers how long that took, and what was left. */
export const settle = async (query: Query, since: Date): Promise<{ ms: number; left: string[] }> => {
  const began = performance.now()
  const waiting = async () => (await query<Record<string, number>>(WAITING, [since]))[0] ?? {}
  const isSettled = async () => Object.values(await waiting()).every((count) => count === 0)
  const settled = await until(isSettled, SETTLE_LIMIT_MS)
  const left = settled ? [] : [`still waiting at the end: ${JSON.stringify(await waiting())}`]
  return { ms: performance.now() - began, left }
}
