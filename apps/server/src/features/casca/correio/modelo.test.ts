import { CORREIO_MODELOS, CORREIO_TIPOS } from '@app/contract/casca/correio'
import type { CorreioModeloComVersoes, CorreioModelos } from '@app/contract/casca/correio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestApp, type TestApp } from '../../../platform/testing/app.ts'
import { startSmtp } from '../../../platform/testing/neighbours/smtp.ts'

let smtp: Awaited<ReturnType<typeof startSmtp>>
let server: TestApp
let admin: Caller
beforeAll(async () => {
  smtp = await startSmtp()
  server = await startTestApp({ env: { SMTP_URL: smtp.url } })
  admin = await server.as('admin@')
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

const { padrao } = CORREIO_MODELOS.COPIA_FALHOU
const read = async (tipo: string) =>
  (await admin.get(`/correio/modelo/${tipo}`)).json<CorreioModeloComVersoes>()
const save = (tipo: string, body: object) => admin.put(`/correio/modelo/${tipo}`, body)
const messages = (answer: { json: () => unknown }) =>
  (answer.json() as { messages: { fieldName: string; code: string; text: string }[] }).messages.map(
    ({ fieldName, code }) => [fieldName, code],
  )

test('every kind of mail is listed, in the product’s words until somebody writes others', async () => {
  const { modelos } = (await admin.get('/correio/modelo')).json<CorreioModelos>()
  expect(modelos.map(({ tipo }) => tipo)).toEqual(CORREIO_TIPOS)
  expect(modelos.every((modelo) => modelo.padrao && modelo.versao === 1)).toBe(true)
  expect(await read('COPIA_FALHOU')).toMatchObject({ ...padrao, versoes: [] })
})

test('texts are written, kept as versions, and the mail goes out in them, escaped in its HTML', async () => {
  const meus = {
    assunto: 'Sem cópia: {motivo}',
    abertura: '{saudacao}\n\n<b onclick="x()">Atenção</b>: {motivo}',
    fechamento: 'Ligue para a informática.',
  }
  const saved = await save('COPIA_FALHOU', { ...meus, versao: 1 })
  expect(saved.statusCode, saved.body).toBe(200)
  expect(saved.json()).toMatchObject({ ...meus, padrao: false, versao: 2, versoes: [{ versao: 2, ...meus }] })
  await server.app.services.mail.send({
    tipo: 'COPIA_FALHOU',
    para: 'um@empresa.example',
    valores: { saudacao: 'Olá.', motivo: '{fechamento} & <script>' },
    corpo: 'https://casa.example/configuracoes',
  })
  const source = smtp.taken.at(-1)?.source.replaceAll(/=\r\n/g, '') ?? ''
  expect(source).toContain('multipart/alternative')
  expect(source).toMatch(/Subject: .*{fechamento} & <script>|Subject: =\?UTF-8/)
  expect(source).toContain('&#60;b onclick=3D&#34;x()&#34;&#62;')
  expect(source).toContain('&#60;script&#62;')
  expect(source).toContain('<a href=3D"https://casa.example/configuracoes">')
  const [html = ''] = source.split('text/html').slice(1)
  expect(html).not.toMatch(/<script|<b |style=/)

  expect((await save('COPIA_FALHOU', { ...meus, versao: 1 })).statusCode, 'an old version').toBe(409)
  const same = await save('COPIA_FALHOU', { ...meus, versao: 2 })
  expect(same.json(), 'nothing changed').toMatchObject({ versao: 2 })

  const back = await save('COPIA_FALHOU', { ...padrao, versao: 2 })
  expect(back.json()).toMatchObject({
    padrao: true,
    versao: 3,
    versoes: [{ padrao: true }, { padrao: false }],
  })
  const audit = await admin.get('/api/auditlogs/by-entity-id/1?entidade=correio_modelo')
  expect(audit.body).toContain('Cópia de segurança não feita, assunto')
})

test('a name between braces that is unknown, or one that is missing, is refused at its field', async () => {
  const refused = await save('COPIA_FALHOU', {
    assunto: 'Oi {senha}',
    abertura: '{saudacao}',
    fechamento: '',
    versao: 3,
  })
  expect(refused.statusCode).toBe(400)
  expect(messages(refused)).toEqual([
    ['assunto', 'AVISO_MARCA'],
    ['abertura', 'CORREIO_MARCA_FALTA'],
  ])
  expect(refused.body).toContain('O texto precisa de “motivo” entre chaves')
  expect(messages(await save('COPIA_FALHOU', { ...padrao, assunto: 'Um\nBcc: dois', versao: 3 }))).toEqual([
    ['assunto', 'CORREIO_ASSUNTO_LINHAS'],
  ])
  expect((await save('COPIA_FALHOU', { ...padrao, abertura: ' ', versao: 3 })).statusCode).toBe(400)
  expect((await save('NADA', { ...padrao, versao: 1 })).statusCode).toBe(404)
})

test('a trial goes to who asks, stores nothing, and says when it did not go', async () => {
  const textos = { ...padrao, assunto: 'Ensaio {motivo}' }
  const sent = await admin.post('/correio/modelo/COPIA_FALHOU/teste', textos)
  expect(sent.statusCode, sent.body).toBe(204)
  expect(smtp.taken.at(-1)?.to).toEqual(['admin@retaguarda.example'])
  expect(smtp.taken.at(-1)?.source).toContain('[Teste] Ensaio')
  expect((await read('COPIA_FALHOU')).padrao).toBe(true)
  smtp.behave('busy')
  const failed = await admin.post('/correio/modelo/COPIA_FALHOU/teste', textos)
  smtp.behave('takes')
  expect([failed.statusCode, failed.json()]).toMatchObject([
    409,
    { messages: [{ code: 'CORREIO_NAO_SAIU' }] },
  ])
})

test('two who save at once from the same version: one is told', async () => {
  const both = await Promise.all(
    ['um', 'dois'].map((fechamento) =>
      save('RESUMO', { ...CORREIO_MODELOS.RESUMO.padrao, fechamento, versao: 1 }),
    ),
  )
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('an installation without the repair network has none of its mails', async () => {
  const own = await startTestApp({ env: { MODULOS: 'armazem' } })
  try {
    const who = await own.as('admin@')
    const { modelos } = (await who.get('/correio/modelo')).json<CorreioModelos>()
    expect(modelos.map(({ tipo }) => CORREIO_MODELOS[tipo].modulo)).not.toContain('assistencia')
    expect((await who.get('/correio/modelo/CONTA_CODIGO')).statusCode).toBe(404)
  } finally {
    await own.close()
  }
})
