import type { AvisoDaOs } from '@app/contract/assistencia/aviso'
import type { OrdemServicoResumo, OsEtiqueta, OsUser } from '@app/contract/assistencia/ordemServico'
import type { MassaLinha } from '@app/contract/casca/massa'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { startBancada } from './testing/bancada.ts'

const bancada = await startBancada()
const { app, db, atendente, tecnico, avaliada, orcada, create, put, historico } = bancada
afterAll(app.close)
const dois = await app.as('atendente2')
const responsavel = await app.as('responsavel')
const consulta = await app.as('consulta')

const massa = async (caller: Caller, ato: string, ids: readonly number[], more: object = {}) => {
  const registros = ids.map((id) => ({ id }))
  const answer = await caller.post(`/ordemServico/emMassa/${ato}`, { registros, ...more })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ linhas: MassaLinha[] }>().linhas
}
const told = (linhas: readonly MassaLinha[]) =>
  linhas.map(({ nome, feito, code, texto }) => [nome, feito ? texto : code])
const withEmail = (email: string | null) => db.updateTable('consumidor').set({ email }).execute()
const reads = async (id: number) => (await atendente.get(`/ordemServico/${id}`)).json<OrdemServicoResumo>()
const avisos = async (id: number) => (await atendente.get(`/ordemServico/${id}/avisos`)).json<AvisoDaOs[]>()
const jobs = async () => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from graphile_worker.jobs where task_identifier = 'os_avisar'`.execute(db)
  return rows[0]?.total
}

describe('many orders to one technician', () => {
  test('each by the table of acts, in the order of the call; a refusal stops no other, and what was done goes back', async () => {
    const [a, b] = [await avaliada(), await avaliada()]
    const pronta = await create(atendente)
    await put(pronta.id, 'REPARADA')
    const alheia = await create(dois, { consumidor: { id: bancada.consumidores.dois } })
    const users = (await tecnico.get('/ordemServico/getUsers')).json<OsUser[]>()
    const outro = users.find(({ nome }) => nome === 'tecnico.b')!
    const linhas = await massa(tecnico, 'passarOs', [pronta.id, b.id, alheia.id, a.id], {
      tecnico: { id: outro.id },
    })
    expect(told(linhas)).toEqual([
      [pronta.numero, 'OS_TRANSICAO'],
      [b.numero, 'Com tecnico.b'],
      ['', 'NOT_FOUND'],
      [a.numero, 'Com tecnico.b'],
    ])
    expect(linhas[1]).toMatchObject({ detalhe: 'Dalva Quaresma', versao: b.versao + 1, href: null })
    expect((await historico(a.id))[0]).toMatchObject({
      acao: 'passarOs',
      nota: 'Com tecnico.b. Sem treinamento vigente para este relógio.',
    })

    const [{ volta }] = linhas.filter(({ id }) => id === a.id) as [MassaLinha]
    expect(Number(volta)).toBe(a.tecnico?.id ?? 0)
    await massa(tecnico, 'passarOs', [a.id, b.id], { tecnico: volta === '0' ? null : { id: Number(volta) } })
    expect((await reads(a.id)).tecnico).toEqual(a.tecnico)
  })

  test('a changed order is left alone; the call is for people who repair, and twice the same call acts once', async () => {
    const a = await avaliada()
    const body = { tecnico: null, registros: [{ id: a.id, versao: a.versao - 1 }] }
    expect(
      (await tecnico.post('/ordemServico/emMassa/passarOs', body)).json<{ linhas: MassaLinha[] }>().linhas,
    ).toMatchObject([{ feito: false, code: 'VERSAO_ANTIGA' }])
    expect((await atendente.post('/ordemServico/emMassa/passarOs', body)).statusCode).toBe(403)
    const again = { tecnico: null, registros: [{ id: a.id }] }
    const key = { 'idempotency-key': 'duas-vezes' }
    const first = await tecnico.post('/ordemServico/emMassa/passarOs', again, key)
    const second = await tecnico.post('/ordemServico/emMassa/passarOs', again, key)
    expect(second.json()).toEqual(first.json())
    expect((await reads(a.id)).versao).toBe(a.versao + 1)
  })

  test('two people who act on the same orders at once do not wait for each other for ever', async () => {
    const ids = [(await avaliada()).id, (await avaliada()).id, (await avaliada()).id]
    const [um, outro] = await Promise.all([
      massa(tecnico, 'passarOs', ids, { tecnico: null }),
      massa(responsavel, 'passarOs', ids.toReversed(), { tecnico: null }),
    ])
    expect([...um, ...outro].every(({ feito }) => feito)).toBe(true)
  })
})

describe('S6-052: who sees all posts gives orders to the people of their post', () => {
  const people = async (caller: Caller, ids: readonly number[]) =>
    caller.post('/ordemServico/emMassa/tecnicos', { ids })
  const codeOf = (answer: Awaited<ReturnType<typeof people>>) => answer.json<{ error: string }>().error

  test('of one post by its técnicos, one order or many, and back; somebody of another post is told apart', async () => {
    const sp = await app.as('sp')
    const [a, b] = [await avaliada(), await avaliada()]
    const found = await people(sp, [a.id, b.id])
    expect(found.json<OsUser[]>().map(({ nome }) => nome)).toEqual(['responsavel', 'tecnico', 'tecnico.b'])
    const [um, , outro] = found.json<OsUser[]>()
    const linhas = await massa(sp, 'passarOs', [a.id, b.id], { tecnico: { id: outro!.id } })
    expect(linhas.map(({ texto }) => texto)).toEqual(['Com tecnico.b', 'Com tecnico.b'])
    expect(linhas[0]).toMatchObject({ volta: String(a.tecnico!.id) })
    const { versao } = await reads(a.id)
    const single = await sp.put(`/ordemServico/passarOs/${a.id}`, { versao, tecnico: { id: um!.id } })
    expect(single.json()).toMatchObject({ tecnico: { id: um!.id } })

    const alheia = await create(dois, { consumidor: { id: bancada.consumidores.dois } })
    await put(alheia.id, 'AVALIACAO_TECNICA')
    expect(await massa(sp, 'passarOs', [alheia.id], { tecnico: { id: um!.id } })).toMatchObject([
      { feito: false, texto: 'Esta pessoa não conserta no posto desta OS.' },
    ])
  })

  test('orders of several posts are refused with how many are of each; what is not seen counts for nothing', async () => {
    const sp = await app.as('sp')
    const a = await avaliada()
    const alheia = await create(dois, { consumidor: { id: bancada.consumidores.dois } })
    const several = await people(sp, [a.id, alheia.id])
    expect(several.statusCode).toBe(409)
    expect(codeOf(several)).toBe('OS_DE_VARIOS_POSTOS')
    expect(several.json<{ error_description: string }>().error_description).toMatch(
      /^As OS escolhidas são de 2 postos: .+ \(1\) e .+ \(1\)\. Atribua as de um posto por vez\.$/,
    )
    expect((await people(tecnico, [a.id, alheia.id])).statusCode).toBe(200)
    expect((await people(tecnico, [alheia.id])).statusCode).toBe(404)
    expect((await people(consulta, [a.id])).statusCode).toBe(403)
    expect((await people(sp, [])).statusCode).toBe(400)
  })
})

describe('telling many consumers', () => {
  test('by mail where there is an address, once; by hand otherwise, with the message ready and then marked', async () => {
    await withEmail(null)
    const [a, b] = [await orcada(), await orcada()]
    const nada = await create(atendente)
    await db.deleteFrom('os_aviso').where('ordem_servico_id', '=', nada.id).execute()
    const linhas = await massa(atendente, 'avisar', [a.id, nada.id, b.id])
    expect(told(linhas)).toEqual([
      [a.numero, 'OS_SEM_EMAIL'],
      [nada.numero, 'OS_SEM_AVISO'],
      [b.numero, 'OS_SEM_EMAIL'],
    ])
    expect(linhas[0]!.texto).toBe('E-mail não cadastrado: mande por WhatsApp.')
    expect(decodeURIComponent(linhas[0]!.href!)).toMatch(
      /^https:\/\/wa\.me\/5519900000142\?text=Olá, Dalva! OS \d+\/2026: O orçamento .*\/acompanhar\/\S{43}$/,
    )
    // It was shown the link: that is part of the order's evidence.
    expect((await historico(a.id)).length).toBeGreaterThan(0)

    await db.updateTable('consumidor').set({ telefone: '' }).execute()
    expect(await massa(atendente, 'avisar', [b.id])).toMatchObject([
      { feito: false, href: null, texto: 'E-mail e telefone não cadastrados.' },
    ])
    await db.updateTable('consumidor').set({ telefone: '19900000142' }).execute()

    expect(told(await massa(atendente, 'avisado', [a.id, a.id], { via: 'WHATSAPP' }))).toEqual([
      [a.numero, 'Avisado'],
    ])
    expect((await avisos(a.id))[0]).toMatchObject({ situacao: 'AVISADO', via: 'WHATSAPP', por: 'atendente' })
    expect(told(await massa(atendente, 'avisado', [a.id], { via: 'WHATSAPP' }))).toEqual([
      [a.numero, 'OS_SEM_AVISO'],
    ])

    await withEmail('dalva@cliente.example')
    const before = await jobs()
    for (const _ of [1, 2])
      expect(told(await massa(atendente, 'avisar', [b.id]))).toEqual([
        [b.numero, 'E-mail a caminho de d•••@cliente.example'],
      ])
    expect((await avisos(b.id))[0]).toMatchObject({ situacao: 'A_CAMINHO' })
    const waiting = (await avisos(b.id)).filter(({ situacao }) => situacao === 'A_CAMINHO').length
    expect(await jobs()).toBe(before! + waiting)
  })

  test('a person without the ability to notify is refused, and another post’s order stays unseen', async () => {
    const a = await orcada()
    const registros = [{ id: a.id }]
    expect((await consulta.post('/ordemServico/emMassa/avisar', { registros })).statusCode).toBe(403)
    expect(
      (await consulta.post('/ordemServico/emMassa/avisado', { registros, via: 'OUTRO' })).statusCode,
    ).toBe(403)
    expect(told(await massa(dois, 'avisar', [a.id]))).toEqual([['', 'NOT_FOUND']])
  })
})

test('the whole filter is chosen, the late ones first, without those that were removed by hand', async () => {
  const [a, b] = [await create(atendente, { numeroNotaFiscal: 'X1' }), await create(atendente)]
  await put(b.id, 'ABERTURA_DE_OS', { criado_em: new Date('2026-10-01T12:00:00Z') })
  const escolha = async (body: object) => (await atendente.post('/ordemServico/escolha', body)).json()
  const { ids, total } = await escolha({})
  expect(total).toBe(ids.length)
  expect(ids[0]).toBe(b.id)
  expect(await escolha({ filter: { numero: a.numero } })).toEqual({ ids: [a.id], total: 1 })
  expect((await escolha({ menos: [b.id] })).ids).not.toContain(b.id)
  expect((await dois.post('/ordemServico/escolha', {})).json().ids).not.toContain(a.id)
})

test('the labels come in the order asked for, without counter services and other posts', async () => {
  const [a, b] = [await create(atendente, { relato: 'Atrasa' }), await create(atendente)]
  const pa = await create(atendente, { osType: 'PA', relogio: null })
  const ids = [b.id, pa.id, a.id].join(',')
  const labels = (await atendente.get(`/ordemServico/etiquetas?ids=${ids}`)).json<OsEtiqueta[]>()
  expect(labels).toMatchObject([
    { numero: b.numero, relato: null, sintomas: [{ nome: 'Sintoma de teste' }] },
    { numero: a.numero, relato: 'Atrasa', relogio: { numeroSerie: a.relogio!.numeroSerie } },
  ])
  expect((await dois.get(`/ordemServico/etiquetas?ids=${ids}`)).json()).toEqual([])
  expect((await atendente.get('/ordemServico/etiquetas?ids=x')).statusCode).toBe(400)
})
