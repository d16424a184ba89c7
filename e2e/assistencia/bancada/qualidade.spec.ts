import type { Page } from '@playwright/test'
import type { Api } from '../../support/api.ts'
import { kept, offer } from '../../support/draft.ts'
import { act, approvedOs, openedOs, osApi, serviceLine } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'
import { picture } from '../../support/png.ts'

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
  // First what holds the refusal back, then what holds the approval back.
  await expect(page.getByText('Diga o que há em Estanqueidade')).toBeVisible()
  await page.getByLabel('O que há em Estanqueidade').fill('Bolha junto à coroa')
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

test('a quality check outlives a reload with its words and photo; a decided one, and another repair’s, is not offered', async ({
  open,
  api,
}) => {
  const tecnico = await api('tecnico')
  const os = await repaired(await api('atendente'), tecnico)
  const page = await open('tecnico2', `/bancada?os=${os.id}#conferir`)
  page.on('dialog', (dialog) => void dialog.accept())
  await point(page, 'Marcha').getByLabel('OK', { exact: true }).check()
  await point(page, 'Estanqueidade').getByLabel('Não OK').check()
  await page.locator('[data-ponto] input[type=file]').setInputFiles({
    name: 'coroa.png',
    mimeType: 'image/png',
    buffer: picture(64, 64),
  })
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await page.getByLabel('O que há em Estanqueidade').fill('Bolha junto à coroa')
  await expect(kept(page)).toBeVisible()
  await page.reload()
  await expect(offer(page)).toContainText(`Controle de qualidade · OS ${os.numero}`)
  await expectAccessible(page)
  await offer(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(point(page, 'Marcha').getByLabel('OK', { exact: true })).toBeChecked()
  await expect(page.getByLabel('O que há em Estanqueidade')).toHaveValue('Bolha junto à coroa')
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await page.reload()
  await expect(offer(page)).toBeVisible()
  const bench = osApi(await api('responsavel'))
  let now = await bench.move(await bench.get(os.id), 'reprovarReparo', {
    checklist: [],
    motivo: 'Refazer a vedação.',
  })
  now = await osApi(tecnico).move(now, 'reabrirConserto')
  now = await osApi(tecnico).move(now, 'consertar', { reparo: 'Vedação trocada.' })
  await osApi(tecnico).move(now, 'enviarControleQualidade')
  await page.reload()
  await expect(point(page, 'Marcha')).toBeVisible()
  await point(page, 'Marcha').getByLabel('OK', { exact: true }).check()
  await expect(kept(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('each side of the watch stands before and after: what is missing is taken where it is missed', async ({
  open,
  api,
}) => {
  const atendente = await api('atendente')
  const bytes = picture(64, 64).toString('base64')
  const criada = await osApi(atendente).createOs({
    fotos: [{ filename: 'frente.png', contentType: 'image/png', data: bytes, rotulo: 'FRENTE' }],
  })
  const bench = osApi(await api('tecnico'))
  let os = await osApi(atendente).move(criada, 'abrir', { relogioPresente: true })
  os = await bench.move(os, 'salvarPreAvaliacao', { preAvaliacao: 'Atraso.' })
  os = await bench.move(os, 'avaliar', { avaliacao: 'Movimento sujo.' })
  os = await bench.move(os, 'salvarOrcamento', { linhas: [await serviceLine(await api('tecnico'))] })
  os = await osApi(atendente).move(os, 'aprovarOrcamento', { nome: 'Dalva Quaresma' })
  os = await bench.move(os, 'consertar', { reparo: 'Limpo.' })
  await bench.move(os, 'enviarControleQualidade')
  const page = await open('tecnico2', `/bancada?os=${os.id}#conferir`)
  const pares = page.getByRole('region', { name: 'Antes e depois' })
  await expect(pares.getByRole('img', { name: 'Foto: Entrada, frente' })).toBeVisible()
  await expect(pares).toContainText('falta 1 foto')
  await pares.locator('input[type=file]').setInputFiles({
    name: 'frente-depois.png',
    mimeType: 'image/png',
    buffer: picture(64, 64),
  })
  await expect(pares.getByRole('img', { name: 'Foto: Saída, frente' })).toBeVisible()
  await expect(pares.getByText('falta 1 foto')).toBeHidden()
  await expectAccessible(page)
})

test('a photo of the evaluation says what it shows, and what is broken is drawn on it', async ({
  open,
  api,
}) => {
  const atendente = await api('atendente')
  const bench = osApi(await api('tecnico'))
  const os = await bench.move(await openedOs(atendente), 'salvarPreAvaliacao', { preAvaliacao: 'Vidro.' })
  const page = await open('tecnico', `/ordemServico/${os.id}`)
  await act(page, 'Avaliar', async (dialog) => {
    await dialog.getByLabel('Avaliação técnica').fill('Vidro trincado.')
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'vidro.png',
      mimeType: 'image/png',
      buffer: picture(400, 300),
    })
    await dialog.getByLabel('O que a foto 1 mostra').selectOption('Dano')
    await dialog.getByRole('button', { name: 'Marcar a foto 1' }).click()
    const marcar = page.getByRole('dialog', { name: 'Marcar a foto' })
    const use = marcar.getByRole('button', { name: 'Usar a marca' })
    await expect(use).toBeDisabled()
    const box = await marcar.getByRole('img', { name: /^Foto: desenhe/ }).boundingBox()
    if (!box) throw new Error('the photo is not in sight')
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 60, box.y + 40, { steps: 3 })
    await page.mouse.up()
    const before = await dialog.getByRole('img', { name: 'Foto 1' }).getAttribute('src')
    await use.click()
    await expect(marcar).toBeHidden()
    expect(await dialog.getByRole('img', { name: 'Foto 1' }).getAttribute('src')).not.toBe(before)
  })
  await expect(page.getByRole('button', { name: 'Abrir a foto 1: Bancada, dano' })).toBeVisible()
})

test('S4-041 S4-042 what was refused goes back to its bench with the reason, is repaired again and then passes', async ({
  open,
  api,
}) => {
  const os = await repaired(await api('atendente'), await api('tecnico'))
  const qualidade = await open('tecnico2', `/bancada?os=${os.id}#conferir`)
  await point(qualidade, 'Estanqueidade').getByLabel('Não OK').check()
  await qualidade.getByLabel('O que há em Estanqueidade').fill('Bolha junto à coroa')
  await qualidade.getByRole('button', { name: 'Reprovar reparo' }).click()
  await expect(qualidade.getByText(/Reprovado no controle de qualidade\.$/)).toBeVisible()
  await expect(qualidade).toHaveURL(/\/bancada$/)

  const bancada = await open('tecnico', '/bancada')
  const fila = bancada.getByRole('region', { name: 'Fila de hoje' })
  await fila.getByLabel('Ler ou digitar a OS').fill(`OS${os.numero.replace('/', '-')}`)
  await fila.getByLabel('Ler ou digitar a OS').press('Enter')
  await expect(bancada).toHaveURL(`/bancada?os=${os.id}`)
  await expect(bancada.getByText(/Bolha junto à coroa/).first()).toBeVisible()
  await act(bancada, 'Reabrir conserto', () => Promise.resolve())
  await act(bancada, 'Concluir conserto', (dialog) =>
    dialog.getByLabel('O que foi feito').fill('Vedação nova.'),
  )
  await act(bancada, 'Enviar ao controle de qualidade', () => Promise.resolve())

  await qualidade.goto(`/bancada?os=${os.id}#conferir`)
  // Another repair is checked from its first point.
  await expect(qualidade.getByText('Falta conferir: Marcha')).toBeVisible()
  await qualidade.getByRole('button', { name: 'Os demais OK' }).click()
  await approve(qualidade).click()
  await expect(qualidade.getByText(/Aprovado no controle de qualidade\.$/)).toBeVisible()
})
