import type { Page } from '@playwright/test'
import { entrega, newProduto, nextNumero, notaOf, saveNota } from '../../support/notas.ts'
import { expect, test } from '../../support/people.ts'
import { deaf } from '../../support/windows.ts'

const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true })

const digitarLote = async (page: Page, lote: string) => {
  await page.getByRole('button', { name: /^Lotes do item 1:/ }).click()
  const lotes = page.getByRole('dialog', { name: 'Lotes do item 1' })
  await lotes.getByLabel('Lote', { exact: true }).fill(lote)
  await lotes.getByLabel('Quantidade', { exact: false }).fill('40')
  await lotes.getByRole('button', { name: 'Salvar lotes' }).click()
  await expect(lotes).toBeHidden()
}

test('two people who change different parts of a line of a stored note are put together; what both changed is asked', async ({
  open,
  api,
  provokes,
}) => {
  provokes('409 /notas/:id')
  const operador = await api('operador')
  const produto = await newProduto(operador)
  const { file } = entrega(`FR-${nextNumero()}`, '4', [])
  const saved = await saveNota(operador, file, { produtos: [{ id: produto.id }] })
  const [one, other] = [await open('operador'), await open('admin')]
  for (const page of [one, other]) {
    await deaf(page)
    await page.goto(`/notas/edit/${saved.id}`)
  }
  const [mine, theirs] = [notaOf(one), notaOf(other)]
  await theirs.fator(1).fill('20')
  await digitarLote(one, 'MEU')
  await salvar(other).click()
  await expect(theirs.toasts).toContainText('Nota salva com sucesso.')
  await salvar(one).click()
  await expect(mine.toasts).toContainText('Nota salva com sucesso.')
  await expect(mine.fator(1)).toHaveValue('20')
  await expect(mine.linha(0)).toContainText('MEU')

  await other.reload()
  await theirs.fator(1).fill('5')
  await salvar(other).click()
  await expect(theirs.toasts).toContainText('Nota salva com sucesso.')
  await mine.fator(1).fill('8')
  await salvar(one).click()
  const dialog = one.getByRole('dialog')
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await expect(dialog.getByRole('group')).toContainText('Item 1, fator')
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await expect(mine.fator(1)).toHaveValue('5')
})
