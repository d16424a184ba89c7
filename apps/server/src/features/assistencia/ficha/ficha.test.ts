import type { FichaConsumidor, FichaRelogio, MensagemDoConsumidor } from '@app/contract/assistencia/ficha'
import type { Page } from '@app/contract/casca/paging'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
afterAll(bancada.close)
const { app, db, postos, consumidores, modelo, atendente, tecnico } = bancada
const [outro, sp, manaus, doFilho] = await Promise.all(
  ['atendente2', 'sp', 'manaus', 'atendente.filho'].map(app.as),
)
const PNG = (
  await sharp({ create: { width: 4, height: 3, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
).toString('base64')

const SERIE = 'FICHA1'
const relogio = { modelo: { id: modelo.id }, numeroSerie: SERIE }
const antiga = await bancada.create(atendente, {
  relogio,
  fotos: [{ filename: 'frente.png', data: PNG, rotulo: 'FRENTE' }],
  reclamaGarantia: true,
  numeroNotaFiscal: '77',
  dataNotaFiscal: '2026-06-10',
})
const ENTREGUE_EM = new Date('2026-11-10T15:00:00Z')
await bancada.put(antiga.id, 'ENTREGUE', {
  data_reparo: ENTREGUE_EM,
  data_entrega_relogio: ENTREGUE_EM,
  criado_em: new Date('2026-11-01T15:00:00Z'),
})
bancada.pass(1000)
const pa = await bancada.create(atendente, { osType: 'PA', relogio: null })
await bancada.put(pa.id, 'ATENDIDA')
bancada.pass(1000)
const aberta = await bancada.create(atendente, { relogio })
bancada.pass(1000)
// Another post has had the watch, too.
const deOutro = await bancada.create(outro!, {
  consumidor: { id: consumidores.dois },
  relogio,
  osType: 'PA',
})
const relogioId = aberta.relogio!.id

const responsavel = await app.as('responsavel')
const { id: quem } = (await responsavel.get('/user/me')).json<{ id: number }>()
const pago = (ordem_servico_id: number, tipo: string, valor: number, em: string) => ({
  ordem_servico_id,
  posto_id: postos.um,
  tipo,
  forma: 'PIX',
  valor,
  recebido_em: new Date(em),
  recebido_por: quem,
})
await db
  .insertInto('os_pagamento')
  .values([
    // New Year's Eve of the post, the next year in UTC.
    pago(antiga.id, 'PAGAMENTO', 100.1, '2026-01-01T01:00:00Z'),
    pago(antiga.id, 'PAGAMENTO', 250.2, '2026-11-20T15:00:00Z'),
    pago(pa.id, 'DEVOLUCAO', 50, '2026-11-21T15:00:00Z'),
  ])
  .execute()

const fichaDe = async (id: number, by = atendente): Promise<FichaConsumidor> => {
  const answer = await by.get(`/consumidor/${id}/ficha`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const relogioDe = async (by = atendente): Promise<FichaRelogio> => {
  const answer = await by.get(`/relogio/${relogioId}/ficha`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

test('a customer’s file: orders, watches with their warranties, what was paid by year, photos', async () => {
  const ficha = await fichaDe(consumidores.um)
  expect(ficha).toMatchObject({
    nome: 'Dalva Quaresma',
    posto: { nomeFantasia: 'Posto Um' },
    os: { total: 3, abertas: 1, pa: 1 },
    gasto: {
      total: 300.3,
      porAno: [
        { ano: 2026, valor: 200.2 },
        { ano: 2025, valor: 100.1 },
      ],
    },
    relogios: [{ id: relogioId, numeroSerie: SERIE, os: 2, garantiaServicoAte: '2027-02-08' }],
    fotos: [{ osId: antiga.id, numero: antiga.numero, fotos: [{ rotulo: 'FRENTE' }] }],
    emOutrosPostos: [],
  })
  expect(ficha.relogios[0]!.garantiaAte).toMatch(/^\d{4}-\d{2}-10$/)
  expect(ficha.garantias.map(({ osId, ate }) => [osId, ate])).toEqual([
    [pa.id, '2027-02-18'],
    [antiga.id, '2027-02-08'],
  ])
  const list = async (filter: object, by = atendente) =>
    (await by.post('/ordemServico/findByFiltro', { filter }))
      .json<{ content: { id: number }[] }>()
      .content.map(({ id }) => id)
  expect(await list({ consumidorId: consumidores.um })).toEqual([aberta.id, pa.id, antiga.id])
  expect(await list({ relogioId })).toEqual([aberta.id, antiga.id])
  expect(await list({ relogioId }, sp)).toEqual([deOutro.id, aberta.id, antiga.id])
  // Another post's customer is nobody here.
  expect(await list({ consumidorId: consumidores.um }, outro)).toEqual([])
})

test('whose file it is: the own post’s, a credenciado’s habilitado’s, staff’s', async () => {
  const status = async (by: typeof outro, id: number, what = 'ficha') =>
    (await by!.get(`/consumidor/${id}/${what}`)).statusCode
  expect(await status(tecnico, consumidores.um)).toBe(200)
  expect(await status(atendente, consumidores.filho)).toBe(200)
  expect(await status(doFilho, consumidores.um)).toBe(404)
  expect(await status(outro, consumidores.um)).toBe(404)
  expect(await status(outro, consumidores.um, 'mensagens')).toBe(404)
  expect(await status(manaus, consumidores.um)).toBe(403)
  expect(await status(sp, consumidores.um)).toBe(200)
})

test('decisions 58: the same document at other posts is named to whoever sees those', async () => {
  const CPF = '52998224725'
  for (const id of [consumidores.um, consumidores.dois])
    await db.updateTable('consumidor').set({ cnpj_cpf: CPF }).where('id', '=', id).execute()
  expect((await fichaDe(consumidores.um)).emOutrosPostos).toEqual([])
  expect((await fichaDe(consumidores.um, sp)).emOutrosPostos).toEqual([
    { id: consumidores.dois, posto: { id: postos.dois, nomeFantasia: 'Posto Dois' }, os: 1 },
  ])
})

test('messages both ways, the newest first, a page at a time', async () => {
  await bancada.done(atendente, aberta.id, 'abrir', { condicoes: { versao: 1 } })
  bancada.pass(1000)
  const { href } = (await atendente.post(`/ordemServico/${aberta.id}/link`, {})).json<{ href: string }>()
  const wrote = await app.anyone.post('/public/ordemServico/escrever', {
    token: href.split('/acompanhar/')[1],
    mensagem: 'Fica pronto quando?',
  })
  expect(wrote.statusCode, wrote.body).toBe(200)
  bancada.pass(1000)
  await atendente.put(`/ordemServico/anotar/${aberta.id}`, { nota: 'Na sexta.', visivel: true })
  await atendente.put(`/ordemServico/anotar/${aberta.id}`, { nota: 'Só entre nós.', visivel: false })
  const page = async (query = '') =>
    (await atendente.get(`/consumidor/${consumidores.um}/mensagens${query}`)).json<
      Page<MensagemDoConsumidor>
    >()
  const { content, totalElements } = await page()
  expect(content.map(({ de, texto, aviso }) => [de, texto ?? aviso])).toEqual(
    expect.arrayContaining([
      ['POSTO', 'Na sexta.'],
      ['CONSUMIDOR', 'Fica pronto quando?'],
      ['SISTEMA', 'ABERTURA'],
    ]),
  )
  expect(JSON.stringify(content)).not.toContain('Só entre nós')
  expect(content.map(({ em }) => em)).toEqual(
    content
      .map(({ em }) => em)
      .toSorted()
      .toReversed(),
  )
  expect(totalElements).toBe(content.length)
  expect((await page('?page=1&size=1')).content).toEqual([content[1]])
})

test('decisions 51: a watch’s file says of other posts what happened, not whose it was', async () => {
  const ficha = await relogioDe()
  expect(ficha).toMatchObject({
    numeroSerie: SERIE,
    veredicto: { coberta: true },
    os: { total: 2, abertas: 1, pa: 0 },
    donos: [{ id: consumidores.um, nome: 'Dalva Quaresma', os: 2 }],
    fotos: [{ osId: antiga.id }],
    mesmaSerie: [],
  })
  expect(ficha.passado.reparos.map(({ id, numero }) => [id, numero])).toEqual([
    [null, null],
    [aberta.id, aberta.numero],
    [antiga.id, antiga.numero],
  ])
  expect(JSON.stringify(ficha)).not.toContain('Élcio')
  const inteira = await relogioDe(sp)
  expect(inteira.os.total).toBe(3)
  expect(inteira.donos.map(({ nome }) => nome)).toEqual(
    expect.arrayContaining(['Élcio Prado', 'Dalva Quaresma']),
  )
  // Who sees no customers sees no owners.
  expect((await relogioDe(manaus)).donos).toEqual([])
})

test('another model with the same number is named', async () => {
  const gemeo = await bancada.create(atendente, {
    relogio: { modelo: { id: bancada.outro.id }, numeroSerie: SERIE },
  })
  expect((await relogioDe()).mesmaSerie).toMatchObject([
    { id: gemeo.relogio!.id, modelo: { id: bancada.outro.id } },
  ])
})

test('the file of a person whose data were removed has no photos and no names', async () => {
  const { id } = (await atendente.post('/consumidor', { nome: 'Sicrana', cnpjCpf: '999.990.150-69' })).json<{
    id: number
  }>()
  const os = await bancada.create(atendente, {
    consumidor: { id },
    fotos: [{ filename: 'frente.png', data: PNG }],
  })
  await bancada.put(os.id, 'CANCELADA')
  expect((await atendente.post(`/consumidor/${id}/anonimizar`, {})).statusCode).toBe(204)
  expect(await fichaDe(id)).toMatchObject({ anonimizado: true, cnpjCpf: null, fotos: [], os: { total: 1 } })
})
