import { readFile } from 'node:fs/promises'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { expect, expectAccessible, test } from '../../support/people.ts'
import { approveOn, assessOs, first, linkOf, moveOs, quoteOs, refuseOn } from '../../support/oficina.ts'

/** The CPF of consumidor@. */
const CPF = '99999015069'

test('S1-022 S4-034: by the link, without a log-in, a consumer approves what the bench budgeted, and the post sees who', async ({
  stranger,
  open,
  api,
}) => {
  const people = { atendente: await api('atendente'), tecnico: await api('tecnico') }
  const os = await quoteOs(people, CPF)
  const page = await stranger({ width: 390, height: 844 })
  await page.goto(await linkOf(people.atendente, os.id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta a sua resposta ao orçamento')
  await expect(page.getByRole('list', { name: 'Condições' })).toContainText('7 dias úteis')
  const naoQuis = page.getByText('O que você não quis')
  await expect(naoQuis).toBeHidden()
  await page.getByRole('checkbox', { name: /R\$ 110,00/ }).uncheck()
  await expect(naoQuis).toBeVisible()
  await approveOn(page, 'Dalva Dona de Relógio', CPF, 'R$ 180,00')
  await expect(page.getByText(/Orçamento aprovado por Dalva Dona de Relógio em/)).toBeVisible()
  await expectAccessible(page)

  const { body } = await people.atendente.call<OrdemServico>('GET', `/ordemServico/${os.id}`)
  expect(['ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO']).toContain(body.statusOS.name)
  expect(body.orcamento).toMatchObject({
    valorConsumidor: 180,
    resposta: { aprovado: true, via: 'LINK', nome: 'Dalva Dona de Relógio' },
  })

  // The evidence as a paper, and the page that says whether it is unchanged.
  const counter = await open('atendente', `/ordemServico/${os.id}`)
  const papers = [counter.getByRole('button', { name: 'Comprovante de aprovação' })]
  for (const paper of [...papers, page.getByRole('link', { name: /^Comprovante de aprovação/ })]) {
    const download = paper.page().waitForEvent('download')
    await paper.click()
    const file = await (await download).path()
    const check = await stranger({ width: 360, height: 740, javaScriptEnabled: false })
    await check.goto('/comprovante')
    await check.getByLabel('Arquivo PDF').setInputFiles(file)
    await check.getByRole('button', { name: 'Conferir' }).click()
    await expect(check.getByText('Este arquivo é o comprovante que foi emitido, sem mudança')).toBeVisible()
    // The same paper with one byte changed.
    const alterado = await readFile(file)
    alterado[alterado.length >> 1] = (alterado[alterado.length >> 1] ?? 0) ^ 1
    await check
      .getByLabel('Arquivo PDF')
      .setInputFiles({ name: 'comprovante.pdf', mimeType: 'application/pdf', buffer: alterado })
    await check.getByRole('button', { name: 'Conferir' }).click()
    await expect(check.getByText('Não confere.')).toBeVisible()
  }
})

test('S4-035: by the link a consumer refuses the budget with a reason', async ({ stranger, api }) => {
  const people = { atendente: await api('atendente'), tecnico: await api('tecnico') }
  const os = await quoteOs(people, CPF)
  const page = await stranger({ width: 390, height: 844 })
  await page.goto(await linkOf(people.atendente, os.id))
  await refuseOn(page, 'Dalva Dona de Relógio', 'Está caro.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O orçamento não foi aprovado')
  const { body } = await people.atendente.call<OrdemServico>('GET', `/ordemServico/${os.id}`)
  expect(body.orcamento?.resposta).toMatchObject({ aprovado: false, motivo: 'Está caro.', via: 'LINK' })
})

test('S4-053: by the link a consumer chooses the model that is offered instead of the watch', async ({
  stranger,
  api,
}) => {
  const people = { atendente: await api('atendente'), tecnico: await api('tecnico') }
  const { id } = await assessOs(people, CPF)
  await moveOs(people.tecnico, id, 'solicitarTroca', { motivo: 'Não há peça.' })
  const modelo = await first(people.tecnico.call, '/modeloProduto')
  await moveOs(await api('troca'), id, 'autorizarTroca', { modelos: [{ id: modelo.id }] })
  const page = await stranger({ width: 390, height: 844 })
  await page.goto(await linkOf(people.atendente, id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha o seu novo relógio')
  await page.getByLabel(new RegExp(modelo.descricao)).check()
  await page.getByRole('button', { name: 'Escolher este modelo' }).click()
  await page.getByRole('button', { name: 'Confirmar a escolha' }).click()
  await expect(page.getByText(`Modelo escolhido: ${modelo.descricao}.`)).toBeVisible()
  const { body } = await people.atendente.call<OrdemServico>('GET', `/ordemServico/${id}`)
  expect(body.statusOS.name).toBe('AGUARDANDO_RELOGIO_DE_TROCA')
})

test('S1-022: a consumer with an account lands at the own orders and opens one; nothing else is hers', async ({
  enter,
  api,
}) => {
  const people = { atendente: await api('atendente'), tecnico: await api('tecnico') }
  const os = await quoteOs(people, CPF)
  const page = await enter('consumidor', { width: 390, height: 844 })
  await expect(page).toHaveURL(/\/acompanhamento$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus relógios')
  const mine = page.getByRole('list', { name: 'Ordens de serviço' }).getByRole('button')
  const order = mine.filter({ hasText: `OS ${os.numero}` })
  await expect(order).toContainText('Falta a sua resposta ao orçamento')
  await expectAccessible(page)
  await order.click()
  await expect(page).toHaveURL(/\/acompanhar\/[\w-]{43}$/)
  await expect(page.getByText(`Ordem de serviço ${os.numero}.`)).toBeVisible()
  await page.goto('/consumidor')
  await expect(page.getByText('Acesso não permitido')).toBeVisible()
})
