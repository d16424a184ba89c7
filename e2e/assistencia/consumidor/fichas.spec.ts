import { openedOs } from '../../support/os.ts'
import { expect, test } from '../../support/people.ts'

test('from the file of a consumer, and from that of her watch, a new order begins with both', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const numeroSerie = os.relogio?.numeroSerie ?? ''
  const page = await open('atendente', `/ordemServico/${os.id}`)
  await page.getByRole('link', { name: os.consumidor.nome }).click()
  await expect(page.getByRole('heading', { name: os.consumidor.nome, level: 1 })).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Ordens de serviço' }).getByRole('link', { name: os.numero }),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Mensagens' }).getByText('OS aberta')).toBeVisible()
  await page.getByRole('link', { name: 'Nova OS deste relógio' }).click()
  await expect(page).toHaveURL(/\/ordemServico\/novo\?/)
  await expect(page.getByLabel('Nº de série')).toHaveValue(numeroSerie)
  await expect(page.getByText(`Já está na OS ${os.numero}, aberta.`)).toBeVisible()

  await page.goto(`/relogio/${os.relogio?.id}/ficha`)
  await expect(page.getByRole('heading', { name: `Relógio ${numeroSerie}`, level: 1 })).toBeVisible()
  await expect(page.getByText('Fora da garantia: sem nota fiscal')).toBeVisible()
  await page.getByRole('link', { name: 'Nova OS' }).click()
  await expect(page.getByLabel('Nº de série')).toHaveValue(numeroSerie)
  await page.getByRole('button', { name: 'Voltar', exact: true }).last().click()
  await expect(page.getByRole('region', { name: 'Cliente escolhido' })).toContainText(os.consumidor.nome)
})
