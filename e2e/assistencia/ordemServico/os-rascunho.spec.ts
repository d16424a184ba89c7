import type { Page } from '@playwright/test'
import { expire, kept, offer } from '../../support/draft.ts'
import { cpf, serial, sign } from '../../support/os.ts'
import { expect, expectAccessible, logIn, test } from '../../support/people.ts'
import { picture } from '../../support/png.ts'

const continuar = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true })
const resume = (page: Page) => offer(page).getByRole('button', { name: 'Continuar' })

/** A new customer is typed; the step of the watch is open. */
const typeCliente = async (page: Page, nome: string) => {
  await page.goto('/ordemServico/novo')
  await page.getByRole('button', { name: 'Cadastrar cliente novo' }).click()
  await page.getByLabel('Nome').fill(nome)
  await page.getByLabel('CPF ou CNPJ').fill(cpf())
  await page.getByLabel('Telefone', { exact: false }).first().fill('19900000118')
  await continuar(page).click()
}
const photograph = async (page: Page) => {
  await page
    .locator('input[type=file][aria-label=Fotografar]')
    .setInputFiles({ name: 'frente.png', mimeType: 'image/png', buffer: picture(40, 30) })
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
}

test('an intake outlives a closed tab with its photo and step; opened, its draft is gone (decisions 20)', async ({
  enter,
}) => {
  const closed = await enter('atendente')
  await typeCliente(closed, 'Rita Fechada de Teste')
  const numeroSerie = serial()
  await photograph(closed)
  await closed.getByLabel('O que a foto 1 mostra').selectOption('TAMPA')
  await closed.getByLabel('Nº de série').fill(numeroSerie)
  await closed.getByLabel('Nas palavras dele').fill('Parou ontem.')
  await expect(kept(closed)).toBeVisible()
  await expectAccessible(closed)
  const page = await closed.context().newPage()
  // The words of the last second are stored while the tab closes.
  await closed.close({ runBeforeUnload: false })
  await page.goto('/ordemServico')
  await expect(offer(page)).toContainText(`Nova OS · Rita Fechada de Teste · ${numeroSerie}`)
  await resume(page).click()
  await expect(page).toHaveURL('/ordemServico/novo')
  await expect(page.getByLabel('Nº de série')).toHaveValue(numeroSerie)
  await expect(page.getByLabel('Nas palavras dele')).toHaveValue('Parou ontem.')
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await expect(page.getByLabel('O que a foto 1 mostra')).toHaveValue('TAMPA')
  await page.getByRole('combobox', { name: 'Modelo' }).click()
  await page.getByRole('listbox', { name: 'Opções: Modelo' }).getByRole('option').first().click()
  await continuar(page).click()
  await sign(page)
  await page.getByRole('switch', { name: 'O cliente leu e aceita as condições' }).click()
  await page.getByRole('button', { name: 'Abrir OS e imprimir recibo' }).click()
  await expect(page).toHaveURL(/\/imprimir\/recibo$/)
  await expect(page.getByRole('img', { name: 'Foto 1 do relógio' })).toBeVisible()
  await page.goto('/ordemServico/novo')
  await page.getByLabel('CPF, CNPJ, telefone ou nome').fill('x')
  await expect(offer(page)).toHaveCount(0)
})

test('an intake outlives a lost session, asks for signature and acceptance anew, and is nobody else’s', async ({
  enter,
  provokes,
}) => {
  provokes('401 /*', '400 /oauth/token')
  const page = await enter('atendente')
  page.on('dialog', (dialog) => void dialog.accept())
  await typeCliente(page, 'Rute Expirada de Teste')
  await page.getByLabel('Nº de série').fill(serial())
  await page.getByRole('combobox', { name: 'Modelo' }).click()
  await page.getByRole('listbox', { name: 'Opções: Modelo' }).getByRole('option').first().click()
  await page.getByLabel('Nas palavras dele').fill('Atrasa.')
  await continuar(page).click()
  await sign(page)
  const accepts = page.getByRole('switch', { name: 'O cliente leu e aceita as condições' })
  await expire(page, () => accepts.click())
  await logIn(page, 'responsavel')
  await page.goto('/ordemServico')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await page.goto('/ordemServico/novo')
  await page.getByLabel('CPF, CNPJ, telefone ou nome').fill('x')
  await expect(offer(page)).toHaveCount(0)
  await expire(page, () => page.getByLabel('CPF, CNPJ, telefone ou nome').fill('y'))
  await logIn(page, 'atendente')
  await page.goto('/ordemServico/novo')
  await resume(page).click()
  await expect(page.getByText('Rute Expirada de Teste').first()).toBeVisible()
  await expect(accepts).not.toBeChecked()
  await expect(page.getByRole('img', { name: /^Lugar da assinatura/ })).toBeVisible()
})

test('leaving an intake offers to keep it; the offer throws it away and brings it back', async ({
  enter,
}) => {
  const page = await enter('atendente')
  await typeCliente(page, 'Rosa Deixada de Teste')
  await page.getByRole('link', { name: 'Ordens de serviço' }).first().click()
  const asked = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  // A dialog takes its title as its name the moment after it is there.
  await expect(asked).toBeVisible()
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page).toHaveURL('/ordemServico')
  await offer(page).getByRole('button', { name: 'Descartar' }).click()
  await expect(offer(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await resume(page).click()
  await expect(page.getByText('Rosa Deixada de Teste').first()).toBeVisible()
  await page.getByRole('link', { name: 'Ordens de serviço' }).first().click()
  await asked.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL('/ordemServico')
  await page.reload()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})
