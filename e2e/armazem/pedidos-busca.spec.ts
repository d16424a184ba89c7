import type { Page, Request } from '@playwright/test'
import type { Page as Paged } from '@app/contract/casca/paging'
import type { PedidoListRequest, PedidoResumo } from '@app/contract/armazem/pedido'
import { expect, test, walk } from '../support/people.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Pedidos' })
const rows = (page: Page) => table(page).locator('tbody tr')
const loaded = (page: Page) => expect(table(page)).toHaveAttribute('aria-busy', 'false')
const search = (page: Page) => page.getByRole('form', { name: 'Buscar pedidos' })
const isList = (request: Request) => /\/pedidos\/findByFiltro/.test(request.url())

const SITUACOES = [
  ['S4-089', 'CRIADO', 'Criado'],
  ['S4-090', 'EM_SEPARACAO', 'Em separação'],
  ['S4-091', 'A_FATURAR', 'Conferido aguardando faturamento'],
  ['S4-092', 'FATURADO', 'Faturado aguardando expedição'],
  ['S4-093', 'SEPARACAO_ATRASADA', 'Separação atrasada'],
  ['S4-094', 'FATURAMENTO_ATRASADO', 'Faturamento atrasado'],
] as const

test.describe('the search panel', () => {
  const begun = walk(async ({ open }) => ({ page: await open('operador', '/pedidos') }))

  test(`opens by a button, with the six situations in order (S2-156, ${SITUACOES.map(([row]) => row).join(', ')})`, async () => {
    const { page } = begun()
    await loaded(page)
    await expect(search(page)).toHaveCount(0)
    await page.getByRole('button', { name: /^Buscar/ }).click()
    await expect(search(page).getByLabel('Nº do pedido')).toBeFocused()
    const options = search(page).getByLabel('Situação').locator('option')
    await expect(options).toHaveText(['Todas', ...SITUACOES.map(([, , label]) => label)])
    expect(await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
      '',
      ...SITUACOES.map(([, situacao]) => situacao),
    ])
  })

  test('offers the statuses of the WMS (S4-107, S4-109, S4-110)', async () => {
    const { page } = begun()
    await expect(search(page).getByLabel('Status WMS').locator('option')).toHaveText([
      'Todos',
      'não enviado',
      'recebido',
      'em separação',
      'conferido',
      'expedido',
    ])
  })

  for (const [row, situacao] of [
    ['S4-083', 'EM_SEPARACAO'],
    ['S4-085', 'A_FATURAR'],
    ['S4-079', 'SEPARACAO_ATRASADA'],
    ['S4-081', 'FATURAMENTO_ATRASADO'],
  ] as const)
    test(`Pesquisar leaves the orders that are ${situacao} (S2-158, ${row})`, async () => {
      const { page } = begun()
      await search(page).getByLabel('Situação').selectOption(situacao)
      const answer = page.waitForResponse((response) => {
        const request = response.request()
        return isList(request) && (request.postDataJSON() as PedidoListRequest).situacao === situacao
      })
      await search(page).getByRole('button', { name: 'Pesquisar' }).click()
      const { content } = (await (await answer).json()) as Paged<PedidoResumo>
      expect(content.length).toBeGreaterThan(0)
      expect(new Set(content.map(({ status }) => status))).toEqual(new Set([situacao]))
      await expect(page).toHaveURL(new RegExp(`situacao=${situacao}`))
    })

  test('keeps the filters in the address, closes, and says how many hold (S2-157)', async () => {
    const { page } = begun()
    await search(page).getByLabel('Situação').selectOption('')
    await search(page).getByLabel('Status WMS').selectOption('expedido')
    await search(page).getByRole('button', { name: 'Pesquisar' }).click()
    await expect(page).toHaveURL('/pedidos?wms=expedido')
    await loaded(page)
    const shown = await rows(page).allTextContents()
    expect(shown.every((text) => text.includes('expedido'))).toBe(true)

    await page.reload()
    await expect(search(page).getByLabel('Status WMS')).toHaveValue('expedido')
    await search(page).getByRole('button', { name: 'Fechar pesquisa' }).click()
    await expect(search(page)).toHaveCount(0)
    const toggle = page.getByRole('button', { name: /^Buscar/ })
    await expect(toggle).toBeFocused()
    await expect(toggle).toContainText('1')
    await loaded(page)
    await rows(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/pedidos\/edit\//)
    await page.getByRole('banner').getByRole('button', { name: 'Voltar' }).click()
    await expect(page).toHaveURL('/pedidos?wms=expedido')
  })
})
