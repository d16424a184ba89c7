import { expect, expectAccessible, test } from '../support/people.ts'
import { unique } from '../support/unique.ts'

test('an administrator makes a key, another system calls with it, and what it did is seen until it is revoked', async ({
  open,
  stranger,
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

  const docs = await stranger({ width: 390, colorScheme: 'dark' })
  await docs.goto('/docs')
  await docs.getByLabel(/^Chave de API/).fill(token)
  await docs.getByLabel(/^Procurar/).fill('GET /user/me')
  await docs.getByText('GET /user/me').first().click()
  await docs.getByRole('button', { name: 'Chamar' }).click()
  await expect(docs.getByRole('status').last()).toContainText('200 · ')
  await expect(docs.getByRole('status').last()).toContainText('cliente@retaguarda.example')
  await expectAccessible(docs)

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

test('an administrator registers a webhook, sends an example, sees what became of it and exchanges the secret', async ({
  open,
  provokes,
}) => {
  provokes('400 /webhook')
  const nome = `Loja ${unique()}`
  const page = await open('admin', '/integracoes')
  await page.getByRole('button', { name: 'Novo webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo webhook' })
  await dialog.getByLabel(/^Nome/).fill(nome)
  await dialog.getByLabel(/^Endereço/).fill('https://127.0.0.1/avisos')
  await dialog.getByRole('checkbox', { name: 'Pedido criado' }).check()
  await dialog.getByRole('button', { name: 'Criar webhook' }).click()
  await expect(dialog.getByText('Este endereço é de uma rede interna')).toBeVisible()
  await expectAccessible(page)
  // A name of RFC 6761 that never leads anywhere.
  await dialog.getByLabel(/^Endereço/).fill('https://loja.invalid/avisos')
  await dialog.getByRole('button', { name: 'Criar webhook' }).click()
  const shown = page.getByRole('dialog', { name: 'Guarde o segredo agora' })
  const segredo = (await shown.getByLabel('Segredo').textContent()) ?? ''
  expect(segredo).toMatch(/^whsec_/)
  await shown.getByRole('button', { name: 'Já guardei' }).click()

  const row = page.getByRole('row').filter({ hasText: nome })
  await row.getByRole('button', { name: `Enviar exemplo ${nome}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar exemplo' }).click()
  await row.getByRole('button', { name: `Avisos enviados ${nome}` }).click()
  const avisos = page.getByRole('dialog', { name: 'Avisos enviados' })
  await expect(async () => {
    await avisos.getByRole('button', { name: 'Atualizar' }).click()
    await expect(avisos.getByText('Não foi possível conectar')).toBeVisible({ timeout: 500 })
  }).toPass()
  await avisos.getByRole('button', { name: /^Ver/ }).click()
  await expect(avisos.getByLabel('O que é enviado')).toContainText('"tipo": "pedido.criado"')
  await expectAccessible(page)
  await avisos.getByRole('button', { name: /^Enviar de novo/ }).click()
  await expect(page.getByText('Vai de novo em instantes.')).toBeVisible()
  await avisos.getByRole('button', { name: 'Fechar' }).first().click()

  await row.getByRole('button', { name: `Trocar segredo ${nome}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Trocar' }).click()
  await expect(shown.getByLabel('Segredo')).not.toHaveText(segredo)
  await shown.getByRole('button', { name: 'Já guardei' }).click()
  await row.getByRole('button', { name: `Remover ${nome}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(row).toHaveCount(0)
})

test('who answers for a post makes its webhook and its key, and administrators see whose they are', async ({
  open,
}) => {
  const nome = `Sistema da loja ${unique()}`
  const page = await open('responsavel', '/integracoes', { width: 390, colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'Entrada pela empresa' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Novo webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo webhook' })
  await expect(dialog.getByRole('checkbox', { name: 'Pedido criado' })).toHaveCount(0)
  await expect(dialog.getByLabel('Cliente', { exact: true })).toHaveCount(0)
  await dialog.getByLabel(/^Nome/).fill(nome)
  await dialog.getByLabel(/^Endereço/).fill('https://loja.invalid/avisos')
  await dialog.getByRole('checkbox', { name: 'Orçamento aprovado' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Criar webhook' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Já guardei' }).click()
  await expect(page.getByRole('row').filter({ hasText: nome })).toContainText('Ativo')

  await page.getByRole('button', { name: 'Nova chave' }).click()
  const chave = page.getByRole('dialog', { name: 'Nova chave de API' })
  await chave.getByLabel(/^Nome/).fill(nome)
  await chave.getByLabel(/^Age em nome de/).fill('atendente')
  await expect(page.getByRole('option', { name: /Alice/ })).toBeVisible()
  await chave.getByLabel(/^Age em nome de/).press('Enter')
  await chave.getByRole('button', { name: 'Criar chave' }).click()
  await expect(page.getByRole('dialog', { name: 'Guarde a chave agora' })).toContainText('rtg_')

  const staff = await open('admin', '/integracoes', { width: 1440 })
  const row = staff.getByRole('table', { name: 'Webhooks' }).getByRole('row').filter({ hasText: nome })
  await expect(row).not.toContainText('Toda a instalação')
})
