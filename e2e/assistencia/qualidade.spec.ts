import type { Page } from '@playwright/test'
import type { Api } from '../support/api.ts'
import { approvedOs, osApi } from '../support/os.ts'
import { expect, expectAccessible, test } from '../support/people.ts'
import { picture } from '../support/png.ts'

const point = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true })
const approve = (page: Page) => page.getByRole('button', { name: 'Aprovar reparo' })

/** Repaired by one technician, waiting for another's eyes. */
const repaired = async (atendente: Api, tecnico: Api) => {
  const bench = osApi(tecnico)
  const os = await bench.move(await approvedOs(atendente, tecnico), 'consertar', { reparo: 'Coroa trocada.' })
  return bench.move(os, 'enviarControleQualidade')
}

test('S4-040 a repair is checked by keys, point by point, and approved once nothing is open', async ({
  open,
  api,
}) => {
  const os = await repaired(await api('atendente'), await api('tecnico'))
  const page = await open('tecnico2', `/ordemServico/${os.id}`)
  await page.getByRole('button', { name: 'Aprovar reparo' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Controle de qualidade')
  await expect(page).toHaveURL(/\/bancada\?os=\d+#conferir/)
  await expect(approve(page)).toBeDisabled()
  await expect(page.getByText('Falta conferir: Marcha')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('1')
  await expect(point(page, 'Marcha').getByLabel('OK', { exact: true })).toBeChecked()
  await page.keyboard.press('3')
  await expect(point(page, 'Consumo do circuito').getByLabel('Não se aplica')).toBeChecked()
  await page.keyboard.press('2')
  await expect(page.getByText('Estanqueidade não está OK')).toBeVisible()
  // The point in hand is answered anew, as nothing else is meant.
  await point(page, 'Estanqueidade').getByLabel('OK', { exact: true }).check()
  await page.getByRole('button', { name: 'Os demais OK' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'não se aplica' })).toContainText('7 OK')
  await approve(page).click()
  await expect(page.getByText(/Aprovado no controle de qualidade\.$/)).toBeVisible()
  await expect(page).toHaveURL(/\/bancada$/)
  const feito = (await osApi(await api('atendente')).get(os.id)).checklists[0]?.feito
  expect(feito?.pontos).toHaveLength(8)
})

test('S4-041 a repair is refused for a point that is not OK: its note is the reason, its photo stays with it', async ({
  open,
  api,
}) => {
  const os = await repaired(await api('atendente'), await api('tecnico'))
  const page = await open('tecnico2', `/bancada?os=${os.id}#conferir`)
  const refuse = page.getByRole('button', { name: 'Reprovar reparo' })
  await point(page, 'Estanqueidade').getByLabel('Não OK').check()
  await expect(refuse).toBeDisabled()
  await page.getByLabel('O que há em Estanqueidade').fill('Bolha junto à coroa a 6 ATM')
  await page.locator('[data-ponto] input[type=file]').setInputFiles({
    name: 'coroa.png',
    mimeType: 'image/png',
    buffer: picture(64, 64),
  })
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await refuse.click()
  await expect(page.getByText(/Reprovado no controle de qualidade\.$/)).toBeVisible()
  await page.goto(`/ordemServico/${os.id}`)
  const card = page.getByRole('region', { name: 'Checklists' })
  await expect(card).toContainText('Bolha junto à coroa a 6 ATM')
  await expect(card.getByRole('img', { name: 'Foto 1 de Estanqueidade' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Histórico da OS' })).toContainText(
    'Estanqueidade: Bolha junto à coroa a 6 ATM',
  )
})
