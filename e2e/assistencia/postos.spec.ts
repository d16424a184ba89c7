import type { Page } from '@playwright/test'
import type { PostoAutorizado } from '@app/contract/registers/postoAutorizado'
import type { Usuario } from '@app/contract/casca/usuario'
import { expect, expectAccessible, test } from '../support/people.ts'
import { act, enterAs, field, nobody, SENHA, toasts } from '../support/pessoas.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Postos autorizados' }).locator('tbody tr')

const choose = async (page: Page, label: string, text: string, found: string) => {
  await field(page, label).fill(text)
  await page.keyboard.press('Enter')
  await expect(field(page, label)).toHaveValue(found)
}

test('a technician is hired for a post, shows role and post, and is pending once the post is taken away (S6-002, S6-003, S6-004, S6-011, S6-013, S6-014, S6-016, S6-017)', async ({
  open,
  stranger,
  api,
  provokes,
}) => {
  provokes('403 /inicio', '401 /*', '400 /oauth/token')
  const { call } = await api('admin')
  const admin = await open('admin', '/usuario/novo')
  const email = nobody('zelia')
  await field(admin, 'Nome').fill('Zélia Relojoeira')
  await field(admin, 'E-mail').fill(email)
  await choose(admin, 'Cliente', 'Aurora', 'Aurora Fictícia')
  await expect(field(admin, 'Perfil')).toHaveValue('ROLE_CLIENTE')
  await choose(admin, 'Posto autorizado', '500131', 'Relojoaria Ponteiro Fictício')
  await expect(field(admin, 'Cliente')).toHaveValue('')
  await expect(field(admin, 'Perfil')).toHaveValue('ATENDENTE')
  await expect(field(admin, 'Perfil').getByRole('option')).toHaveText([
    'Administrador do posto',
    'Atendente',
    'Financeiro do posto',
    'Posto autorizado',
    'Reparador',
    'Responsável',
    'Técnico',
  ])
  await field(admin, 'Perfil').selectOption('CENTRO_TECNICO')
  await field(admin, 'Senha').fill(SENHA)
  await expectAccessible(admin)
  await act(admin, 'Salvar').click()
  await expect(toasts(admin).getByText('Usuário salvo com sucesso.')).toBeVisible()

  const page = await stranger()
  await enterAs(page, email, SENHA)
  await page.waitForURL((url) => url.pathname !== '/index')
  await expect(page.getByText('Técnico', { exact: true }).first()).toBeVisible()

  await admin.goto(`/usuario?nome=${encodeURIComponent(email)}`)
  const row = admin.getByRole('table', { name: 'Usuários' }).locator('tbody tr').first()
  await expect(row).toContainText('Relojoaria Ponteiro Fictício')
  await row.getByRole('link').click()
  await expect(admin).toHaveURL(/\/usuario\/\d+$/)
  await expect(field(admin, 'Posto autorizado')).toHaveValue('Relojoaria Ponteiro Fictício')
  await field(admin, 'Posto autorizado').fill('')
  await expect(field(admin, 'Perfil')).toHaveValue('ROLE_PENDENTE')
  await expect(field(admin, 'Perfil').getByRole('option')).toHaveText(['Cadastro pendente (sem acesso)'])
  await act(admin, 'Salvar').click()
  await expect(toasts(admin).getByText('Usuário salvo com sucesso.')).toBeVisible()
  const { body } = await call<{ content: Usuario[] }>('POST', '/usuario/findByFiltro', {
    filter: { nome: email },
  })
  expect(body.content[0]).toMatchObject({ tipo: 'pendente', postoId: null })
  await call('DELETE', `/usuario/${body.content[0]?.id ?? 0}`)
})

test('a service point is registered: every missing field says so, words stand for who has none, and it is attached to a credenciado (S1-010, S5-021, S5-022, S5-023, S5-024, S5-026, S5-028, S5-029, S5-030, S5-031, S5-032, S5-033, S5-034, S5-036, S5-037, S5-038, S6-037, S3-114, S3-115, S3-116, S3-117, S3-118, S3-119, S3-120, S3-121, S3-122, S3-128, S3-129)', async ({
  open,
  api,
  provokes,
}) => {
  provokes('404 /postoAutorizado/:id')
  const { call } = await api('sp')
  const page = await open('sp', '/postoAutorizado')
  await expect(rows(page)).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Novo Posto' }).click()
  await act(page, 'Salvar').click()
  await expect(page.getByText('Campo obrigatório', { exact: true })).toHaveCount(15)
  for (const [label, value] of [
    ['CNPJ', '99999905000184'],
    ['Razão social', 'Horas Certas Inventadas Ltda'],
    ['Nome fantasia', 'Horas Certas Inventadas'],
    ['Inscrição municipal', '12345'],
    ['E-mail comercial', 'contato@horascertas.example'],
    ['Telefone comercial', '1955550150'],
    ['CEP', '13010041'],
    ['Rua', 'Rua dos Ponteiros'],
    ['Bairro', 'Centro'],
  ] as const)
    await field(page, label).fill(value)
  await expect(field(page, 'Telefone comercial')).toHaveValue('(19) 5555-0150')
  for (const word of ['Inscrição estadual: Isento', 'Número: S/N', 'Complemento: Sem complemento'])
    await act(page, word).click()
  await field(page, 'Estado').selectOption('SP')
  await page.getByRole('combobox', { name: 'Cidade' }).fill('Campinas')
  await page.keyboard.press('Escape')
  await expect(field(page, 'Horário de funcionamento').getByRole('option')).toHaveText([
    'Escolha os dias',
    'Segunda a sexta',
    'Segunda a sábado',
    'Segunda',
    'Terça',
    'Quarta',
    'Quinta',
    'Sexta',
    'Sábado',
    'Domingo',
  ])
  await field(page, 'Horário de funcionamento').selectOption('SEGUNDA_A_SABADO')
  await field(page, 'Abre às').fill('9h')
  await field(page, 'Fecha às').fill('18')
  await field(page, 'Tipo').selectOption('HABILITADO')
  await choose(page, 'Credenciado', 'ponteiro', 'Relojoaria Ponteiro Fictício')
  await expectAccessible(page)
  await act(page, 'Salvar').click()
  await expect(page).toHaveURL(/\/postoAutorizado\/\d+$/)
  await expect(field(page, 'Abre às')).toHaveValue('09:00')
  const id = Number(page.url().split('/').at(-1))
  const { body } = await call<PostoAutorizado>('GET', `/postoAutorizado/${id}`)
  expect(body).toMatchObject({
    inscricaoEstadual: 'ISENTO',
    numero: 'S/N',
    complemento: 'Sem complemento',
    horaFuncionamento: 'SEGUNDA_A_SABADO',
    fecha: '18:00',
    tipo: 'HABILITADO',
    credenciado: { nomeFantasia: 'Relojoaria Ponteiro Fictício' },
  })
  await call('DELETE', `/postoAutorizado/${id}`)
})
