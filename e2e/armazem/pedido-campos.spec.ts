import { expect, test, walk } from '../support/people.ts'
import { addLine, formOf } from '../support/pedido-form.ts'

test.describe('every field', () => {
  const begun = walk(async ({ open }) => {
    const page = await open('cliente2', '/pedidos')
    return { page, form: formOf(page) }
  })
  let id = 0

  test('of a new order is empty (S2-067, S2-072)', async () => {
    const { page, form } = begun()
    await page.getByRole('link', { name: 'Novo Pedido' }).click()
    await expect(page).toHaveURL('/pedidos/novo')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novo Pedido')
    await expect(form.numero).toBeFocused()
    for (const empty of [form.numero, form.transportadora, form.coleta, form.observacoes])
      await expect(empty).toHaveValue('')
    await expect(form.urgente).not.toBeChecked()
    await expect(form.concluido).not.toBeChecked()
  })

  test('is typed as a person writes it, and sent (S2-099, S5-066, S8-018, S9-039)', async () => {
    const { page, form } = begun()
    await form.numero.fill('  CAMPOS-1 ')
    await form.transportadora.fill('Transportes Ação & Cia "São João"')
    await form.coleta.fill('1/2/31 8:15')
    await form.coleta.blur()
    await expect(form.coleta).toHaveValue('01/02/2031 08:15')
    await page.getByText('Urgente', { exact: true }).click()
    await form.observacoes.fill('Primeira linha\nSegunda, com acentuação: é ã ç')
    await addLine(form, 'SU-1000', 3)
    await addLine(form, 'MA-GR', 1.25)
    await expect(form.itens).toHaveCount(2)
    await form.enviar.click()
    await expect(form.toasts.getByText('Pedido salvo com sucesso.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/pedidos\/edit\/\d+$/)
    id = Number(/\d+$/.exec(page.url()))
  })

  test('is shown again (S2-073, S2-077, S2-078, S2-079, S2-080, S2-081, S2-088)', async () => {
    const { page, form } = begun()
    await page.reload()
    await expect(form.numero).toHaveValue('CAMPOS-1')
    await expect(form.transportadora).toHaveValue('Transportes Ação & Cia "São João"')
    await expect(form.coleta).toHaveValue('01/02/2031 08:15')
    await expect(form.urgente).toBeChecked()
    await expect(form.concluido).not.toBeChecked()
    await expect(form.observacoes).toHaveValue('Primeira linha\nSegunda, com acentuação: é ã ç')
  })

  test('of a line stands in its row (S2-089)', async () => {
    const { form } = begun()
    await expect(form.itens.nth(0)).toContainText('SU-1000')
    await expect(form.itens.nth(0)).toContainText('Suco de uva integral 1 l')
    await expect(form.itens.nth(0)).toContainText('SU-1000-01')
    await expect(form.itens.nth(0)).toContainText(/\d\d\/\d\d\/\d{4}/)
    await expect(form.itens.nth(1)).toContainText('1,25')
  })

  test('is answered by the call (S3-036, S3-038, S3-039, S3-041, S3-045, S3-056, S3-057, S3-059)', async ({
    api,
  }) => {
    const { page } = begun()
    const pedido = await (await api('cliente2')).getPedido(id)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${pedido.numeroPedido}`)
    expect(pedido).toMatchObject({
      numeroPedidoCliente: 'CAMPOS-1',
      transportadora: 'Transportes Ação & Cia "São João"',
      dataHoraColeta: '2031-02-01T11:15:00.000Z',
      urgente: true,
      concluido: false,
      observacoes: 'Primeira linha\nSegunda, com acentuação: é ã ç',
    })
    expect(Object.keys(pedido.itens[0]?.produto ?? {})).toEqual(
      expect.arrayContaining(['id', 'codigoProduto', 'descricao', 'codigoOmni', 'codigoDepositante']),
    )
    expect(pedido.itens.map((item) => [item.observacoes, item.quantidade])).toEqual([
      ['SU-1000-01', 3],
      ['MA-GR-G1', 1.25],
    ])
  })

  test('is saved again and again by one person without a conflict', async ({ api }) => {
    const { page, form } = begun()
    const { getPedido } = await api('cliente2')
    await form.transportadora.fill('Outra')
    await page.keyboard.press('Control+Enter')
    await expect.poll(async () => (await getPedido(id)).transportadora).toBe('Outra')
    await expect(page.getByText('alterações não salvas')).toHaveCount(0)
    await form.transportadora.fill('Mais uma')
    await page.keyboard.press('Control+Enter')
    await expect.poll(async () => (await getPedido(id)).transportadora).toBe('Mais uma')
  })
})
