import { linkOf } from '../../support/oficina.ts'
import { openedOs, osApi } from '../../support/os.ts'
import { expect, expectAccessible, expectContrast, test } from '../../support/people.ts'

test('a customer who was chosen wrongly at the intake is replaced: what it costs is said, the former link opens nothing', async ({
  open,
  stranger,
  api,
  provokes,
}) => {
  provokes('404 /acompanhar/:token')
  const atendente = await api('atendente')
  const os = await openedOs(atendente)
  const certo = await osApi(atendente).createConsumidor(`Certa ${os.numero} de Teste`)
  const antes = await linkOf(atendente, os.id)
  const page = await open('atendente', `/ordemServico/${os.id}`, { width: 390, height: 844 })
  const cliente = page.getByRole('region', { name: 'Cliente', exact: true })
  await cliente.getByRole('button', { name: 'Trocar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Trocar o consumidor' })
  await expect(dialog).toContainText('O link e o código do comprovante que ele recebeu não abrem mais')
  await dialog.getByRole('button', { name: 'Trocar consumidor' }).click()
  await expect(dialog.getByText('Novo consumidor: preenchimento obrigatório')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page, 'dark')
  const campo = dialog.getByRole('combobox', { name: 'Novo consumidor' })
  await campo.fill(certo.cnpjCpf ?? '')
  await campo.press('Enter')
  await expect(campo).toHaveValue(certo.nome)
  await dialog.getByRole('button', { name: 'Trocar consumidor' }).click()
  await expect(dialog).toBeHidden()
  await expect(cliente).toContainText(certo.nome)
  await expect(page.getByText('Consumidor trocado: o link e o código do comprovante')).toBeVisible()
  const fora = await stranger()
  await fora.goto(antes)
  await expect(fora.getByText(/Este link não abre mais/)).toBeVisible()
})

test('a new customer who did not accept the conditions is asked again: the order says what is missing and whose the former acceptance is, and her page accepts without a script', async ({
  open,
  stranger,
  api,
}) => {
  const atendente = await api('atendente')
  const criada = await osApi(atendente).createOs()
  const { body: posto } = await atendente.call<{ versao: number }>(
    'GET',
    `/postoAutorizado/${criada.posto.id}/condicoes`,
  )
  const os = await osApi(atendente).move(criada, 'abrir', { condicoes: { versao: posto.versao } })
  const nova = await osApi(atendente).createConsumidor(`Nova ${os.numero} de Teste`)
  const trocada = await atendente.call('PUT', `/ordemServico/${os.id}`, {
    versao: os.versao,
    consumidor: { id: nova.id },
  })
  expect(trocada.status).toBe(200)

  const page = await open('atendente', `/ordemServico/${os.id}`, { width: 390, height: 844 })
  const condicoes = page.getByRole('region', { name: 'Condições do posto' })
  await expect(condicoes).toContainText(`Falta o aceite de ${nova.nome}.`)
  await expect(condicoes).toContainText(`De ${os.consumidor.nome}, consumidor anterior`)
  await condicoes.getByRole('button', { name: 'Registrar o aceite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Registrar o aceite' })
  await dialog.getByRole('button', { name: 'Registrar o aceite' }).click()
  await expect(dialog.getByText('Leia as condições com o cliente e marque.')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page, 'dark')
  await page.keyboard.press('Escape')

  const dela = await stranger({ width: 360, height: 740 })
  await dela.goto(await linkOf(atendente, os.id))
  await dela.getByLabel('Li e aceito as condições do posto.').check()
  await dela.getByRole('button', { name: 'Aceitar as condições' }).click()
  await expect(dela.getByText('Aceitas em')).toBeVisible()
  await expectAccessible(dela)

  await expect(page.getByRole('region', { name: 'Condições aceitas' })).toContainText(
    'pelo próprio cliente, no link',
  )
  await expect(page.getByText('Falta o aceite')).toHaveCount(0)
})

test('the acceptance that is missing is registered at the post, as at the intake', async ({ open, api }) => {
  const os = await openedOs(await api('atendente'))
  const page = await open('atendente', `/ordemServico/${os.id}`)
  await page.getByRole('button', { name: 'Registrar o aceite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Registrar o aceite' })
  await dialog.getByRole('switch', { name: 'O cliente leu e aceita as condições' }).click()
  await dialog.getByRole('button', { name: 'Registrar o aceite' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Condições aceitas' })).toContainText('registradas por')
})
