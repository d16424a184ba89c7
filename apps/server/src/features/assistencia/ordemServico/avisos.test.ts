import type { AssistenciaConfiguracao, AvisoDaOs, AvisoPronto } from '@app/contract/assistencia/aviso'
import { DAY_MS } from '@app/rules/casca/tempo'
import { afterAll, expect, test } from 'vitest'
import { tellRetiradas } from './actions/avisos/retirada.ts'
import { sendOsAviso } from './actions/avisos/send.ts'
import { reopenAvisos } from './actions/avisos/tell.ts'
import { startBancada } from './testing/bancada.ts'

const bancada = await startBancada()
const { app, db, atendente, tecnico, orcada, done, read, historico, create } = bancada
afterAll(app.close)

const semEmail = async (id: number) => {
  const { consumidor } = await read(id)
  await db.updateTable('consumidor').set({ email: null }).where('id', '=', consumidor.id).execute()
}
const avisosDe = async (id: number) => (await atendente.get(`/ordemServico/${id}/avisos`)).json<AvisoDaOs[]>()
const aAvisar = async (): Promise<number[]> =>
  (await atendente.post('/ordemServico/findByFiltro', { page: 0, pageSize: 100, filter: { avisar: true } }))
    .json()
    .content.map((os: { id: number }) => os.id)
const withEmail = (email: string | null) => db.updateTable('consumidor').set({ email }).execute()

test('decisions 54: with an address the notice is on its way, and said to be sent only once the mail has gone', async () => {
  await withEmail('dalva@cliente.example')
  const { id } = await orcada()
  const [novo] = await avisosDe(id)
  expect(novo).toMatchObject({ aviso: 'ORCAMENTO', situacao: 'A_CAMINHO', para: null })
  expect(await aAvisar()).toContain(id)
  expect(await read(id)).toMatchObject({ avisar: true, orcamentoAte: '2026-12-20' })
  const pedido = { osId: id, aviso: 'ORCAMENTO', avisoId: novo!.id } as const
  await sendOsAviso(app.app.services, pedido)
  // A job that runs twice sends one mail.
  await sendOsAviso(app.app.services, pedido)
  expect((await avisosDe(id))[0]).toMatchObject({ situacao: 'ENVIADO', para: 'd•••@cliente.example' })
  const mails = await db
    .selectFrom('correio')
    .select('texto')
    .where('para', '=', 'dalva@cliente.example')
    .execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.texto).toMatch(/está pronto: R\$ 386,40\. Veja e responda até 20\/12\/2026/)
})

test('decisions 54: without an address she waits in the list until somebody marks by what way she was told', async () => {
  await withEmail(null)
  const { id } = await orcada()
  await bancada.put(id, 'APROVADO_QC')
  await done(atendente, id, 'osReparada')
  const [novo, ...antes] = await avisosDe(id)
  expect(novo).toMatchObject({ aviso: 'REPARADA', situacao: 'NAO_AVISADO' })
  expect(antes.map(({ situacao }) => situacao)).toEqual(['DISPENSADO', 'DISPENSADO'])
  expect(await aAvisar()).toContain(id)

  const url = `/ordemServico/${id}/avisos/${novo!.id}`
  const { texto, telefone } = (await atendente.post(`${url}/texto`, {})).json<AvisoPronto>()
  expect(texto).toMatch(/^Olá, Dalva! OS \d+\/2026: Você já pode retirar .*\/acompanhar\/\S{43}$/)
  expect(telefone).not.toBeNull()
  // A person who may not pass the link on gets the page for the short code.
  expect((await tecnico.post(`${url}/texto`, {})).json<AvisoPronto>().texto).toMatch(/\/acompanhar$/)

  const marked = await atendente.put(url, { via: 'WHATSAPP' })
  expect(marked.statusCode, marked.body).toBe(200)
  expect(marked.json()[0]).toMatchObject({ situacao: 'AVISADO', via: 'WHATSAPP', por: expect.any(String) })
  expect(await aAvisar()).not.toContain(id)
  expect(await read(id)).toMatchObject({ avisar: false, orcamentoAte: null })
  expect((await historico(id))[0]).toMatchObject({ acao: 'aviso', nota: 'Pronto para retirar: WhatsApp' })
  expect((await atendente.put(url, { via: 'TELEFONE' })).json().error).toBe('OS_JA_AVISADO')
  expect((await atendente.put(url, { via: 'POMBO' })).statusCode).toBe(400)
})

test('decisions 54: what was told by hand goes by no mail; who lost her address is told by hand', async () => {
  await withEmail('dalva@cliente.example')
  const { id } = await create(atendente)
  await done(atendente, id, 'abrir')
  const [aberta] = await avisosDe(id)
  await semEmail(id)
  await sendOsAviso(app.app.services, { osId: id, aviso: 'ABERTURA', avisoId: aberta!.id })
  expect((await avisosDe(id))[0]).toMatchObject({ situacao: 'NAO_AVISADO' })
  await atendente.put(`/ordemServico/${id}/avisos/${aberta!.id}`, { via: 'BALCAO' })
  await withEmail('dalva@cliente.example')
  const before = await db.selectFrom('correio').select('id').execute()
  await sendOsAviso(app.app.services, { osId: id, aviso: 'ABERTURA', avisoId: aberta!.id })
  expect(await db.selectFrom('correio').select('id').execute()).toHaveLength(before.length)
})

test('a notice whose mail came back is told by hand, and so are those that follow', async () => {
  await withEmail('Volta@cliente.example')
  const { id } = await create(atendente)
  await done(atendente, id, 'abrir')
  const [aberta] = await avisosDe(id)
  await sendOsAviso(app.app.services, { osId: id, aviso: 'ABERTURA', avisoId: aberta!.id })
  expect((await avisosDe(id))[0]).toMatchObject({ situacao: 'ENVIADO' })
  const agora = new Date(Date.parse(aberta!.criadoEm) + DAY_MS)
  await db
    .insertInto('correio_endereco')
    .values({ endereco: 'volta@cliente.example', nao_entrega_em: agora, status: '5.1.1' })
    .execute()
  await app.app.services.transaction((tx) => reopenAvisos(tx, { endereco: 'volta@cliente.example', agora }))
  expect((await avisosDe(id))[0]).toMatchObject({ situacao: 'NAO_AVISADO' })
  expect(await aAvisar()).toContain(id)

  const parado = await atendente.get(`/correio/parados/ordemServico/${id}`)
  expect(parado.json()).toMatchObject({ enderecos: [{ status: '5.1.1' }], podeLiberar: true })
  const alheio = `/correio/parados/ordemServico/${id}`
  const outro = await app.as('atendente2')
  expect((await outro.get(alheio)).json()).toMatchObject({ enderecos: [] })
  expect((await outro.post(`${alheio}/liberar`)).statusCode).toBe(404)

  const outra = await create(atendente)
  await done(atendente, outra.id, 'abrir')
  const [nova] = await avisosDe(outra.id)
  expect(nova).toMatchObject({ situacao: 'NAO_AVISADO' })
  await db.updateTable('os_aviso').set({ por_email: true }).where('id', '=', nova!.id).execute()
  await sendOsAviso(app.app.services, { osId: outra.id, aviso: 'ABERTURA', avisoId: nova!.id })
  expect((await avisosDe(outra.id))[0], 'stopped after it was queued').toMatchObject({
    situacao: 'NAO_AVISADO',
  })
  expect((await atendente.post(`${alheio}/liberar`)).json()).toMatchObject({ enderecos: [] })
})

test('another post neither reads nor marks a notice, nor one under another order’s number', async () => {
  await withEmail(null)
  const one = await orcada()
  const two = await orcada()
  const [aviso] = await avisosDe(one.id)
  const other = await app.as('atendente2')
  for (const answer of [
    await other.get(`/ordemServico/${one.id}/avisos`),
    await other.put(`/ordemServico/${one.id}/avisos/${aviso!.id}`, { via: 'OUTRO' }),
    await other.post(`/ordemServico/${one.id}/avisos/${aviso!.id}/texto`, {}),
    await atendente.put(`/ordemServico/${two.id}/avisos/${aviso!.id}`, { via: 'OUTRO' }),
  ])
    expect(answer.statusCode).toBe(404)
})

test('decisions 54: the texts are this installation’s, checked, and the product’s own again when they are the same', async () => {
  const admin = await app.as('admin')
  const get = async () => (await admin.get('/assistencia/configuracao')).json<AssistenciaConfiguracao>()
  const { textos, versao } = await get()
  expect(textos.every(({ padrao }) => padrao)).toBe(true)
  const { padrao: _padrao, ...proprio } = textos.find(({ aviso }) => aviso === 'REPARADA')!
  const save = (mais: object, de = versao) =>
    admin.put('/assistencia/configuracao', { versao: de, textos: [{ ...proprio, ...mais }] })

  const wrong = await save({ email: 'Oi, {cpf} {link}', whatsapp: 'Oi, {nome}' })
  expect(
    wrong.json().messages.map((one: { fieldName: string; text: string }) => [one.fieldName, one.text]),
  ).toEqual([
    ['textos[0].email', 'O texto não conhece “cpf” entre chaves.'],
    ['textos[0].whatsapp', 'O texto precisa do link de acompanhamento.'],
  ])
  const saved = await save({ whatsapp: '{nome}, venha buscar a OS {numero}: {link}' })
  expect(saved.statusCode, saved.body).toBe(200)
  expect((await save({ whatsapp: 'x {link}' })).statusCode).toBe(409)

  await withEmail(null)
  const { id } = await orcada()
  await bancada.put(id, 'APROVADO_QC')
  await done(atendente, id, 'osReparada')
  const [novo] = await avisosDe(id)
  const { texto } = (
    await atendente.post(`/ordemServico/${id}/avisos/${novo!.id}/texto`, {})
  ).json<AvisoPronto>()
  expect(texto).toMatch(/^Dalva, venha buscar a OS \d+\/2026: http/)

  const back = await save({}, saved.json<AssistenciaConfiguracao>().versao)
  expect(back.json<AssistenciaConfiguracao>().textos.every(({ padrao }) => padrao)).toBe(true)
  expect(await db.selectFrom('os_aviso_texto').selectAll().execute()).toEqual([])
  expect((await atendente.put('/assistencia/configuracao', { versao: 1 })).statusCode).toBe(403)
})

test('decisions 62: who does not fetch a watch is told at 30, 60 and 90 days, each once', async () => {
  await withEmail(null)
  const start = bancada.now()
  /** Days later a new session is needed. */
  const avisosDepois = async (os: number) =>
    (await (await app.as('atendente')).get(`/ordemServico/${os}/avisos`)).json<AvisoDaOs[]>()
  const { id } = await create(atendente)
  await bancada.put(id, 'ORCAMENTO_REPROVADO')
  const told = async () => {
    await tellRetiradas(app.app.services)
    await tellRetiradas(app.app.services)
    return (await avisosDepois(id)).map(({ aviso, situacao }) => `${aviso} ${situacao}`).toReversed()
  }
  const onDay = (day: number) => bancada.setNow(new Date(start.getTime() + day * DAY_MS))
  expect(await told()).toEqual([])
  onDay(29)
  expect(await told()).toEqual([])
  // The job was off for ten days.
  onDay(40)
  expect(await told()).toEqual(['RETIRADA_30 NAO_AVISADO'])
  onDay(60)
  expect(await told()).toEqual(['RETIRADA_30 DISPENSADO', 'RETIRADA_60 NAO_AVISADO'])
  onDay(200)
  expect(await told()).toHaveLength(3)
  // After a long pause only the last mark is told; a new waiting period starts again.
  bancada.setNow(start)
  const { id: other } = await create(atendente)
  await bancada.put(other, 'REPARADA')
  onDay(95)
  await told()
  expect((await avisosDepois(other)).map(({ aviso }) => aviso)).toEqual(['RETIRADA_90'])
  await bancada.put(other, 'AVALIACAO_TECNICA')
  await bancada.put(other, 'REPARADA')
  onDay(125)
  await told()
  expect((await avisosDepois(other)).map(({ aviso }) => aviso)).toEqual(['RETIRADA_30', 'RETIRADA_90'])
  bancada.setNow(start)
  expect((await read(id)).statusOS.name).toBe('ORCAMENTO_REPROVADO')
})
