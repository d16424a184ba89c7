import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import type { Api } from '../../support/api.ts'
import { evaluatedOs, osApi, serviceLine, sign } from '../../support/os.ts'
import { linkOf } from '../../support/oficina.ts'
import { expect, expectAccessible, type Person, test } from '../../support/people.ts'
import { sql } from '../../support/product.ts'

/** An order past the thirty days of the law (decisions 61). */

/** An order that was evaluated, under warranty, and taken in 31 days ago. */
const pastThirty = async (api: (person: Person) => Promise<Api>): Promise<OrdemServico> => {
  const { id } = await evaluatedOs(await api('atendente'), await api('tecnico'))
  await sql(
    `update ordem_servico set garantia = true, reclama_garantia = true, numero_nota_fiscal = '77',
            data_nota_fiscal = (now() - interval '60 days')::date, criado_em = now() - interval '31 days' where id = $1`,
    [id],
  )
  return osApi(await api('atendente')).get(id)
}

test('an OS past thirty days: the consumer takes the money back, the manufacturer owes it, and both sides see it', async ({
  open,
  api,
  stranger,
}) => {
  const os = await pastThirty(api)
  const link = await linkOf(await api('atendente'), os.id)
  const consumer = await stranger({ width: 390, height: 844 })
  await consumer.goto(link)
  await expect(consumer.getByText('Passaram os 30 dias da lei.')).toBeVisible()
  await expectAccessible(consumer)

  const counter = await open('atendente', `/ordemServico/${os.id}`)
  const card = counter.getByRole('region', { name: 'Depois dos 30 dias' })
  await expect(card).toContainText('O responsável pelo posto ou o fabricante registra a escolha.')
  await expect(card.getByRole('button')).toHaveCount(0)

  const page = await open('responsavel', `/ordemServico/${os.id}`)
  const escolha = page.getByRole('region', { name: 'Depois dos 30 dias' })
  await expect(escolha.getByRole('button')).toHaveText([
    'Trocar após os 30 dias',
    'Restituir após os 30 dias',
    'Abater após os 30 dias',
  ])
  await escolha.getByRole('button', { name: 'Restituir após os 30 dias' }).click()
  const dialog = page.getByRole('dialog', { name: 'Restituir após os 30 dias' })
  await dialog.getByLabel('Valor a restituir').fill('1250,50')
  await dialog.getByLabel('Valor a restituir').blur()
  await expect(dialog.getByRole('region', { name: 'Texto da escolha' })).toContainText(
    'Escolho receber de volta R$ 1.250,50, e o relógio fica com o posto.',
  )
  await expectAccessible(page)
  await sign(page)
  await dialog.getByRole('button', { name: 'Restituir após os 30 dias', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(escolha).toContainText('Restituição do valor pago: R$ 1.250,50')
  await expect(escolha).toContainText('Escolha de Dalva Quaresma de Teste')
  await expect(escolha.getByRole('img', { name: 'Assinatura de Dalva Quaresma de Teste' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Histórico da OS' })).toContainText(
    'Restituição escolhida após os 30 dias',
  )
  await expectAccessible(page)

  await page.goto(`/ordemServico/${os.id}/imprimir/escolha`)
  const papel = page.getByRole('article', { name: /^Termo da escolha da OS/ })
  await expect(papel).toContainText('Escolho receber de volta R$ 1.250,50')
  await expect(papel.getByRole('img', { name: /^Assinatura: Dalva/ })).toBeVisible()

  await consumer.reload()
  await expect(consumer.getByRole('heading', { level: 1 })).toHaveText('O seu dinheiro volta a você')
  await expect(consumer.getByText('Você escolheu receber R$ 1.250,50 de volta em')).toBeVisible()

  const [fechamento] = await sql<{ id: string }>(
    `select fechamento.id from fechamento join ordem_servico os on os.posto_id = fechamento.posto_id
      where os.id = $1 and fechamento.status = 'EM_ABERTO' order by mes desc limit 1`,
    [os.id],
  )
  await page.goto(`/financeiro/${fechamento?.id}`)
  const linha = page.getByRole('region', { name: 'Linhas' }).getByRole('row').filter({ hasText: os.numero })
  await expect(linha).toContainText('Restituição ao consumidor')
  await expect(linha).toContainText('1.250,50')

  // After reopening, the debit is removed and the choice is open again.
  await osApi(await api('sp')).move(await osApi(await api('sp')).get(os.id), 'reabrirOs', {
    motivo: 'Prefere esperar',
  })
  await page.reload()
  await expect(linha).toHaveCount(0)
  await page.goto(`/ordemServico/${os.id}`)
  await expect(escolha.getByRole('button', { name: 'Abater após os 30 dias' })).toBeVisible()
})

test('past thirty days, a lower price is a line of the budget, and can be undone', async ({
  open,
  api,
  provokes,
}) => {
  provokes('400 /ordemServico/exigirAbatimento/:id')
  const { id } = await pastThirty(api)
  const page = await open('responsavel', `/ordemServico/${id}`)
  const escolha = page.getByRole('region', { name: 'Depois dos 30 dias' })
  await escolha.getByRole('button', { name: 'Abater após os 30 dias' }).click()
  const dialog = page.getByRole('dialog', { name: 'Abater após os 30 dias' })
  await dialog.getByLabel('Valor do abatimento').fill('50')
  await dialog.getByLabel('CPF ou CNPJ').fill('')
  await dialog.getByRole('button', { name: 'Abater após os 30 dias', exact: true }).click()
  await expect(
    dialog.getByText('Informe o documento de quem escolheu, ou colha a assinatura.').first(),
  ).toBeVisible()
  await dialog.getByLabel('CPF ou CNPJ').fill('529.982.247-25')
  await dialog.getByRole('button', { name: 'Abater após os 30 dias', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(escolha).toContainText('Abatimento do preço: R$ 50,00')
  await expect(escolha).toContainText('O documento informado não é o do cadastro do consumidor.')

  const tecnico = osApi(await api('tecnico'))
  await tecnico.move(await tecnico.get(id), 'salvarOrcamento', {
    linhas: [await serviceLine(await api('tecnico'))],
  })
  const linhas = page.getByRole('table', { name: 'Linhas do orçamento' })
  await expect(linhas).toContainText('Abatimento do preço')
  await expect(linhas).toContainText('-50,00')

  await escolha.getByRole('button', { name: 'Desfazer escolha' }).click()
  const undo = page.getByRole('dialog', { name: 'Desfazer escolha' })
  await undo.getByLabel('Motivo').fill('O valor era outro.')
  await undo.getByRole('button', { name: 'Desfazer escolha', exact: true }).click()
  await expect(undo).toBeHidden()
  await expect(linhas).not.toContainText('Abatimento do preço')
  await expect(escolha.getByRole('button', { name: 'Restituir após os 30 dias' })).toBeVisible()
})
