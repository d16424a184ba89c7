import type { Page } from '@playwright/test'
import { linkOf } from '../../support/oficina.ts'
import { act, evaluatedOs, serial, sign } from '../../support/os.ts'
import { expect, test } from '../../support/people.ts'

const agora = (page: Page) => page.locator('[aria-current=step]')

test('S1-011, decisions 50: a swap is asked for, authorised, chosen by link, received with its serial number and delivered', async ({
  open,
  api,
  stranger,
}) => {
  const [atendente, tecnico] = [await api('atendente'), await api('tecnico')]
  const os = await evaluatedOs(atendente, tecnico)
  const antigo = os.relogio?.numeroSerie ?? ''
  const bancada = await open('tecnico', `/ordemServico/${os.id}`)
  await act(bancada, 'Solicitar troca', (dialog) =>
    dialog.getByLabel('Motivo').fill('A caixa não tem conserto.'),
  )
  await expect(agora(bancada)).toContainText('Troca de modelo')

  const fabrica = await open('troca', `/ordemServico/${os.id}`)
  await expect(fabrica.getByText('A caixa não tem conserto.').first()).toBeVisible()
  await fabrica.getByRole('button', { name: 'Autorizar troca', exact: true }).click()
  const dialog = fabrica.getByRole('dialog', { name: 'Autorizar troca', exact: true })
  for (const at of [0, 1]) {
    await dialog.getByRole('combobox', { name: 'Modelos oferecidos' }).click()
    await fabrica
      .getByRole('listbox', { name: 'Opções: Modelos oferecidos' })
      .getByRole('option')
      .first()
      .click()
    await expect(dialog.getByRole('button', { name: /^Remover / })).toHaveCount(at + 1)
  }
  await dialog.getByRole('button', { name: 'Autorizar troca', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(agora(fabrica)).toContainText('Escolha de modelo')

  const cliente = await stranger({ width: 390, height: 844 })
  await cliente.goto(await linkOf(atendente, os.id))
  await expect(cliente.getByRole('heading', { level: 1 })).toHaveText('Escolha o seu novo relógio')
  await cliente.getByRole('radio').nth(1).check()
  await cliente.getByRole('button', { name: 'Escolher este modelo' }).click()
  await cliente.getByRole('button', { name: 'Confirmar a escolha' }).click()
  await expect(cliente.getByText(/^Modelo escolhido: /)).toBeVisible()

  const balcao = await open('atendente', `/ordemServico/${os.id}`)
  await expect(agora(balcao)).toContainText('Aguardando relógio de troca')
  const novo = serial()
  await balcao.getByRole('button', { name: 'Receber relógio de troca' }).first().click()
  const chegada = balcao.getByRole('dialog', { name: 'Receber relógio de troca' })
  await chegada.getByRole('button', { name: 'Receber relógio de troca', exact: true }).click()
  await expect(chegada.getByText('Nº de série do relógio novo: preenchimento obrigatório')).toBeVisible()
  await chegada.getByLabel('Nº de série do relógio novo').fill(novo)
  await chegada.getByLabel('Para onde foi o relógio antigo').fill('Devolvido à fábrica')
  await chegada.getByRole('button', { name: 'Receber relógio de troca', exact: true }).click()
  await expect(chegada).toBeHidden()
  await expect(agora(balcao)).toContainText('Reparada')

  await balcao.getByRole('button', { name: 'Entregar produto' }).first().click()
  const entrega = balcao.getByRole('dialog', { name: 'Entregar produto' })
  await entrega.getByLabel('Quem retirou').fill('Dalva Quaresma')
  await sign(balcao)
  await entrega.getByRole('button', { name: 'Entregar produto', exact: true }).click()
  await expect(entrega).toBeHidden()
  await expect(agora(balcao)).toContainText('Entregue')
  await expect(balcao.getByRole('region', { name: 'Relógio' })).toContainText(novo)
  await expect(balcao.getByText('Devolvido à fábrica').first()).toBeVisible()
  await balcao.goto(`/ordemServico/${os.id}/imprimir/termo`)
  const termo = balcao.getByRole('article', { name: /^Termo de entrega/ })
  await expect(termo).toContainText(`Nº de série ${novo}`)
  await expect(termo).toContainText('Recebi o relógio novo descrito acima, no lugar do que deixei')

  const { body: relogios } = await atendente.call<{ content: { numeroSerie: string }[] }>(
    'POST',
    '/relogio/findByFiltro',
    {
      filter: { numeroSerie: novo },
    },
  )
  expect(relogios.content).toHaveLength(1)
  // The person who brings the old watch is told.
  await balcao.goto('/ordemServico/novo')
  await balcao.getByLabel('CPF, CNPJ, telefone ou nome').fill(os.consumidor.cnpjCpf ?? '')
  await balcao.getByRole('button', { name: /Dalva Quaresma de Teste/ }).click()
  await balcao.getByRole('button', { name: 'Continuar' }).click()
  await balcao.getByLabel('Nº de série').fill(antigo)
  await balcao.getByLabel('Nº de série').press('Enter')
  await expect(balcao.getByText(`Foi trocado por outro na OS ${os.numero}.`)).toBeVisible()
})
