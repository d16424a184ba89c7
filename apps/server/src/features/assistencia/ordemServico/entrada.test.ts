import { randomUUID } from 'node:crypto'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { afterAll, describe, expect, it } from 'vitest'
import { startOficina } from './testing/oficina.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const atendente = await oficina.app.as('atendente@')
const tecnico = await oficina.app.as('tecnico@')
const sp = await oficina.app.as('sp@')

describe('a new service order', () => {
  it('S7-074, S4-025, S4-026, S3-021, S3-022, S3-023, S3-024: POST answers 201, EM_CRIACAO, warranty Não, whatever the body says', async () => {
    const answer = await atendente.post(
      '/ordemServico',
      oficina.entrada({
        statusOS: { name: 'REPARADA' },
        garantia: true,
        dataNotaFiscal: '2026-10-01',
        numeroNotaFiscal: '77',
      }),
    )
    expect(answer.statusCode, answer.body).toBe(201)
    const os: OrdemServico = answer.json()
    expect(os).toMatchObject({
      numero: '1/2026',
      osType: 'OS',
      statusOS: { name: 'EM_CRIACAO', description: 'Em criação' },
      garantia: { label: 'Não', value: false },
      garantiaServico: false,
      diasGarantiaServico: 90,
      creationDateTime: '2026-11-20T15:00:00.000Z',
      dataStatus: '2026-11-20T15:00:00.000Z',
      dataNotaFiscal: '2026-10-01',
      numeroNotaFiscal: '77',
      valorTotal: 0,
      posto: { id: oficina.postos.um },
      consumidor: { nome: 'Dalva Quaresma' },
      diasCorridos: 0,
      semaforo: 'AZUL',
      proximasAcoes: ['abrir'],
    })
  })

  it('S3-030: osType is OS or PA, anything else a 400', async () => {
    expect((await oficina.create(atendente, { osType: 'PA', relogio: null })).osType).toBe('PA')
    const answer = await atendente.post('/ordemServico', oficina.entrada({ osType: 'XX' }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().messages[0].fieldName).toBe('osType')
  })

  it('is numbered by post and year, without a gap or a twin among ten at once', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => oficina.create(atendente)))
    const numbers = made.map(({ numero }) => Number(numero.split('/')[0])).sort((a, b) => a - b)
    const [first = 0] = numbers
    expect(numbers).toEqual(Array.from({ length: 10 }, (_, at) => first + at))
    const filho = await oficina.app.as('atendente.filho@')
    expect((await oficina.create(filho, { consumidor: { id: oficina.consumidores.filho } })).numero).toBe(
      '1/2026',
    )
  })

  it('tells every unknown thing at once', async () => {
    const answer = await atendente.post(
      '/ordemServico',
      oficina.entrada({
        consumidor: { id: oficina.consumidores.dois },
        relogio: { modelo: { id: 999_999 }, numeroSerie: 'X' },
        sintomas: [{ id: 999_999 }],
        fotos: [{ filename: 'a.jpg', data: 'bm90YQ==' }],
      }),
    )
    expect(answer.statusCode).toBe(400)
    const fields = answer
      .json<{ messages: { fieldName: string }[] }>()
      .messages.map((message) => message.fieldName)
    expect(fields).toEqual(['consumidor', 'relogio.modelo', 'sintomas[0]', 'fotos[0]'])
  })

  it('of the manufacturer names its post; of a post it is the own one', async () => {
    expect((await sp.post('/ordemServico', oficina.entrada())).json().messages[0].fieldName).toBe('posto')
    const made = await sp.post('/ordemServico', oficina.entrada({ posto: { id: oficina.postos.um } }))
    expect(made.statusCode).toBe(201)
    const foreign = await atendente.post(
      '/ordemServico',
      oficina.entrada({ posto: { id: oficina.postos.dois } }),
    )
    expect(foreign.statusCode).toBe(403)
    expect((await tecnico.post('/ordemServico', oficina.entrada())).statusCode).toBe(403)
  })

  it('has one effect under one idempotency key', async () => {
    const body = oficina.entrada()
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = await Promise.all([
      atendente.post('/ordemServico', body, headers),
      atendente.post('/ordemServico', body, headers),
    ])
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json().id).toBe(first.json().id)
  })

  it('S3-025, S8-027: a watch back within 90 days of its repair raises REINCIDENCIA_IDENTIFICADA', async () => {
    const relogio = { modelo: { id: oficina.modelo.id }, numeroSerie: 'VOLTOU' }
    const first = await oficina.create(atendente, { relogio })
    await oficina.put(first.id, 'ENTREGUE', {
      data_reparo: new Date('2026-11-01T12:00:00Z'),
      data_entrega_relogio: new Date('2026-11-02T12:00:00Z'),
    })
    const passado = await atendente.get('/ordemServico/passado?numeroSerie=voltou')
    expect(passado.json()).toMatchObject([
      {
        numeroSerie: 'VOLTOU',
        garantiaServicoAte: '2027-01-31',
        reparos: [{ id: first.id, posto: { nomeFantasia: 'Posto Um' } }],
      },
    ])
    const back = await oficina.create(atendente, { relogio })
    expect(back).toMatchObject({ garantiaServico: true, reincidencia: 'PENDENTE' })
    expect(back.messages?.[0]?.text).toMatch(/^Reincidência de reparo identificada/)
    // Another post learns that there was a repair, but not which one.
    const dois = await oficina.app.as('atendente2@')
    const seen = await dois.get('/ordemServico/passado?numeroSerie=VOLTOU')
    expect(seen.json()[0].reparos).toMatchObject([
      { id: null, numero: null, posto: null },
      { id: null, numero: null, posto: null },
    ])
  })

  it('a watch handed back unrepaired is no recurrence', async () => {
    const relogio = { modelo: { id: oficina.modelo.id }, numeroSerie: 'RECUSOU' }
    const first = await oficina.create(atendente, { relogio })
    await oficina.put(first.id, 'ENTREGUE')
    expect(await oficina.create(atendente, { relogio })).toMatchObject({
      garantiaServico: false,
      reincidencia: 'NENHUMA',
    })
  })

  it('begins at 1 with the year of São Paulo', async () => {
    const at = async (instant: string) => {
      oficina.setNow(new Date(instant))
      return (await oficina.create(await oficina.app.as('atendente@'))).numero
    }
    expect(await at('2027-01-01T02:59:00Z')).toMatch(/\/2026$/)
    expect(await at('2027-01-01T03:00:00Z')).toBe('1/2027')
  })
})
