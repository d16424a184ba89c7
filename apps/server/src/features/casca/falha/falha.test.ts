import { afterAll, describe, expect, test, vi } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { cleanFalha } from './clean.ts'

const server = await startTestApp()
afterAll(server.close)

const FALHA = {
  mensagem: `TypeError: "Dalva Quaresma" (dalva@cliente.example, 529.982.247-25) is not 'iterable'`,
  pilha: [
    'TypeError: Dalva Quaresma',
    '    at Linha (https://retaguarda.example/assets/index-Ab3dE9_.js:12:3456)',
    '    at https://retaguarda.example/assets/Xy12345.js:1:9?token=segredo',
  ].join('\n'),
  tela: '/pedidos/edit/57?q=Dalva#token=segredo',
  montagem: '0f9ab8c7d6e5',
}

describe('an error of a page', () => {
  test('is told to the log without what could name a person', async () => {
    const warn = vi.spyOn(server.app.services.log, 'warn')
    const answer = await server.anyone.post('/public/falha', FALHA)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    const told = warn.mock.calls.filter(([, text]) => text === 'falha numa tela')
    expect(told).toEqual([
      [
        {
          falha: {
            mensagem: 'TypeError: "…" … n) is not "…"',
            pilha: ['index-Ab3dE9_.js:12:3456', 'Xy12345.js:1:9'],
            tela: '/pedidos/edit/:id',
            montagem: '0f9ab8c7d6e5',
          },
        },
        'falha numa tela',
      ],
    ])
    expect(JSON.stringify(told)).not.toMatch(/Dalva|529|segredo|@/)
    warn.mockRestore()
  })

  test.each([
    ['/avaliar', '/avaliar'],
    ['/convite/0f9ab8c7d6e5f4a3b2c1d0e9f8a7b6c5', '/convite/:id'],
    ['/ordemServico/12/imprimir/entrada', '/ordemServico/:id/imprimir/entrada'],
    ['/busca/Dalva Quaresma', '/busca/:id'],
  ])('of the address %s keeps %s', (tela, kept) => expect(cleanFalha({ ...FALHA, tela }).tela).toBe(kept))

  test('takes no endless text, and no flood', async () => {
    const long = await server.anyone.post('/public/falha', { ...FALHA, mensagem: 'x'.repeat(1_001) })
    expect(long.statusCode).toBe(400)
    const answers = []
    for (let turn = 0; turn < 61; turn++) answers.push(await server.anyone.post('/public/falha', FALHA))
    expect(answers.at(-1)?.statusCode).toBe(429)
    expect(answers.at(-1)?.headers['retry-after']).toBeDefined()
  })
})
