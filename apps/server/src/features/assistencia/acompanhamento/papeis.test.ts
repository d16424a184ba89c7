import type { OrdemServico, OsLink } from '@app/contract/assistencia/ordemServico'
import { extractText } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
const { app, atendente, tecnico, avaliada, orcada, done } = bancada
const responsavel = await app.as('responsavel')
afterAll(app.close)

const enderecoDe = async (id: number) =>
  new URL((await atendente.post(`/ordemServico/${id}/link`, {})).json<OsLink>().href).pathname
const paperOf = async (endereco: string, papel: string) => {
  const { statusCode, rawPayload, headers } = await app.anyone.get(`${endereco}/papel/${papel}`)
  if (statusCode !== 200) return { statusCode, text: '' }
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true })
  return { statusCode, text: text.replaceAll(/\s+/g, ' ') }
}

/** Approved, repaired, checked and handed over. */
const entregar = async (os: OrdemServico): Promise<OrdemServico> => {
  const { id } = os
  await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva Quaresma' })
  await done(tecnico, id, 'consertar', { reparo: 'Movimento limpo.' })
  const { checklists } = await done(tecnico, id, 'enviarControleQualidade')
  const pontos = checklists.find(({ tipo }) => tipo === 'QUALIDADE')?.pontos ?? []
  await done(responsavel, id, 'aprovarReparo', {
    checklist: pontos.map((ponto) => ({ ponto: { id: ponto.id }, resultado: 'OK' })),
  })
  const { conta } = await done(atendente, id, 'osReparada')
  return done(atendente, id, 'entregarProduto', {
    retiradoPor: 'Irmã da Dalva',
    documento: '529.982.247-25',
    pagamentos: [{ forma: 'PIX', valor: conta?.falta ?? 0 }],
  })
}

test('by the link a consumer keeps the receipt with what was promised, then the term and the certificate; documents only by their end', async () => {
  const { id } = await avaliada({ dataPrometida: '2099-01-15', relato: 'Atrasa dez minutos.' })
  const endereco = await enderecoDe(id)
  const page = (await app.anyone.get(endereco)).body
  expect(page).toContain('Prometido para <b class="num">15/01/2099</b>')
  expect(page).toContain(`${endereco}/papel/recibo`)
  expect(page).not.toContain(`${endereco}/papel/termo`)
  const { text } = await paperOf(endereco, 'recibo')
  for (const words of ['Comprovante de entrada da OS', 'Atrasa dez minutos.', 'Prometido para 15/01/2099.'])
    expect(text).toContain(words)
  for (const papel of ['termo', 'garantia', 'atendimento'])
    expect((await paperOf(endereco, papel)).statusCode).toBe(404)

  const entregue = await entregar(await orcada())
  const outro = await enderecoDe(entregue.id)
  for (const papel of ['recibo', 'termo', 'garantia'])
    expect((await app.anyone.get(outro)).body).toContain(`${outro}/papel/${papel}`)
  const termo = await paperOf(outro, 'termo')
  for (const words of [
    'Termo de entrega da OS',
    'Irmã da Dalva, documento final 25',
    'PIX',
    'Movimento limpo.',
  ])
    expect(termo.text).toContain(words)
  expect(termo.text).not.toContain('52998224725')
  const garantia = await paperOf(outro, 'garantia')
  expect(garantia.text).toContain('têm garantia de 90 dias')
})

test('a watch that goes back unrepaired has a term that says so, and no warranty of a service; each paper names its post', async () => {
  const { id } = await orcada()
  await done(atendente, id, 'reprovarOrcamento', { nome: 'Dalva Quaresma', motivo: 'Caro.' })
  const { conta } = await done(atendente, id, 'entregarProduto', {
    retiradoPor: 'Dalva Quaresma',
    documento: '529.982.247-25',
  })
  expect(conta?.falta).toBe(0)
  const endereco = await enderecoDe(id)
  const { text } = await paperOf(endereco, 'termo')
  expect(text).toContain('Recebi de volta o relógio descrito acima, sem conserto')
  expect(text).not.toContain('garantia de 90 dias')
  expect(text).toMatch(/CNPJ \S{2}\.\S{3}\.\S{3}\/\S{4}-\d\d/)
  expect(text).toMatch(/\(\d\d\) \d{4,5}-\d{4}/)
  expect((await paperOf(endereco, 'garantia')).statusCode).toBe(404)
})

test('the receipt of a watch that has not come yet does not prove that it was left', async () => {
  const nova = await bancada.create(atendente)
  const { id } = await done(atendente, nova.id, 'abrir', { relogioPresente: false })
  const endereco = await enderecoDe(id)
  const esperado = 'O relógio ainda não está no posto'
  expect((await paperOf(endereco, 'recibo')).text).toContain(esperado)
  await done(atendente, id, 'receberRelogio')
  expect((await paperOf(endereco, 'recibo')).text).not.toContain(esperado)
})

test('a counter service has its receipt; a paper that is none, and a link that opens nothing, give nothing', async () => {
  const { id } = (
    await atendente.post('/ordemServico', { osType: 'PA', consumidor: { id: bancada.consumidores.um } })
  ).json<OrdemServico>()
  const endereco = await enderecoDe(id)
  expect((await paperOf(endereco, 'atendimento')).statusCode).toBe(404)
  await done(atendente, id, 'atender', { reparo: 'Pulseira.', semCobranca: 'Cortesia.' })
  expect((await paperOf(endereco, 'atendimento')).text).toContain('Recibo do atendimento')
  expect((await paperOf(endereco, 'recibo')).statusCode).toBe(404)
  expect((await paperOf(endereco, 'outro')).statusCode).toBe(404)
  expect((await paperOf('/acompanhar/nada', 'recibo')).statusCode).toBe(404)
})
