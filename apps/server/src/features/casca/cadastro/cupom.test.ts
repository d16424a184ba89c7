import { afterAll, expect, it } from 'vitest'
import { FORTE, startPeople } from '../../../platform/testing/people.ts'

const people = await startPeople()
const { admin, app } = people
afterAll(people.close)

let count = 0
const signUp = (codigoCupom: string) => {
  count += 1
  return app.app.inject({
    method: 'POST',
    url: '/public/pessoa/',
    payload: {
      name: 'Nova Pessoa',
      email: `nova${count}@empresa.example`,
      password: FORTE,
      confirmPassword: FORTE,
      codigoCupom,
    },
    remoteAddress: `10.1.0.${count}`,
  })
}
const make = async (fields: object) => {
  const answer = await admin.post('/cupom', fields)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const usosOf = async (id: number): Promise<number> => (await admin.get(`/cupom/${id}`)).json().usos
const UNKNOWN = {
  statusCode: 400,
  messages: [{ fieldName: 'codigoCupom', code: 'CUPOM_DESCONHECIDO' }],
}
const refusal = async (codigo: string) => {
  const answer = await signUp(codigo)
  return { statusCode: answer.statusCode, messages: answer.json().messages }
}

it('S3-093: a coupon of staff is taken at the sign-up, counted, and no more once it is inactive or past', async () => {
  const cupom = await make({ codigo: ' feira-2026 ', descricao: 'Feira', validoAte: '2026-11-20' })
  expect(cupom).toMatchObject({ codigo: 'FEIRA-2026', validoAte: '2026-11-20', usos: 0, status: 'ATIVO' })
  expect((await signUp('Feira-2026')).statusCode).toBe(201)
  expect(await usosOf(cupom.id)).toBe(1)

  await admin.put(`/cupom/${cupom.id}`, { validoAte: '2026-11-19' })
  expect(await refusal('FEIRA-2026')).toMatchObject(UNKNOWN)
  await admin.put(`/cupom/${cupom.id}`, { validoAte: null, status: 'INATIVO' })
  expect(await refusal('FEIRA-2026')).toMatchObject(UNKNOWN)
  await admin.put(`/cupom/${cupom.id}`, { status: 'ATIVO' })
  expect((await signUp('FEIRA-2026')).statusCode).toBe(201)
  expect(await usosOf(cupom.id)).toBe(2)
})

it('one that people signed up with stays with them: it can be renamed and deactivated, not deleted', async () => {
  const cupom = await make({ codigo: 'ENGANO' })
  const { id } = (await signUp('ENGANO')).json()
  expect((await admin.put(`/cupom/${cupom.id}`, { codigo: 'CERTO' })).statusCode).toBe(200)
  expect((await admin.get(`/usuario/${id}`)).json().codigoCupom).toBe('CERTO')
  const used = await admin.del(`/cupom/${cupom.id}`)
  expect(used.statusCode).toBe(409)
  expect(used.json().messages).toMatchObject([
    { code: 'REGISTRO_EM_USO', params: { onde: 'pessoas que se cadastraram com ele' } },
  ])
  await admin.post(`/usuario/${id}/anonimizar`)
  expect((await admin.del(`/cupom/${cupom.id}`)).statusCode).toBe(204)
})

it('a coupon is refused for characters that cannot be typed, an invalid day or a used code', async () => {
  await make({ codigo: 'DOIS' })
  for (const [fields, status, message] of [
    [{ codigo: 'FEIRÃO' }, 400, { fieldName: 'codigo', code: 'CUPOM_CODIGO' }],
    [{ codigo: 'A B' }, 400, { fieldName: 'codigo', code: 'CUPOM_CODIGO' }],
    [{ codigo: '  ' }, 400, { fieldName: 'codigo', code: 'EMPTY_REQUIRED_FIELD' }],
    [{ codigo: 'X', validoAte: '2026-02-30' }, 400, { fieldName: 'validoAte', code: 'DATA_INVALIDA' }],
    [{ codigo: 'dois' }, 409, { fieldName: 'codigo', code: 'CODIGO_JA_USADO' }],
  ] as const) {
    const answer = await admin.post('/cupom', fields)
    expect(answer.statusCode, answer.body).toBe(status)
    expect(answer.json().messages).toMatchObject([message])
  }
})

it('the list shows the active ones, and their history is told in words', async () => {
  const cupom = await make({ codigo: 'HISTORIA' })
  await admin.put(`/cupom/${cupom.id}`, { validoAte: '2026-12-31', status: 'INATIVO' })
  const { content } = (
    await admin.post('/cupom/findByFiltro', { filter: { status: 'true', codigo: 'histo' } })
  ).json()
  expect(content).toEqual([])
  const [last, first] = (await admin.get(`/api/auditlogs/by-entity-id/${cupom.id}?entidade=cupom`)).json()
  expect(first.changes).toEqual(['Cupom HISTORIA criado'])
  expect(last.changes).toContain('Vale até: de vazio para 31/12/2026')
  const operador = await app.as('operador@')
  expect((await operador.get(`/cupom/${cupom.id}`)).statusCode).toBe(200)
  expect((await operador.put(`/cupom/${cupom.id}`, { status: 'ATIVO' })).statusCode).toBe(403)
})
