import type { Page } from '@playwright/test'
import type { Api } from '../../support/api.ts'
import { cpf, osApi, serial, serviceLine } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'
import { picture } from '../../support/png.ts'

const PONTOS = {
  ENTRADA: ['Caixa', 'Pulseira', 'Coroa'],
  SAIDA: ['Limpeza', 'Acessórios devolvidos'],
} as const

/** A model of a kind of watch of its own, whose entry and exit are gone through point by point. */
const modeloConferido = async ({ call }: Api) => {
  const nome = `Tipo ${serial()}`
  const made = async <T = { id: number }>(path: string, body: object): Promise<T> => {
    const answer = await call<T>('POST', path, body)
    expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(201)
    return answer.body
  }
  const { id } = await made('/tipoEquipamento', { nome })
  for (const [tipo, pontos] of Object.entries(PONTOS))
    for (const [at, ponto] of pontos.entries())
      await made('/checklist', { tipoEquipamento: { id }, tipo, nome: ponto, ordem: at + 1 })
  const marca = (await call<{ id: number }[]>('GET', '/marca/findAll')).body[0]
  return made<{ id: number; codigo: string; descricao: string }>('/modeloProduto', {
    codigo: nome.replace('Tipo ', 'CK'),
    descricao: `Conferido ${nome}`,
    marca,
    tipoEquipamento: { id },
  })
}

const point = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true })
const answer = (page: Page, name: string, words: string) =>
  point(page, name).getByLabel(words, { exact: true })
const photograph = async (page: Page) => {
  await page.locator('[data-ponto] input[type=file]').setInputFiles({
    name: 'risco.png',
    mimeType: 'image/png',
    buffer: picture(64, 64),
  })
  await expect(page.locator('[data-ponto]').getByRole('img', { name: 'Foto 1' })).toBeVisible()
}

test('an intake is not opened before its checklist is gone through, by keys, what is not OK with words and photo', async ({
  open,
  api,
  allows,
}) => {
  allows('400 /ordemServico/abrir/*')
  const modelo = await modeloConferido(await api('admin'))
  const page = await open('atendente', '/ordemServico/novo')
  const continuar = page.getByRole('button', { name: 'Continuar', exact: true })
  await page.getByRole('button', { name: 'Cadastrar cliente novo' }).click()
  await page.getByLabel('Nome').fill('Célia Conferida de Teste')
  await page.getByLabel('CPF ou CNPJ').fill(cpf())
  await page.getByLabel('Telefone', { exact: false }).first().fill('19900000118')
  await continuar.click()
  await page.getByLabel('Nº de série').fill(serial())
  await page.getByRole('combobox', { name: 'Modelo' }).fill(modelo.codigo)
  await page.getByRole('option', { name: new RegExp(modelo.codigo) }).click()
  await page.getByLabel('Nas palavras dele').fill('Parou.')
  await continuar.click()
  await page.getByRole('switch', { name: 'O cliente leu e aceita as condições' }).click()
  const abrir = page.getByRole('button', { name: 'Abrir OS e imprimir recibo' })
  await abrir.click()
  await expect(page.getByText('Falta conferir: Caixa.')).toBeVisible()
  await expectAccessible(page)
  await page.locator('body').press('1')
  await expect(answer(page, 'Caixa', 'OK')).toBeChecked()
  await page.locator('body').press('2')
  await expect(answer(page, 'Pulseira', 'Não OK')).toBeChecked()
  await page.locator('body').press('3')
  await expect(answer(page, 'Coroa', 'Não se aplica')).toBeChecked()
  await abrir.click()
  await expect(page.getByText('Diga o que há em Pulseira.')).toBeVisible()
  // A digit that is typed as a word answers nothing.
  await page.getByLabel('O que há em Pulseira').fill('3 riscos no fecho')
  await expect(answer(page, 'Coroa', 'Não se aplica')).toBeChecked()
  await photograph(page)
  await abrir.click()
  await expect(page).toHaveURL(/\/imprimir\/recibo$/)
  const id = Number(/ordemServico\/(\d+)/.exec(page.url())?.[1])
  await page.goto(`/ordemServico/${id}`)
  const card = page.getByRole('region', { name: 'Checklists' })
  await expect(card).toContainText('3 riscos no fecho')
  await expect(card.getByRole('img', { name: 'Foto 1 de Pulseira' })).toBeVisible()
})

test('a watch is not handed over before its exit is gone through; the answers go with the handover', async ({
  open,
  api,
}) => {
  const [atendente, tecnico] = [await api('atendente'), await api('tecnico')]
  const modelo = await modeloConferido(await api('admin'))
  const [desk, bench] = [osApi(atendente), osApi(tecnico)]
  let os = await desk.createOs({ relogio: { modelo: { id: modelo.id }, numeroSerie: serial() } })
  const entrada = os.checklists.find(({ tipo }) => tipo === 'ENTRADA')?.pontos ?? []
  os = await desk.move(os, 'abrir', {
    relogioPresente: true,
    checklist: entrada.map(({ id }) => ({ ponto: { id }, resultado: 'OK' })),
  })
  os = await bench.move(os, 'salvarPreAvaliacao', { preAvaliacao: 'Parado.' })
  os = await bench.move(os, 'avaliar', { avaliacao: 'Movimento quebrado.' })
  os = await bench.move(os, 'salvarOrcamento', { linhas: [await serviceLine(tecnico)] })
  os = await desk.move(os, 'reprovarOrcamento', { nome: 'Dalva Quaresma', motivo: 'Caro demais.' })
  const page = await open('atendente', `/ordemServico/${os.id}`)
  await page.getByRole('button', { name: 'Entregar produto' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Entregar produto' })
  await dialog.getByLabel('Quem retirou').fill('Dalva Quaresma')
  const deliver = dialog.getByRole('button', { name: 'Entregar produto', exact: true })
  await deliver.click()
  await expect(dialog.getByText(/Falta conferir: Limpeza/)).toBeVisible()
  await expectAccessible(page)
  await answer(page, 'Limpeza', 'OK').focus()
  await page.keyboard.press('1')
  await answer(page, 'Acessórios devolvidos', 'OK').focus()
  await page.keyboard.press('2')
  await dialog.getByLabel('O que há em Acessórios devolvidos').fill('Sem o estojo')
  await photograph(page)
  await deliver.click()
  await expect(dialog).toBeHidden()
  const feito = (await desk.get(os.id)).checklists.find(({ tipo }) => tipo === 'SAIDA')?.feito
  expect(feito?.pontos.map(({ nome, resultado, fotos }) => [nome, resultado, fotos.length])).toEqual([
    ['Limpeza', 'OK', 0],
    ['Acessórios devolvidos', 'NAO_OK', 1],
  ])
})
