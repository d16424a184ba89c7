import { amostra, entrega, newProduto, nextNumero, notaOf, saveNota } from '../../support/notas.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

test('a unit that is not the product’s is flagged at the factor, with what the factor makes of it', async ({
  open,
  api,
}) => {
  const produto = await newProduto(await api('operador'))
  const { file } = entrega(`FR-${nextNumero()}`, '12', [])
  const page = await open('operador', '/notas')
  const nota = notaOf(page)
  await nota.escolher.setInputFiles(file)
  await expect(nota.fator(1)).toHaveAccessibleDescription('')
  await nota.produto(1).fill(produto.codigo)
  await nota.produto(1).press('Enter')
  await expect(nota.fator(1)).toHaveAccessibleDescription('CX ≠ un: 12 CX × 10 = 120 un')
  await nota.fator(1).fill('1')
  await expect(nota.linha(0)).toContainText('CX ≠ un: 12 CX × 1 = 12 un')
  await expectAccessible(page, 'units that differ')
})

test('goods without a lot are said to have none, and are received as such', async ({ open, api }) => {
  const operador = await api('operador')
  const produto = await newProduto(operador)
  const { file } = entrega(`FR-${nextNumero()}`, '4', [])
  const saved = await saveNota(operador, file, { produtos: [{ id: produto.id }] })
  const page = await open('operador', `/notas/edit/${saved.id}`)
  const nota = notaOf(page)
  await nota.linha(0).getByRole('button', { name: 'Sem lote: item 1' }).click()
  await expect(page.getByRole('button', { name: 'Lotes do item 1: Sem lote' })).toBeVisible()
  // The lot has the whole quantity of the line, whatever the factor.
  await nota.fator(1).fill('12')
  await nota.receber.click()
  const dialog = page.getByRole('dialog', { name: 'Confirmar recebimento' })
  await expect(dialog.getByRole('row').nth(1)).toContainText('Sem lote')
  await expect(dialog.getByRole('row').nth(1)).toContainText('+ 48 un')
  await dialog.getByRole('button', { name: 'Confirmar recebimento' }).click()
  await expect(nota.toasts).toContainText('Recebimento confirmado.')
  const { body } = await operador.call<{ lote: string; fisico: number }[]>(
    'GET',
    `/estoque/produtos/${produto.id}/saldos`,
  )
  expect(body).toMatchObject([{ lote: '', fisico: 48 }])
})

test('the checks of a note are one line that opens to all; one with a warning is open by itself', async ({
  open,
}) => {
  const page = await open('operador', '/notas')
  const { escolher, itens, conferencias } = notaOf(page)
  await escolher.setInputFiles(amostra('ok-5905-1-item'))
  await expect(itens).toBeVisible()
  const linha = conferencias.getByText(/^Conferências \(\d certas.*\)$/)
  const assinatura = conferencias.getByText('Confere com o conteúdo')
  await expect(linha).toBeVisible()
  await expect(assinatura).toBeHidden()
  await linha.click()
  await expect(assinatura).toBeVisible()
  await expectAccessible(page, 'the checks')

  await page.goto('/notas')
  await escolher.setInputFiles(amostra('warn-total-difere'))
  await expect(conferencias.getByText(/^Conferências \(\d certas, 1 aviso\b/)).toBeVisible()
  await expect(conferencias.getByRole('definition').first()).toContainText('Confira o total com o DANFE.')
  await expectAccessible(page, 'a warning among the checks')
})
