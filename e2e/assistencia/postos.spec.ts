import type { Page } from '@playwright/test'
import type { PostoAutorizado } from '@app/contract/registers/postoAutorizado'
import type { Usuario } from '@app/contract/casca/usuario'
import { expect, expectAccessible, test, walk } from '../support/people.ts'
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
}) => {
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
  await page.close()

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

/** The required fields of a service point: the row of the specification, and the field's label. */
const OBRIGATORIOS = [
  ['S5-021', 'CNPJ'],
  ['S5-022', 'Razão social'],
  ['S5-023', 'Nome fantasia'],
  ['S5-024', 'Inscrição estadual'],
  ['S5-026', 'Inscrição municipal'],
  ['S5-028', 'E-mail comercial'],
  ['S5-029', 'Telefone comercial'],
  ['S5-030', 'CEP'],
  ['S5-031', 'Rua'],
  ['S5-032', 'Número'],
  ['S5-033', 'Complemento'],
  ['S5-034', 'Bairro'],
  ['S5-036', 'Estado'],
  ['S5-037', 'Cidade'],
  ['S5-038', 'Horário de funcionamento'],
] as const

test.describe('a service point is registered', () => {
  const begun = walk(async ({ open }) => ({ page: await open('sp', '/postoAutorizado') }))

  test('S1-010: from the list', async () => {
    const { page } = begun()
    for (const nome of ['Relojoaria Ponteiro Fictício', 'Oficina do Tempo Imaginário', 'Corda e Coroa'])
      await expect(rows(page).filter({ hasText: nome }).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Novo Posto' }).click()
    await act(page, 'Salvar').click()
    await expect(page.getByText('Campo obrigatório', { exact: true })).toHaveCount(OBRIGATORIOS.length)
  })

  for (const [row, label] of OBRIGATORIOS)
    test(`${row}: without ${label} it says so at the field`, async () => {
      await expect(field(begun().page, label).first()).toHaveAccessibleDescription(/^Campo obrigatório/)
    })

  test('the words stand for who has none', async () => {
    const { page } = begun()
    for (const [label, value] of [
      ['CNPJ', '99999961000119'],
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
  })

  const DIAS = [
    ['S3-114', 'Segunda a sexta'],
    ['S3-115', 'Segunda a sábado'],
    ['S3-116', 'Segunda'],
    ['S3-117', 'Terça'],
    ['S3-118', 'Quarta'],
    ['S3-119', 'Quinta'],
    ['S3-120', 'Sexta'],
    ['S3-121', 'Sábado'],
    ['S3-122', 'Domingo'],
  ] as const
  for (const [at, [row, label]] of DIAS.entries())
    test(`${row}: the picker offers “${label}”`, async () => {
      const options = field(begun().page, 'Horário de funcionamento').getByRole('option')
      await expect(options).toHaveCount(DIAS.length + 1)
      await expect(options.nth(at + 1)).toHaveText(label)
    })

  test('S3-128, S3-129, S6-037: it is attached to a credenciado, and stored as it was typed', async ({
    api,
  }) => {
    const { page } = begun()
    const { call } = await api('sp')
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
    // The page asks for more of the record than was waited for, so it leaves before the record does.
    await page.goto('about:blank')
    await call('DELETE', `/postoAutorizado/${id}`)
  })
})
