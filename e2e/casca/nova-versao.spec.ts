import type { WebSocketRoute } from '@playwright/test'
import { expect, test } from '../support/people.ts'

test('after an upgrade an open page says that it is old, and loads the new one on request', async ({
  open,
  allows,
}) => {
  // The page may be reloaded while it connects again.
  allows('WebSocket connection to')
  const page = await open('operador', 'about:blank')
  // The newest connection, as each cut makes the page open another.
  let socket: WebSocketRoute | undefined
  await page.routeWebSocket('**/ws', (opened) => {
    socket = opened
    opened.connectToServer()
  })
  let build: string | undefined
  await page.route('**/montagem.txt', (route) =>
    build === undefined ? route.continue() : route.fulfill({ body: build }),
  )
  await page.goto('/pedidos')
  await expect(page.getByRole('heading', { name: 'Pedidos', exact: true })).toBeVisible()
  const cut = async () => {
    await expect.poll(() => socket).toBeDefined()
    const asked = page.waitForResponse('**/montagem.txt')
    await socket?.close({ code: 1012 })
    await (await asked).finished()
  }
  const told = page.getByRole('status').filter({ hasText: 'Há uma nova versão do Retaguarda.' })

  // The same build came back: a network without service for a moment.
  await cut()
  await expect(told).toHaveCount(0)

  build = '0f9ab8c7d6e5'
  await cut()
  await expect(told).toContainText('Salve o que estiver fazendo e recarregue a página.')
  build = undefined
  await Promise.all([page.waitForEvent('load'), told.getByRole('button', { name: 'Recarregar' }).click()])
  await expect(page.getByRole('heading', { name: 'Pedidos', exact: true })).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('an error of a page reaches the log of the server', async ({ open, provokes }) => {
  provokes('script: quebrou')
  const page = await open('operador', '/pedidos')
  const sent = page.waitForRequest('**/public/falha')
  await page.evaluate(() =>
    setTimeout(() => {
      throw new RangeError('quebrou')
    }),
  )
  const request = await sent
  expect(request.postDataJSON()).toMatchObject({ mensagem: 'RangeError: quebrou', tela: '/pedidos' })
  expect((await request.response())?.status()).toBe(204)
})
