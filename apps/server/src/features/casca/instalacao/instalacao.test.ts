import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Instalacao } from '@app/contract/casca/instalacao'
import { DAY_MS } from '@app/rules/casca/tempo'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { getInstalacao } from './read.ts'
import { keepCopias, proveCopia, takeCopia } from './copias.ts'

let agora = new Date()
const server = await startTestApp({ env: { COPIAS_GUARDAR: '2' } })
const admin = await server.as('admin')
const services = { ...server.app.services, now: () => agora }
const folder = join(services.config.DATA_DIR, 'copias')
afterAll(server.close)

/** Tomorrow at three in Brasília, some days later. */
const night = (days = 0): Date => {
  const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)
  return new Date(Date.parse(`${today}T06:00:00.000Z`) + (days + 1) * DAY_MS)
}
const seen = () => getInstalacao(services)
const standing = () => (existsSync(folder) ? readdirSync(folder) : [])

beforeEach(async () => {
  await services.db.deleteFrom('copia').execute()
  await rm(folder, { recursive: true, force: true })
  agora = new Date()
})

test('tells versions, room and waiting work', async () => {
  const answer = Instalacao.parse((await admin.get('/instalacao')).json())
  const { versao, node, migracao, bancoBytes, disco, tarefas, copias } = answer
  expect([versao, node]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/), process.versions.node])
  expect(migracao).toMatch(/^\d{4} \w+$/)
  expect(bancoBytes).toBeGreaterThan(1_000_000)
  expect(disco.total).toBeGreaterThan(disco.livre)
  expect(tarefas.desistidas).toBe(0)
  expect(copias).toMatchObject({ situacao: 'AINDA_NENHUMA', guardar: 2, pasta: folder, lista: [] })
})

test('takes one copy a night, proves the first and then one a week, and keeps the newest', async () => {
  await keepCopias(services)
  expect(standing(), 'the day of its birth').toEqual([])
  agora = night()
  await keepCopias(services)
  await keepCopias(services)
  const [primeira] = (await seen()).copias.lista
  expect(primeira).toMatchObject({
    falha: null,
    testeFalha: null,
    testadaEm: agora.toISOString(),
    guardada: true,
  })
  expect(primeira?.bytes).toBeGreaterThan(1_000)
  expect(primeira?.linhas).toBeGreaterThan(100)
  for (const days of [1, 2]) {
    agora = night(days)
    await keepCopias(services)
  }
  const { situacao, lista } = (await seen()).copias
  expect(situacao).toBe('EM_DIA')
  expect(lista.map(({ guardada, testadaEm }) => [guardada, testadaEm !== null])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ])
  expect(standing().length).toBe(2)
  agora = new Date(night(4).getTime())
  expect((await seen()).copias.situacao).toBe('ATRASADA')
})

test('a copy that fails leaves nothing, tells why in the list, and tells the administrators once', async () => {
  const send = vi.spyOn(services.mail, 'send')
  writeFileSync(folder, 'um arquivo onde devia haver uma pasta')
  agora = night()
  await keepCopias(services)
  await keepCopias(services)
  const { lista } = (await seen()).copias
  expect(lista.map(({ falha, guardada }) => [falha, guardada])).toEqual([
    ['O registro (log) do servidor diz por quê.', false],
    ['O registro (log) do servidor diz por quê.', false],
  ])
  expect(send.mock.calls).toMatchObject([[{ para: 'admin@retaguarda.example', tipo: 'COPIA_FALHOU' }]])
  send.mockRestore()
  await rm(folder)
  await keepCopias(services)
  expect((await seen()).copias.situacao, 'the next hour makes up for it').toBe('EM_DIA')
})

test('a damaged copy does not pass its proof', async () => {
  await takeCopia(services)
  const [copia = ''] = standing()
  const tables = join(folder, copia, 'tabelas')
  writeFileSync(join(tables, readdirSync(tables)[0] ?? ''), 'outra coisa')
  await proveCopia(services)
  const [vista] = (await seen()).copias.lista
  expect(vista?.testeFalha).toMatch(/^A cópia está danificada/)
  expect(standing(), 'the trial is removed').toEqual([copia])
})

test('a copy is queued on request, once', async () => {
  expect((await admin.post('/instalacao/copia')).statusCode).toBe(204)
  expect((await admin.post('/instalacao/copia')).statusCode).toBe(204)
  const { rows } = await server.database.pool.query(
    `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'copiar_agora'`,
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('no copy is taken where none is to be kept', async () => {
  const off = await startTestApp({ env: { COPIAS_GUARDAR: '0' } })
  await keepCopias({ ...off.app.services, now: () => night() })
  const page = Instalacao.parse((await (await off.as('admin')).get('/instalacao')).json())
  expect(page.copias).toMatchObject({ situacao: 'DESLIGADA', lista: [] })
  await off.close()
})
