import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test } from '../support/people.ts'
import { picture } from '../support/png.ts'

// Both save the one record of the papers.
test.describe.configure({ mode: 'default' })

test('papers carry logo and name, say until when to pick, and a draft says that it is one', async ({
  open,
  api,
}) => {
  const cliente = await api('cliente')
  const [pronto, rascunho] = [await cliente.createPedido({ concluido: true }), await cliente.createPedido()]
  const settings = await open('admin', '/configuracoes/impressos')
  await settings
    .getByLabel('Arquivo do logotipo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture(120, 40) })
  await expect(settings.getByRole('img', { name: 'Logotipo do armazém' })).toBeVisible()
  await settings.getByRole('button', { name: 'Salvar' }).click()
  await expect(settings.getByText('Configurações salva com sucesso.')).toBeVisible()

  const page = await open('operador', `/pedidos/${pronto.id}/imprimir/separacao`)
  const list = page.getByRole('article')
  await expect(list.getByText('Separar até')).toBeVisible()
  await expect(list.getByText('RASCUNHO')).toBeHidden()
  await expect(list.locator('.mk img')).toBeVisible()
  await expect(list.locator('.mk')).not.toHaveText('Retaguarda')

  await page.goto(`/pedidos/${rascunho.id}/imprimir/pedido`)
  await expect(page.getByRole('article').getByText('RASCUNHO')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/pedidos/${rascunho.id}/imprimir/etiqueta`)
  await expect(page.getByRole('article').getByText('RASCUNHO')).toBeVisible()
})

test('labels of a lot come on paper of the size in the settings, and as ZPL', async ({ open, api }) => {
  const { produto, lotes } = await (await api('cliente')).stocked('SH-500')
  const saldo = String(lotes[0]?.id)
  const admin = await api('admin')
  const { body } = await admin.call<{ versao: number; etiquetas: object }>('GET', '/impressos')
  await admin.call('PUT', '/impressos', {
    ...body,
    logo: undefined,
    etiquetas: { ...body.etiquetas, lote: { largura: 80, altura: 40 } },
  })
  const page = await open('operador', `/produto/${produto.id}`)
  await page.getByRole('link', { name: 'Etiquetas' }).click()
  await expect(page.getByRole('article', { name: /^Etiqueta do produto SH-500/ })).toHaveCount(1)
  await page.getByLabel('Etiqueta de').selectOption(saldo)
  await page.getByLabel('Cópias').fill('3')
  await page.getByLabel('Cópias').blur()
  await expect(page.getByRole('article', { name: /^Etiqueta do lote/ })).toHaveCount(3)
  await expectAccessible(page)
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  // 80 × 40 mm in points, a page per label and no other.
  expect(sheets.match(/\/MediaBox \[0 0 22[67]\.\d+ 113\.\d+\]/g)).toHaveLength(3)
  expect(sheets.match(/\/MediaBox/g)).toHaveLength(3)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ZPL' }).click()
  const zpl = await readFile(await (await download).path(), 'utf8')
  expect(zpl).toContain('^PW639^LL320')
  expect(zpl).toContain(`RETAGUARDA:LOTE:${saldo}`)
  expect(zpl).toContain('^PQ3')
})
