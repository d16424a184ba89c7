import { randomUUID } from 'node:crypto'
import type { Chamado } from '@app/contract/assistencia/chamado'
import { act, field } from '../../support/pessoas.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

test('rede §9: the board filters by who took it, keeps a filter by name, and opens a ticket beside it', async ({
  open,
  api,
}) => {
  const marca = randomUUID().slice(0, 6)
  const titulo = `Coroa solta ${marca}`
  const { call } = await api('atendente')
  const { body } = await call<Chamado>('POST', '/chamado', {
    titulo,
    categoria: 'TECNICA',
    texto: 'A coroa soltou.',
  })
  const page = await open('sp', '/chamado/quadro')
  const novos = page.getByRole('region', { name: 'Novo', exact: true })
  const mostrar = page.getByRole('group', { name: 'Mostrar' })
  await mostrar.getByRole('button', { name: /^Sem responsável/ }).click()
  await expect(novos.getByText(titulo)).toBeVisible()
  await mostrar.getByRole('button', { name: /^Meus/ }).click()
  await expect(novos.getByText(titulo)).toHaveCount(0)
  await mostrar.getByRole('button', { name: /^Sem responsável/ }).click()

  await novos.getByText(titulo).click()
  const painel = page.getByRole('complementary', { name: `Chamado ${body.numero}, aberto` })
  await expect(painel).toContainText('A coroa soltou.')
  await expectAccessible(page)
  await painel.getByRole('button', { name: 'Assumir' }).click()
  await expect(novos.getByText(titulo)).toHaveCount(0)
  await mostrar.getByRole('button', { name: /^Meus/ }).click()
  await expect(novos.getByText(titulo)).toBeVisible()
  await field(page, 'Mensagem').fill('Aperte com a chave de 2 mm.')
  await act(page, 'Responder e atender').click()
  await expect(page.getByRole('region', { name: 'Atendido', exact: true }).getByText(titulo)).toBeVisible()
  await painel.getByRole('button', { name: 'Fechar chamado' }).click()
  await expect(painel).toHaveCount(0)
  await expect(mostrar.getByRole('button', { name: /^Meus/ })).toHaveAttribute('aria-pressed', 'true')

  await mostrar.getByRole('button', { name: 'Salvar filtro' }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar filtro' })
  await dialog.getByLabel('Nome').fill(`Dos meus ${marca}`)
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  const salvo = mostrar.getByRole('button', { name: new RegExp(`^Dos meus ${marca}`) })
  await expect(salvo).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'Atendido', exact: true }).getByText(titulo)).toBeVisible()
  await page.goto('/chamado')
  await expect(page.getByText(`Dos meus ${marca}`).first()).toBeAttached()
})

test('on a phone a card opens the ticket’s own page', async ({ open, api }) => {
  const titulo = `Pino torto ${randomUUID().slice(0, 6)}`
  const { call } = await api('atendente')
  await call('POST', '/chamado', { titulo, categoria: 'TECNICA', texto: 'O pino veio torto.' })
  const page = await open('sp', '/chamado/quadro?mostrar=Todos', { width: 390, height: 844 })
  await page.getByRole('region', { name: 'Novo', exact: true }).getByText(titulo).click()
  await expect(page).toHaveURL(/\/chamado\/\d+$/)
})

test('the board is searched, and beside an open ticket at 1440 none of it is cut', async ({ open, api }) => {
  const marca = randomUUID().slice(0, 6)
  const titulo = `Fundo riscado ${marca}`
  const { call } = await api('atendente')
  const { body } = await call<Chamado>('POST', '/chamado', { titulo, categoria: 'TECNICA', texto: 'Riscou.' })
  const sp = await api('sp')
  await sp.call('POST', `/chamado/${body.id}/mensagem`, { texto: 'Mande uma foto.', interna: false })
  const page = await open('sp', '/chamado/quadro?mostrar=Todos', { width: 1440, height: 900 })
  const novos = page.getByRole('region', { name: 'Novo', exact: true })
  await page.getByLabel('Número, título, OS ou posto').fill(marca)
  await expect(novos.getByRole('listitem')).toHaveCount(1)
  await expect(novos.getByRole('listitem')).toContainText('2 mensagens')
  await expect(page).toHaveURL(new RegExp(`busca=${marca}`))
  await novos.getByText(titulo).click()
  await expect(page.getByRole('complementary', { name: `Chamado ${body.numero}, aberto` })).toBeVisible()
  await expect(novos.getByRole('listitem')).toHaveCount(1)
  const ended = page.getByRole('link', { name: /Não atendido/ })
  await expect(ended).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.reload()
  await expect(novos.getByRole('listitem')).toHaveCount(1)
})
