import { randomUUID } from 'node:crypto'
import { act, field } from '../support/pessoas.ts'
import { expect, expectAccessible, test } from '../support/people.ts'

test('S4-119 S4-120 S4-123: a post opens a ticket, the team answers it, the post reopens and finalises it', async ({
  open,
}) => {
  const titulo = `Teste a 10 ATM ${randomUUID().slice(0, 6)}`
  const post = await open('atendente', '/chamado')
  await post.getByRole('link', { name: 'Novo chamado' }).click()
  await act(post, 'Abrir chamado').click()
  await expect(post.getByText('Título: preenchimento obrigatório')).toBeVisible()
  await field(post, 'Categoria').selectOption('Técnica')
  await expect(post.getByText('Assistência SP responde em até 8 horas úteis.')).toBeVisible()
  await field(post, 'Título').fill(titulo)
  await field(post, 'O que aconteceu').fill('Posso testar a 10 ATM?')
  await expectAccessible(post)
  await act(post, 'Abrir chamado').click()
  const ficha = post.getByRole('region', { name: 'Chamado', exact: true })
  await expect(ficha).toContainText('Novo')
  const address = new URL(post.url()).pathname

  const team = await open('sp', '/chamado/quadro')
  await team.getByRole('region', { name: 'Novo', exact: true }).getByText(titulo).click()
  await field(team, 'Mensagem').fill('O lote tem vidros soltos.')
  await act(team, 'Nota interna').click()
  await expect(team.getByText('Nota interna: o posto não vê')).toBeVisible()
  await field(team, 'Mensagem').fill('Pode, com a gaxeta nova.')
  await expectAccessible(team)
  await act(team, 'Responder e atender').click()
  await expect(team.getByRole('region', { name: 'Chamado', exact: true })).toContainText('Atendido')

  // The post's page shows it without a reload.
  const conversa = post.getByRole('region', { name: 'Conversa' })
  await expect(conversa).toContainText('Pode, com a gaxeta nova.')
  await expect(conversa).not.toContainText('vidros soltos')
  await act(post, 'Reabrir').click()
  await expect(post.getByText('Mensagem: preenchimento obrigatório')).toBeVisible()
  await field(post, 'Mensagem').fill('E a coroa?')
  await act(post, 'Reabrir').click()
  await expect(ficha).toContainText('Novo')
  await expect(team.getByRole('region', { name: 'Conversa' })).toContainText('E a coroa?')
  await field(team, 'Mensagem').fill('A coroa também.')
  await act(team, 'Responder e atender').click()
  await act(post, 'Finalizar').click()
  await expect(ficha).toContainText('Finalizado')

  await post.goto(`/chamado?situacao=FINALIZADO&busca=${encodeURIComponent(titulo)}`)
  await expect(post.getByRole('link', { name: titulo }).or(post.getByText(titulo)).first()).toBeVisible()
  expect(address).toMatch(/^\/chamado\/\d+$/)
})

test('rede §9: a ticket is opened from an order, on a phone, in the dark', async ({ api, open }) => {
  const { call } = await api('atendente')
  const { body } = await call<{ content: { id: number; numero: string }[] }>(
    'POST',
    '/ordemServico/findByFiltro',
    { page: 0, pageSize: 1, filter: {} },
  )
  const os = body.content[0]
  const page = await open('atendente', `/chamado/novo?os=${os?.id}`, {
    width: 390,
    height: 844,
    colorScheme: 'dark',
  })
  await expect(field(page, 'OS')).toHaveValue(os?.numero ?? '')
  await expectAccessible(page)
})
