import { cameraTracks, fakeCamera, refuseCamera, showCamera } from '../support/camera.ts'
import { openedOs } from '../support/os.ts'
import { expect, expectAccessible, expectContrast, test } from '../support/people.ts'

test('a phone reads the QR of a receipt, from any screen, and opens its order; refused, it says what to do', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const papel = await open('atendente', `/ordemServico/${os.id}/imprimir/recibo`, { deviceScaleFactor: 2 })
  const qr = papel.getByRole('img', { name: 'Código QR do link de acompanhamento' })
  await expect(qr).toBeVisible()

  const page = await open('atendente', undefined, { width: 390, height: 844, colorScheme: 'dark' })
  await fakeCamera(page)
  await page.goto('/ordemServico')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await refuseCamera(page, true)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Ir para ou buscar' })
  await palette.getByRole('button', { name: 'Ler código com a câmera' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ler código com a câmera' })
  await expect(dialog.getByRole('alert')).toContainText('A câmera está bloqueada.')
  await expectContrast(page, 'refused')
  await dialog.getByRole('button', { name: 'Digitar o código' }).click()
  await expect(palette.getByRole('combobox')).toBeFocused()

  await palette.getByRole('button', { name: 'Ler código com a câmera' }).click()
  await refuseCamera(page, false)
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Aponte para a etiqueta/)
  await expectAccessible(page)
  expect(await cameraTracks(page)).toEqual(['live'])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await cameraTracks(page)).toEqual(['ended'])

  await page.keyboard.press('Control+k')
  await palette.getByRole('button', { name: 'Ler código com a câmera' }).click()
  await showCamera(page, qr)
  await expect(page).toHaveURL(`/ordemServico/${os.id}`)
  await expect.poll(() => cameraTracks(page)).toEqual(['ended', 'ended'])
})

test('at the intake the camera reads the serial number, and refuses the code of another thing', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const etiqueta = await open('atendente', `/ordemServico/imprimir/etiquetas?ids=${os.id}`, {
    deviceScaleFactor: 2,
  })
  const daOficina = etiqueta.getByRole('img', { name: /^Código de barras OS/ })
  await expect(daOficina).toBeVisible()
  // Any printed number will do for the one on a watch's case.
  const admin = await api('admin')
  const { body } = await admin.call<{ content: { id: number; numeroPedido: number }[] }>(
    'POST',
    '/pedidos/findByFiltro',
    { filter: {}, pageSize: 1 },
  )
  const [pedido] = body.content
  const papel = await open('admin', `/pedidos/${pedido?.id}/imprimir/separacao`, { deviceScaleFactor: 2 })
  const numero = papel.getByRole('img', { name: `Código de barras ${pedido?.numeroPedido}` }).first()
  await expect(numero).toBeVisible()

  const page = await open('atendente', undefined, { width: 768, height: 1024, hasTouch: true })
  await fakeCamera(page)
  await page.goto('/ordemServico/novo')
  await page.getByLabel('CPF, CNPJ, telefone ou nome').fill(os.consumidor.cnpjCpf ?? '')
  await page.getByRole('button', { name: /Dalva Quaresma de Teste/ }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  const ler = page.getByRole('button', { name: 'Ler o nº de série com a câmera' })
  const dialog = page.getByRole('dialog', { name: 'Ler código com a câmera' })
  await showCamera(page, daOficina)
  await ler.click()
  await expect(page.getByText('Este código não é um nº de série: leia a etiqueta do relógio.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await showCamera(page, numero)
  await ler.click()
  await expect(page.getByRole('textbox', { name: /^Nº de série/ })).toHaveValue(String(pedido?.numeroPedido))
  await expect(dialog).toBeHidden()
  await expect.poll(() => cameraTracks(page)).toEqual(['ended', 'ended'])
})
