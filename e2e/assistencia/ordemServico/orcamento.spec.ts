import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import type { Api } from '../../support/api.ts'
import { addLinha, evaluatedOs, osApi, serial, serviceLine } from '../../support/os.ts'
import { expect, test } from '../../support/people.ts'

type Servico = { id: number; versao: number; codigo: string; nome: string; valor: number }

/** A service that no other test uses, last in the lists. */
const ownServico = async (sp: Api, valor: number) => {
  const codigo = `Z-${serial()}`
  const made = await sp.call<Servico>('POST', '/servico', { codigo, nome: `Zelo ${codigo}`, valor })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const change = async (mais: object) => {
    const { body } = await sp.call<Servico>('GET', `/servico/${made.body.id}`)
    const saved = await sp.call('PUT', `/servico/${made.body.id}`, { ...body, ...mais })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  return { ...made.body, change }
}

test('a whole budget is written and saved by the keyboard', async ({ open, api }) => {
  const os = await evaluatedOs(await api('atendente'), await api('tecnico'))
  const bench = osApi(await api('tecnico'))
  const [sintoma, causa] = [await bench.first('/sintomaOs'), await bench.first('/causaOs')]
  const { codigo, nome } = await bench.first('/servico')
  const page = await open('tecnico', `/ordemServico/${os.id}/orcamento`)
  await expect(page.getByRole('heading', { name: 'Linhas' })).toBeVisible()
  const { keyboard } = page
  await page.getByLabel('Prazo do conserto').focus()
  await keyboard.press('Alt++')
  await expect(page.getByRole('combobox', { name: 'Nova linha' })).toBeFocused()
  await keyboard.type(codigo)
  await keyboard.press('Enter')
  const linha = page.getByRole('group', { name: 'Serviço, linha 1' })
  for (const [label, opcao] of [
    ['Sintoma', sintoma.nome],
    ['Causa', causa.nome],
  ] as const) {
    const field = linha.getByRole('combobox', { name: label })
    await expect(field).toBeFocused()
    await keyboard.type(opcao)
    const options = linha.getByRole('listbox', { name: `Opções: ${label}` })
    await expect(options.getByRole('option', { name: opcao })).toBeVisible()
    await keyboard.press('Enter')
    await expect(options).toHaveCount(0)
    await expect(field).toHaveValue(opcao)
    await keyboard.press('Enter')
  }
  await expect(page.getByRole('combobox', { name: 'Nova linha' })).toBeFocused()
  await keyboard.press('Control+Enter')
  await expect(page).toHaveURL(`/ordemServico/${os.id}`)
  const linhas = page.getByRole('table', { name: 'Linhas do orçamento' })
  await expect(linhas).toContainText(nome)
  // What is written for the consumer stands below the name, never in its place.
  const comTexto = { ...(await serviceLine(await api('tecnico'))), descricao: 'Limpa e lubrifica.' }
  await bench.move(await bench.get(os.id), 'alterarOrcamento', { linhas: [comTexto] })
  await expect(linhas).toContainText('Limpa e lubrifica.')
  await expect(linhas).toContainText(nome)
})

test('a price that changed meanwhile and a service that left the register are told at their line', async ({
  open,
  api,
  provokes,
}) => {
  provokes('400 /ordemServico/salvarOrcamento/:id')
  const servico = await ownServico(await api('sp'), 180)
  const os = await evaluatedOs(await api('atendente'), await api('tecnico'))
  const page = await open('tecnico', `/ordemServico/${os.id}/orcamento`)
  const linha = await addLinha(page, servico.codigo)
  await expect(linha.getByLabel('Preço')).toHaveValue('180,00')
  await servico.change({ valor: 200 })
  const save = page.getByRole('button', { name: 'Salvar orçamento' })
  await save.click()
  await expect(linha.getByText('A tabela mudou: era 180,00')).toBeVisible()
  await expect(linha.getByText('O seu perfil pode dar até 0 % de desconto.')).toBeVisible()
  await servico.change({ status: 'INATIVO' })
  await linha.getByLabel('Desconto').fill('0')
  await expect(linha.getByLabel('Preço')).toHaveValue('200,00')
  await save.click()
  await expect(linha.getByText('Saiu do cadastro: escolha outra')).toBeVisible()
})

test('versions stand side by side, two at a time on a telephone', async ({ open, api }) => {
  const [atendente, responsavel] = [await api('atendente'), await api('responsavel')]
  const bench = osApi(responsavel)
  const linha = await serviceLine(responsavel)
  const evaluated = await evaluatedOs(atendente, responsavel)
  let os: OrdemServico = await bench.move(evaluated, 'salvarOrcamento', { linhas: [linha] })
  os = await bench.move(os, 'alterarOrcamento', {
    linhas: [{ ...linha, garantia: false, opcional: true }, linha],
  })
  os = await bench.move(os, 'alterarOrcamento', { linhas: [{ ...linha, valorFinal: linha.valorFinal - 1 }] })
  const page = await open('atendente', `/ordemServico/${os.id}`, { width: 390, height: 844 })
  await page.getByRole('button', { name: 'Versões (3)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versões do orçamento' })
  await expect(dialog.getByRole('columnheader', { name: /^Versão/ })).toHaveCount(2)
  await expect(dialog.getByRole('columnheader', { name: /Versão 3 .*Com o cliente/ })).toBeVisible()
  await expect(dialog.getByText('desceu')).toBeAttached()
  await dialog.getByRole('button', { name: 'Versões mais antigas' }).click()
  await expect(dialog.getByRole('columnheader', { name: /Versão 1 / })).toBeVisible()
  await expect(dialog.getByText('2 de 3')).toBeVisible()
  expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
})

test('a template of the own post brings its lines in one choice, once, without what left the register', async ({
  open,
  api,
}) => {
  const [sp, responsavel] = [await api('sp'), await api('responsavel')]
  const [revisao, limpeza] = [await ownServico(sp, 320), await ownServico(sp, 40)]
  const bench = osApi(responsavel)
  const nome = `Aa ${serial()}`
  const made = await responsavel.call('POST', '/modeloOrcamento', {
    nome,
    servicos: [{ id: revisao.id }],
    opcionais: [{ id: limpeza.id }],
    sintoma: { id: (await bench.first('/sintomaOs')).id },
    causa: { id: (await bench.first('/causaOs')).id },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  await limpeza.change({ status: 'INATIVO' })
  const os = await evaluatedOs(await api('atendente'), await api('tecnico'))
  const page = await open('tecnico', `/ordemServico/${os.id}/orcamento`)
  const modelo = page.getByRole('group', { name: 'Modelos de orçamento' }).getByRole('button', { name: nome })
  await modelo.click()
  const linha = page.getByRole('group', { name: 'Serviço, linha 1' })
  await expect(linha.getByRole('combobox', { name: 'Serviço' })).toHaveValue(revisao.nome)
  await expect(linha.getByRole('combobox', { name: 'Causa' })).not.toHaveValue('')
  await expect(page.getByText(`${nome}: fora do cadastro: ${limpeza.nome}.`)).toBeVisible()
  await modelo.click()
  await expect(page.getByText(`já no orçamento: ${revisao.nome}`)).toBeVisible()
  await expect(page.getByRole('group', { name: /, linha \d$/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Salvar orçamento' }).click()
  await expect(page).toHaveURL(`/ordemServico/${os.id}`)
})

test('of two who write the same budget the second keeps what was typed, and goes on with the order as it is', async ({
  open,
  api,
}) => {
  const [atendente, responsavel] = [await api('atendente'), await api('responsavel')]
  const linha = await serviceLine(responsavel)
  const bench = osApi(responsavel)
  const os = await bench.move(await evaluatedOs(atendente, responsavel), 'salvarOrcamento', {
    linhas: [linha],
  })
  const page = await open('responsavel', `/ordemServico/${os.id}/orcamento`)
  const row = page.getByRole('group', { name: 'Serviço, linha 1' })
  await row.getByLabel('Desconto').fill('5')
  await bench.move(os, 'alterarOrcamento', { linhas: [{ ...linha, opcional: true }, linha] })
  await expect(page.getByText('O que você digitou continua aqui.')).toBeVisible()
  await expect(row.getByLabel('Desconto')).toHaveValue('5')
  await page.getByRole('button', { name: 'Continuar com a OS atual' }).click()
  await page.getByRole('button', { name: 'Salvar versão 3' }).click()
  await expect(page).toHaveURL(`/ordemServico/${os.id}`)
  expect((await bench.get(os.id)).orcamento).toMatchObject({ versao: 3, linhas: [{ opcional: false }] })
})
