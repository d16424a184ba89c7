import type { Consumidor } from '@app/contract/registers/consumidor'
import { cpf, osApi, serial } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'
import { act, toasts } from '../../support/pessoas.ts'

test('two records of one person become one: compared, chosen field by field, and the old address leads to it', async ({
  open,
  api,
}) => {
  const { call } = await api('responsavel')
  const nome = `Ester Gêmea ${serial()}`
  const create = async (fields: object) => {
    const { status, body } = await call<Consumidor>('POST', '/consumidor', { cnpjCpf: cpf(), ...fields })
    expect(status).toBe(201)
    return body
  }
  const fica = await create({ nome, telefone: '(11) 95555-0761' })
  const vai = await create({ nome: `${nome} Lima`, email: 'ester@gemea.example' })
  const os = await osApi(await api('responsavel')).createOs({ consumidor: { id: vai.id } })

  const page = await open('responsavel', `/consumidor/${fica.id}/ficha`)
  await act(page, 'Mais ações').click()
  await page.getByRole('menuitem', { name: 'Unir com outro cadastro' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unir cadastros da mesma pessoa' })
  await dialog
    .getByRole('radio', { name: `${nome} Lima` })
    .first()
    .check()
  const escolha = dialog.getByRole('region', { name: 'O que fica' })
  await escolha
    .getByRole('group', { name: 'Nome' })
    .getByRole('radio', { name: /Do outro/ })
    .check()
  // What this record lacks comes of the other.
  await expect(
    escolha.getByRole('group', { name: 'E-mail' }).getByRole('radio', { name: /ester@gemea\.example/ }),
  ).toBeChecked()
  await expectAccessible(page)
  await act(dialog, 'Unir cadastros').click()
  await expect(dialog.getByText('Por que é a mesma pessoa: preenchimento obrigatório')).toBeVisible()
  await dialog.getByLabel('Por que é a mesma pessoa').fill('CPF digitado errado na primeira visita.')
  await act(dialog, 'Unir cadastros').click()
  await expect(toasts(page).getByText('Cadastros unidos: 1 OS veio para este.')).toBeVisible()

  await page.goto(`/consumidor/${vai.id}/ficha`)
  await expect(page).toHaveURL(new RegExp(`/consumidor/${fica.id}/ficha$`))
  await expect(page.getByRole('heading', { name: `${nome} Lima`, level: 1 })).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Ordens de serviço' }).getByRole('link', { name: os.numero }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cadastros unidos a este' })).toContainText(
    `Cadastro ${vai.id}`,
  )
})

test('one watch with two models becomes one: the orders come, and the wrong record leads to the right one', async ({
  open,
  api,
}) => {
  const posto = osApi(await api('responsavel'))
  const [certo, errado] = await posto.lookUp('/modeloProduto')
  if (!certo || !errado) throw new Error('the demo day has two models')
  const numeroSerie = serial()
  const fica = await posto.createOs({ relogio: { modelo: { id: certo.id }, numeroSerie } })
  const vai = await posto.createOs({ relogio: { modelo: { id: errado.id }, numeroSerie } })
  await posto.move(vai, 'cancelar', { motivo: 'O modelo foi escolhido errado.' })

  const page = await open('responsavel', `/relogio/${fica.relogio?.id}/ficha`)
  await act(page, 'Unir').click()
  const dialog = page.getByRole('dialog', { name: 'Unir cadastros do mesmo relógio' })
  await dialog.getByRole('radio', { name: errado.descricao }).check()
  await expectAccessible(page)
  await act(dialog, 'Unir cadastros').click()
  await expect(dialog.getByText('Por que é o mesmo relógio: preenchimento obrigatório')).toBeVisible()
  await dialog.getByLabel('Por que é o mesmo relógio').fill('O modelo foi escolhido errado.')
  await act(dialog, 'Unir cadastros').click()
  await expect(toasts(page).getByText('Cadastros unidos: 1 OS veio para este.')).toBeVisible()

  await page.goto(`/relogio/${vai.relogio?.id}/ficha`)
  await expect(page).toHaveURL(new RegExp(`/relogio/${fica.relogio?.id}/ficha$`))
  await expect(
    page.getByRole('table', { name: 'Ordens de serviço' }).getByRole('link', { name: vai.numero }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cadastros unidos a este' })).toBeVisible()
})
