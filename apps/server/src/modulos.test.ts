import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inModulos, type Modulo, MODULOS } from '@app/contract/casca/perfil'
import { REGISTERS } from '@app/contract/registers'
import { ABILITIES, type Ability } from '@app/contract/casca/session'
import { abilitiesOf, habilidadesDe } from '@app/rules/casca/permissao'
import { afterAll, describe, expect, it } from 'vitest'
import { demoLogins, knownLogins, seedDemo } from './demo/index.ts'
import { startTestApp } from './platform/testing/app.ts'
import { createTestDatabase } from './platform/testing/database.ts'
import { callOf, lines } from './platform/testing/matrix/matrix-call.ts'
import { createRecords } from './platform/testing/records/index.ts'
import { TELAS } from './platform/testing/telas.ts'

const built = existsSync(fileURLToPath(new URL('../../web/dist/index.html', import.meta.url)))
const NAVIGATE = { 'sec-fetch-mode': 'navigate', accept: 'text/html' }

// Both use one database: data of both modules remains when one of them is switched off.
const ambos = await startTestApp({ telas: TELAS })
const startWith = (modulo: Modulo) =>
  startTestApp({ telas: TELAS, env: { MODULOS: modulo }, database: ambos.test })
const apps = { armazem: await startWith('armazem'), assistencia: await startWith('assistencia') }
afterAll(async () => {
  await apps.armazem.close()
  await apps.assistencia.close()
  await ambos.close()
})

type Declaring = Pick<typeof ambos, 'app'>
const routesOf = ({ app }: Declaring) =>
  new Set(app.declared.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`))

const isAbility = (name: string): name is Ability => ABILITIES.some((ability) => ability === name)
const SHELL = ['GET /user/me', 'GET /usuario', 'GET /perfil', 'GET /cupom', 'POST /oauth/token', 'GET /conta']

it.each(REGISTERS.map(({ view }) => view))(
  'S1-002: the abilities of $name are those of the module that its definition names',
  ({ modulo, abilities }) => {
    const modulos = modulo === 'casca' ? [] : [modulo]
    for (const ability of Object.values(abilities)) expect(inModulos(modulos, ability), ability).toBe(true)
  },
)

describe.each([
  { modulo: 'armazem', outro: 'assistencia' },
  { modulo: 'assistencia', outro: 'armazem' },
] as const)('MODULOS=$modulo', ({ modulo, outro }) => {
  const server = apps[modulo]

  it('S1-002: has the shell and what the module brings, and nothing of the other', async () => {
    const has = routesOf(server)
    for (const route of SHELL) expect(has, route).toContain(route)
    const strange = server.app.declared.filter(
      ({ ability }) => isAbility(ability) && !inModulos([modulo], ability),
    )
    expect(strange).toEqual([])
  })

  it('S1-002: has the registers whose definition names it, or the shell', () => {
    const has = routesOf(server)
    const served = REGISTERS.filter(({ view }) => has.has(`GET ${view.path}`)).map(({ view }) => view.name)
    const brought = REGISTERS.filter(({ view }) => view.modulo === 'casca' || view.modulo === modulo)
    expect(served).toEqual(brought.map(({ view }) => view.name))
  })

  it('S1-002: every route of the other is a 404, also to who may do everything', async () => {
    const admin = await server.as('admin@')
    const has = routesOf(server)
    const records = await createRecords(ambos)
    const found: string[] = []
    for (const line of lines.filter(({ route }) => !has.has(route))) {
      const { statusCode } = await callOf(server, admin, line, records)
      if (statusCode !== 404) found.push(`${line.route}: ${statusCode}`)
    }
    expect(found).toEqual([])
  })

  it('S1-002: people have the abilities of the module and of the shell alone, and profiles offer no others', async () => {
    const admin = await server.as('admin@')
    expect((await admin.get('/user/me')).json().authorities).toEqual(habilidadesDe([modulo]))
    const offered = (await admin.get('/permissoesPerfil')).json<{ nome: Ability }[]>()
    expect(offered.map(({ nome }) => nome)).toEqual(habilidadesDe([modulo]))
    const operador = await server.as('operador@')
    expect((await operador.get('/user/me')).json().authorities).toEqual(
      abilitiesOf('ROLE_OPERADOR', 'interno').filter((ability) => inModulos([modulo], ability)),
    )
  })

  it('S1-002: a profile that is saved keeps what belongs to the other module', async () => {
    const everything = await ambos.as('admin@')
    const made = await everything.post('/perfil', {
      nome: `De dois módulos, ${modulo}`,
      tipo: 'interno',
      habilidades: ['PEDIDO_VER', 'OS_VER', 'USUARIO_VER'],
    })
    const { id } = made.json<{ id: number }>()
    const admin = await server.as('admin@')
    const mine = modulo === 'armazem' ? 'PEDIDO_VER' : 'OS_VER'
    const theirs = modulo === 'armazem' ? 'OS_VER' : 'PEDIDO_VER'
    expect((await admin.get(`/permissoesPerfil/${id}`)).json().habilidades.sort()).toEqual(
      [mine, 'USUARIO_VER'].sort(),
    )
    const refused = await admin.put(`/permissoesPerfil/${id}`, { habilidades: [mine, theirs] })
    expect(refused.statusCode).toBe(403)
    expect((await admin.put(`/permissoesPerfil/${id}`, { habilidades: ['USUARIO_VER'] })).statusCode).toBe(
      200,
    )
    expect((await everything.get(`/permissoesPerfil/${id}`)).json().habilidades.sort()).toEqual(
      [theirs, 'USUARIO_VER'].sort(),
    )
  })

  it('S1-002: the shell’s screens are there, the other module’s are not', async () => {
    const there = built ? 200 : 503
    for (const path of ['/', '/index', '/dashboard', '/conta', '/usuario', '/perfil', '/configuracoes/view'])
      expect((await server.anyone.get(path, NAVIGATE)).statusCode, path).toBe(there)
    const theirs = { armazem: ['/pedidos', '/notas/list', '/cliente/1'], assistencia: ['/inicio'] }
    for (const path of theirs[modulo])
      expect((await server.anyone.get(path, NAVIGATE)).statusCode).toBe(there)
    for (const path of theirs[outro])
      expect((await server.anyone.get(path, NAVIGATE)).statusCode, path).toBe(404)
  })

  it('S1-002: the demo has the people and the records of the module alone', async () => {
    const empty = await createTestDatabase()
    try {
      await seedDemo({ database: empty.database, modulos: [modulo], timeZone: 'America/Sao_Paulo' })
      const { db } = empty.database
      const people = await db.selectFrom('usuario').select(['email', 'role']).orderBy('id').execute()
      expect(people.map(({ email }) => email)).toEqual(demoLogins([modulo]).map(({ email }) => email))
      // When the other module is switched on later, only log-ins that exist are offered.
      expect(await knownLogins(db, ['armazem', 'assistencia'])).toEqual(demoLogins([modulo]))
      expect(people.some(({ role }) => role === 'ROLE_ADMIN')).toBe(true)
      expect(people.some(({ role }) => role === 'ROLE_OPERADOR')).toBe(modulo === 'armazem')
      const pedidos = await db.selectFrom('pedido').select('id').execute()
      expect(pedidos.length > 0).toBe(modulo === 'armazem')
      const ordens = await db.selectFrom('ordem_servico').select('id').execute()
      if (modulo === 'armazem') expect(ordens).toEqual([])
      const { logins } = (await server.anyone.get('/public/demo')).json()
      expect(logins).not.toEqual([])
      expect(demoLogins([modulo])).toEqual(expect.arrayContaining(logins))
    } finally {
      await empty.drop()
    }
  })
})

it('S1-002: both modules are one route table, and each ability is of the shell or of one of them', () => {
  const union = new Set([...routesOf(apps.armazem), ...routesOf(apps.assistencia)])
  expect([...union].sort()).toEqual([...routesOf(ambos)].sort())
  const armazem = habilidadesDe(['armazem'])
  const assistencia = habilidadesDe(['assistencia'])
  expect(new Set([...armazem, ...assistencia])).toEqual(new Set(habilidadesDe(MODULOS)))
})
