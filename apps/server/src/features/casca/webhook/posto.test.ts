import type { ChaveApiCriada } from '@app/contract/casca/chaveApi'
import { EVENTO_TIPOS, type Eventos } from '@app/contract/casca/evento'
import type { Webhook, WebhookSegredo } from '@app/contract/casca/webhook'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startBancada } from '../../assistencia/ordemServico/testing/bancada.ts'
import type { Caller } from '../../../platform/testing/app.ts'
import { runQueued } from '../../../platform/testing/queued.ts'
import { deliverWebhooks, JOB_AVISAR } from './deliver.ts'
import { webhookJobs } from './jobs.ts'
import { startReceptor } from './testing/receptor.ts'

const bancada = await startBancada({ env: { WEBHOOKS_INTERNOS: '1' } })
const { app, db, postos, consumidores, act } = bancada
const [responsavel, responsavel2, admin] = await Promise.all(
  ['responsavel', 'responsavel2', 'admin'].map((person) => app.as(person)),
)
if (!responsavel || !responsavel2 || !admin) throw new Error('nobody')
const receptor = await startReceptor()
afterAll(async () => {
  receptor.close()
  await bancada.close()
})
beforeEach(async () => {
  receptor.calm()
  await db.deleteFrom('webhook').execute()
})

const DA_OS = EVENTO_TIPOS.filter((tipo) => tipo.startsWith('os.'))
const form = { nome: 'Sistema da loja', url: receptor.url, tipos: DA_OS, email: 'ti@posto.example' }
const register = async (person: Caller, more: object = {}): Promise<Webhook> => {
  const answer = await person.post('/webhook', { ...form, ...more })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<WebhookSegredo>().webhook
}
const deliver = () => deliverWebhooks(app.app.services)
const told = () => receptor.recebidos.map(({ evento }) => [evento.objeto, evento.tipo])
const codeOf = async (answer: ReturnType<Caller['post']>) => {
  const { statusCode, json } = await answer
  return [statusCode, json<{ messages: { code: string }[] }>().messages[0]?.code]
}

describe('a webhook of a post', () => {
  it('that gave up is told to its contact, and to the addresses that its post chose for it', async () => {
    const webhook = await register(responsavel)
    const path = `/correio/destinos/postoAutorizado/${postos.um}`
    const { versao } = (await responsavel.get(path)).json<{ versao: number }>()
    const chosen = await responsavel.put(path, { integracoes: ['Sistemas@posto.example'], versao })
    expect(chosen.statusCode, chosen.body).toBe(200)
    const { services } = app.app
    await webhookJobs.find(({ name }) => name === JOB_AVISAR)?.run({ webhookId: webhook.id }, services)
    expect(await runQueued(app, webhookJobs, 'webhooks_carta', services)).toBe(2)
    const mails = await db.selectFrom('correio').select('para').orderBy('id', 'desc').limit(2).execute()
    expect(mails.map(({ para }) => para).toSorted()).toEqual(['sistemas@posto.example', 'ti@posto.example'])
  })

  it('is told the whole life of its orders, and what a habilitado does, and nothing of another post', async () => {
    const webhook = await register(responsavel)
    expect(webhook).toMatchObject({ postoId: postos.um, posto: { nomeFantasia: 'Posto Um' }, cliente: null })
    await register(responsavel2, { url: receptor.url.replace('avisos', 'dois') })
    const { atendente } = bancada
    const { id } = await bancada.orcada()
    await bancada.done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
    const recusada = await bancada.orcada()
    await bancada.done(atendente, recusada.id, 'reprovarOrcamento', { nome: 'Dalva', motivo: 'Caro.' })
    const desistida = await bancada.create(atendente)
    const canceled = await act(responsavel, desistida.id, 'cancelar', { motivo: 'Desistiu.' })
    expect(canceled.statusCode, canceled.body).toBe(200)
    const pa = await bancada.create(atendente, { osType: 'PA' })
    const filho = await bancada.create(await app.as('atendente.filho'), {
      consumidor: { id: consumidores.filho },
    })
    await deliver()
    const of = (one: number) => told().flatMap(([objeto, tipo]) => (objeto === one ? [tipo] : []))
    expect(of(id).filter((tipo) => tipo !== 'os.movida')).toEqual([
      'os.criada',
      'os.aberta',
      'os.orcada',
      'os.aprovada',
    ])
    expect(of(recusada.id)).toContain('os.recusada')
    expect(of(desistida.id)).toEqual(['os.criada', 'os.cancelada'])
    expect(of(pa.id)[0]).toBe('os.criada')
    expect(of(filho.id)).toEqual(['os.criada'])
    expect(receptor.recebidos.every(({ evento }) => evento.clienteId === null)).toBe(true)
    expect(new Set(receptor.recebidos.map(({ evento }) => evento.postoId))).toEqual(
      new Set([postos.um, postos.filho]),
    )
    expect(JSON.stringify(receptor.recebidos)).not.toContain('Dalva')
  })

  it('comes back as it was read, and is always the own one, whatever owner is sent', async () => {
    const read = await register(responsavel)
    const saved = await responsavel.put(`/webhook/${read.id}`, { ...read, nome: 'Outro nome' })
    expect(saved.json()).toMatchObject({ nome: 'Outro nome', postoId: postos.um, versao: 2 })
    expect(await codeOf(responsavel.post('/webhook', { ...form, postoId: postos.dois }))).toEqual([
      400,
      'OPCAO_INVALIDA',
    ])
    expect(await codeOf(responsavel.post('/webhook', { ...form, clienteId: 1 }))).toEqual([
      400,
      'OPCAO_INVALIDA',
    ])
    expect(await codeOf(admin.post('/webhook', { ...form, clienteId: 1, postoId: postos.um }))).toEqual([
      400,
      'WEBHOOK_UM_DONO',
    ])
    expect(await codeOf(responsavel.post('/webhook', { ...form, tipos: ['pedido.criado'] }))).toEqual([
      400,
      'WEBHOOK_TIPOS',
    ])
  })

  it('is nobody else’s: another post finds none, staff find all', async () => {
    const { id } = await register(responsavel)
    await register(admin, { postoId: postos.dois })
    const path = `/webhook/${id}`
    for (const answer of await Promise.all([
      responsavel2.get(path),
      responsavel2.put(path, { ...form, clienteId: null, postoId: null, ativo: true }),
      responsavel2.del(path),
      responsavel2.post(`${path}/segredo`),
      responsavel2.post(`${path}/exemplo`, { tipo: 'os.criada' }),
      responsavel2.get(`${path}/entregas`),
    ]))
      expect(answer.statusCode).toBe(404)
    expect((await responsavel.post(`${path}/exemplo`, { tipo: 'os.pronta' })).statusCode).toBe(204)
    await deliver()
    expect(receptor.recebidos).toMatchObject([
      { evento: { id: 0, tipo: 'os.pronta', postoId: postos.um, dados: { para: 'REPARADA' } } },
    ])
    const [entrega] = (await responsavel.get(`${path}/entregas`)).json<{ id: number }[]>()
    const again = `/webhookEntrega/${entrega?.id}/reenviar`
    expect((await responsavel2.post(again)).statusCode).toBe(404)
    expect((await responsavel.post(again)).statusCode).toBe(204)
    const seen = async (person: Caller) =>
      (await person.get('/webhook')).json<Webhook[]>().map(({ postoId }) => postoId)
    expect(await seen(responsavel)).toEqual([postos.um])
    expect(await seen(responsavel2)).toEqual([postos.dois])
    expect(await seen(admin)).toEqual([postos.dois, postos.um])
  })

  it('of a deactivated post is told nothing, and what happened when the post is back', async () => {
    await register(responsavel2)
    const { id } = await bancada.create(await app.as('atendente2'), {
      consumidor: { id: consumidores.dois },
    })
    const set = (ativo: boolean) =>
      db.updateTable('posto_autorizado').set({ ativo }).where('id', '=', postos.dois).execute()
    await set(false)
    await deliver()
    expect(told()).toEqual([])
    await set(true)
    await deliver()
    expect(told()).toEqual([[id, 'os.criada']])
  })
})

describe('a key of a post', () => {
  const chave = async (person: Caller, email: string, habilidades = ['OS_VER']) => {
    const { id } = await db
      .selectFrom('usuario')
      .select('id')
      .where('email', '=', `${email}@retaguarda.example`)
      .executeTakeFirstOrThrow()
    return person.post('/chaveApi', { nome: 'Loja', usuarioId: id, habilidades, validadeDias: 7 })
  }

  it('is made by who answers for it, for the own people alone, and reads the own events alone', async () => {
    const { token, chave: made } = (await chave(responsavel, 'atendente')).json<ChaveApiCriada>()
    const own = await bancada.create(bancada.atendente)
    await bancada.create(await app.as('atendente2'), { consumidor: { id: consumidores.dois } })
    const answer = await app.app.inject({
      url: '/eventos?limite=500',
      headers: { authorization: `Bearer ${token}` },
    })
    const { eventos } = answer.json<Eventos>()
    expect(eventos.map(({ objeto }) => objeto)).toContain(own.id)
    expect(eventos.every(({ postoId }) => postoId === postos.um || postoId === postos.filho)).toBe(true)

    expect(await codeOf(chave(responsavel, 'atendente2'))).toEqual([400, 'OPCAO_INVALIDA'])
    expect(await codeOf(chave(responsavel, 'admin'))).toEqual([400, 'OPCAO_INVALIDA'])
    const candidates = (await responsavel.get('/chaveApi/pessoas')).json<{ vinculo: string }[]>()
    expect(new Set(candidates.map(({ vinculo }) => vinculo))).toEqual(new Set(['Posto Um']))
    expect((await responsavel.get('/chaveApi')).json()).toMatchObject([{ id: made.id }])
    expect((await responsavel2.get('/chaveApi')).json()).toEqual([])
    expect((await responsavel2.get(`/chaveApi/${made.id}/chamadas`)).statusCode).toBe(404)
    expect((await responsavel2.del(`/chaveApi/${made.id}`)).statusCode).toBe(404)
    expect((await responsavel.del(`/chaveApi/${made.id}`)).statusCode).toBe(204)
  })

  it('is not made by its desk, and opens nothing of the installation', async () => {
    for (const person of [bancada.atendente, bancada.tecnico])
      expect((await person.get('/webhook')).statusCode).toBe(403)
    for (const path of ['/provedor', '/caixaNota', '/wms/situacao'])
      expect((await responsavel.get(path)).statusCode).toBe(403)
  })
})

it('the database refuses an address of two owners', async () => {
  const { id } = await register(responsavel)
  await expect(
    db
      .updateTable('webhook')
      .set((eb) => ({ cliente_id: eb.selectFrom('cliente').select('id').limit(1) }))
      .where('id', '=', id)
      .execute(),
  ).rejects.toThrow('webhook_um_dono')
})
