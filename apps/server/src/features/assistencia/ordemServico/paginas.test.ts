import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { ZONA_PADRAO } from '@app/rules/casca/tempo'
import { afterAll, expect, test } from 'vitest'
import { parteSql } from './store/lista/list.ts'
import { startOficina } from './testing/oficina.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { pool } = oficina.app.database
const atendente = await oficina.app.as('atendente@')
const sp = await oficina.app.as('sp@')
const { id } = await oficina.create(atendente, { osType: 'PA', relogio: null })

/** Orders as the first one, a day older each: every fifth goes on, and is late from its 26th day on. */
const fill = (count: number) =>
  pool.query(`
    insert into ordem_servico overriding system value
    select (jsonb_populate_record(os, jsonb_build_object(
             'id', os.id + n, 'numero', os.numero + n, 'criado_em', os.criado_em - n * interval '1 day',
             'status', case when n % 5 = 0 then os.status else 'CANCELADA' end,
             'status_anterior', case when n % 5 = 0 then null else os.status end))).*
      from ordem_servico os, generate_series(1, ${count}) n where os.id = ${id}`)

type Page = { content: OrdemServicoResumo[]; totalElements: number }
const page = async (order: string, direction: string, at: number, pageSize: number): Promise<Page> => {
  const answer = await sp.post('/ordemServico/findByFiltro', { page: at, pageSize, order, direction })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

test('the pages make up the list, whichever end they are read from, the late ones first or last', async () => {
  await fill(60)
  for (const order of ['atraso', 'numero', 'creationDateTime'])
    for (const direction of ['asc', 'desc']) {
      const whole = await page(order, direction, 0, 100)
      expect(whole.content).toHaveLength(61)
      const pages = await Promise.all(Array.from({ length: 10 }, (_, at) => page(order, direction, at, 7)))
      expect(pages.flatMap(({ content }) => content.map((os) => os.id))).toEqual(
        whole.content.map((os) => os.id),
      )
    }
  const { content } = await page('atraso', 'desc', 0, 100)
  const late = content.filter(({ atrasada }) => atrasada)
  expect(late.length).toBeGreaterThan(5)
  expect(content.slice(0, late.length)).toEqual(late)
})

test('a deep page is found in the index of the ages alone', async () => {
  await pool.query(`delete from ordem_servico where id > ${id}`)
  await fill(5000)
  await pool.query('vacuum (analyze) ordem_servico')
  const quando = { now: new Date('2026-11-20T12:00:00Z'), zone: ZONA_PADRAO }
  for (const direction of ['asc', 'desc'] as const) {
    const parte = { sort: 'creationDateTime', direction, filtro: { atrasada: false } } as const
    const { sql, parameters } = parteSql({ tipo: 'tudo' }, parte, quando, {
      limit: 20,
      offset: 2000,
    }).compile(oficina.db)
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index Only Scan (Backward )?using ordem_servico_por_idade/)
    expect(plan).not.toMatch(/Seq Scan on ordem_servico/)
  }
})
