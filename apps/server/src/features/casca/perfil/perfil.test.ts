import { ABILITIES } from '@app/contract/casca/session'
import { PERFIS_SEMEADOS } from '@app/rules/casca/permissao'
import { WebSocket } from 'ws'
import { afterAll, describe, expect, it } from 'vitest'
import { seedProfiles } from '../../../platform/db/index.ts'
import type { Caller } from '../../../platform/testing/app.ts'
import { startTwoProcesses } from '../../../platform/testing/people.ts'

const people = await startTwoProcesses()
const { admin, app, db, hire, enter, other } = people
afterAll(people.close)

const soon = { timeout: 2_000, interval: 5 }
let count = 0
const make = async (habilidades: string[], fields: object = {}) => {
  count += 1
  const answer = await admin.post('/perfil', {
    nome: `Perfil ${count}`,
    tipo: 'interno',
    habilidades,
    ...fields,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const seeded = async (codigo: string) => {
  const row = await db
    .selectFrom('perfil')
    .select('id')
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow()
  return row.id
}

describe('the profiles of the product', () => {
  it('S7-107, S7-108: are those of the one list, each with its abilities', async () => {
    const list = (await admin.get('/perfil?size=100')).json()._embedded.perfil
    expect(list).toHaveLength(PERFIS_SEMEADOS.length)
    for (const semeado of PERFIS_SEMEADOS) {
      const id = await seeded(semeado.codigo)
      const perfil = (await admin.get(`/perfil/${id}`)).json()
      const { codigo, nome, descricao, tipo } = semeado
      expect(perfil).toMatchObject({ codigo, nome, descricao, tipo, semeado: true, exigeSegundoFator: false })
      expect(new Set(perfil.habilidades)).toEqual(new Set(semeado.habilidades))
      expect((await admin.get(`/permissoesPerfil/${id}`)).json()).toEqual({
        perfilId: id,
        habilidades: perfil.habilidades,
        versao: perfil.versao,
      })
    }
  })

  it('S6-029: the catalogue has every ability in words, with the group', async () => {
    const all = (await admin.get('/permissoesPerfil')).json()
    expect(all.map(({ nome }: { nome: string }) => nome)).toEqual(ABILITIES)
    expect(all).toContainEqual({
      nome: 'PERFIL_EDITAR',
      grupo: 'Pessoas',
      rotulo: 'Gerenciar perfis',
      descricao: 'Define quais permissões cada perfil tem, sem ir além das próprias.',
      tipos: ['interno'],
      concedivel: true,
    })
  })

  it('a start brings only what is new, and leaves what people have changed', async () => {
    const id = await seeded('ROLE_OPERADOR')
    const before = (await admin.get(`/permissoesPerfil/${id}`)).json().habilidades
    await admin.put(`/permissoesPerfil/${id}`, { habilidades: ['PEDIDO_VER'] })
    // Simulates that this version is the first to know NOTA_VER.
    await db.deleteFrom('habilidade').where('nome', '=', 'NOTA_VER').execute()
    await Promise.all([seedProfiles(db), seedProfiles(db)])
    const { habilidades } = (await admin.get(`/permissoesPerfil/${id}`)).json()
    expect(new Set(habilidades)).toEqual(new Set(['NOTA_VER', 'PEDIDO_VER']))
    await admin.put(`/permissoesPerfil/${id}`, { habilidades: before })
  })

  it('cannot be deleted; one of the house can, when nobody has it', async () => {
    const refused = await admin.del(`/perfil/${await seeded('ATENDENTE')}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().messages).toMatchObject([{ code: 'PERFIL_SEMEADO' }])
    const perfil = await make(['PEDIDO_VER'])
    const person = await hire({ role: perfil.codigo })
    expect((await admin.del(`/perfil/${perfil.id}`)).json().error_description).toContain('usuários')
    await admin.del(`/usuario/${person.id}`)
    expect((await admin.del(`/perfil/${perfil.id}`)).statusCode).toBe(204)
    expect((await admin.get(`/perfil/${perfil.id}`)).statusCode).toBe(404)
  })
})

describe('a change acts at once', () => {
  const allowed = async (session: Caller) => (await session.get('/cliente')).statusCode

  it('S6-029: taking an ability makes the call a 403 in open sessions, on every process; giving it back lets in', async () => {
    const perfil = await make(['CLIENTE_VER', 'PEDIDO_VER'])
    const person = await hire({ role: perfil.codigo })
    const [here, far] = [await enter(person), await enter(person, other)]
    expect([await allowed(here), await allowed(far)]).toEqual([200, 200])
    const less = await admin.put(`/permissoesPerfil/${perfil.id}`, {
      habilidades: ['PEDIDO_VER'],
      versao: perfil.versao,
    })
    expect(less.json()).toMatchObject({ habilidades: ['PEDIDO_VER'], versao: perfil.versao + 1 })
    await expect.poll(() => allowed(here), soon).toBe(403)
    await expect.poll(() => allowed(far), soon).toBe(403)
    expect((await here.get('/user/me')).json().authorities).toEqual(['PEDIDO_VER'])
    await admin.put(`/perfil/${perfil.id}`, { habilidades: ['PEDIDO_VER', 'CLIENTE_VER'] })
    await expect.poll(() => allowed(here), soon).toBe(200)
    await expect.poll(() => allowed(far), soon).toBe(200)
  })

  it('PERFIL_EDITAR itself governs the call', async () => {
    const perfil = await make(['USUARIO_VER', 'PERFIL_EDITAR'])
    const session = await enter(await hire({ role: perfil.codigo }))
    expect((await session.get('/perfil')).statusCode).toBe(200)
    await admin.put(`/permissoesPerfil/${perfil.id}`, { habilidades: ['USUARIO_VER'] })
    await expect.poll(async () => (await session.get('/perfil')).statusCode, soon).toBe(403)
    expect((await session.get('/perfil/findAll')).statusCode).toBe(200)
  })

  it('asks the person’s open websocket to come back, and nobody else’s', async () => {
    const perfil = await make(['PEDIDO_VER'])
    const person = await hire({ role: perfil.codigo })
    const bystander = await hire()
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
    const connect = async (session: Caller) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`)
      await new Promise((resolve) => socket.once('open', resolve))
      socket.send(JSON.stringify({ tipo: 'entrar', token: session.token }))
      const closed = new Promise<number>((resolve) => socket.once('close', resolve))
      return { socket, closed }
    }
    const concerned = await connect(await enter(person))
    const unconcerned = await connect(await enter(bystander))
    // Once something was answered after it, the server has received it.
    await expect
      .poll(async () => {
        await admin.put(`/perfil/${perfil.id}`, { descricao: crypto.randomUUID() })
        return Promise.race([concerned.closed, Promise.resolve()])
      }, soon)
      .toBe(1012)
    expect(unconcerned.socket.readyState).toBe(WebSocket.OPEN)
    unconcerned.socket.close()
  })
})

describe('who has it', () => {
  it('is told by name, active people first', async () => {
    const perfil = await make(['PEDIDO_VER'])
    const [gone] = [await hire({ nome: 'Ana Inativa', role: perfil.codigo, status: 'INATIVO' })]
    const here = await hire({ nome: 'Bia Ativa', role: perfil.codigo })
    const answer = (await admin.get(`/perfil/${perfil.id}/usuarios`)).json()
    expect(answer._embedded.usuario).toMatchObject([
      { id: here.id, nome: 'Bia Ativa', status: 'ATIVO', _links: { self: { href: `/usuario/${here.id}` } } },
      { id: gone.id, nome: 'Ana Inativa', status: 'INATIVO' },
    ])
    expect(answer.page.totalElements).toBe(2)
    const item = (await admin.get('/perfil?size=100'))
      .json()
      ._embedded.perfil.find(({ id }: { id: number }) => id === perfil.id)
    expect(item).toMatchObject({ usuarios: 1, habilidades: 1 })
  })
})

describe('what is refused', () => {
  it('nobody gives or changes more abilities than the own', async () => {
    const perfil = await make(['PERFIL_EDITAR', 'PEDIDO_VER'])
    const limited = await enter(await hire({ role: perfil.codigo }))
    const more = await limited.put(`/permissoesPerfil/${perfil.id}`, {
      habilidades: ['PERFIL_EDITAR', 'USUARIO_EDITAR'],
    })
    expect(more.statusCode).toBe(403)
    expect(more.json().messages).toMatchObject([{ fieldName: 'habilidades', code: 'ALEM_DO_PROPRIO' }])
    const fresh = await limited.post('/perfil', {
      nome: 'X',
      tipo: 'interno',
      habilidades: ['CONFIG_EDITAR'],
    })
    expect(fresh.statusCode).toBe(403)
    const chief = await seeded('ROLE_ADMIN')
    expect((await limited.put(`/permissoesPerfil/${chief}`, { habilidades: [] })).statusCode).toBe(403)
    expect((await limited.put(`/perfil/${chief}`, { nome: 'Nada' })).statusCode).toBe(403)
  })

  it('abilities that this kind of user may never have', async () => {
    const id = await seeded('ROLE_CLIENTE')
    const answer = await admin.put(`/permissoesPerfil/${id}`, { habilidades: ['PEDIDO_VER', 'PAINEL_VER'] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().messages).toMatchObject([{ code: 'HABILIDADE_DE_OUTRO_TIPO' }])
    const pending = await seeded('ROLE_PENDENTE')
    expect(
      (await admin.put(`/permissoesPerfil/${pending}`, { habilidades: ['PEDIDO_VER'] })).statusCode,
    ).toBe(400)
  })

  it('that nobody is left who can change people and profiles', async () => {
    await db
      .updateTable('usuario')
      .set({ ativo: false })
      .where('role', '=', 'ROLE_ADMIN')
      .where('email', '!=', 'admin@retaguarda.example')
      .execute()
    const id = await seeded('ROLE_ADMIN')
    for (const missing of ['USUARIO_EDITAR', 'PERFIL_EDITAR']) {
      const answer = await admin.put(`/permissoesPerfil/${id}`, {
        habilidades: ABILITIES.filter((ability) => ability !== missing),
      })
      expect(answer.statusCode).toBe(409)
      expect(answer.json().messages).toMatchObject([{ code: 'ULTIMO_ADMINISTRADOR' }])
    }
    expect((await admin.get(`/perfil/${id}`)).json().habilidades).toHaveLength(ABILITIES.length)
  })

  it('unknown fields and abilities, a name twice, an old versao', async () => {
    const perfil = await make([])
    expect((await admin.put(`/perfil/${perfil.id}`, { senha: 1 })).json().messages).toMatchObject([
      { fieldName: 'senha', code: 'CAMPO_DESCONHECIDO' },
    ])
    expect((await admin.put(`/perfil/${perfil.id}`, { habilidades: ['TUDO'] })).statusCode).toBe(400)
    const twice = await admin.post('/perfil', { nome: perfil.nome.toUpperCase(), tipo: 'interno' })
    expect(twice.statusCode).toBe(409)
    expect(twice.json().messages).toMatchObject([{ fieldName: 'nome', code: 'PERFIL_MESMO_NOME' }])
    await admin.put(`/perfil/${perfil.id}`, { descricao: 'Outra', versao: perfil.versao })
    const old = await admin.put(`/perfil/${perfil.id}`, { descricao: 'Ainda outra', versao: perfil.versao })
    expect(old.json()).toMatchObject({ error: 'VERSAO_ANTIGA', atual: { descricao: 'Outra' } })
  })
})

it('the history names abilities as people know them', async () => {
  const perfil = await make(['PEDIDO_VER'])
  await admin.put(`/permissoesPerfil/${perfil.id}`, { habilidades: ['PAINEL_VER'], versao: perfil.versao })
  const entries = (await admin.get(`/auditlog/by-entity-id/${perfil.id}?entidade=perfil`)).json()
  expect(entries[0].changes).toEqual(['Permissões: de “Ver pedidos” para “Ver o painel de situação”'])
})
