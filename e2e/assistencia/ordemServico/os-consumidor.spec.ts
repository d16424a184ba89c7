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
