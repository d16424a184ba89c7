import { inModulos } from '@app/contract/casca/perfil'
import { ABILITIES, type Ability, type User } from '@app/contract/casca/session'
import { STATUS_OS, type AcaoOs, type OrdemServico } from '@app/contract/assistencia/ordemServico'
import { abilityOf } from '@app/rules/assistencia/ordemServico'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startOficina } from './testing/oficina.ts'
import type { Caller } from '../../../platform/testing/app.ts'

/** The people of the columns of design/assistencia.md's matrix, by a letter each. */
const COLUNAS = {
  A: 'admin@',
  S: 'sp@',
  M: 'manaus@',
  T: 'troca@',
  C: 'consulta@',
  F: 'financeiro@',
  R: 'responsavel@',
  a: 'atendente@',
  t: 'tecnico@',
} as const

const oficina = await startOficina()
const { app, db } = oficina
const people = new Map<string, Caller>()
beforeAll(async () => {
  for (const [column, person] of Object.entries(COLUNAS)) people.set(column, await app.as(person))
})
afterAll(oficina.close)

type Route = { method: string; url: string }

/** The documents of a post: the responsável and who edits posts share no ability of their own, so the act asks too. */
const ASKS_MORE = /^\/postoAutorizado\/:id\/documentos/

const routesOf = (ability: Ability): Route[] =>
  app.app.declared.filter(
    (route) => route.ability === ability && route.method !== 'HEAD' && !ASKS_MORE.test(route.url),
  )

/**
 * Calls with an empty body on a record that does not exist unless one is named: a person with access gets a 404 or a
 * 400.
 */
const call = async ({ token }: Caller, { method, url }: Route, id = 999_999_999): Promise<number> => {
  const answer = await app.app.inject({
    method: method as 'GET',
    url: url.replaceAll(/:\w+/g, String(id)),
    headers: { authorization: `Bearer ${token}` },
    ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
  })
  return answer.statusCode
}

/** The people with an ability, as letters: by the matrix, as permissao/assistencia.test.ts states it. */
const holdersOf = async (ability: Ability): Promise<string> => {
  let found = ''
  for (const [column, caller] of people)
    if ((await caller.get('/user/me')).json<User>().authorities.includes(ability)) found += column
  return found
}

/** The people with access, as letters; others are refused before any other check. */
const letIn = async (route: Route): Promise<string> => {
  let found = ''
  for (const [column, caller] of people) if ((await call(caller, route)) !== 403) found += column
  return found
}

describe('every route of the repair network × every role', () => {
  it.each([
    ['S6-050', 'OS_VER'],
    ['S6-036', 'INICIO_VER'],
    ['S6-051', 'OS_CADASTRAR'],
    ['S6-051', 'OS_ENTREGAR'],
    ['S6-052', 'OS_REPARAR'],
    ['S6-052', 'TROCA_SOLICITAR'],
    ['S6-053', 'OS_QUALIDADE'],
    ['S6-054', 'OS_CANCELAR'],
    ['decisions 61', 'OS_ESCOLHA_LEGAL'],
    ['S6-054', 'OS_REATIVAR'],
    ['S6-054', 'OS_EXPIRAR'],
    ['S6-055', 'OS_ALTERAR_STATUS'],
    ['S6-056', 'TROCA_AUTORIZAR'],
    ['S6-057', 'PECA_REJEITAR'],
    ['S6-057', 'PECA_ENVIAR'],
    ['S6-058, S6-047', 'PECA_EDITAR'],
    ['S6-060', 'MARCA_EDITAR'],
    ['S6-060', 'MODELO_EDITAR'],
    ['S6-061', 'POSTO_EDITAR'],
    ['S6-063', 'COLABORADOR_EDITAR'],
    ['S6-065', 'CONFIG_EDITAR'],
    ['S6-065', 'PERFIL_EDITAR'],
    ['decisions 38', 'OS_ATENDER'],
    ['decisions 38', 'OS_RESPONDER'],
    ['decisions 38', 'OS_AVISAR'],
    ['decisions 38', 'OS_FINALIZAR'],
    ['decisions 37', 'OS_REINCIDENCIA'],
    ['decisions 38', 'PECA_VER'],
    ['decisions 38', 'CONSUMIDOR_VER'],
    ['decisions 38', 'CONSUMIDOR_EDITAR'],
  ] as const)('%s: the calls of %s let in who has it and nobody else', async (_row, ability) => {
    const columns = await holdersOf(ability)
    expect(columns).toContain('A')
    const routes = routesOf(ability)
    expect(routes).not.toEqual([])
    for (const route of routes) expect(await letIn(route), `${route.method} ${route.url}`).toBe(columns)
  })

  it('S6-062: who filters by service point or SAP code, and who is told that it is not theirs', async () => {
    for (const filter of [{ posto: oficina.postos.um }, { codigoSap: 'SAP1' }]) {
      let found = ''
      for (const [column, caller] of people) {
        const answer = await caller.post('/ordemServico/findByFiltro', { page: 0, pageSize: 1, filter })
        if (answer.statusCode === 200) found += column
        else expect(answer.json().messages).toMatchObject([{ code: 'NOT_PERMITED' }])
      }
      expect(found).toBe('ASMTCF')
    }
  })

  it('S6-048: consult-only opens the search and the record, and every call that changes an order is a 403', async () => {
    const consulta = await app.as('consulta@')
    const os = await oficina.create(await app.as('atendente@'))
    expect((await consulta.get(`/ordemServico/${os.id}`)).json()).toMatchObject({ proximasAcoes: [] })
    expect((await consulta.post('/ordemServico/findByFiltro', { page: 0, pageSize: 20 })).statusCode).toBe(
      200,
    )
    const writes = app.app.declared.filter(
      ({ method, url }) => url.startsWith('/ordemServico') && ['POST', 'PUT', 'DELETE'].includes(method),
    )
    const open: string[] = []
    for (const route of writes)
      if ((await call(consulta, route, os.id)) !== 403) open.push(`${route.method} ${route.url}`)
    expect(open.sort()).toEqual([
      'POST /ordemServico/:id/arquivos/:arquivo/link',
      'POST /ordemServico/calendario',
      'POST /ordemServico/escolha',
      'POST /ordemServico/export/CSV',
      'POST /ordemServico/findByFiltro',
      'POST /ordemServico/porComprovante',
      'POST /ordemServico/quadro',
    ])
  })
})

it('every ability of the repair network has a call that asks for it', () => {
  const used = new Set<string>(app.app.declared.map(({ ability }) => ability))
  const daRede = ABILITIES.filter((ability) => !inModulos(['armazem'], ability))
  expect(daRede.filter((ability) => !used.has(ability))).toEqual([])
})

/** A staff person whose profile has every ability except one. */
const without = async (ability: Ability): Promise<Caller> => {
  const codigo = `SEM_${ability}`
  const { id } = await db
    .insertInto('perfil')
    .values({ codigo, nome: codigo, tipo: 'interno' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('perfil_habilidade')
    .values(ABILITIES.filter((each) => each !== ability).map((habilidade) => ({ perfil_id: id, habilidade })))
    .execute()
  const email = `${codigo.toLowerCase()}@retaguarda.example`
  await db
    .insertInto('usuario')
    .values({ nome: codigo, email, role: codigo, tipo: 'interno', senha_hash: '-' })
    .execute()
  return app.as(email)
}

describe('an ability governs its calls and the acts that a screen offers', () => {
  it.each([
    ['S6-020', 'register OS', 'OS_CADASTRAR'],
    ['S6-021', 'repair OS', 'OS_REPARAR'],
    ['S6-022', 'finalize OS', 'OS_FINALIZAR'],
    ['S6-023', 'cancel OS', 'OS_CANCELAR'],
    ['S6-024', 'expire OS', 'OS_EXPIRAR'],
    ['S6-025', 'reactivate OS', 'OS_REATIVAR'],
    ['S6-026', 'change OS status', 'OS_ALTERAR_STATUS'],
    ['S6-027', 'request model swap', 'TROCA_SOLICITAR'],
  ] as const)(
    '%s: without “%s” (%s) its calls are a 403 and its buttons gone, in every status',
    async (_row, _name, ability) => {
      const admin = await app.as('admin@')
      const person = await without(ability)
      for (const route of routesOf(ability)) {
        expect(await call(person, route), route.url).toBe(403)
        expect(await call(admin, route), route.url).not.toBe(403)
      }
      const os = await oficina.create(await app.as('atendente@'))
      const acts = async (by: Caller) =>
        (await by.get(`/ordemServico/${os.id}`)).json<OrdemServico>().proximasAcoes
      const taken = new Set<AcaoOs>()
      for (const status of STATUS_OS) {
        await oficina.put(os.id, status)
        const all = await acts(admin)
        const theirs = all.filter((acao) => abilityOf(acao) === ability)
        for (const acao of theirs) taken.add(acao)
        expect(await acts(person), status).toEqual(all.filter((acao) => !theirs.includes(acao)))
      }
      expect(taken.size).toBeGreaterThan(0)
    },
  )

  it.each([
    ['S6-028', 'reject part', 'PECA_REJEITAR'],
    ['S6-033', 'brands and groups', 'MARCA_EDITAR'],
    ['S6-034', 'products', 'MODELO_EDITAR'],
    ['S6-036', 'home boxes', 'INICIO_VER'],
    ['S6-037', 'associate enabled service point', 'POSTO_EDITAR'],
    ['S6-038', 'filter by service point or SAP code', 'POSTO_FILTRAR'],
  ] as const)('%s: without “%s” (%s) its calls are a 403', async (_row, _name, ability) => {
    const admin = await app.as('admin@')
    const person = await without(ability)
    const routes = routesOf(ability)
    expect(routes).not.toEqual([])
    for (const route of routes) {
      expect(await call(person, route), route.url).toBe(403)
      expect(await call(admin, route), route.url).not.toBe(403)
    }
  })
})
