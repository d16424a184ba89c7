import { openedOs } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

test('somebody is called by name and told of it; what was begun and not sent waits in the list', async ({
  open,
  api,
}) => {
  const { call } = await api('atendente')
  const os = await openedOs(await api('atendente'))
  const input = { equipe: 'TROCA', ordemServico: { id: os.id } }
  const { body: conversa } = await call<{ id: number }>('POST', '/chat', input)
  const path = `/chat?conversa=${conversa.id}`
  const { body: pessoas } = await call<{ nome: string; doPosto: boolean }[]>(
    'GET',
    `/chat/${conversa.id}/pessoas`,
  )
  const me = await (await api('troca')).call<{ nome: string; nomeExibicao: string | null }>('GET', '/user/me')
  const nome = me.body.nomeExibicao ?? me.body.nome
  expect(pessoas).toContainEqual(expect.objectContaining({ nome, doPosto: false }))

  const posto = await open('atendente', path)
  const field = posto.getByRole('textbox', { name: 'Mensagem', exact: true })
  await field.pressSequentially(`A caixa chegou, @${nome.slice(0, 3)}`)
  await expect(posto.getByRole('option', { name: nome, exact: true })).toBeVisible()
  await expectAccessible(posto)
  await posto.getByRole('option', { name: nome, exact: true }).click()
  await expect(field).toHaveValue(`A caixa chegou, @${nome} `)
  await field.press('Enter')
  await expect(posto.getByRole('log').locator('b', { hasText: `@${nome}` })).toBeVisible()

  const troca = await open('troca', '/chat')
  const item = troca
    .getByRole('list', { name: 'Conversas', exact: true })
    .getByRole('link', { name: `OS ${os.numero}` })
  await expect(item).toContainText('@1')
  await item.click()
  await expect(item).not.toContainText('@1')

  await field.fill('Vou fechar às 16 h')
  await posto.goto('/chat')
  const mine = posto
    .getByRole('list', { name: 'Conversas', exact: true })
    .getByRole('link', { name: `OS ${os.numero}` })
  await expect(mine).toContainText('Rascunho: Vou fechar às 16 h')
  await mine.click()
  await expect(field).toHaveValue('Vou fechar às 16 h')
  await field.press('Enter')
  await expect(posto.getByRole('log')).toContainText('Vou fechar às 16 h')
  await posto.goto('/chat')
  await expect(mine).not.toContainText('Rascunho')
})

test('by the keyboard alone, on a phone, a name is chosen; Escape leaves what was typed', async ({
  open,
  api,
}) => {
  const { call } = await api('atendente')
  const { body: conversa } = await call<{ id: number }>('POST', '/chat', { equipe: 'TROCA' })
  const { body: pessoas } = await call<{ nome: string; doPosto: boolean }[]>(
    'GET',
    `/chat/${conversa.id}/pessoas`,
  )
  const nome = pessoas.find(({ doPosto }) => !doPosto)?.nome ?? ''
  const page = await open('atendente', `/chat?conversa=${conversa.id}`, {
    width: 390,
    height: 844,
    colorScheme: 'dark',
  })
  const field = page.getByRole('textbox', { name: 'Mensagem', exact: true })
  await field.pressSequentially(`@${nome.slice(0, 2)}`)
  await expect(page.getByRole('listbox', { name: 'Mencionar' })).toBeVisible()
  await field.press('Escape')
  await expect(page.getByRole('listbox', { name: 'Mencionar' })).toHaveCount(0)
  await expect(field).toHaveValue(`@${nome.slice(0, 2)}`)
  await field.pressSequentially(nome.slice(2, 4))
  await expect(page.getByRole('option', { name: nome, exact: true })).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(field).toHaveValue(`@${nome} `)
  await field.fill('')
})
