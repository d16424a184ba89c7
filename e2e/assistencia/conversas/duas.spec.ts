import type { Page, WebSocketRoute } from '@playwright/test'
import { expect, test } from '../../support/people.ts'
import { withSecondProcess } from '../../support/product.ts'

const TOTAL = 12

/** Lets the page's websocket be cut at any time; the page connects again by itself. */
const cuttable = async (page: Page) => {
  let open: WebSocketRoute | undefined
  await page.routeWebSocket('**/ws', (socket) => {
    open = socket
    socket.connectToServer()
  })
  return () => open?.close({ code: 1012 })
}

test('S1-013: two browsers on two processes, their sockets cut at random: nothing is lost, nothing comes twice', async ({
  open,
  api,
  allows,
}) => {
  test.slow()
  // A cut may come while a page connects again.
  allows('WebSocket connection to')
  const { call } = await api('responsavel')
  const { body } = await call<{ id: number }>('POST', '/chat', { equipe: 'TROCA' })
  const mark = crypto.randomUUID().slice(0, 8)
  await withSecondProcess(async (baseURL) => {
    const posto = await open('responsavel')
    const equipe = await open('troca', undefined, { baseURL })
    const cuts = [await cuttable(posto), await cuttable(equipe)]
    const path = `/chat?conversa=${body.id}`
    await posto.goto(path)
    await equipe.goto(path)
    for (let n = 1; n <= TOTAL; n += 1) {
      const page = n % 2 === 0 ? posto : equipe
      await page.getByRole('textbox', { name: 'Mensagem', exact: true }).fill(`${mark} ${n}.`)
      await page.keyboard.press('Enter')
      for (const cut of cuts) if (Math.random() < 0.3) await cut()
    }
    const said = Array.from({ length: TOTAL }, (_none, at) => `${mark} ${at + 1}.`).toSorted()
    for (const page of [posto, equipe])
      await expect
        .poll(async () => (await page.getByRole('log').getByText(mark).allInnerTexts()).toSorted(), {
          timeout: 40_000,
        })
        .toEqual(said)
    // Before its process ends.
    await equipe.close()
  })
})
