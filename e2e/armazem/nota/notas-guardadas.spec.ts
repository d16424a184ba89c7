import { readFileSync } from 'node:fs'
import { amostra, entrega, newNota, newProduto, nextNumero, notaOf, saveNota } from '../../support/notas.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

test('the list has its columns, a row opens its note, the filters live in the address, the paper has the chave (S2-131, S2-132, S2-134, S2-135)', async ({
  open,
  api,
}) => {
  const operador = await api('operador')
  const produto = await newProduto(operador)
  const { chave, file } = entrega(`FR-${nextNumero()}`, '2', [])
  const saved = await saveNota(operador, file, { produtos: [{ id: produto.id }] })
  const page = await open('operador', `/notas/list?chave=${chave}`)
  const table = page.getByRole('table', { name: 'Notas fiscais' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Nº do pedido',
    'Cliente',
    'Nota',
    'Emitente',
    'Emissão',
    'Valor',
    'Chave',
    'Situação',
  ])
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByRole('row').nth(1)).toContainText('Aurora Fictícia')
  await expectAccessible(page, 'the list')
  await page.getByLabel('Nº da nota').fill('999999998')
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click()
  await expect(page).toHaveURL(/numero=999999998/)
  await expect(page.getByText('Nenhuma nota combina com a pesquisa.')).toBeVisible()
  await page.goBack()
  // Typed key by key, because blanks between words are part of a name.
  await page.getByLabel('Emitente').pressSequentially('Ninguém Fictício ')
  await expect(page.getByLabel('Emitente')).toHaveValue('Ninguém Fictício ')
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('emitente') === 'Ninguém Fictício')
  await page.goBack()
  await table.getByRole('row').nth(1).click()
  await expect(page).toHaveURL(`/notas/edit/${saved.id}`)

  await page.getByRole('button', { name: 'Mais ações' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Baixar XML' }).click(),
  ])
  expect(readFileSync(await download.path())).toEqual(file.buffer)

  await page.getByRole('link', { name: 'Espelho DANFE' }).click()
  await expect(page.getByRole('img', { name: `Código de barras ${chave}` })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('FRASCO PET 250ML CX10')
  await expectAccessible(page, 'the DANFE mirror')

  await page.goto('/notas/list')
  await page.getByRole('link', { name: 'Nova Nota Fiscal' }).click()
  await expect(page).toHaveURL('/notas')
})

test('lots that the note does not name are typed at the receipt; a receipt can be taken back', async ({
  open,
  api,
}) => {
  const operador = await api('operador')
  const produto = await newProduto(operador)
  const { file } = entrega(`FR-${nextNumero()}`, '4', [])
  const saved = await saveNota(operador, file, { produtos: [{ id: produto.id }] })
  const page = await open('operador', `/notas/edit/${saved.id}`)
  const nota = notaOf(page)
  await nota.receber.click()
  await expect(nota.linha(0)).toContainText('Informe os lotes, ou que a mercadoria não tem lote.')
  await page.getByRole('button', { name: 'Lotes do item 1: Informar lotes' }).click()
  const lotes = page.getByRole('dialog', { name: 'Lotes do item 1' })
  await lotes.getByLabel('Lote', { exact: true }).fill('DIGITADO')
  await lotes.getByLabel('Validade', { exact: true }).fill('31/02/2030')
  await lotes.getByRole('button', { name: 'Salvar lotes' }).click()
  await expect(lotes.getByText('Data inválida. Use dd/mm/aaaa.')).toBeVisible()
  await lotes.getByLabel('Validade', { exact: true }).fill('28/02/2030')
  await lotes.getByLabel('Quantidade', { exact: false }).fill('30')
  await lotes.getByRole('button', { name: 'Acrescentar lote' }).click()
  await expect(lotes.getByText('40 de 40 un')).toBeVisible()
  await lotes.getByRole('button', { name: 'Salvar lotes' }).click()
  const segundo = lotes.getByRole('group', { name: 'Lote 2' })
  await expect(segundo.getByText('Informe o lote, ou marque Sem lote.')).toBeVisible()
  await segundo.getByRole('checkbox', { name: 'Sem lote' }).check()
  await expect(segundo.getByLabel('Lote', { exact: true })).toHaveValue('Sem lote')
  await expectAccessible(page, 'the lots')
  await lotes.getByRole('button', { name: 'Salvar lotes' }).click()
  await nota.receber.click()
  await page
    .getByRole('dialog', { name: 'Confirmar recebimento' })
    .getByRole('button', { name: 'Confirmar recebimento' })
    .click()
  await expect(nota.toasts).toContainText('Recebimento confirmado.')

  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Estornar recebimento' }).click()
  await page.getByLabel('Motivo do estorno').fill('Contagem errada')
  await page.getByRole('dialog').getByRole('button', { name: 'Estornar recebimento' }).click()
  await expect(nota.toasts).toContainText('Recebimento estornado.')
  await expect(nota.receber).toBeVisible()
})

test('a note is linked to an order, which then leads to it; its list column has the number', async ({
  open,
  api,
}) => {
  const operador = await api('operador')
  const pedido = await (await api('cliente')).createPedido()
  const saved = await newNota(operador)
  const page = await open('operador', `/notas/edit/${saved.id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Ligar a um pedido' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ligar a um pedido' })
  await dialog.getByRole('combobox').fill(String(pedido.numeroPedido))
  await dialog.getByRole('combobox').press('Enter')
  await dialog.getByRole('button', { name: 'Ligar', exact: true }).click()
  await expect(notaOf(page).toasts).toContainText(`Nota ligada ao pedido ${pedido.numeroPedido}.`)
  await page.goto(`/notas/list?chave=${saved.chave}`)
  await expect(page.getByRole('table', { name: 'Notas fiscais' }).getByRole('row').nth(1)).toContainText(
    String(pedido.numeroPedido),
  )
  await page.goto(`/pedidos/edit/${pedido.id}`)
  await page.getByRole('region', { name: 'Notas ligadas' }).getByRole('link', { name: /^NF-e/ }).click()
  await expect(page).toHaveURL(`/notas/edit/${saved.id}`)
})

test('an administrator changes the effect of a CFOP and puts it back; a ZIP without schemas is refused', async ({
  open,
  provokes,
}) => {
  provokes('422 /notas/esquemas')
  const page = await open('admin', '/configuracoes/view/')
  await page.getByRole('link', { name: 'Notas fiscais', exact: true }).last().click()
  await expect(page).toHaveURL('/configuracoes/notas')
  await expect(page.getByLabel('CNPJ do armazém')).toHaveValue('99.999.001/0001-59')
  await expectAccessible(page, 'the settings')
  const toasts = page.getByRole('region', { name: 'Avisos' })
  const effect = page.getByLabel('Efeito do CFOP 5922')
  const undo = page.getByRole('button', { name: 'Voltar o CFOP 5922 para: Só fiscal' })
  await effect.selectOption('Perguntar a cada nota')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(toasts).toContainText('Configurações salva com sucesso.')
  await page.reload()
  await expect(effect).toHaveValue('perguntar')
  await undo.click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(undo).toHaveCount(0)
  await expect(toasts).toContainText('Configurações salva com sucesso.')

  await page.getByLabel('CNPJ do armazém').fill('99.999.001/0001-58')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('CNPJ inválido: 99.999.001/0001-58.')).toBeVisible()
  await page
    .getByLabel('ZIP dos esquemas')
    .setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') })
  await expect(page.getByText('Os esquemas não foram trocados.')).toBeVisible()
})

for (const width of [390, 768, 1920])
  test(`the note keeps within a window of ${width} px`, async ({ open }) => {
    const page = await open('operador', '/notas', { width, colorScheme: width === 390 ? 'dark' : 'light' })
    const nota = notaOf(page)
    await nota.escolher.setInputFiles(amostra('ok-rastro-lotes'))
    await expect(nota.itens).toBeVisible()
    await expectAccessible(page, `${width} px`)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.goto('/notas/list')
    await expect(page.getByRole('table', { name: 'Notas fiscais' })).toHaveAttribute('aria-busy', 'false')
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
