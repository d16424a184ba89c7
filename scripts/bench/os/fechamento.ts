import pg from 'pg'
import { closeMeses } from '../../../apps/server/src/features/assistencia/financeiro/index.ts'
import type { BenchServer } from '../server.ts'
import { timed, timesOf } from '../stats.ts'
import { fillOs, POSTOS } from './fill.ts'

const OS_POR_POSTO = 1_000
/** The first post has more lines in its month than a statement of one row each could hold. */
const OS_A_MAIS = 1_500
const LINHAS_POR_OS = 3
const MESES = 24
const VEZES = 40

const DE = 10_000_000
const MES = `(date_trunc('month', now() at time zone 'America/Sao_Paulo') - interval '1 month')::date`

/** The month before this one: orders finished under warranty, and closings of 24 months. */
const FILL = [
  `insert into ordem_servico (id, posto_id, ano, numero, os_type, status, status_desde, status_anterior, criado_em,
     consumidor_id, relogio_id, garantia, reclama_garantia, data_entrega_relogio)
   overriding system value
   select ${DE} + i, case when i > ${OS_POR_POSTO * POSTOS} then 1 else 1 + i % ${POSTOS} end, 2000, i, 'OS', 'FINALIZADA', now(), 'ENTREGUE', now(),
          1 + i % 100, 1 + i % 100, true, true, now()
     from generate_series(1, ${OS_POR_POSTO * POSTOS + OS_A_MAIS}) i`,
  `insert into os_orcamento (id, ordem_servico_id, versao, situacao, criado_em) overriding system value
   select id, id, 1, 'APROVADO', ${MES} from ordem_servico where id > ${DE}`,
  `insert into os_linha (orcamento_id, ordem, tipo, peca_id, servico_id, sintoma_os_id, causa_os_id, garantia, quantidade, valor,
     valor_final, situacao, valor_fabricante)
   select id, n, case n when 0 then 'SERVICO' else 'PECA' end, case when n > 0 then 1 + (id + n) % 2000 end,
          case when n = 0 then 1 + id % 30 end, (select min(id) from sintoma_os), 5001, true, 1, 100, 100, 'APROVADA', (100 + (id + n) % 20000) / 100.0
     from os_orcamento, generate_series(0, ${LINHAS_POR_OS - 1}) n where id > ${DE}`,
  `insert into os_historico (ordem_servico_id, criado_em, por, acao, de, para, visivel)
   select id, ${MES} + interval '5 hours' + (id % 600) * interval '1 hour', 'SISTEMA', 'finalizar', 'ENTREGUE', 'FINALIZADA', true
     from ordem_servico where id > ${DE}`,
  `insert into fechamento_os (posto_id, mes, ordem_servico_id) select posto_id, ${MES}, id from ordem_servico where id > ${DE}`,
  // The orders' own filling closes months of some posts.
  'delete from fechamento',
  `insert into fechamento (posto_id, mes, status, conferencia_em, aprovado_em, pago_em, nfse_dispensada, total)
   select posto, ${MES} - n * interval '1 month', 'PAGO', now(), now(), now(), true, 1000 + posto
     from generate_series(1, ${POSTOS}) posto, generate_series(1, ${MESES - 2}) n`,
]

const REOPEN = [
  'delete from fechamento_linha',
  `delete from fechamento where mes >= ${MES}`,
  `insert into fechamento (posto_id, mes) select posto, ${MES} from generate_series(1, ${POSTOS}) posto`,
  `insert into fechamento (posto_id, mes, vivo, vivo_mudou)
   select posto, ${MES} + interval '1 month', 100, false from generate_series(1, ${POSTOS}) posto`,
]

const asReplica = async (url: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    for (const each of statements) await client.query(each)
    await client.query('reset session_replication_role')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** A network whose last month waits to be closed. */
export const fillFechamento = async (url: string, log: (line: string) => void): Promise<void> => {
  await fillOs(url, { ordens: 1_000, log })
  await asReplica(url, FILL)
}

/** The job of a month's first day, the page of one closing and the board of 24 months. */
export const describeFechamento = async (
  { port, tokens, services }: BenchServer,
  direct: pg.Client,
  url: string,
): Promise<string> => {
  await asReplica(url, REOPEN)
  const [token = ''] = tokens.staff
  const get = async (path: string): Promise<number> =>
    timed(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      await answer.text()
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
    })
  const times = async (path: string) => {
    await get(path)
    const all: number[] = []
    for (let n = 0; n < VEZES; n += 1) all.push(await get(path))
    return timesOf(all)
  }
  const { rows: abertos } = await direct.query<{ id: number; posto_id: number }>(
    `select id::int, posto_id::int from fechamento where mes = ${MES} and posto_id in (1, 2) order by posto_id`,
  )
  const [grande, um] = abertos.map(({ id }) => `/financeiro/${id}`)
  const vivo = await times(um ?? '')
  const fechou = await timed(() => closeMeses(services))
  const again = await timed(() => closeMeses(services))
  const { rows } = await direct.query<{ linhas: number; maior: number }>(
    `select sum(n)::int as linhas, max(n)::int as maior from (select count(*) as n from fechamento_linha group by fechamento_id) um`,
  )
  await direct.query('vacuum analyze fechamento_linha')
  const pagina = await times(um ?? '')
  const maior = await times(grande ?? '')
  const quadro = await times('/financeiro/quadro')
  const ms = ({ p50, p95 }: { p50: number; p95: number }) => `${p50.toFixed(1)} e ${p95.toFixed(1)} ms`
  return [
    `fechamento de ${POSTOS} postos, ${rows[0]?.linhas ?? 0} linhas, até ${rows[0]?.maior ?? 0} de um posto | meta | medido`,
    '--- | ---: | ---:',
    `o trabalho do dia 1, um processo | ≤ 30 s | ${(fechou / 1000).toFixed(1)} s`,
    `o mesmo de novo, sem nada a fazer | | ${again.toFixed(0)} ms`,
    `a página de um, ${OS_POR_POSTO * LINHAS_POR_OS} linhas: p50 e p95 | ≤ 50 ms | ${ms(pagina)}`,
    `a mesma com o mês ainda em aberto: p50 e p95 | | ${ms(vivo)}`,
    `a página do maior: p50 e p95 | | ${ms(maior)}`,
    `o quadro de ${MESES} meses: p50 e p95 | ≤ 50 ms | ${ms(quadro)}`,
  ].join('\n')
}
