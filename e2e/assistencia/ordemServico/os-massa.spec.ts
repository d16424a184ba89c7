import { evaluatedOs, openedOs } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

test('chosen orders go to one technician, each with its result and back again; others are told by hand, and their labels printed', async ({
  open,
  api,
}) => {
  const [atendente, tecnico] = [await api('atendente'), await api('tecnico')]
  const a = await evaluatedOs(atendente, tecnico)
  const b = await openedOs(atendente)
  const nome = `Cliente ${a.id} de Massa`
  for (const { consumidor } of [a, b]) {
    const { body } = await atendente.call<{ versao: number }>('GET', `/consumidor/${consumidor.id}`)
    await atendente.call('PUT', `/consumidor/${consumidor.id}`, { ...body, nome })
  }
  const page = await open('responsavel', `/ordemServico?consumidor=${encodeURIComponent(nome)}`)
  const table = page.getByRole('table', { name: 'Ordens de serviço' })
  // Of a page without rows nothing can be chosen.
  await expect(table.locator('tbody [data-linha]')).toHaveCount(2)
  await table.getByRole('checkbox', { name: 'Selecionar os desta página' }).check()
  const bar = page.getByRole('region', { name: 'OS escolhidas' })
  await expect(bar.getByRole('status')).toHaveText('2 de 2')
  await bar.getByRole('button', { name: 'Atribuir técnico' }).click()
  await page.getByRole('menuitem', { name: 'Teresa Técnica' }).click()
  const result = page.getByRole('dialog', { name: 'Passar 2 OS para Teresa Técnica' })
  await expect(result.getByText('Com Teresa Técnica')).toHaveCount(2)
  await expectAccessible(page)
  await result.getByRole('button', { name: 'Desfazer as 2' }).click()
  await expect(page.getByRole('dialog', { name: /^Desfazer: Passar 2 OS/ })).toContainText('2 voltaram')
  await page.getByRole('button', { name: 'Fechar', exact: true }).last().click()

  await bar.getByRole('button', { name: 'Avisar clientes' }).click()
  await page
    .getByRole('dialog', { name: 'Avisar 2 clientes?' })
    .getByRole('button', { name: /^Avisar/ })
    .click()
  const avisos = page.getByRole('dialog', { name: 'Avisar 2 clientes' })
  await expect(avisos.getByText('E-mail não cadastrado: mande por WhatsApp.')).toHaveCount(2)
  const link = avisos.getByRole('link', { name: `WhatsApp: ${b.numero}` })
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5519900000142\?text=/)
  // The address is another site's: what matters here is that it was gone to.
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await avisos.getByRole('button', { name: 'Marcar 1 cliente como avisado' }).click()
  const marcados = page.getByRole('dialog', { name: 'Marcar como avisados por WhatsApp' })
  await expect(marcados).toContainText('1 marcado')
  await marcados.getByRole('button', { name: 'Fechar' }).last().click()

  await bar.getByRole('button', { name: 'Etiquetas' }).click()
  await expect(page).toHaveURL(/\/ordemServico\/imprimir\/etiquetas/)
  await expect(page.getByRole('article', { name: /^Etiqueta da OS/ })).toHaveCount(2)
})

test('on the board the manufacturer chooses cards, by box and by key, and gives them to a técnico of their post', async ({
  open,
  api,
}) => {
  const [atendente, tecnico] = [await api('atendente'), await api('tecnico')]
  const [a, b] = [await evaluatedOs(atendente, tecnico), await evaluatedOs(atendente, tecnico)]
  const nome = `Cliente ${a.id} do Quadro`
  for (const { consumidor } of [a, b]) {
    const { body } = await atendente.call<{ versao: number }>('GET', `/consumidor/${consumidor.id}`)
    await atendente.call('PUT', `/consumidor/${consumidor.id}`, { ...body, nome })
  }
  const page = await open('sp', `/ordemServico?modo=quadro&consumidor=${encodeURIComponent(nome)}`)
  await page.getByRole('checkbox', { name: `Selecionar a OS ${a.numero} ·` }).check()
  const bar = page.getByRole('region', { name: 'OS escolhidas' })
  await expect(bar.getByRole('status')).toHaveText('1 de 2')
  await page.getByRole('link', { name: `OS ${b.numero} ·` }).focus()
  await page.keyboard.press('x')
  await expect(bar.getByRole('status')).toHaveText('2 de 2')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Atribuir técnico' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Teresa Técnica' }).press('Enter')
  const result = page.getByRole('dialog', { name: 'Passar 2 OS para Teresa Técnica' })
  await expect(result.getByText('Com Teresa Técnica')).toHaveCount(2)
})

test('who neither repairs nor tells has only labels and the export of chosen orders', async ({ open }) => {
  const page = await open('consulta', '/ordemServico')
  await page
    .getByRole('checkbox', { name: /^Selecionar a OS/ })
    .first()
    .check()
  const bar = page.getByRole('region', { name: 'OS escolhidas' })
  await expect(bar.getByRole('button')).toHaveText([
    /^Selecionar as/,
    'Etiquetas',
    'Exportar',
    'Limpar a seleção',
  ])
})
