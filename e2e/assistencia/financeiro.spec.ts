import { randomInt } from 'node:crypto'
import { act, field } from '../support/pessoas.ts'
import { expect, expectAccessible, test } from '../support/people.ts'
import { sql } from '../support/product.ts'

/** The first day of a month without closings; two tests at once hardly ever get the same. */
const mesLivre = async (): Promise<string> => {
  const [livre] = await sql<{ mes: string }>(
    `select to_char(coalesce(min(mes), current_date) - make_interval(months => $1), 'YYYY-MM-01') as mes from fechamento`,
    [randomInt(1, 25)],
  )
  if (!livre) throw new Error('no month')
  return livre.mes
}

/** A closing of the first demo post under review, with one line of one of its orders: 95,00. */
const emConferencia = async (): Promise<number> => {
  const mes = await mesLivre()
  const [linha] = await sql<{ id: string; os: string; posto: string }>(
    `select os_linha.id, os.id as os, os.posto_id as posto from os_linha
       join os_orcamento on os_orcamento.id = os_linha.orcamento_id
       join ordem_servico os on os.id = os_orcamento.ordem_servico_id
       join usuario on usuario.posto_id = os.posto_id and usuario.email like 'responsavel@%' limit 1`,
  )
  const [made] = await sql<{ id: string }>(
    `insert into fechamento (posto_id, mes, status, conferencia_em) values ($1, $2, 'EM_CONFERENCIA', now()) returning id`,
    [linha?.posto, mes],
  )
  await sql(
    `insert into fechamento_linha (fechamento_id, tipo, ordem_servico_id, os_linha_id, natureza, descricao, valor, valor_final, criado_em)
     values ($1, 'CREDITO', $2, $3, 'MAO_DE_OBRA', 'Troca do movimento a quartzo', 95, 95, now())`,
    [made?.id, linha?.os, linha?.id],
  )
  return Number(made?.id)
}

test('S7-101, S6-031: the post contests a line, finance answers, approves and pays', async ({ open }) => {
  const id = await emConferencia()
  const posto = await open('responsavel', '/financeiro')
  await expect(posto.getByRole('heading', { name: 'Financeiro', level: 1 })).toBeVisible()
  await expect(posto.getByRole('region', { name: 'Este mês' })).toContainText('até agora')
  await expect(posto.getByRole('slider', { name: 'Fechamentos de 24 meses' })).toBeVisible()
  await posto.goto(`/financeiro/${id}`)
  const linhas = posto.getByRole('region', { name: 'Linhas' })
  await expect(linhas).toContainText('Troca do movimento a quartzo')
  await expect(linhas.getByRole('row')).toHaveCount(2)
  await expect(linhas).toContainText('95,00')
  await expectAccessible(posto)
  await expect(act(posto, 'Aprovar')).toHaveCount(0)
  await act(posto, 'Contestar').click()
  await field(posto.getByRole('dialog'), 'Mensagem').fill('O serviço custa 142,00 desde outubro.')
  await act(posto.getByRole('dialog'), 'Contestar').click()
  await expect(linhas).toContainText('O serviço custa 142,00 desde outubro.')
  await expect(act(posto, 'Contestar')).toHaveCount(0)
  await posto.getByRole('link', { name: 'Conversar' }).click()
  const nova = posto.getByRole('dialog', { name: 'Nova conversa' })
  await expect(nova.getByLabel('Equipe')).toHaveValue('FINANCEIRO')
  await nova.getByRole('button', { name: 'Conversar' }).click()
  await expect(nova).toHaveCount(0)
  await expect(posto.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()

  const page = await open('financeiro', `/financeiro/${id}`)
  const resumo = page.getByRole('region', { name: 'Resumo' })
  await expect(resumo).toContainText('Contestado · 1 linha')
  await expect(act(page, 'Aprovar')).toBeDisabled()
  await expect(page.getByText('Falta responder 1 linha contestada')).toBeVisible()
  await page.getByRole('link', { name: 'Conversar' }).click()
  const conversa = page.getByRole('dialog', { name: 'Nova conversa' })
  await expect(conversa.getByLabel('Escrever como')).toHaveValue('FINANCEIRO')
  await conversa.getByRole('button', { name: 'Conversar' }).click()
  await expect(conversa).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
  await page.goto(`/financeiro/${id}`)
  await act(page, 'Corrigir valor').click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Valor a pagar').fill('142')
  await field(dialog, 'Resposta').fill('Corrigido.')
  await act(dialog, 'Corrigir valor').click()
  await expect(resumo).toContainText('R$ 142,00')
  await act(page, 'Aprovar').click()
  await act(dialog, 'Aprovar').click()
  await expect(resumo).toContainText('Aprovado')
  await act(page, 'Registrar pagamento').click()
  await field(dialog, 'Número da NFS-e').fill('2026/15')
  await expectAccessible(page)
  await act(dialog, 'Registrar pagamento').click()
  await expect(resumo).toContainText('2026/15 · R$ 142,00')
  await expect(act(page, 'Registrar pagamento')).toHaveCount(0)
  await page.getByRole('link', { name: 'Extrato' }).click()
  const folha = page.getByRole('article')
  await expect(folha).toContainText('A pagar ao posto')
  await expect(folha).toContainText('R$ 142,00')
  await expect(folha).toContainText(/20\d\d-\d\d\/\d{4}/)
  await expect(folha).toContainText(/SHA-256 [0-9a-f]{64}/)
  await expectAccessible(page)
})

test('rede §4: finance refuses a line; until the post accepts, its closing waits', async ({ open }) => {
  const id = await emConferencia()
  const page = await open('financeiro', `/financeiro/${id}`)
  const dialog = page.getByRole('dialog')
  await act(page, 'Glosar').click()
  await expect(dialog).toContainText(/O posto tem \d+ dias para contestar\./)
  await field(dialog, 'Motivo').fill('Sem a peça trocada.')
  await act(dialog, 'Glosar').click()
  await expect(page.getByText('O posto ainda pode contestar 1 linha glosada')).toBeVisible()
  await expect(act(page, 'Aprovar')).toBeDisabled()
  await expectAccessible(page)

  const posto = await open('responsavel', '/inicio', { width: 390, colorScheme: 'dark' })
  await posto.getByRole('link', { name: /fechamentos? com glosa$/ }).click()
  await expect(posto).toHaveURL(/espera=GLOSAS/)
  await posto.goto(`/financeiro/${id}`)
  await expect(posto.getByText(/O posto responde até /)).toBeVisible()
  await act(posto, 'Aceitar glosa').click()
  await act(posto.getByRole('dialog'), 'Aceitar glosa').click()
  await expect(posto.getByText('Glosada e aceita.')).toBeVisible()

  await act(page, 'Aprovar').click()
  await act(dialog, 'Aprovar').click()
  // Its only line is refused, so the month is settled by the approval.
  await expect(page.getByRole('region', { name: 'Resumo' })).toContainText('Deste mês nada se paga.')
  await expect(act(page, 'Registrar pagamento')).toHaveCount(0)
  await page.goto('/inicio')
  await page
    .getByRole('list', { name: 'O que espera por você' })
    .getByRole('link', { name: /fechamentos? a pagar$/ })
    .click()
  await expect(page).toHaveURL(/espera=PAGAR/)
})

test('rede §4: an adjustment says beside its field what is wrong, and no error of before stays above', async ({
  open,
  provokes,
}) => {
  provokes('ERR_FAILED /financeiro/ajustar/:id')
  const page = await open('financeiro', `/financeiro/${await emConferencia()}`)
  const dialog = page.getByRole('dialog')
  await act(page, 'Incluir ajuste').click()
  await field(dialog, 'Motivo').fill('Frete')
  await field(dialog, 'Valor do ajuste').fill('-8,50')
  await page.route('**/financeiro/ajustar/*', (route) => route.abort())
  await act(dialog, 'Incluir ajuste').click()
  await expect(dialog.getByText('Nada foi alterado.')).toBeVisible()
  await field(dialog, 'Valor do ajuste').fill('-0,001')
  await act(dialog, 'Incluir ajuste').click()
  await expect(
    dialog.getByText('Informe um valor em reais diferente de zero, com até 2 casas decimais.'),
  ).toBeVisible()
  await expect(dialog.getByText('Nada foi alterado.')).toHaveCount(0)
})

test('S7-080: finance reads the closings and what the month came to, also on a phone', async ({ open }) => {
  const page = await open('financeiro', '/financeiro/lista', { colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'Fechamentos', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Neste mês, até agora: −?R\$/)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})

test('rede §4: finance approves the chosen closings of a month at once, and the contested one stays out', async ({
  open,
}) => {
  const mes = await mesLivre()
  const postos = await sql<{ id: string; nome_fantasia: string }>(
    'select id, nome_fantasia from posto_autorizado order by id limit 3',
  )
  for (const [at, { id }] of postos.entries())
    await sql(
      `with feito as (insert into fechamento (posto_id, mes, status, conferencia_em) values ($1, $2, 'EM_CONFERENCIA', now()) returning id)
       insert into fechamento_linha (fechamento_id, tipo, descricao, valor, valor_final, situacao, criado_em)
       select id, 'AJUSTE', 'Frete', 100, 100, $3, now() from feito`,
      [id, mes, at === 0 ? 'CONTESTADA' : 'LIVRE'],
    )
  const page = await open('financeiro', `/financeiro?mes=${mes}`)
  const tabela = page.getByRole('table')
  await expect(tabela.getByRole('row').nth(1)).toContainText('Contestado · 1 linha')
  await expect(page.getByRole('checkbox', { name: `Selecionar ${postos[0]?.nome_fantasia}` })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Selecionar todos os que podem ser aprovados' }).check()
  await expect(page.getByText('2 escolhidos · R$ 200,00')).toBeVisible()
  await expect(page.getByText('O contestado fica de fora até a resposta.')).toBeVisible()
  await expectAccessible(page)
  await act(page, 'Aprovar 2').click()
  await expect(page.getByRole('dialog')).toContainText('2 aprovados')
  await page.keyboard.press('Escape')
  await expect(tabela.getByText('Aprovado', { exact: true })).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await act(page, 'Contestados 1').click()
  await expect(tabela.getByRole('link')).toHaveText([postos[0]?.nome_fantasia ?? ''])
  await expectAccessible(page)
})
