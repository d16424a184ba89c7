import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { DESCANSO_MS, LEMBRA_MS } from './cep/remembered.ts'
import {
  answers,
  fails,
  hangsUp,
  PAULISTA,
  sendsElsewhere,
  startFakeViacep,
  staysSilent,
  talksForever,
  talksNonsense,
} from './testing/fake-viacep.ts'

const viacep = await startFakeViacep()
let now = new Date('2026-11-23T12:00:00Z')
const later = (ms: number) => void (now = new Date(now.getTime() + ms))
const app = await startTestApp({ env: { CEP_URL: viacep.url }, clock: () => now })
// Days pass between two calls, so each has its own session.
const get = async (url: string) => (await app.as('operador')).get(url)
const sem = await startTestApp({ database: app.test })
afterAll(async () => {
  viacep.close()
  await sem.close()
  await app.close()
})
// This resets what the service remembers.
beforeEach(() => {
  later(LEMBRA_MS + DESCANSO_MS)
  viacep.behave(answers(PAULISTA))
})

const FAIXA = { rua: null, bairro: null, cidade: null, estado: 'SP', consultado: false }

describe('the address of a CEP', () => {
  test('is what the service tells, with or without the mask, asked once a day', async () => {
    const address = {
      cep: '01310100',
      rua: 'Avenida Paulista',
      bairro: 'Bela Vista',
      cidade: 'São Paulo',
      estado: 'SP',
      consultado: true,
    }
    expect((await get('/cep/01310-100')).json()).toEqual(address)
    expect((await get('/cep/01310100')).json()).toEqual(address)
    expect(viacep.asked()).toEqual(['/ws/01310100/json/'])
    later(LEMBRA_MS + 1)
    const [one, other] = await Promise.all([get('/cep/01310100'), get('/cep/01310100')])
    expect([one.json(), other.json()]).toEqual([address, address])
    expect(viacep.asked()).toHaveLength(2)
  })

  test('the CEP of a whole town gives no street, and the rest is typed by hand', async () => {
    const town = {
      ...PAULISTA,
      cep: '13870-000',
      logradouro: '',
      bairro: '',
      localidade: 'São João da Boa Vista',
    }
    viacep.behave(answers(town))
    expect((await get('/cep/13870000')).json()).toMatchObject({
      rua: null,
      bairro: null,
      cidade: 'São João da Boa Vista',
      consultado: true,
    })
  })

  test.each(['123', '0131010', '013101000', 'abcdefgh', '01310%2F00'])(
    'S8-044: a CEP of another shape (%s) is CEP_INVALID, and nobody is asked',
    async (cep) => {
      const answer = await get(`/cep/${cep}`)
      expect([answer.statusCode, answer.json().messages]).toMatchObject([
        400,
        [{ fieldName: 'cep', code: 'CEP_INVALID', text: 'CEP inválido.' }],
      ])
      expect(viacep.asked()).toEqual([])
    },
  )

  test.each([true, 'true'])('S8-035: a CEP that nobody has (erro: %j) is INVALID_ADDRES', async (erro) => {
    viacep.behave(answers({ erro }))
    const answer = await get('/cep/01310999')
    expect([answer.statusCode, answer.json().messages]).toMatchObject([
      404,
      [
        {
          fieldName: 'cep',
          code: 'INVALID_ADDRES',
          text: 'Endereço inválido: não há endereço com este CEP.',
        },
      ],
    ])
    // An unknown CEP is an answer too: it is remembered, and the service is asked again for others.
    await get('/cep/01310999')
    expect(viacep.asked()).toHaveLength(1)
    viacep.behave(answers(PAULISTA))
    expect((await get('/cep/01310100')).json()).toMatchObject({ consultado: true })
  })

  test.each([
    ['fails', fails],
    ['talks nonsense', talksNonsense],
    ['talks without end', talksForever],
    ['hangs up', hangsUp],
    ['tells another CEP', answers({ ...PAULISTA, cep: '20040-002' })],
    ['tells no state', answers({ ...PAULISTA, uf: 'XX' })],
    ['tells a street longer than any', answers({ ...PAULISTA, logradouro: 'R'.repeat(161) })],
    ['sends elsewhere', sendsElsewhere],
  ])(
    'when the service %s, the state by the CEP’s range, and the next ones at once',
    async (_what, behaviour) => {
      viacep.behave(behaviour)
      const answer = await get('/cep/01310100')
      expect([answer.statusCode, answer.json()]).toEqual([200, { cep: '01310100', ...FAIXA }])
      expect((await get('/cep/13870000')).json()).toEqual({ cep: '13870000', ...FAIXA })
      expect(viacep.asked()).toHaveLength(1)
      viacep.behave(answers(PAULISTA))
      later(DESCANSO_MS + 1)
      expect((await get('/cep/01310100')).json()).toMatchObject({ consultado: true })
    },
  )

  test('a service that says nothing is asked once, and hung up on', async () => {
    viacep.behave(staysSilent)
    expect((await get('/cep/01310100')).json()).toMatchObject(FAIXA)
    expect(viacep.asked()).toHaveLength(1)
    await expect.poll(viacep.unanswered).toBe(0)
  })

  test('without CEP_URL nobody is asked: the state by the range, and INVALID_ADDRES where none has it', async () => {
    const anyone = await sem.as('operador')
    expect((await anyone.get('/cep/50030230')).json()).toEqual({ cep: '50030230', ...FAIXA, estado: 'PE' })
    expect((await anyone.get('/cep/00000000')).json().messages).toMatchObject([{ code: 'INVALID_ADDRES' }])
    expect(viacep.asked()).toEqual([])
  })
})
