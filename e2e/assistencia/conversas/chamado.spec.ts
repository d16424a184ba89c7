import { randomUUID } from 'node:crypto'
import { openedOs } from '../../support/os.ts'
import { act, field } from '../../support/pessoas.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

test('S4-119 S4-120 S4-123: a post opens a ticket, the team answers it, the post reopens and finalises it', async ({
  open,
}) => {
  const titulo = `Teste a 10 ATM ${randomUUID().slice(0, 6)}`
  const post = await open('atendente', '/chamado')
  await post.getByRole('banner').getByRole('link', { name: 'Novo chamado' }).click()
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
  await act(team, 'Nota interna').click()
  await field(team, 'Mensagem').fill('O lote tem vidros soltos.')
  await act(team, 'Guardar nota interna').click()
  await expect(team.getByText('Nota interna: o posto não vê')).toBeVisible()
  await act(team, 'Resposta ao posto').click()
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
  await expect(post.getByRole('table').getByText(titulo)).toBeVisible()
  expect(address).toMatch(/^\/chamado\/\d+$/)
})

const LAUDO = {
  name: 'laudo.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Passou a 10 ATM.'),
}

test('rede §9: from a conversation to its end, with files; who was offline keeps the words', async ({
  open,
  api,
  allows,
}) => {
  allows('ERR_INTERNET_DISCONNECTED')
  const mark = randomUUID().slice(0, 8)
  const { call } = await api('atendente')
  const os = await openedOs(await api('atendente'))
  const { body: conversa } = await call<{ id: number }>('POST', '/chat', {
    equipe: 'ASSISTENCIA_SP',
    ordemServico: { id: os.id },
  })
  const dispositivo = randomUUID()
  await call('POST', `/chat/${conversa.id}/mensagens`, { dispositivo, texto: `Que gaxeta? ${mark}` })

  const sp = await open('sp', `/chat?conversa=${conversa.id}`)
  await sp.getByRole('link', { name: 'Abrir chamado' }).click()
  await expect(sp.getByText('As últimas 6 mensagens vão com o chamado')).toBeVisible()
  await expect(sp.getByText('Uma dúvida ou um pedido de um posto')).toBeVisible()
  await expect(field(sp, 'OS')).toHaveValue(os.numero)
  await field(sp, 'Categoria').selectOption('Peça')
  await field(sp, 'Título').fill(`Gaxeta ${mark}`)
  await field(sp, 'O que aconteceu').fill('Manaus confirma o código.')
  await expectAccessible(sp)
  await act(sp, 'Abrir chamado').click()
  const dialogo = sp.getByRole('region', { name: 'Conversa' })
  await expect(dialogo).toContainText(`Que gaxeta? ${mark}`)
  await expect(dialogo.getByRole('link', { name: 'a última mensagem' })).toHaveAttribute(
    'href',
    `/chat?conversa=${conversa.id}`,
  )

  const path = new URL(sp.url()).pathname
  const manaus = await open('manaus', path)
  await field(manaus, 'Mensagem').fill('É a 7120-38?')
  await act(manaus, 'Pedir ao posto').click()
  const ficha = manaus.getByRole('region', { name: 'Chamado', exact: true })
  await expect(ficha).toContainText('Parado')

  const posto = await open('atendente', path, { width: 390, height: 844 })
  await posto.getByLabel('Arquivos da mensagem').setInputFiles(LAUDO)
  await act(posto, 'Responder à equipe').click()
  await expect(act(posto, 'laudo.txt')).toBeVisible()
  const saved = manaus.waitForEvent('download')
  await act(manaus, 'laudo.txt').click()
  expect((await saved).suggestedFilename()).toBe('laudo.txt')
  await expect(ficha).toContainText('Novo')

  await expect(act(sp, 'Não atender')).toBeVisible()
  await sp.context().setOffline(true)
  await field(sp, 'Mensagem').fill('Fora de linha.')
  await field(manaus, 'Mensagem').fill('Sim, a 7120-38.')
  await act(manaus, 'Responder e atender').click()
  await expect(ficha).toContainText('Atendido')
  await sp.context().setOffline(false)
  await expect(sp.getByRole('region', { name: 'Chamado', exact: true })).toContainText('Atendido')
  await expect(field(sp, 'Mensagem')).toHaveValue('Fora de linha.')

  await act(posto, 'Finalizar').click()
  await expect(posto.getByRole('region', { name: 'Chamado', exact: true })).toContainText('Finalizado')
})

test('rede §9: what waits stands on the start, and Ctrl+K finds a ticket by number and title', async ({
  open,
  api,
}) => {
  const titulo = `Torque da tampa ${randomUUID().slice(0, 6)}`
  const { call } = await api('atendente')
  const { body } = await call<{ id: number; numero: string }>('POST', '/chamado', {
    titulo,
    categoria: 'TECNICA',
    texto: 'Qual é o torque?',
  })
  const page = await open('sp', '/inicio')
  const waiting = page.getByRole('link', { name: /chamados? a responder/ })
  await expect(waiting).toHaveAttribute('href', /situacao=NOVO/)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Ir para ou buscar' })
  const typed = palette.getByRole('combobox', { name: 'Ir para ou buscar' })
  const found = palette.getByRole('group', { name: 'Chamados' })
  for (const q of [titulo, body.numero]) {
    await typed.fill(q)
    await expect(found.getByRole('option', { name: `Chamado ${body.numero}` }).first(), q).toContainText(
      titulo,
    )
  }
  await expectAccessible(page)
  await typed.fill(titulo)
  await found.getByRole('option').first().click()
  await expect(page).toHaveURL(`/chamado/${body.id}`)
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

test('rede §9: a ticket changes team, loses its owner with it, and keeps what was begun', async ({
  open,
  api,
}) => {
  const titulo = `Coroa sem estoque ${randomUUID().slice(0, 6)}`
  const { call } = await api('atendente')
  const { body } = await call<{ id: number }>('POST', '/chamado', {
    titulo,
    categoria: 'TECNICA',
    texto: 'Quando chega?',
  })
  const sp = await open('sp', `/chamado/${body.id}`)
  await act(sp, 'Assumir').click()
  await act(sp, 'Nota interna').click()
  await field(sp, 'Mensagem').fill('Manaus sabe.')
  await sp.reload()
  await expect(field(sp, 'Mensagem')).toHaveValue('Manaus sabe.')
  await expect(act(sp, 'Nota interna')).toHaveAttribute('aria-pressed', 'true')
  await act(sp, 'Guardar nota interna').click()
  await act(sp, 'Encaminhar').click()
  const dialog = sp.getByRole('dialog', { name: 'Encaminhar' })
  await dialog.getByLabel('Equipe').selectOption('Manaus')
  await dialog.getByLabel('Categoria').selectOption('Peça')
  await expectAccessible(sp)
  await dialog.getByRole('button', { name: 'Encaminhar' }).click()
  const ficha = sp.getByRole('region', { name: 'Chamado', exact: true })
  await expect(ficha).toContainText('Manaus')
  await expect(ficha).toContainText('Ninguém ainda')

  const manaus = await open('manaus', '/chamado/quadro')
  await manaus.getByLabel('Número, título, OS ou posto').fill(titulo)
  await manaus.getByRole('region', { name: 'Novo', exact: true }).getByText(titulo).click()
  await field(manaus, 'Mensagem').fill('Na quinta.')
  await act(manaus, 'Responder e atender').click()
  await expect(manaus.getByRole('region', { name: 'Atendido', exact: true }).getByText(titulo)).toBeVisible()
})
