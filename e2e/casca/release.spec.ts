import type { Usuario } from '@app/contract/casca/usuario'
import type { Page as Paged } from '@app/contract/casca/paging'
import { expect, expectAccessible, serverURL, test } from '../support/people.ts'
import { act, field, nobody, SENHA, toasts } from '../support/pessoas.ts'

/** Somebody who signed up a moment ago. */
const signUp = async (nome: string): Promise<{ id: number; nome: string; email: string }> => {
  const answer = await fetch(`${serverURL()}/public/pessoa/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: nome, email: nobody('fila'), password: SENHA, confirmPassword: SENHA }),
  })
  expect(answer.status).toBe(201)
  return (await answer.json()) as { id: number; nome: string; email: string }
}

test('who signed up is counted in the menu, stands first in the list, and is let in from the row and from the page', async ({
  open,
  api,
}) => {
  const { call } = await api('admin')
  const waiting = async () =>
    (
      await call<Paged<Usuario>>('POST', '/usuario/findByFiltro', {
        page: 0,
        pageSize: 1,
        filter: { tipo: 'pendente', status: 'true' },
      })
    ).body.totalElements
  const first = await signUp('Zulmira Da Fila')
  const admin = await open('admin', '/usuario')
  const entry = admin.getByRole('navigation', { name: 'Telas' }).getByRole('link', { name: /^Usuários/ })
  const table = admin.getByRole('table', { name: 'Usuários' })
  await expect(entry).toContainText(/\d+ cadastros? esperam? liberação/)
  await expect(table).toHaveAttribute('aria-busy', 'false')
  // Sorted after others by name, but shown before all people with access.
  const rows = table.locator('tbody tr')
  await expect(rows.nth(0)).toContainText('Pendente')
  await expect(rows.filter({ hasText: first.nome }).first()).toContainText('Liberar acesso')
  await expectAccessible(admin)

  // A second one comes in while the list is open.
  const second = await signUp('Zoraide Da Fila')
  // Other tests' people come and go, so the number is compared with that of the moment.
  const counted = async () => Number(/(\d+) cadastros? /.exec(await entry.innerText())?.[1])
  await expect.poll(async () => (await counted()) - (await waiting())).toBe(0)
  expect(await counted()).toBeGreaterThanOrEqual(2)

  await rows
    .getByRole('button', { name: `Liberar acesso de ${first.nome}` })
    .first()
    .click()
  const dialog = admin.getByRole('dialog', { name: 'Liberar acesso' })
  await expect(dialog).toContainText(first.email)
  await expect(act(dialog, 'Liberar acesso')).toBeDisabled()
  await expectAccessible(admin)
  await field(dialog, 'Cliente').fill('Aurora')
  await admin.keyboard.press('Enter')
  await expect(field(dialog, 'Cliente')).toHaveValue('Aurora Fictícia')
  await expect(field(dialog, 'Perfil')).toHaveValue('ROLE_CLIENTE')
  await act(dialog, 'Liberar acesso').click()
  await expect(toasts(admin).getByText(`Acesso liberado: ${first.nome}`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect((await call<Usuario>('GET', `/usuario/${first.id}`)).body).toMatchObject({
    tipo: 'cliente',
    role: 'ROLE_CLIENTE',
    cliente: { nomeFantasia: 'Aurora Fictícia' },
  })

  await admin.goto(`/usuario/${second.id}`)
  await act(admin, 'Liberar acesso').click()
  await field(dialog, 'Perfil').selectOption({ label: 'Operador' })
  await act(dialog, 'Liberar acesso').click()
  await expect(toasts(admin).getByText(`Acesso liberado: ${second.nome}`)).toBeVisible()
  await expect(act(admin, 'Liberar acesso')).toHaveCount(0)
  await expect(field(admin, 'Perfil')).toHaveValue('ROLE_OPERADOR')
  expect((await call<Usuario>('GET', `/usuario/${second.id}`)).body).toMatchObject({ role: 'ROLE_OPERADOR' })
  // Leaves the record, because its page would ask for the deleted one.
  await admin.close()
  for (const { id } of [first, second]) await call('DELETE', `/usuario/${id}`)
})

test('who may only look sees neither the count nor the act', async ({ open, api }) => {
  const { call } = await api('admin')
  const person = await signUp('Zenaide Da Fila')
  const operador = await open('operador', '/pedidos')
  const menu = operador.getByRole('navigation', { name: 'Telas' })
  await expect(menu.getByRole('link', { name: /^Pedidos/ })).toBeVisible()
  await expect(menu).not.toContainText('liberação')
  await call('DELETE', `/usuario/${person.id}`)
})

test('a client asked for with Enter is part of a save that comes before the answer; one that is not found holds it back', async ({
  open,
  api,
}) => {
  const { call } = await api('admin')
  const admin = await open('admin', '/usuario/novo')
  const email = nobody('apressada')
  let { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await admin.route('**/api/cliente/findAll**', async (route) => {
    await held
    await route.continue()
  })
  await field(admin, 'Nome').fill('Apressada Costa')
  await field(admin, 'E-mail').fill(email)
  await field(admin, 'Senha').fill(SENHA)
  await field(admin, 'Cliente').fill('Aurora')
  await admin.keyboard.press('Enter')
  const sent = admin.waitForRequest(
    (request) => request.method() === 'POST' && /\/usuario\/?$/.test(request.url()),
  )
  await act(admin, 'Salvar').click()
  answer()
  expect(((await sent).postDataJSON() as { cliente?: { nomeFantasia?: string } }).cliente).toMatchObject({
    id: expect.any(Number),
  })
  await expect(toasts(admin).getByText('Usuário salvo com sucesso.')).toBeVisible()
  const { body } = await call<Paged<{ id: number; clienteNome: string }>>('POST', '/usuario/findByFiltro', {
    page: 0,
    pageSize: 1,
    filter: { nome: email },
  })
  expect(body.content[0]).toMatchObject({ clienteNome: 'Aurora Fictícia' })
  await call('DELETE', `/usuario/${body.content[0]!.id}`)

  ;({ promise: held, resolve: answer } = Promise.withResolvers<void>())
  await admin.goto('/usuario/novo')
  await field(admin, 'Nome').fill('Apressada Costa')
  await field(admin, 'E-mail').fill(email)
  await field(admin, 'Senha').fill(SENHA)
  await field(admin, 'Cliente').fill('ninguém com este nome')
  await admin.keyboard.press('Enter')
  await act(admin, 'Salvar').click()
  answer()
  await expect(toasts(admin).getByText(/não levou a um só cadastro/)).toBeVisible()
  await expect(admin).toHaveURL(/\/usuario\/novo$/)
})
