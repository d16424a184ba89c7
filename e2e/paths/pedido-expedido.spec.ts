import type { EstoqueEntry, Extrato, Movimentacao } from '@app/contract/armazem/estoque'
import type { Pedido } from '@app/contract/armazem/pedido'
import type { Produto } from '@app/contract/registers/produto'
import type { Page } from '@playwright/test'
import { newProdutoComLotes } from '../support/estoque.ts'
import { callAs, expect, expectAccessible, test } from '../support/people.ts'

/** A minimal PDF: only its beginning and end are right. */
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** The quantity that an order took out of a lot, by the ledger, whose rows add up to the balance. */
const takenFrom = async (page: Page, lote: EstoqueEntry | undefined, pedidoId: number): Promise<number> => {
  const { saldo, anteriores, movimentos } = (await callAs(
    page,
    `/estoque/saldos/${lote?.id}/extrato`,
  )) as Extrato
  const sum = (rows: readonly Movimentacao[]) => rows.reduce((total, { fisico }) => total + fisico, 0)
  expect(anteriores.fisico + sum(movimentos)).toBeCloseTo(saldo.fisico, 4)
  return -sum(movimentos.filter(({ pedido }) => pedido?.id === pedidoId))
}

/** Presses Tab until the element with that accessible name has the focus, as a person without a mouse does. */
const tabTo = async (
  page: Page,
  name: string | RegExp,
  role: 'textbox' | 'switch' | 'link',
): Promise<void> => {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' })
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${String(name)}`)
}

/** Code, Enter, wanted quantity, Enter (lots proposed), Enter (saved): the focus is back on the code. */
const orderByKeyboard = async (page: Page, produto: Produto, quantidade: number): Promise<void> => {
  // Typed at a person's speed, because at a scanner's speed it would count as a scan.
  await page.keyboard.type(produto.codigoProduto, { delay: 60 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: produto.descricao })).toBeVisible()
  await expect(page.getByLabel('Quantidade desejada')).toBeFocused()
  await page.keyboard.type(String(quantidade), { delay: 60 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByLabel('Código do produto')).toBeFocused()
}

const move = async (panel: Page, numero: number, label: string): Promise<void> => {
  await panel
    .getByRole('row')
    .filter({ hasText: String(numero) })
    .press('Enter')
  const dialog = panel.getByRole('dialog', { name: 'Selecione o novo status do pedido' })
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled()
  await dialog.getByRole('radio', { name: new RegExp(`^${label}`) }).check()
  await expectAccessible(panel)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
}

test('the main job: the clerk orders by keyboard, the operator sees it at once and ships it (S1-023, S1-024, S2-061)', async ({
  enter,
  api,
}) => {
  test.slow()
  const [cliente, operador] = [await api('cliente'), await api('operador')]
  const { codigoProduto } = await newProdutoComLotes(operador, [
    { lote: 'L1', dataDeValidade: '2030-06-30', quantidade: 5 },
    { lote: 'L2', dataDeValidade: '2030-07-31', quantidade: 10 },
  ])
  const outro = await newProdutoComLotes(operador, [{ lote: 'L1', dataDeValidade: null, quantidade: 8 }])
  const [first, second] = [await cliente.stocked(codigoProduto), await cliente.stocked(outro.codigoProduto)]
  const [lotA, lotB] = first.lotes
  if (!lotA || !lotB) throw new Error('two lots expected')
  const [clerk, panel] = [await enter('cliente'), await enter('operador')]
  await expect(panel).toHaveURL(/\/dashboard/)
  await expect(clerk).toHaveURL(/\/pedidos/)

  await tabTo(clerk, 'Novo Pedido', 'link')
  await clerk.keyboard.press('Enter')
  await expect(clerk).toHaveURL(/\/pedidos\/novo/)
  await tabTo(clerk, 'Nº do pedido do cliente', 'textbox')
  await clerk.keyboard.type('E2E-1')
  await tabTo(clerk, 'Transportadora', 'textbox')
  await clerk.keyboard.type('Transportes Faz de Conta')
  await tabTo(clerk, 'Data e hora da coleta', 'textbox')
  await clerk.keyboard.type('31/12/2030 10:15')
  await tabTo(clerk, 'Código do produto', 'textbox')
  // The whole lot that expires first and three of the next: two lines of one product.
  await orderByKeyboard(clerk, first.produto, lotA.quantidadeDisponivel + 3)
  await orderByKeyboard(clerk, second.produto, 2)
  await expect(clerk.getByText('3 linhas').first()).toBeVisible()
  await expectAccessible(clerk)

  await clerk
    .getByLabel(/^NF/)
    .setInputFiles({ name: 'nf-e2e.pdf', mimeType: 'application/pdf', buffer: PDF })
  await tabTo(clerk, 'Cadastro concluído', 'switch')
  await clerk.keyboard.press('Space')
  await clerk.keyboard.press('Control+Enter')
  await expect(clerk.getByText('Pedido salvo com sucesso.')).toBeVisible()
  await expect(clerk).toHaveURL(/\/pedidos\/edit\/\d+/)

  const id = Number(/edit\/(\d+)/.exec(clerk.url())?.[1])
  const pedido = (await callAs(clerk, `/pedidos/${id}`)) as Pedido
  expect(pedido).toMatchObject({ concluido: true, numeroPedidoCliente: 'E2E-1', status: 'CRIADO' })
  expect(pedido.itens.map((item) => [item.observacoes, item.quantidade])).toEqual([
    [lotA.lote, lotA.quantidadeDisponivel],
    [lotB.lote, 3],
    [second.lotes[0]?.lote, 2],
  ])
  await expect
    .poll(async () => ((await callAs(clerk, `/pedidos/${id}`)) as Pedido).nf)
    .toMatchObject({ filename: 'nf-e2e.pdf', length: PDF.length, contentType: 'application/pdf' })

  await panel.goto(`/dashboard?numero=${pedido.numeroPedido}`)
  await expect(panel.getByRole('row').filter({ hasText: String(pedido.numeroPedido) })).toBeVisible()
  await expectAccessible(panel)
  await move(panel, pedido.numeroPedido, 'Em separação')
  await move(panel, pedido.numeroPedido, 'Conferido aguardando faturamento')
  await move(panel, pedido.numeroPedido, 'Faturado aguardando expedição')
  await move(panel, pedido.numeroPedido, 'Expedido')
  await expect(panel.getByRole('row').filter({ hasText: String(pedido.numeroPedido) })).toBeHidden()

  expect(await takenFrom(panel, lotA, id)).toBe(lotA.quantidadeDisponivel)
  expect(await takenFrom(panel, lotB, id)).toBe(3)
  expect(await takenFrom(panel, second.lotes[0], id)).toBe(2)

  await clerk.reload()
  await clerk.getByRole('button', { name: 'Histórico' }).click()
  const story = clerk.getByRole('dialog', { name: 'Histórico de Auditoria do Pedido' })
  await expect(story).toContainText('Em separação')
  await expect(story).toContainText('Expedido')
  await expect(story).toContainText('nf-e2e.pdf')
  await expectAccessible(clerk)
  await story.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(clerk.getByRole('button', { name: 'Histórico' })).toBeFocused()
})

test('a save in one browser shows on an open panel within a second (S2-061)', async ({ enter, api }) => {
  const { codigoProduto } = await newProdutoComLotes(
    await api('operador'),
    [{ lote: 'L1', dataDeValidade: null, quantidade: 8 }],
    { cliente: '1002' },
  )
  const { produto } = await (await api('cliente2')).stocked(codigoProduto)
  const [clerk, panel] = [await enter('cliente2'), await enter('operador')]
  await clerk.goto('/pedidos/novo')
  await clerk.getByLabel('Data e hora da coleta', { exact: true }).fill('01/01/2000 10:15')
  await clerk.getByLabel('Código do produto').click()
  await orderByKeyboard(clerk, produto, 1)
  const pushes = new Set<number>()
  panel.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { entidade, id } = JSON.parse(String(payload)) as { entidade?: string; id?: number }
      if (entidade === 'pedido' && id !== undefined) pushes.add(id)
    }),
  )
  await panel.clock.install()
  await panel.reload()
  await expect(panel.getByText('Ao vivo')).toBeVisible()
  await panel.clock.pauseAt(Date.now() + 60_000)
  const answered = clerk.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/pedidos'),
  )
  await clerk.getByRole('button', { name: 'Enviar pedido' }).click()
  const { id, numeroPedido } = (await (await answered).json()) as Pedido
  // Sorted by pickup time, an order of the year 2000 comes first.
  const row = panel.getByRole('row').filter({ hasText: String(numeroPedido) })
  await expect.poll(() => pushes.has(id)).toBe(true)
  // The test moves the panel's clock, so that the machine's load does not matter.
  let passed = 0
  await expect
    .poll(async () => {
      await panel.clock.runFor(50)
      passed += 50
      return row.count()
    })
    .toBe(1)
  expect(passed).toBeLessThan(1000)
})
