import type { PlanoDoPosto } from '@app/contract/assistencia/cobranca'
import { newCnpj } from '../support/cadastro.ts'
import { act, enterAs, field, nobody, SENHA, toasts } from '../support/pessoas.ts'
import { expect, expectAccessible, test } from '../support/people.ts'
import { sql } from '../support/product.ts'

test('rede §3: the responsável of a post without a plan chooses the first, goes up at once, down with the next period, and gives that up', async ({
  api,
  stranger,
  allows,
}) => {
  allows('409 /postoAutorizado/:id/plano')
  const { call } = await api('admin')
  const marca = String(Date.now() % 10_000_000)
  const [pequeno, medio, grande] = [`Pequeno ${marca}`, `Médio ${marca}`, `Grande ${marca}`]
  for (const [nome, valor] of [
    [pequeno, 50],
    [medio, 100],
    [grande, 160],
  ] as const)
    await call('POST', '/planoValores', { nome, licencas: 4, valor })
  const anual = `Doze meses ${marca}`
  await call('POST', '/planoValores', { nome: anual, periodicidade: 'ANUAL', licencas: 4, valor: 1990 })
  const [posto] = await sql<{ id: string }>(
    `insert into posto_autorizado (cnpj, razao_social, nome_fantasia, inscricao_estadual, inscricao_municipal, email_comercial,
       telefone_comercial, cep, rua, numero, complemento, bairro, pais, estado, cidade, hora_funcionamento, tipo)
     select $1, $2, $2, 'ISENTO', 'ISENTO', email_comercial, telefone_comercial, cep, rua, numero, complemento,
            bairro, pais, estado, cidade, hora_funcionamento, 'CREDENCIADO' from posto_autorizado order by id limit 1
     returning id`,
    [newCnpj(), `Sem plano ${marca}`],
  )
  const email = nobody('plinio')
  const { status } = await call('POST', '/usuario', {
    nome: 'Plínio Sem Plano',
    email,
    senha: SENHA,
    role: 'ROLE_REPRESENTANTE_LEGAL',
    posto: { id: Number(posto?.id) },
  })
  expect(status).toBe(201)

  const page = await stranger({ width: 390, height: 844 })
  await enterAs(page, email, SENHA)
  await page.waitForURL((url) => url.pathname !== '/index')
  await page.goto('/plano')
  await expect(page.getByText('Este posto ainda não assina um plano.')).toBeVisible()
  await act(page, 'Ver a primeira cobrança').click()
  await expect(page.getByText('Plano: preenchimento obrigatório')).toBeVisible()
  await expectAccessible(page)
  await page.getByText(medio).click()
  await field(page, 'Vencimento').selectOption('15')
  await act(page, 'Ver a primeira cobrança').click()
  await expect(page.getByText(/^Primeira cobrança: R\$ 100,00, até .*, com vencimento em 15\//)).toBeVisible()
  await act(page, 'Assinar por R$ 100,00').click()
  await expect(toasts(page).getByText('Plano assinado.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Plano', exact: true })).toContainText('1 de 4 em uso')
  await expect(page.getByRole('table', { name: 'Cobranças' })).toContainText('100,00')

  await act(page, 'Mudar o dia do vencimento').click()
  await field(page, 'Vence todo dia').selectOption('20')
  await act(page, 'Mudar o dia').click()
  await expect(toasts(page).getByText('Dia do vencimento mudado.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Plano', exact: true })).toContainText('Vence todo dia20')

  const dialog = page.getByRole('dialog', { name: 'Mudar de plano' })
  await act(page, 'Mudar de plano').click()
  await dialog.getByRole('button', { name: /^Anual/ }).click()
  await expect(dialog.getByText(anual)).toBeVisible()
  await expect(dialog.getByText(grande)).toHaveCount(0)
  await dialog.getByRole('button', { name: /^Mensal/ }).click()
  await dialog.getByText(grande).click()
  await expect(dialog.getByText(`${grande} vale a partir de hoje.`)).toBeVisible()
  await act(dialog, 'Mudar por R$ 60,00').click()
  await expect(page.getByRole('heading', { name: grande })).toBeVisible()

  await act(page, 'Mudar de plano').click()
  await dialog.getByText(pequeno).click()
  await expect(dialog.getByText('Nada a pagar agora.')).toBeVisible()
  await expectAccessible(page)
  await act(dialog, 'Mudar de plano').click()
  await expect(page.getByText(new RegExp(`^${pequeno}, de `))).toBeVisible()
  await act(page, 'Mudar de plano').click()
  await act(dialog, 'Desistir da mudança').click()
  await expect(page.getByText(new RegExp(`^${pequeno}, de `))).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const { body } = await call<PlanoDoPosto>('GET', `/postoAutorizado/${posto?.id}/plano`)
  expect(body).toMatchObject({ plano: { nome: grande }, agendado: null })
  const feitas = await sql<{ tipo: string; valor: string }>(
    'select tipo, valor::text from cobranca where posto_id = $1 order by id',
    [posto?.id],
  )
  expect(feitas).toEqual([
    { tipo: 'PLANO', valor: '100.00' },
    { tipo: 'DIFERENCA', valor: '60.00' },
  ])
})
