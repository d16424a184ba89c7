import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'

const server = await startTestApp()
afterAll(server.close)
const admin = await server.as('admin@')
const send = (body: object, who = admin) => who.post('/assistencia/configuracao/avisos/teste', body)

test('a notice is tried as it stands on the screen, by who asks; wrong texts are refused at their fields', async () => {
  const sent = await send({ assunto: 'OS {numero}', email: 'Olá, {nome}: {link}' })
  expect(sent.statusCode, sent.body).toBe(204)
  const mails = await server.database.db.selectFrom('correio').select(['para', 'assunto', 'texto']).execute()
  expect(mails).toMatchObject([{ para: 'admin@retaguarda.example', assunto: '[Teste] OS 388/2026' }])
  expect(mails[0]?.texto).toMatch(
    /^Olá, Dalva: https:\S+\n\nO endereço é só seu[^]*Ordem de serviço 388\/2026, Aurora 40\n/,
  )
  const wrong = await send({ assunto: '{cpf}', email: 'Olá, {nome}.' })
  expect([wrong.statusCode, wrong.json().messages]).toMatchObject([
    400,
    [
      { fieldName: 'assunto', code: 'AVISO_MARCA' },
      { fieldName: 'email', code: 'AVISO_SEM_LINK' },
    ],
  ])
  expect((await send({}, await server.as('operador@'))).statusCode).toBe(403)
})
