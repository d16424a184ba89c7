import type { Page } from '@playwright/test'
import type { Configuracao } from '@app/contract/casca/configuracao'
import type { Page as Paged } from '@app/contract/casca/paging'
import type { PedidoResumo } from '@app/contract/armazem/pedido'
import type { Api } from '../support/api.ts'
import { expect, test } from '../support/people.ts'
import { sql } from '../support/product.ts'

// There is one row of settings, so these tests run one after the other.
test.describe.configure({ mode: 'serial' })

const HOUR = 3_600_000
const separacao = (page: Page) => page.getByLabel('Tempo de separação', { exact: false })
const faturar = (page: Page) => page.getByLabel('Tempo para faturar', { exact: false })
const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar' })
const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' })

const current = async ({ call }: Api) =>
  (await call<Configuracao>('GET', '/configuracoes/search/findFirstByOrderByIdDesc')).body

test('two required times in hours, at both addresses (S2-136, S2-137, S2-138, S2-140, S3-069, S8-019)', async ({
  open,
  api,
}) => {
  const admin = await api('admin')
  const before = await current(admin)
  expect(before).toMatchObject({ id: expect.any(Number), tempoSeparacao: 4, tempoFaturar: 4 })
  const page = await open('admin', '/configuracoes/view')
  for (const path of ['/configuracoes/view', '/configuracoes/view/']) {
    await page.goto(path)
    for (const field of [separacao(page), faturar(page)]) {
      await expect(field).toHaveValue('4')
      await expect(field).toHaveAttribute('aria-required', 'true')
    }
    await expect(page.locator('label', { hasText: 'Tempo de separação' })).toContainText('*')
    await expect(page.locator('label', { hasText: 'Tempo para faturar' })).toContainText('*')
    await expect(page.locator('.unidade')).toHaveText(['horas', 'horas'])
  }
  await separacao(page).fill('4,5')
  await salvar(page).click()
  await expect(toasts(page).getByText('Configurações salva com sucesso.', { exact: true })).toBeVisible()
  expect(await current(admin)).toMatchObject({ tempoSeparacao: 4.5, tempoFaturar: 4 })
  // A second own save does not conflict with the first. Without focus the shortcut saves too.
  await separacao(page).fill('4')
  await page.getByRole('heading', { level: 2 }).first().click()
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await current(admin)).tempoSeparacao).toBe(4)
})

test('what is missing or too small is said at its field; Cancelar saves nothing (S2-139, S5-018)', async ({
  open,
  api,
}) => {
  const page = await open('admin', '/pedidos')
  await page.getByRole('link', { name: 'Configurações' }).click()
  await separacao(page).fill('')
  await faturar(page).fill('0,2')
  await salvar(page).click()
  await expect(separacao(page)).toHaveAccessibleDescription(/^Tempo de separação: preenchimento obrigatório/)
  await expect(separacao(page)).toBeFocused()
  await expect(faturar(page)).toHaveAccessibleDescription(/^O valor mínimo é 0,25\./)
  await expect(
    page.getByText('Existem erros no formulário, verifique os campos em destaque.', { exact: true }),
  ).toBeVisible()
  expect(await page.locator('body').innerText()).not.toContain('is required')
  await separacao(page).fill('quatro')
  await salvar(page).click()
  await expect(separacao(page)).toHaveAccessibleDescription(/^Número inválido\./)
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Sair sem salvar?' })
    .getByRole('button', { name: 'Sair sem salvar' })
    .click()
  await expect(page).toHaveURL('/pedidos')
  expect(await current(await api('admin'))).toMatchObject({ tempoSeparacao: 4, tempoFaturar: 4 })
})

test('who may only see the settings cannot change them (S6-030)', async ({ open, api }) => {
  const page = await open('operador', '/configuracoes/view/')
  await expect(separacao(page)).not.toBeEditable()
  await expect(salvar(page)).toHaveCount(0)
  const operador = await api('operador')
  const { id } = await current(operador)
  expect(
    (await operador.call('PUT', `/configuracoes/${id}`, { tempoSeparacao: 9, tempoFaturar: 9 })).status,
  ).toBe(403)
})

test('what two people change apart is put together without a question', async ({ open, api, provokes }) => {
  provokes('409 /configuracoes/:id')
  const admin = await api('admin')
  const [one, other] = [
    await open('admin', '/configuracoes/view/'),
    await open('admin', '/configuracoes/view/'),
  ]
  await separacao(one).fill('3')
  await faturar(other).fill('5')
  await salvar(other).click()
  await expect.poll(async () => (await current(admin)).tempoFaturar).toBe(5)
  await salvar(one).click()
  await expect(toasts(one).getByText('Configurações salva com sucesso.', { exact: true })).toBeVisible()
  await expect(faturar(one)).toHaveValue('5')
  expect(await current(admin)).toMatchObject({ tempoSeparacao: 3, tempoFaturar: 5 })
})

test('what both changed is asked by field, and nothing is overwritten before', async ({
  open,
  api,
  provokes,
}) => {
  provokes('409 /configuracoes/:id')
  const admin = await api('admin')
  const [one, other] = [
    await open('admin', '/configuracoes/view/'),
    await open('admin', '/configuracoes/view/'),
  ]
  await separacao(one).fill('2,5')
  await faturar(one).fill('6')
  await separacao(other).fill('3,75')
  await salvar(other).click()
  await expect.poll(async () => (await current(admin)).tempoSeparacao).toBe(3.75)
  await salvar(one).click()
  const dialog = one.getByRole('dialog')
  const field = dialog.getByRole('group')
  await expect(field).toHaveCount(1)
  await expect(field).toContainText('Tempo de separação')
  await expect(field).toContainText('3,75')
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled()
  await field.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await current(admin)).tempoFaturar).toBe(6)
  expect(await current(admin)).toMatchObject({ tempoSeparacao: 3.75 })
  await separacao(one).fill('4')
  await faturar(one).fill('4')
  await salvar(one).click()
  await expect.poll(() => current(admin)).toMatchObject({ tempoSeparacao: 4, tempoFaturar: 4 })
})

test('a late order says by how long, and an open panel follows the settings at once (S1-030, S2-062, S4-095, S7-058)', async ({
  open,
  api,
}) => {
  const admin = await api('admin')
  const late = async () => {
    const request = { page: 0, pageSize: 100, situacao: 'SEPARACAO_ATRASADA' }
    return (await admin.call<Paged<PedidoResumo>>('POST', '/pedidos/findByFiltroAdmin', request)).body.content
  }
  const before = await late()
  expect(before.length).toBeGreaterThan(1)
  const page = await open('operador', '/dashboard?situacao=SEPARACAO_ATRASADA')
  const rows = page.getByRole('table', { name: /^Pedidos/ }).locator('tbody tr')
  await expect(rows).toHaveCount(Math.min(20, before.length))
  for (const { numeroPedido, atrasadoDesde } of before.slice(0, 3)) {
    const row = rows.filter({ has: page.getByRole('link', { name: String(numeroPedido), exact: true }) })
    await expect(row).toContainText('Separação atrasada')
    const minutes = Math.floor((Date.now() - Date.parse(atrasadoDesde ?? '')) / 60_000)
    const hours = Math.floor(minutes / 60)
    await expect(row).toContainText(
      hours >= 24 ? `+ ${Math.floor(hours / 24)} dia` : hours >= 1 ? `+ ${hours} h` : /\+ \d+ min/,
    )
    await expect(row).toContainText(/, atraso de \d+/)
  }

  // A limit between the two least late orders: one becomes on time, the others stay late.
  const ages = before
    .map(({ statusDesde }) => Date.now() - Date.parse(statusDesde ?? ''))
    .toSorted((a, b) => a - b)
  const [first = 0, second = 0] = ages
  const tempoSeparacao = Math.round(((first + second) / 2 / HOUR) * 100) / 100
  const { id, versao, tempoFaturar } = await current(admin)
  await admin.call('PUT', `/configuracoes/${id}`, { tempoSeparacao, tempoFaturar, versao })
  const card = page
    .getByRole('region', { name: 'Cartões' })
    .getByRole('button')
    .filter({ hasText: 'Separações atrasadas' })
  await expect(card.locator('strong')).toHaveText(String(before.length - 1), { timeout: 3_000 })
  expect(await late()).toHaveLength(before.length - 1)
  const { versao: now } = await current(admin)
  await admin.call('PUT', `/configuracoes/${id}`, { tempoSeparacao: 4, tempoFaturar, versao: now })
  await expect(card.locator('strong')).toHaveText(String(before.length), { timeout: 3_000 })
})

test('2 means two hours, of separation and to invoice (S9-043, S9-044)', async ({ open, api }) => {
  const admin = await api('admin')
  const { createPedido } = await api('cliente2')
  const { id, tempoSeparacao, tempoFaturar, versao } = await current(admin)
  const page = await open('admin', '/configuracoes/view/')
  await separacao(page).fill('2')
  await faturar(page).fill('2')
  await salvar(page).click()
  await expect(toasts(page).getByText('Configurações salva com sucesso.', { exact: true })).toBeVisible()
  try {
    for (const [etapa, onTime, late] of [
      ['CRIADO', 'Criado', 'Separação atrasada'],
      ['EM_SEPARACAO', 'Em separação', 'Separação atrasada'],
      ['A_FATURAR', 'Conferido aguardando faturamento', 'Faturamento atrasado'],
    ] as const) {
      const pedido = await createPedido({ concluido: true })
      /** The order has been in its stage for so long. */
      const since = (minutes: number) =>
        sql(`update pedido set etapa = $1, status_desde = now() - $2 * interval '1 minute' where id = $3`, [
          etapa,
          minutes,
          pedido.id,
        ])
      const row = page
        .getByRole('table', { name: /^Pedidos/ })
        .locator('tbody tr')
        .filter({ hasText: String(pedido.numeroPedido) })
      await since(117)
      await page.goto(`/dashboard?numero=${pedido.numeroPedido}`)
      await expect(row).toContainText(onTime)
      await expect(row).not.toContainText('atrasad')
      await since(125)
      await page.reload()
      await expect(row).toContainText(late)
      await expect(row).toContainText(/\+ [5-7] min/)
      // Five minutes after three hours: the minutes are still shown (S2-062).
      await since(2 * 60 + 185)
      await page.reload()
      await expect(row).toContainText(/\+ 3 h 0[5-7] min/)
    }
  } finally {
    const now = await current(admin)
    expect(now.versao).toBeGreaterThan(versao)
    await admin.call('PUT', `/configuracoes/${id}`, { tempoSeparacao, tempoFaturar, versao: now.versao })
  }
})
