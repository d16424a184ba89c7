import { STATUS_OS } from '@app/contract/assistencia/ordemServico'
import type { Relatorio } from '@app/contract/casca/relatorio'
import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { type Transaction, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { DB, Executor } from '../../../platform/db/index.ts'
import { startBancada } from '../ordemServico/testing/bancada.ts'
import { relatoriosAssistencia } from './index.ts'
import { relatorioJobs } from './jobs.ts'
import { refazFatos } from './store/fatos.ts'
import { startAtos } from './testing/atos.ts'

const bancada = await startBancada()
const { app, db, linhaServico, linhaPeca, done, atendente, tecnico } = bancada
afterAll(bancada.close)

const marcas = async () =>
  Number((await db.selectFrom('relatorio_sujo').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n)
const refaz = () => refazFatos(db, 10_000)

/** What is kept of the unmarked orders with the others as they are, and all as they are: the same, row by row. */
const lidosECrus = async (executor: Executor = db) => {
  const { rows } = await sql<{ lidos: string[]; crus: string[] }>`
    select (select array_agg(lido::text order by lido::text)
              from (select * from relatorio_fato kept
                     where not exists (select from relatorio_sujo sujo where sujo.ordem_servico_id = kept.ordem_servico_id)
                    union all
                    select * from relatorio_fatos_de(array(select relatorio_sujas()), null)) lido) as lidos,
           (select array_agg(cru::text order by cru::text)
              from relatorio_fatos_de(array(select id from ordem_servico), null) cru) as crus`.execute(
    executor,
  )
  return rows[0]
}
const expectEqual = async (step: unknown) => {
  const found = await lidosECrus()
  expect([step, found?.lidos]).toEqual([step, found?.crus])
}

const { random, upTo, instant, ordens, changeLinhas, changeOrcamento, some } = await startAtos(
  bancada,
  20_261_125,
)

test('rede §6: what is kept equals the orders themselves, whatever changes and whenever the job runs', async () => {
  for (let step = 0; step < 150; step += 1) {
    const act = some()
    await act()
    await expectEqual([step, act.name])
    // Some marks at a time, so that some orders are written and others are not.
    if (random() < 0.3) await refazFatos(db, 1 + upTo(6))
    await expectEqual([step, 'depois'])
  }
  await refaz()
  expect(await marcas()).toBe(0)
  await expectEqual('no fim')
  expect((await lidosECrus())?.crus.length).toBeGreaterThan(60)
})

test('a cause counts once for an order, in any period, however many budgets name it', async () => {
  for (let step = 0; step < 20; step += 1) {
    const [de, ate] = [instant().toISOString().slice(0, 10), instant().toISOString().slice(0, 10)].toSorted()
    const answer = await (await app.as('admin')).get(`/relatorio/causas-e-sintomas?de=${de}&ate=${ate}`)
    const { linhas } = answer.json<{ linhas: { chave: string; valores: [number] }[] }>()
    const { rows } = await sql<{ chave: string; n: number }>`
      select causa_os_id::text as chave, count(distinct ordem_servico_id)::integer as n
        from os_orcamento join os_linha on os_linha.orcamento_id = os_orcamento.id
       where os_orcamento.situacao <> 'SUBSTITUIDO'
         and (criado_em at time zone 'America/Sao_Paulo')::date between ${de}::date and ${ate}::date
       group by 1`.execute(db)
    expect([de, ate, Object.fromEntries(linhas.map(({ chave, valores }) => [chave, valores[0]]))]).toEqual([
      de,
      ate,
      Object.fromEntries(rows.map(({ chave, n }) => [chave, n])),
    ])
  }
})

test('the job twice, or two at once, changes nothing; an act that it did not see keeps its mark', async () => {
  await refaz()
  await expectEqual('antes')
  await changeLinhas()
  await Promise.all([refaz(), refaz(), refaz()])
  await refaz()
  await expectEqual('duas vezes')
  const held = Promise.withResolvers<void>()
  const marked = Promise.withResolvers<void>()
  const acting = db.transaction().execute(async (trx: Transaction<DB>) => {
    await trx.updateTable('ordem_servico').set({ valor_total: 12.34 }).where('id', 'in', ordens).execute()
    marked.resolve()
    await held.promise
  })
  await marked.promise
  await changeOrcamento()
  await refaz()
  expect(await marcas()).toBe(0)
  held.resolve()
  await acting
  expect(await marcas()).toBe(ordens.length)
  await expectEqual('o ato que ficou')
  await relatorioJobs[0]?.run({}, app.app.services)
  expect(await marcas()).toBe(0)
  await expectEqual('o trabalho')
})

test('acts by people, cancelled and reopened, are counted; each leaves few marks', async () => {
  await refaz()
  const { id } = await bancada.orcada()
  await expectEqual('orçada')
  await refaz()
  const most: number[] = []
  const acting = async (what: string, act: () => Promise<unknown>) => {
    await act()
    most.push(await marcas())
    await expectEqual(what)
    await refaz()
  }
  const [responsavel, fabrica] = [await app.as('responsavel'), await app.as('admin')]
  await acting('cancelada', () => done(responsavel, id, 'cancelar', { motivo: 'Desistiu.' }))
  await acting('reaberta', () => done(fabrica, id, 'reabrirOs', { motivo: 'Voltou atrás.' }))
  const outra = await bancada.avaliada()
  await refaz()
  await acting('orçada', () =>
    done(tecnico, outra.id, 'salvarOrcamento', { linhas: [linhaServico, linhaPeca] }),
  )
  await acting('nova', () => bancada.create(atendente))
  // No statement of the server's: what an act pays are these rows.
  expect(Math.max(...most)).toBeLessThanOrEqual(8)
  await expectEqual('no fim')
})

test('every report says the same before the job, halfway and after it, of the network and of a post', async () => {
  await refaz()
  const readAll = async () => {
    const found: unknown[] = []
    for (const { nome, por } of relatoriosAssistencia.relatorios)
      for (const { valor } of por)
        for (const who of ['admin', 'responsavel']) {
          const path = `/relatorio/${nome}?de=2026-01-20&ate=2026-12-31&por=${valor}`
          const answer = await (await app.as(who)).get(path)
          const { linhas, total, cortadas } = answer.json<Relatorio>()
          found.push([path, who, linhas, total, cortadas])
        }
    return found
  }
  const kept = await readAll()
  await sql`insert into relatorio_sujo (ordem_servico_id) select id from ordem_servico order by id`.execute(
    db,
  )
  const half = Math.floor((await marcas()) / 2)
  expect(await readAll()).toEqual(kept)
  await refazFatos(db, half)
  expect(await marcas()).toBeGreaterThan(0)
  expect(await readAll()).toEqual(kept)
})

test('stays are kept of the statuses in which an order waits', async () => {
  const { id } = await bancada.create(atendente)
  for (const [at, para] of [...STATUS_OS, 'EM_CRIACAO'].entries())
    await db
      .insertInto('os_historico')
      .values({ ordem_servico_id: id, por: 'SISTEMA', acao: 'teste', de: STATUS_OS[at - 1] ?? null, para })
      .execute()
  await refaz()
  const rows = await db
    .selectFrom('relatorio_fato')
    .select('situacao')
    .distinct()
    .where('fato', '=', 'PASSAGEM')
    .where('ordem_servico_id', '=', id)
    .execute()
  expect(new Set(rows.map(({ situacao }) => situacao))).toEqual(
    new Set(STATUS_OS.filter((status) => !TERMINAIS.includes(status))),
  )
})
