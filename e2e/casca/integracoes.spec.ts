import { expect, expectAccessible, test } from '../support/people.ts'
import { unique } from '../support/unique.ts'

test('an administrator makes a key, another system calls with it, and what it did is seen until it is revoked', async ({
  open,
  baseURL,
}) => {
  const nome = `ERP ${unique()}`
  const page = await open('admin', '/integracoes')
  await page.getByRole('button', { name: 'Nova chave' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova chave de API' })
  await dialog.getByRole('button', { name: 'Criar chave' }).click()
  await expect(dialog.getByText('Nome: preenchimento obrigatório')).toBeVisible()
  await dialog.getByLabel(/^Nome/).fill(nome)
  await dialog.getByLabel(/^Age em nome de/).fill('cliente@')
  await dialog.getByLabel(/^Age em nome de/).press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'Ver pedidos' })).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Incluir e alterar pedidos' }).uncheck()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Criar chave' }).click()

  const shown = page.getByRole('dialog', { name: 'Guarde a chave agora' })
  const token = (await shown.getByLabel('Chave', { exact: true }).textContent()) ?? ''
  expect(token).toMatch(/^rtg_/)
  await shown.getByRole('button', { name: 'Já guardei' }).click()
  const call = (method: string, path: string) =>
    fetch(`${baseURL}${path}`, { method, headers: { authorization: `Bearer ${token}` } })
  expect((await call('GET', '/pedidos')).status).toBe(200)
  expect((await call('DELETE', '/pedidos/1')).status).toBe(403)

  const row = page.getByRole('row').filter({ hasText: nome })
  await row.getByRole('button', { name: `O que fez ${nome}` }).click()
  const calls = page.getByRole('dialog', { name: 'O que a chave fez' })
  await expect(async () => {
    await page.reload()
    await row.getByRole('button', { name: `O que fez ${nome}` }).click()
    await expect(calls.getByRole('row').filter({ hasText: 'DELETE /pedidos/1' })).toContainText('403')
  }).toPass()
  await calls.getByRole('button', { name: 'Fechar' }).first().click()

  await row.getByRole('button', { name: `Revogar ${nome}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click()
  await expect(row).toContainText('Revogada')
  await expect.poll(async () => (await call('GET', '/pedidos')).status).toBe(401)
})
