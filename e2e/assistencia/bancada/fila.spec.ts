import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import type { Page } from '@playwright/test'
import { openedOs } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

type Lista = { content: OrdemServicoResumo[]; totalElements: number }

/** The server's first page as if it were two of a longer list: its last orders come with the page after it. */
const inTwoPages = (page: Page, totalElements: number, later: number) =>
  page.route('**/ordemServico/findByFiltro', async (route) => {
    const request = route.request().postDataJSON() as { page: number; filter: { abertas?: boolean } }
    if (!request.filter.abertas) return route.fallback()
    const answer = await route.fetch({ postData: { ...request, page: 0 } })
    const found = (await answer.json()) as Lista
    const at = found.content.length - later
    const parts = [found.content.slice(0, at), found.content.slice(at)]
    return route.fulfill({ json: { ...found, content: parts[request.page] ?? [], totalElements } })
  })
const countOf = async (page: Page) =>
  Number(
    await page
      .getByRole('button', { name: /^Do posto/ })
      .locator('.num')
      .textContent(),
  )

test('the bench holds more than a hundred open orders, and its tabs count all of them', async ({
  open,
  api,
}) => {
  await openedOs(await api('atendente'))
  const whole = await open('tecnico', '/bancada')
  await expect(whole.getByRole('region', { name: 'Fila de hoje' })).toBeVisible()
  const all = await countOf(whole)
  expect(all).toBeGreaterThan(0)
  const page = await open('tecnico')
  await inTwoPages(page, 150, 6)
  await page.goto('/bancada')
  await expect(page.getByRole('region', { name: 'Fila de hoje' })).toBeVisible()
  await expect.poll(() => countOf(page)).toBeGreaterThanOrEqual(all)
  await expect(page.getByText(/^A fila vem das/)).toHaveCount(0)
  // A push may have begun another reading.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('past a thousand open orders the bench says which it shows, and loads more when asked', async ({
  open,
  api,
}) => {
  await openedOs(await api('atendente'))
  const page = await open('tecnico')
  await inTwoPages(page, 1_234, 0)
  await page.goto('/bancada')
  await expect(page.getByText('A fila vem das 1.000 OS abertas há mais tempo, de 1.234.')).toBeVisible()
  await expectAccessible(page)
  const asked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/ordemServico/findByFiltro') &&
      (request.postDataJSON() as { page: number }).page === 12,
  )
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await asked
  await expect(page.getByText(/^A fila vem das/)).toHaveCount(0)
  // A push may have begun another reading.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
