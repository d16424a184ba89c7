import type { Locator, Page } from '@playwright/test'
import type { Painel } from '@app/contract/armazem/painel'
import type { Page as Paged } from '@app/contract/casca/paging'
import type { PedidoListRequest, PedidoResumo } from '@app/contract/armazem/pedido'
import { expect, test } from '../support/people.ts'
import { sql } from '../support/product.ts'

const CARDS = [
  ['CRIADO', 'Criados'],
  ['SEPARACAO_ATRASADA', 'Separações atrasadas'],
  ['FATURAMENTO_ATRASADO', 'Faturamento atrasado'],
  ['EM_SEPARACAO', 'Em separação'],
  ['A_FATURAR', 'Conferido aguardando faturamento'],
  ['FATURADO', 'Faturado aguardando expedição'],
] as const

const table = (page: Page) => page.getByRole('table', { name: /^Pedidos/ })
const loaded = (page: Page) => expect(table(page)).toHaveAttribute('aria-busy', 'false')
const text = async (locator: Locator) => ((await locator.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim()
const card = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Cartões' }).getByRole('button').filter({ hasText: label })
const dateTime = (iso: string) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' })
    .format(new Date(iso))
    .replace(',', '')
const fullDateTime = (iso: string) => {
  const [day = '', time = ''] = dateTime(iso).split(' ')
  return `${day} ${time}`
}

test('six cards under their labels (S2-032, S2-033, S4-078, S4-080, S4-082, S4-084, S4-086, S4-088)', async ({
  open,
}) => {
  const page = await open('operador', '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Painel de situação')
  await loaded(page)
  const all = page.getByRole('region', { name: 'Cartões' }).getByRole('button')
  await expect(all).toHaveCount(CARDS.length)
  for (const [index, [, label]] of CARDS.entries())
    await expect(all.nth(index).getByText(label, { exact: true })).toBeVisible()
})

test('the cards show count, newest number and date as the lists have them, each order under one (S2-034, S2-035, S2-036, S4-097, S7-040)', async ({
  open,
  api,
}) => {
  const { call } = await api('operador')
  const count = async (request: Partial<PedidoListRequest>) => {
    const all = { page: 0, pageSize: 10, dashboard: true, ...request }
    return (await call<Paged<PedidoResumo>>('POST', '/pedidos/findByFiltroAdmin', all)).body
  }
  const page = await open('operador', '/dashboard')
  await loaded(page)
  const all = page.getByRole('region', { name: 'Cartões' }).getByRole('button')
  // Other tests create and move orders meanwhile, so it retries until all sources agree.
  await expect(async () => {
    let sum = 0
    const { cartoes } = (await call<Painel>('GET', '/pedidos/painel')).body
    for (const [index, [status, label]] of CARDS.entries()) {
      const { totalElements } = await count({ situacao: status })
      const found = cartoes.find((one) => one.status === status)
      expect(found?.quantidade).toBe(totalElements)
      sum += totalElements
      const shown = await text(all.nth(index))
      expect(shown).toContain(label)
      expect(await text(all.nth(index).locator('strong'))).toBe(String(totalElements))
      if (!found?.data) continue
      const newest = await count({ situacao: status, order: 'criadoEm', direction: 'desc' })
      expect(newest.content[0]?.numeroPedido).toBe(found.numeroPedido)
      expect(shown).toContain(`${found.numeroPedido} ${fullDateTime(found.data)}`)
    }
    expect((await count({})).totalElements).toBe(sum)
  }).toPass({ timeout: 20_000 })
})

/** The counts of the six cards, read from the orders themselves and not from the counters. */
const COUNTS = `
  select case
           when etapa in ('CRIADO', 'EM_SEPARACAO') and concluido
                and status_desde < now() - prazo.tempo_separacao * interval '1 hour' then 'SEPARACAO_ATRASADA'
           when etapa = 'A_FATURAR' and concluido
                and status_desde < now() - prazo.tempo_faturar * interval '1 hour' then 'FATURAMENTO_ATRASADO'
           else etapa
         end as status,
         count(*)::int as quantidade
    from pedido, (select * from configuracao order by id desc limit 1) as prazo
   where etapa <> 'CANCELADO' and status_alcis <> 'expedido'
   group by 1`

test('the six counts are those that SQL finds (S1-026)', async ({ open }) => {
  const page = await open('operador', '/dashboard')
  await loaded(page)
  // Other tests create and move orders meanwhile, so it retries until both agree.
  await expect(async () => {
    const found = await sql<{ status: string; quantidade: number }>(COUNTS)
    const counts = new Map(found.map(({ status, quantidade }) => [status, quantidade]))
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
    for (const [status, label] of CARDS)
      expect(await text(card(page, label).locator('strong')), label).toBe(String(counts.get(status) ?? 0))
  }).toPass({ timeout: 20_000 })
})
