import { openedOs, osApi, serial } from '../../support/os.ts'
import { expect, test } from '../../support/people.ts'

test('S4-076 the list shows days, traffic light and what is left of the 30 days, on a phone too; the row is a link', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  for (const width of [1440, 390]) {
    const page = await open('atendente', `/ordemServico?busca=${os.relogio?.numeroSerie}`, { width })
    const row = page.getByRole('table', { name: 'Ordens de serviço' }).locator('tbody tr')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(os.numero)
    await expect(row).toContainText('Abertura de OS')
    await expect(row).toContainText('0 dias')
    await expect(row).toContainText('Azul, faltam 30 para os 30 dias')
    await row.getByRole('link').click()
    await expect(page).toHaveURL(`/ordemServico/${os.id}`)
    await expect(page.getByRole('heading', { level: 1, name: `OS ${os.numero}` })).toBeVisible()
  }
})

test('the filters and the page are in the address, and come back from it (S3-105, S3-106)', async ({
  open,
  api,
}) => {
  const numeroSerie = serial()
  const modelo = await osApi(await api('atendente')).first('/modeloProduto')
  await osApi(await api('atendente')).createOs({ relogio: { modelo: { id: modelo.id }, numeroSerie } })
  const page = await open('atendente', '/ordemServico')
  await page.getByRole('button', { name: /^Buscar/ }).click()
  const panel = page.getByRole('search')
  await expect(panel.getByLabel('Tipo').locator('option')).toHaveText([
    'Todos',
    'Ordem de Serviço',
    'Pronto atendimento',
  ])
  await panel.getByLabel('Nº de série').fill(numeroSerie)
  await panel.getByLabel('Situação').selectOption('Em criação')
  await panel.getByRole('button', { name: 'Pesquisar' }).click()
  await expect(page).toHaveURL(`/ordemServico?status=EM_CRIACAO&numeroSerie=${numeroSerie}`)
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1)
  await page.reload()
  await expect(panel.getByLabel('Nº de série')).toHaveValue(numeroSerie)
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1)
  await panel.getByLabel('Semáforo').selectOption('Vermelho')
  await panel.getByRole('button', { name: 'Pesquisar' }).click()
  await expect(page.getByText('Nenhuma informação encontrada.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})

test('S6-048 who only consults sees the orders, and nothing that changes one', async ({ open, api }) => {
  const os = await openedOs(await api('atendente'))
  const page = await open('consulta', '/ordemServico')
  await expect(page.getByRole('columnheader', { name: 'Posto' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nova OS' })).toHaveCount(0)
  await page.goto(`/ordemServico/${os.id}`)
  await expect(page.getByRole('list', { name: 'Histórico da OS' })).toContainText('OS aberta')
  await expect(page.getByRole('region', { name: 'Situação da OS' }).getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Corrigir|Anotar|Foto$/ })).toHaveCount(0)
  await page.goto('/ordemServico/novo')
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso não permitido' })).toBeVisible()
})

test('a change by another person shows without asking for it', async ({ open, api }) => {
  const atendente = await api('atendente')
  const os = await openedOs(atendente)
  const page = await open('atendente', `/ordemServico/${os.id}`)
  await expect(page.getByRole('list', { name: 'Histórico da OS' })).toContainText('OS aberta')
  await osApi(await api('tecnico')).move(os, 'salvarPreAvaliacao', { preAvaliacao: 'Coroa frouxa mesmo.' })
  await expect(page.getByRole('list', { name: 'Histórico da OS' })).toContainText('Coroa frouxa mesmo.')
  await expect(page.locator('[aria-current=step]')).toContainText('Pré-avaliação técnica')
})
