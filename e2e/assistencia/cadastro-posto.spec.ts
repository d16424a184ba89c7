import { expect, expectAccessible, test } from '../support/people.ts'
import { cpf } from '../support/os.ts'
import { SENHA } from '../support/pessoas.ts'
import {
  CADASTRO_LINK,
  documento,
  fieldOf,
  fillEmpresa,
  fillPessoa,
  linkOfMail,
  newCnpj,
  PDF,
} from '../support/cadastro.ts'
import { sql } from '../support/product.ts'

/** Claims to be a PDF but is a text. */
const FALSO = { name: 'alvara.pdf', mimeType: 'application/pdf', buffer: Buffer.from('só um texto') }

test('S1-010, S7-014, S7-015: a post registers itself, is approved, and its responsável logs in', async ({
  stranger,
  open,
  provokes,
}) => {
  test.slow()
  provokes(
    '400 /public/pessoa/validate/etapa1',
    '400 /public/postoAutorizado/validate/etapa2',
    '400 /public/postoAutorizado/validate/etapa3',
  )
  await sql(
    "insert into plano_valores (nome, licencas, valor, valor_desde) values ('Plano da bancada', 5, 149.9, '2020-01-01')",
    [],
  )
  await sql(
    "insert into cupom (codigo, desconto_plano, cobrancas_com_desconto) values ('BANCADA20', 20, 2)",
    [],
  )
  const nomeFantasia = `Horas Inventadas ${Date.now() % 100_000}`
  const email = `celio.${Date.now()}@horas.example`
  const page = await stranger()
  const act = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (label: string) => fieldOf(page, label)

  await page.goto('/index')
  await page.getByRole('link', { name: 'Cadastre sua assistência' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quem responde' })).toBeVisible()
  await act('Continuar').click()
  await expect(page.getByText('Existem erros no formulário')).toBeVisible()
  await expectAccessible(page)
  await fillPessoa(page, { nome: 'Célio Cronômetro', documento: cpf(), email })
  await fillEmpresa(page, { cnpj: newCnpj(), nomeFantasia, inscricaoEstadual: '999999991000' })
  await expect(page.getByText('o dígito não confere com a regra de SP', { exact: false })).toBeVisible()
  await field('Inscrição estadual').fill('110.042.490.114')
  await documento(page, 'Contrato social').setInputFiles(PDF)
  await documento(page, 'Alvará').setInputFiles(FALSO)
  await act('Continuar').click()
  await expect(page.getByText('Documento inválido', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await act('Alvará').click()
  await expect(act('Remover Alvará')).toBeFocused()
  await act('Remover Alvará').click()
  await documento(page, 'Alvará').setInputFiles({ ...PDF, name: 'alvara.pdf' })
  await act('Continuar').click()

  await expect(page.getByRole('heading', { level: 1, name: 'O plano' })).toBeVisible()
  await act('Conferir tudo').click()
  await expect(page.getByText('Plano: preenchimento obrigatório')).toBeVisible()
  const periodos = page.getByRole('group', { name: 'Cobrança', exact: true })
  await periodos.getByRole('button', { name: 'Anual' }).click()
  await expect(page.getByRole('radio', { name: 'Plano da bancada' })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Oficina anual' })).toBeVisible()
  await periodos.getByRole('button', { name: 'Mensal' }).click()
  await page.getByText('Plano da bancada').click()
  await field('Cupom').fill('NADA')
  await act('Ver o total com o cupom').click()
  await expect(page.getByText('Cupom', { exact: false }).and(page.locator('.msg-erro'))).toBeVisible()
  await field('Cupom').fill('bancada20')
  await act('Ver o total com o cupom').click()
  await expect(page.getByText('R$ 119,92 em vez de R$ 149,90, em 2 cobranças.')).toBeVisible()
  await expectAccessible(page)
  await act('Conferir tudo').click()

  await expect(page.getByRole('heading', { level: 1, name: 'Confira e envie' })).toBeVisible()
  await expect(page.getByText('R$ 149,90 por mês')).toBeVisible()
  await expect(page.getByText('R$ 119,92 em vez de R$ 149,90, em 2 cobranças.')).toBeVisible()
  await act('Enviar cadastro').click()
  await expect(page.getByText('Para enviar, aceite os termos.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Li e aceito os termos' })).toBeFocused()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(SENHA)
  await page.getByText('Li e aceito os termos').click()
  await expectAccessible(page)
  await act('Enviar cadastro').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme o seu e-mail' })).toBeVisible()

  await page.goto(await linkOfMail(email, CADASTRO_LINK, 'Confirme o e-mail do seu cadastro'))
  await act('Confirmar e-mail').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastro recebido' })).toBeVisible()

  const sp = await open('sp', '/inicio')
  await sp
    .getByRole('listitem')
    .getByRole('link', { name: /cadastros? a aprovar$/ })
    .click()
  await sp
    .getByRole('navigation', { name: 'Fila' })
    .getByRole('link', { name: new RegExp(nomeFantasia) })
    .click()
  await expect(sp.getByRole('heading', { name: nomeFantasia })).toBeVisible()
  await expectAccessible(sp)
  await sp.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await expect(sp.getByText('Posto aprovado.')).toBeVisible()

  await page.goto('/index')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/index')
  await expect(page.getByRole('complementary').getByText('Responsável')).toBeVisible()
})

test('a registration of the demonstration is sent back with words, and asked again when no correction comes', async ({
  open,
}) => {
  const sp = await open('sp', '/cadastroPosto')
  await expect(sp.getByRole('heading', { name: 'Pulso Fictício Assistência' })).toBeVisible()
  await sp.getByRole('button', { name: 'Pedir correção' }).click()
  const dialog = sp.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Pedir correção' }).click()
  await expect(dialog.getByText('O que corrigir: preenchimento obrigatório')).toBeVisible()
  await dialog.getByLabel('O que corrigir').fill('O alvará venceu.')
  await dialog.getByRole('button', { name: 'Pedir correção' }).click()
  await expect(sp.getByText('Correção pedida.')).toBeVisible()
  await expect(sp.getByText('O alvará venceu.')).toBeVisible()
  await expect(sp.getByRole('button', { name: 'Aprovar', exact: true })).toHaveCount(0)
  await expect(sp.getByRole('button', { name: 'Recusar', exact: true })).toBeVisible()
  await sp.getByRole('button', { name: 'Pedir de novo' }).click()
  await dialog.getByLabel('O que corrigir').fill('O alvará venceu em maio.')
  await dialog.getByRole('button', { name: 'Pedir correção' }).click()
  await expect(sp.getByText('O alvará venceu em maio.')).toBeVisible()
  await expectAccessible(sp)
})
