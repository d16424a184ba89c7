import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test } from '../support/people.ts'

test('a company follows its orders and stock on a phone: situation, documents, what expires, files', async ({
  open,
  api,
}) => {
  const cliente = await api('cliente')
  const { numeroPedido } = await cliente.createPedido({ concluido: true })
  const page = await open('cliente', '/pedidos', { width: 390, height: 844, hasTouch: true })
  const resumo = page.getByRole('region', { name: 'Resumo' })
  await expect(resumo.getByRole('link', { name: /Criado$/ })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: String(numeroPedido) })
  await expect(row).toContainText('Criado')
  await expect(row).toContainText('nenhum')
  await expect(row).not.toContainText('Cosméticos Flor de Açude')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await resumo.getByRole('link', { name: 'Estoque e documentos' }).click()
  await expect(page).toHaveURL('/pedidos/meuEstoque')
  const estoque = page.getByRole('region', { name: 'Estoque por validade' })
  await estoque.getByRole('button', { name: /Depois de 90 dias/ }).click()
  await expect(page).toHaveURL('/pedidos/meuEstoque?faixa=DEPOIS')
  await expect(estoque.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Últimos documentos' }).getByRole('link').first(),
  ).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await estoque.getByRole('button', { name: 'Baixar o estoque em CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Código;Descrição;Lote;Validade')
  const book = page.waitForEvent('download')
  await estoque.getByRole('button', { name: 'Baixar o estoque em Excel' }).click()
  expect((await book).suggestedFilename()).toMatch(/^estoque-.*\.xlsx$/)
})

test('staff have the reports instead', async ({ open }) => {
  const page = await open('operador', '/pedidos/meuEstoque')
  await expect(page.getByRole('heading', { name: 'Acesso não permitido' })).toBeVisible()
})
