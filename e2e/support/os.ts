import type { Consumidor } from '@app/contract/registers/consumidor'
import type { AcaoOs, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Api } from './api.ts'
import { unique } from './unique.ts'

type Opcao = {
  id: number
  codigo: string
  nome: string
  descricao: string
  valor: number
  preco: number
}

/** A serial number that no other test of the run uses. */
export const serial = () => `E2E${unique()}`

/** A part of its own: no other test orders it or has it in stock. */
export const ownPeca = async (sp: Api, preco: number, estoque = 0) => {
  const codigo = serial()
  const { status, body } = await sp.call<{ id: number; codigo: string; descricao: string; preco: number }>(
    'POST',
    '/peca',
    { codigo, descricao: `Peça ${codigo}`, preco, estoque },
  )
  expect(status).toBe(201)
  return body
}

/** The purchases that wait for an order, by its number. */
export const comprasDe = async (sp: Api, numero: string) => {
  const { body } = await sp.call<{ content: { id: number; ordensServico: string }[] }>(
    'POST',
    '/compraPeca/findByFiltro',
    { filter: { ordemServico: numero } },
  )
  return body.content.filter(({ ordensServico }) => ordensServico === numero)
}

const digit = (digits: string) => {
  const sum = Array.from(digits).reduce((total, one, at) => total + Number(one) * (digits.length + 1 - at), 0)
  return String(((sum * 10) % 11) % 10)
}

/** A CPF that no other test of the run uses. */
export const cpf = () => {
  const nine = String(100_000_000 + unique())
  const ten = nine + digit(nine)
  return ten + digit(ten)
}

const ok = <T>({ status, body }: { status: number; body: T }): T => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

/** The calls of the service orders in the name of one person. */
export const osApi = ({ call }: Api) => {
  const lookUp = async (path: string) => ok(await call<Opcao[]>('GET', `${path}/findAll?q=`))
  const first = async (path: string) => {
    const [found] = await lookUp(path)
    if (!found) throw new Error(`the demo day has nothing at ${path}`)
    return found
  }
  const createConsumidor = async (nome: string) =>
    ok(
      await call<Consumidor>('POST', '/consumidor', {
        nome,
        cnpjCpf: cpf(),
        telefone: '19900000142',
        tipoTelefone: 'Celular / WhatsApp',
      }),
    )
  const createOs = async (given: Record<string, unknown> = {}) => {
    const consumidor = await createConsumidor('Dalva Quaresma de Teste')
    const modelo = await first('/modeloProduto')
    const body = {
      consumidor: { id: consumidor.id },
      relogio: { modelo: { id: modelo.id }, numeroSerie: serial() },
      relato: 'Atrasa dez minutos por dia.',
      acessorios: ['Pulseira'],
      ...given,
    }
    return ok(await call<OrdemServico>('POST', '/ordemServico', body))
  }
  const move = async (os: OrdemServico, acao: AcaoOs, body: Record<string, unknown> = {}) =>
    ok(await call<OrdemServico>('PUT', `/ordemServico/${acao}/${os.id}`, { versao: os.versao, ...body }))
  const get = async (id: number) => ok(await call<OrdemServico>('GET', `/ordemServico/${id}`))
  return { lookUp, first, createConsumidor, createOs, move, get }
}

/** A new order on the bench, before its evaluation. */
export const openedOs = async (atendente: Api) => {
  const os = osApi(atendente)
  return os.move(await os.createOs(), 'abrir', { relogioPresente: true })
}

/** Evaluated, waiting for its budget. */
export const evaluatedOs = async (atendente: Api, tecnico: Api) => {
  const bench = osApi(tecnico)
  const opened = await openedOs(atendente)
  const seen = await bench.move(opened, 'salvarPreAvaliacao', { preAvaliacao: 'Atraso confirmado.' })
  return bench.move(seen, 'avaliar', { avaliacao: 'Movimento sujo.' })
}

/** A line of a service at its list price, as a budget has it. */
export const serviceLine = async (api: Api) => {
  const { lookUp, first } = osApi(api)
  const [servico] = await lookUp('/servico')
  const [sintoma, causa] = [await first('/sintomaOs'), await first('/causaOs')]
  if (!servico) throw new Error('the demo day has no service')
  return {
    tipo: 'SERVICO',
    servico: { id: servico.id },
    sintoma: { id: sintoma.id },
    causa: { id: causa.id },
    garantia: false,
    valorFinal: servico.valor,
  }
}

/** Adds a line by its code at the foot of a budget, and fills what the order does not say. */
export const addLinha = async (page: Page, codigo: string, numero = 1, tipo = 'Serviço') => {
  const nova = page.getByRole('combobox', { name: 'Nova linha' })
  await nova.fill(codigo)
  await nova.press('Enter')
  const linha = page.getByRole('group', { name: `${tipo}, linha ${numero}` })
  for (const label of ['Sintoma', 'Causa']) {
    await linha.getByRole('combobox', { name: label }).click()
    await linha
      .getByRole('listbox', { name: `Opções: ${label}` })
      .getByRole('option')
      .first()
      .click()
  }
  return linha
}

/** Waiting for the answer to its budget. */
export const budgetedOs = async (atendente: Api, tecnico: Api, mais: readonly object[] = []) => {
  const os = await evaluatedOs(atendente, tecnico)
  return osApi(tecnico).move(os, 'salvarOrcamento', { linhas: [await serviceLine(tecnico), ...mais] })
}

/** Approved at the counter. */
export const approvedOs = async (atendente: Api, tecnico: Api, mais: readonly object[] = []) =>
  osApi(atendente).move(await budgetedOs(atendente, tecnico, mais), 'aprovarOrcamento', {
    nome: 'Dalva Quaresma',
  })

/** Every point of the quality check is OK. */
export const allOk = ({ checklists }: OrdemServico) => ({
  checklist: checklists
    .find(({ tipo }) => tipo === 'QUALIDADE')
    ?.pontos.map(({ id }) => ({ ponto: { id }, resultado: 'OK' })),
})

/** Repaired and checked, waiting for its owner. */
export const repairedOs = async (atendente: Api, tecnico: Api, responsavel: Api) => {
  const bench = osApi(tecnico)
  let os = await bench.move(await approvedOs(atendente, tecnico), 'consertar', { reparo: 'Movimento limpo.' })
  os = await bench.move(os, 'enviarControleQualidade')
  os = await osApi(responsavel).move(os, 'aprovarReparo', allOk(os))
  return osApi(atendente).move(os, 'osReparada')
}

/** Draws on the pad of the signature as a finger would. */
export const sign = async (page: Page) => {
  const pad = page.getByRole('img', { name: /^Lugar da assinatura/ })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('the pad is not in sight')
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 4 })
  await page.mouse.move(box.x + 200, box.y + 70, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('img', { name: /feita na tela/ })).toBeVisible()
}

/** The big button of an order or of the bench, and the dialog that it opens. */
export const act = async (
  page: Page,
  label: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) => {
  await page.getByRole('button', { name: label }).first().click()
  const dialog = page.getByRole('dialog', { name: label })
  await fill(dialog)
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toBeHidden()
}
