import { expect, test } from 'vitest'
import { messageIdDe, motivoDoStatus, readRecusa, readRetorno } from './retorno.ts'

const dsn = (...receivers: string[]) =>
  [
    'Reporting-MTA: dns; mx.exemplo.com.br\r\nArrival-Date: Fri, 20 Nov 2026 10:00:00 -0300',
    ...receivers,
    '',
  ].join('\r\n\r\n')

test('a failure is read as mail systems write it: folded, with both addresses', () => {
  const [retorno] = readRetorno(
    dsn(
      'Original-Recipient: rfc822;Dalva@Cliente.example\r\nFinal-Recipient: RFC822; dalva@caixas.example\r\nAction: failed\r\nStatus: 5.1.1 (bad destination)\r\nDiagnostic-Code: smtp; 550-5.1.1 The email account\r\n  that you tried\u0007 to reach does not exist',
    ),
  )
  expect(retorno).toEqual({
    destinatarios: ['dalva@cliente.example', 'dalva@caixas.example'],
    tipo: 'dura',
    status: '5.1.1',
    motivo: '550-5.1.1 The email account that you tried to reach does not exist',
  })
})

test.each([
  ['failed', '5.1.1', 'dura'],
  ['failed', '5.1.10', 'dura'],
  ['failed', '5.0.0', 'dura'],
  ['failed', '5.2.1', 'dura'],
  ['failed', '5.2.2', 'mole'],
  ['failed', '5.7.1', 'mole'],
  ['failed', '5.3.4', 'mole'],
  ['failed', '4.4.7', 'mole'],
  ['failed', '', 'mole'],
  ['delayed', '4.2.0', 'mole'],
])('%s %s is %s', (action, status, tipo) => {
  const [retorno] = readRetorno(
    dsn(`Final-Recipient: rfc822; a@b.example\r\nAction: ${action}\r\nStatus: ${status}`),
  )
  expect(retorno?.tipo).toBe(tipo)
})

test('what was delivered, what names nobody, and what is no report say nothing', () => {
  expect(
    readRetorno(dsn('Final-Recipient: rfc822; a@b.example\r\nAction: delivered\r\nStatus: 2.0.0')),
  ).toEqual([])
  expect(readRetorno(dsn('Action: failed\r\nStatus: 5.1.1'))).toEqual([])
  for (const text of ['', 'Reporting-MTA: dns; mx.exemplo.com.br', ':\n\n:::\n'])
    expect(readRetorno(text)).toEqual([])
})

test('the returned mail is known by its head alone', () => {
  expect(
    messageIdDe('Subject: x\r\nMessage-ID:\r\n <abc@casa.example>\r\n\r\nMessage-ID: <outro@casa.example>'),
  ).toBe('<abc@casa.example>')
  expect(messageIdDe('Subject: x\r\n\r\nMessage-ID: <outro@casa.example>')).toBe('')
})

test.each([
  ['5.1.1', 'O endereço não existe.'],
  ['5.1.2', 'O domínio do endereço não existe, ou não recebe e-mail.'],
  ['5.5.0', 'O servidor do destinatário recusou o e-mail.'],
])('%s in words', (status, words) => expect(motivoDoStatus(status)).toBe(words))

test.each([
  [550, '550 5.1.1 <a@b.example>: user unknown', '5.1.1'],
  [550, '550 no such person', '5.1.1'],
  [553, '553 mailbox name not allowed', '5.1.3'],
  [550, '550 5.2.1 mailbox disabled', '5.2.1'],
  [550, '550 5.7.1 relaying denied', undefined],
  [550, '550 Relaying denied', undefined],
  [552, '552 5.2.2 mailbox full', undefined],
  [552, '552 too much', undefined],
  [554, '554 transaction failed', undefined],
  [451, '451 try again', undefined],
  [450, '450 5.1.1 first seen, try again', undefined],
])('a receiver refused at once by %i “%s” is %s', (codigo, resposta, status) => {
  expect(readRecusa(codigo, resposta)?.status).toBe(status)
})
