import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import { expect, expectAccessible, test, walk } from '../support/people.ts'
import { addLine, formOf } from '../support/pedido-form.ts'

const day = (iso: string | null | undefined) => iso?.split('-').toReversed().join('/') ?? ''

test.describe('a product and its stock', () => {
  const begun = walk(async ({ open }) => {
    const page = await open('cliente2', '/pedidos/novo')
    return { page, form: formOf(page) }
  })

  test('are found by code; one that nobody has is said (S2-090, S2-093)', async () => {
    const { page, form } = begun()
    await form.codigo.fill('NADA-ASSIM')
    await form.codigo.press('Enter')
    await expect(form.codigo).toHaveAccessibleDescription('Nenhum produto com o código NADA-ASSIM.')
    await form.codigo.fill('cv-600')
    await form.codigo.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Cerveja artesanal da serra 600 ml' })).toBeVisible()
  })

  test('the lots stand by expiry with what is free, as getEstoque answers (S2-094, S2-095, S2-096, S3-061, S3-062, S3-063)', async ({
    api,
  }) => {
    const { form } = begun()
    const { call, stocked } = await api('cliente2')
    const { produto } = await stocked('CV-600')
    const { body: entries } = await call<EstoqueEntry[]>('GET', `/pedidos/getEstoque/${produto.codigoOmni}`)
    await expect(form.stock.getByRole('columnheader')).toHaveText([
      'Lote',
      'Validade',
      'Disponível',
      'Quantidade',
    ])
    const rows = form.stock.locator('tbody tr')
    await expect(rows).toHaveCount(entries.length)
    for (const [index, entry] of entries.entries()) {
      const cells = rows.nth(index).getByRole('cell')
      await expect(cells.nth(0)).toHaveText(entry.lote)
      await expect(cells.nth(1)).toContainText(day(entry.dataDeValidade))
      await expect(cells.nth(2)).toHaveText(new Intl.NumberFormat('pt-BR').format(entry.quantidadeDisponivel))
    }
    const days = entries.filter(({ vencido }) => !vencido).map(({ dataDeValidade }) => dataDeValidade ?? '')
    expect(days).toEqual(days.toSorted((a, b) => a.localeCompare(b)))
  })

  test('Cancelar changes nothing, and leaves the focus where the next code goes (S2-098)', async () => {
    const { form } = begun()
    await form.lote('CV-A').fill('5')
    await expect(form.stock.getByRole('button', { name: 'Salvar' })).toBeVisible()
    await form.stock.getByRole('button', { name: 'Cancelar' }).click()
    await expect(form.stock).toBeHidden()
    await expect(form.itens).toHaveCount(0)
    await expect(form.codigo).toBeFocused()
  })

  test('are found by description; a typed quantity is the line’s (S2-091, S2-097, S3-064)', async () => {
    const { page, form } = begun()
    await form.descricao.fill('gelado')
    await form.descricao.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Chá gelado de pêssego 350 ml' })).toBeVisible()
    await form.lote('CH-350-01').fill('4')
    await form.stock.getByRole('button', { name: 'Salvar' }).click()
    await expect(form.itens).toHaveCount(1)
    await expect(form.itens.first()).toContainText('CH-350-01')
    await expect(form.itens.first().getByRole('button', { name: /^Alterar a quantidade/ })).toHaveText('4')
  })
})

test('expired and blocked lots are locked and say why (S2-093)', async ({ open }) => {
  const page = await open('cliente', '/pedidos/novo')
  const form = formOf(page)
  await form.codigo.fill('CR-200')
  await form.codigo.press('Enter')
  await expect(form.lote('CR-A')).toBeEditable()
  for (const lote of ['CR-VENCIDO', 'CR-ONTEM', 'CR-BLOQUEADO'])
    await expect(form.lote(lote)).not.toBeEditable()
  const row = (lote: string) => form.stock.getByRole('row').filter({ hasText: lote })
  await expect(row('CR-VENCIDO')).toContainText(/Vencido há \d+ dias/)
  await expect(row('CR-BLOQUEADO')).toContainText('Bloqueado')
  await expect(form.stock.getByText('Lote vencido não sai, a menos que')).toBeVisible()
  await expect(form.stock.getByText('Lote bloqueado pelo armazém.')).toBeVisible()
  // They are not suggested either.
  await form.stock.getByLabel('Quantidade desejada').fill('10')
  await form.stock.getByRole('button', { name: 'Sugerir lotes' }).click()
  await expect(form.lote('CR-A')).toHaveValue('10')
  for (const lote of ['CR-VENCIDO', 'CR-ONTEM', 'CR-BLOQUEADO']) await expect(form.lote(lote)).toHaveValue('')
})

test('lots are suggested by expiry, each with a quantity its own line; the FEFO warning does not block (S5-056, S5-057, S5-058, S5-059)', async ({
  open,
  api,
}) => {
  const { stocked, getPedido } = await api('cliente')
  const { lotes } = await stocked('000123')
  const [first, second] = lotes
  if (!first || !second) throw new Error('two lots expected')
  const page = await open('cliente', '/pedidos/novo')
  const form = formOf(page)
  await form.coleta.fill('01/02/2031 10:15')
  await form.codigo.fill('000123')
  await form.codigo.press('Enter')
  const wanted = form.stock.getByLabel('Quantidade desejada')
  const all = first.quantidadeDisponivel
  await wanted.fill(String(all + 2))
  await form.stock.getByRole('button', { name: 'Sugerir lotes' }).click()
  await expect(form.lote(first.lote)).toHaveValue(new Intl.NumberFormat('pt-BR').format(all))
  await expect(form.lote(second.lote)).toHaveValue('2')
  // A lot that is taken whole is no longer 'earlier', so correct FEFO gives no warning.
  await expect(form.stock.getByText('Lote não segue a regra FEFO')).toHaveCount(0)

  await form.lote(first.lote).fill('0')
  await form.lote(first.lote).press('ArrowDown')
  await expect(form.lote(second.lote)).toBeFocused()
  await page.keyboard.type('3')
  await expect(form.stock.getByText('Lote não segue a regra FEFO')).toBeVisible()
  await expect(form.stock).toContainText('Você pode salvar assim mesmo.')
  await form.lote(first.lote).fill('2')
  await form.stock.getByRole('button', { name: 'Salvar' }).click()
  await expect(form.itens).toHaveCount(2)
  await expect(page.getByText('Lote não segue a regra FEFO').first()).toBeVisible()
  await form.enviar.click()
  await expect(page).toHaveURL(/\/pedidos\/edit\/\d+$/)
  const pedido = await getPedido(Number(/\d+$/.exec(page.url())))
  expect(pedido.itens.map((item) => [item.observacoes, item.dataValidade, item.quantidade])).toEqual([
    [first.lote, first.dataDeValidade, 2],
    [second.lote, second.dataDeValidade, 3],
  ])
})

test('quantities are checked beside their lot, typed in Portuguese (S2-097, S9-038)', async ({ open }) => {
  const page = await open('cliente2', '/pedidos/novo')
  const form = formOf(page)
  await form.codigo.fill('MA-GR')
  await form.codigo.press('Enter')
  const g2 = form.lote('MA-GR-G2')
  await g2.fill('1.234,5')
  await g2.blur()
  await expect(g2).toHaveValue('1.234,5')
  await g2.fill('1234.25')
  await g2.blur()
  await expect(g2).toHaveValue('1.234,25')
  await g2.fill('999999')
  await form.stock.getByRole('button', { name: 'Salvar' }).click()
  await expect(g2).toHaveAccessibleDescription(/^Só [\d.,]+ disponíveis\.$/)
  await expect(g2).toBeFocused()
  await g2.fill('0,00001')
  await expect(g2).toHaveAccessibleDescription(
    'Informe uma quantidade maior que zero, com até 4 casas decimais.',
  )
  await page.keyboard.press('Escape')
  await form.codigo.fill('SU-1000')
  await form.codigo.press('Enter')
  await form.lote('SU-1000-02').fill('1,5')
  await expect(form.lote('SU-1000-02')).toHaveAccessibleDescription(
    'Este produto só aceita quantidade inteira.',
  )
})

test('a product without stock says so, a service that is away says that (S8-008, S8-009)', async ({
  open,
  provokes,
}) => {
  provokes('503 /pedidos/getEstoque/1001-SH-500', '404 /pedidos/getEstoque/1001-SH-500')
  const page = await open('cliente', '/pedidos/novo')
  const form = formOf(page)
  await form.codigo.fill('KT-01')
  await form.codigo.press('Enter')
  await expect(
    form.toasts.locator('.info').getByText('Não existe saldo em estoque deste produto!', { exact: true }),
  ).toBeVisible()
  await expect(form.stock).toBeHidden()
  await page.route('**/pedidos/getEstoque/**', (route) =>
    route.fulfill({ status: 503, json: { error: 'x' } }),
  )
  await form.codigo.fill('SH-500')
  await form.codigo.press('Enter')
  await expect(form.toasts.getByText('Serviço temporariamente indisponível.', { exact: true })).toBeVisible()
  await expect(form.stock).toBeHidden()
  await page.unroute('**/pedidos/getEstoque/**')
  await page.route('**/pedidos/getEstoque/**', (route) =>
    route.fulfill({ status: 404, json: { error: 'not_found', messages: [{ code: 'NOT_FOUND' }] } }),
  )
  await page.getByRole('button', { name: 'Fechar' }).first().click()
  await form.codigo.fill('SH-500')
  await form.codigo.press('Enter')
  await expect(
    form.toasts.getByText('Não existe saldo em estoque deste produto!', { exact: true }),
  ).toBeVisible()
})

test('an order keeps its own lots in the modal; a line is changed, explained and removed alone (S2-092)', async ({
  open,
  api,
}) => {
  const { createPedido, stocked, getPedido } = await api('cliente2')
  const pedido = await createPedido({
    linhas: [
      { codigo: 'CH-350', quantidade: 7 },
      { codigo: 'SU-1000', quantidade: 2 },
    ],
  })
  const page = await open('cliente2', `/pedidos/edit/${pedido.id}`)
  const form = formOf(page)
  await form.itens
    .nth(0)
    .getByRole('button', { name: /^Alterar a quantidade/ })
    .click()
  await expect(form.lote('CH-350-01')).toHaveValue('7')
  const free = (await stocked('CH-350')).lotes[0]?.quantidadeDisponivel ?? 0
  // The order's own reserved quantity counts as free for it; other orders may take some meanwhile.
  const shown = form.stock.getByRole('row').filter({ hasText: 'CH-350-01' }).getByRole('cell').nth(2)
  expect(Number((await shown.textContent())?.replaceAll('.', ''))).toBeGreaterThanOrEqual(free)
  // The balloon explains the figure down to what this order may take. Esc closes the balloon, and the modal stays.
  await shown.getByRole('button', { name: /Por que tenho/ }).click()
  const sum = page.getByRole('dialog', { name: /^Por que tenho/ })
  await expect(sum.getByRole('row').last()).toContainText(
    'Disponível para este pedidoCom 7 que ele já reservou',
  )
  expect(await sum.getByRole('row').last().getByRole('cell').textContent()).toBe(await shown.textContent())
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sum).toBeHidden()
  await expect(form.stock).toBeVisible()
  await form.lote('CH-350-01').fill('8')
  await form.stock.getByRole('button', { name: 'Salvar' }).click()
  await expect(form.itens).toHaveCount(2)

  await form.itens
    .nth(1)
    .getByRole('button', { name: /por que este lote/ })
    .click()
  const why = page.getByRole('dialog', { name: 'Por que este lote?' })
  await expect(why.getByRole('list', { name: /Lotes/ })).toContainText('SU-1000-01')
  await expect(why).toContainText('Escolhido:')
  await page.keyboard.press('Escape')
  await expect(why).toBeHidden()

  await form.itens
    .nth(1)
    .getByRole('button', { name: 'Remover Suco de uva integral 1 l, lote SU-1000-01' })
    .click()
  await expect(form.itens).toHaveCount(1)
  await expect(form.itens.first()).toContainText('CH-350-01')
  await form.enviar.click()
  await expect(form.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
  const { itens } = await getPedido(pedido.id)
  expect(itens.map((item) => [item.observacoes, item.quantidade])).toEqual([['CH-350-01', 8]])
})

test('a line that lost the race for its lot says what is left, and nothing is saved (S5-019)', async ({
  open,
  api,
  provokes,
}) => {
  provokes('409 /pedidos')
  const { call, stocked } = await api('cliente2')
  const page = await open('cliente2', '/pedidos/novo')
  const form = formOf(page)
  await form.numero.fill('CORRIDA')
  await form.coleta.fill('01/02/2031 10:15')
  await addLine(form, 'AG-510', 1)
  const before = (await stocked('AG-510')).lotes[0]?.quantidadeDisponivel ?? 0
  await page.route('**/pedidos', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    // Simulates that another clerk took almost all of it since the modal was read.
    const body = route.request().postDataJSON() as { itens: { quantidade: number }[] }
    return route.continue({
      postData: { ...body, itens: body.itens.map((item) => ({ ...item, quantidade: before + 1 })) },
    })
  })
  await form.enviar.click()
  await expect(
    page.getByRole('row').filter({ hasText: /Estoque insuficiente: restam [\d.,]+ neste lote\./ }),
  ).toBeVisible()
  await expect(form.numero).toHaveValue('CORRIDA')
  const { body } = await call<{ content: { numeroPedidoCliente: string | null }[] }>(
    'POST',
    '/pedidos/findByFiltro',
    {
      page: 0,
      pageSize: 100,
    },
  )
  expect(body.content.map(({ numeroPedidoCliente }) => numeroPedidoCliente)).not.toContain('CORRIDA')
})
