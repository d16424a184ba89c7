import { readFile } from 'node:fs/promises'
import type { Saldo } from '@app/contract/armazem/estoque'
import type { Api } from '../../support/api.ts'
import { newEstoque, notaOf, retorno, saveNota } from '../../support/notas.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

/** A product's quantity in the ledger, and its quantity reserved by orders. */
const estoqueDe = async ({ call }: Api, produto: number) => {
  const { body } = await call<Saldo[]>('GET', `/estoque/produtos/${produto}/saldos`)
  return body.map(({ fisico, reservado }) => ({ fisico, reservado }))
}

test("a return that names its order is proposed against it, linked, and fills the order's NF; its goods leave with the order alone (S1-024, S3-046, S3-072, S3-087)", async ({
  open,
  api,
}) => {
  const [operador, cliente] = [await api('operador'), await api('cliente')]
  const produto = await newEstoque(operador, 10)
  const pedido = await cliente.createPedido({ linhas: [{ codigo: produto.codigo, quantidade: 40 }] })
  const { file } = retorno('RET-A', 40, `Retorno referente ao pedido ${pedido.numeroPedido}.`)
  const page = await open('operador', '/notas')
  const nota = notaOf(page)
  await nota.escolher.setInputFiles(file)
  await expect(page.getByRole('region', { name: 'Dados da nota' })).toContainText('Saída do estoque')
  await expect(nota.nota).toContainText('Aurora Fictícia')
  const proposto = page
    .getByRole('group', { name: 'Pedido que a nota fatura' })
    .locator('label')
    .filter({ hasText: `Pedido ${pedido.numeroPedido}` })
  await expect(proposto).toContainText('Citado na nota')
  await expect(proposto.getByRole('radio')).not.toBeChecked()
  await proposto.click()
  await nota.produto(1).fill(produto.codigo)
  await nota.produto(1).press('Enter')
  await expectAccessible(page, 'a return and its order')
  await nota.enviar.click()
  await expect(page).toHaveURL(/\/notas\/edit\/\d+$/)
  await expect(
    page.getByRole('region', { name: 'Registro' }).getByRole('link', { name: String(pedido.numeroPedido) }),
  ).toHaveAttribute('href', `/pedidos/edit/${pedido.id}`)

  // Nothing is received or dispatched here, because the order takes the goods out.
  await expect(nota.receber).toHaveCount(0)
  await expect(nota.falta).toContainText('Falta confirmar a nota.')
  await nota.confirmar('nota').click()
  const dialog = page.getByRole('dialog', { name: 'Confirmar nota' })
  await expect(dialog).toContainText('Nenhum item muda o estoque.')
  await expect(dialog).toContainText(`já sai com a expedição do pedido ${pedido.numeroPedido}, não aqui.`)
  await dialog.getByRole('button', { name: 'Confirmar nota' }).click()
  await expect(nota.toasts).toContainText('Nota confirmada.')
  expect(await estoqueDe(operador, produto.id)).toEqual([{ fisico: 100, reservado: 40 }])

  // The client finds the note in the order.
  const pedidoPage = await open('cliente', `/pedidos/edit/${pedido.id}`)
  const [download] = await Promise.all([
    pedidoPage.waitForEvent('download'),
    pedidoPage.getByRole('button', { name: 'Baixar NF' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(file.name)
  expect(await readFile(await download.path())).toEqual(file.buffer)
})

test('a return without an order takes its goods out, and says so; taken back, it is linked to the order of the same goods', async ({
  open,
  api,
}) => {
  const [operador, cliente] = [await api('operador'), await api('cliente')]
  const produto = await newEstoque(operador, 10)
  const { file, chave } = retorno('RET-B', 30)
  const lotes = [{ lote: 'RET-1', dataDeValidade: '2030-06-30', quantidade: 30 }]
  const { id } = await saveNota(operador, file, { produtos: [{ id: produto.id, lotes }] })
  const page = await open('operador', `/notas/edit/${id}`)
  const nota = notaOf(page)
  await expect(nota.falta).toContainText('Falta confirmar a saída.')
  await nota.confirmar('saída').click()
  const dialog = page.getByRole('dialog', { name: 'Confirmar saída' })
  await expect(dialog).toContainText('Do estoque de Aurora Fictícia: sai 1 lançamento de 1 produto.')
  await expect(dialog.getByRole('row').nth(1)).toContainText('− 30 un')
  await expect(dialog).not.toContainText(/receb/i)
  await expectAccessible(page, 'goods that leave')
  await dialog.getByRole('button', { name: 'Confirmar saída' }).click()
  await expect(nota.toasts).toContainText('Saída confirmada.')
  const registro = page.getByRole('region', { name: 'Registro' })
  await expect(registro).toContainText(/Confirmada.*Otávio Operador/)
  await expect(registro).not.toContainText(/receb/i)
  expect(await estoqueDe(operador, produto.id)).toEqual([{ fisico: 70, reservado: 0 }])
  await page.getByRole('button', { name: 'Histórico' }).click()
  const historico = page.getByRole('dialog', { name: 'Histórico de alterações' })
  await expect(historico).toContainText('Saída confirmada: 1 linha do estoque')
  await page.keyboard.press('Escape')
  const list = await open('operador', `/notas/list?chave=${chave}`)
  const listed = list.getByRole('table', { name: 'Notas fiscais' }).locator('tbody tr')
  await expect(listed).toHaveCount(1)
  await expect(listed).toContainText('Confirmada')
  await expect(listed).not.toContainText(/receb/i)

  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Estornar saída' }).click()
  await page.getByLabel('Motivo do estorno').fill('É de um pedido')
  await page.getByRole('dialog').getByRole('button', { name: 'Estornar saída' }).click()
  await expect(nota.toasts).toContainText('Saída estornada.')
  expect(await estoqueDe(operador, produto.id)).toEqual([{ fisico: 100, reservado: 0 }])

  const pedido = await cliente.createPedido({ linhas: [{ codigo: produto.codigo, quantidade: 30 }] })
  await page.reload()
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Ligar a um pedido' }).click()
  const ligar = page.getByRole('dialog', { name: 'Ligar a um pedido' })
  const provavel = ligar.locator('label').filter({ hasText: `Pedido ${pedido.numeroPedido}` })
  await expect(provavel).toContainText('Mesmos itens')
  await provavel.click()
  await ligar.getByRole('button', { name: 'Ligar', exact: true }).click()
  await expect(nota.toasts).toContainText(`Nota ligada ao pedido ${pedido.numeroPedido}.`)
  await expect(nota.confirmar('nota')).toBeVisible()
  expect((await operador.getPedido(pedido.id)).nf).toMatchObject({ filename: file.name })
})
