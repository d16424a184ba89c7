import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import type { Page } from '@playwright/test'
import type { Api } from '../../support/api.ts'
import { first } from '../../support/oficina.ts'
import { cpf, serial } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'
import { sql } from '../../support/product.ts'

const PHONE = { width: 390, height: 844 }
const SENHA = 'Jabuti-Trapezio-48'

/** An order at that person's post, or at the one named, of a customer with this document and address. */
const orderOf = async ({ call }: Api, documento: string, email: string, posto?: { id: number }) => {
  const { body: consumidor } = await call<{ id: number }>('POST', '/consumidor', {
    nome: 'Noemi Nova Conta',
    cnpjCpf: documento,
    email,
    telefone: '19900000142',
    tipoTelefone: 'Celular',
    ...(posto && { posto }),
  })
  const modelo = await first(call, '/modeloProduto')
  const { body, status } = await call<OrdemServico>('POST', '/ordemServico', {
    osType: 'OS',
    ...(posto && { posto }),
    consumidor: { id: consumidor.id },
    relogio: { modelo: { id: modelo.id }, numeroSerie: serial() },
    relato: 'Atrasa dez minutos por dia.',
  })
  expect(status, JSON.stringify(body)).toBe(201)
  await call('PUT', `/ordemServico/abrir/${body.id}`, { relogioPresente: true })
  return body
}

/** The code in the newest mail to an address. */
const codeFor = async (page: Page, email: string): Promise<string> => {
  const title = page.locator('article').filter({ hasText: email }).getByRole('heading').first()
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(title).toHaveText(/é o seu código$/, { timeout: 500 })
  }).toPass()
  return (await title.innerText()).replace(' é o seu código', '')
}

test('S1-022: a consumer makes an account, proves an e-mail, sees only the own orders, and writes to the post', async ({
  stranger,
  api,
  open,
  provokes,
}) => {
  provokes('400 /acompanhamento/conta/confirmar')
  const documento = cpf()
  const email = `noemi${documento}@caixa.example`
  const atendente = await api('atendente')
  const own = await orderOf(atendente, documento, email)
  // The same document at another post, with somebody else's address. Of the others one is suspended and opens nothing.
  const [corda] = await sql<{ id: number }>(
    `select id::int from posto_autorizado where nome_fantasia like 'Corda e Coroa%'`,
  )
  const others = await orderOf(await api('sp'), documento, `outra${documento}@caixa.example`, corda)

  const page = await stranger(PHONE)
  await page.goto('/index')
  await page.getByRole('link', { name: 'Criar minha conta' }).click()
  await page.getByLabel('Nome').fill('noemi nova conta')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill(SENHA)
  await page.getByLabel('Confirme a senha').fill(SENHA)
  await page.getByRole('button', { name: 'Criar minha conta' }).click()
  await expect(page).toHaveURL(/\/acompanhamento$/)
  await expect(page.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Mandar código' }).click()
  const typed = page.getByLabel('Código do e-mail')
  const codigo = await codeFor(await stranger(), email)
  await typed.fill(codigo.startsWith('9') ? '000000' : '999999')
  await expect(page.getByText(/^Este código não abre/)).toBeVisible()
  await expectAccessible(page)
  await typed.fill(codigo)

  const orders = page.getByRole('list', { name: 'Ordens de serviço' })
  await expect(orders.getByRole('button', { name: new RegExp(`OS ${own.numero}`) })).toBeVisible()
  await expect(orders).not.toContainText(`OS ${others.numero} `)
  await expect(orders.locator('> li')).toHaveCount(1)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Comprovante de entrada' }).click()
  expect((await download).suggestedFilename()).toMatch(/^recibo-os-.*\.pdf$/)

  // None of the network's menus.
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('navigation').first()
  await expect(menu.getByRole('link', { name: 'Meus relógios' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Ordens de serviço' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await orders.getByRole('button', { name: new RegExp(`OS ${own.numero}`) }).click()
  await expect(page).toHaveURL(/\/acompanhar\/[\w-]{43}$/)
  await page.getByLabel('Escreva ao posto').fill('Posso buscar no sábado?')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('list', { name: 'Mensagens' })).toContainText('Posso buscar no sábado?')

  // The post answers in its chat; the account shows it, and what comes then without a reload.
  const posto = await open('atendente', '/chat')
  await posto.getByRole('button', { name: 'Consumidores' }).click()
  const conversas = posto.getByRole('list', { name: 'Conversas', exact: true })
  await conversas.getByRole('link', { name: new RegExp(`OS ${own.numero}`) }).click()
  await expect(posto.getByRole('log')).toContainText('Posso buscar no sábado?')
  await expectAccessible(posto)
  const answer = async (texto: string) => {
    await posto.getByRole('textbox', { name: 'Mensagem', exact: true }).fill(texto)
    await posto.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(posto.getByRole('log')).toContainText(texto)
  }
  await answer('Pode, até as 13h.')
  await page.goto('/acompanhamento')
  await expect(orders).toContainText('Pode, até as 13h.')
  await expectAccessible(page)
  await orders.getByRole('link', { name: 'Mensagens' }).click()
  const falas = page.getByRole('log', { name: 'Mensagens' })
  await expect(falas).toContainText('Posso buscar no sábado?')
  await answer('Traga o comprovante.')
  await expect(falas).toContainText('Traga o comprovante.')
  await expect(posto.getByRole('log').getByText('lida', { exact: true }).first()).toBeAttached()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Mensagem ao posto' }).fill('Levo, obrigada.')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(posto.getByRole('log')).toContainText('Levo, obrigada.')
  // The own page shows it a moment later, and the last button is meant to be this message's.
  await expect(falas).toContainText('Levo, obrigada.')
  await falas.getByRole('button', { name: 'Corrigir mensagem' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Corrigir mensagem' })
  await dialog.getByLabel('Mensagem').fill('Levo os dois, obrigada.')
  await dialog.getByRole('button', { name: 'Corrigir', exact: true }).click()
  await expect(posto.getByRole('log')).toContainText('Levo os dois, obrigada.')
  await expect(falas).toContainText('Levo os dois, obrigada.')
  await falas.getByRole('button', { name: 'Apagar mensagem' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar mensagem' }).click()
  await expect(posto.getByRole('log')).not.toContainText('Levo os dois')
  await expect(posto.getByRole('log')).toContainText('Mensagem apagada')
})

test('a consumer takes a proof back and gives the account up', async ({ stranger, api, enter }) => {
  const page = await enter('consumidor', PHONE)
  await page.goto('/conta')
  const emails = page.getByRole('region', { name: 'E-mails confirmados' })
  await expect(emails).toContainText('dalva@consumidor.example')
  await emails.getByRole('button', { name: 'Confirmar outro e-mail' }).click()
  await expect(emails.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  await expectAccessible(page)

  const email = `sai${cpf()}@caixa.example`
  const { call } = await api('atendente')
  await call('POST', '/public/pessoa', {
    name: 'Quem Sai',
    email,
    password: SENHA,
    confirmPassword: SENHA,
    conta: 'CONSUMIDOR',
  })
  const leaving = await stranger(PHONE)
  await leaving.goto('/index')
  await leaving.getByLabel('E-mail').fill(email)
  await leaving.getByRole('textbox', { name: 'Senha', exact: true }).fill(SENHA)
  await leaving.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(leaving).toHaveURL(/\/acompanhamento$/)
  await leaving.goto('/conta')
  await leaving.getByRole('button', { name: 'Excluir conta' }).click()
  const dialog = leaving.getByRole('dialog', { name: 'Excluir a conta' })
  await dialog.getByLabel('Senha atual').fill(SENHA)
  await dialog.getByRole('button', { name: 'Excluir a minha conta' }).click()
  await expect(leaving).toHaveURL(/\/index$/)
  await expect(leaving.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
})
