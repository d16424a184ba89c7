import type { OrdemServico, OsLink } from '@app/contract/assistencia/ordemServico'
import { expect, type Page } from '@playwright/test'
import type { Api } from './api.ts'
import { unique } from './unique.ts'

type Named = { id: number; descricao: string }
type Call = Api['call']

const made = async <T>(call: Call, path: string, body: object): Promise<T> => {
  const answer = await call<T>('POST', path, body)
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(201)
  return answer.body
}
export const first = async (call: Call, path: string): Promise<Named> => {
  const [found] = (await call<Named[]>('GET', `${path}/findAll`)).body
  if (!found) throw new Error(`the demo day has ${path}`)
  return found
}

type People = { atendente: Api; tecnico: Api }

/** Moves an order, and hands back what it became. */
export const moveOs = async (
  { call }: Api,
  id: number,
  acao: string,
  body: object = {},
): Promise<OrdemServico> => {
  const answer = await call<OrdemServico>('PUT', `/ordemServico/${acao}/${id}`, body)
  expect(answer.status, `${acao}: ${JSON.stringify(answer.body)}`).toBe(200)
  return answer.body
}

/** The customer whose account is consumidor@, and the address that it has proven. */
export const DALVA = { cnpjCpf: '99999015069', email: 'dalva@consumidor.example' }

/** An order of a customer with that document, evaluated on the bench. */
export const assessOs = async ({ atendente, tecnico }: People, cnpjCpf: string): Promise<OrdemServico> => {
  const desk = atendente.call
  // Two tests at once: the second finds the consumer of the first.
  await desk('POST', '/consumidor', {
    nome: 'Dalva Dona de Relógio',
    tipoPessoa: 'PF',
    cnpjCpf,
    ...(cnpjCpf === DALVA.cnpjCpf && { email: DALVA.email }),
  })
  const achado = await desk<{ content: { id: number }[] }>('POST', '/consumidor/findByFiltro', {
    filter: { cnpjCpf },
  })
  const [consumidor] = achado.body.content
  if (!consumidor) throw new Error('the customer is there')
  const modelo = await first(desk, '/modeloProduto')
  const sintoma = await first(desk, '/sintomaOs')
  const { id } = await made<OrdemServico>(desk, '/ordemServico', {
    osType: 'OS',
    consumidor: { id: consumidor.id },
    relogio: { modelo: { id: modelo.id }, numeroSerie: `E2E${unique()}` },
    sintomas: [{ id: sintoma.id }],
  })
  await moveOs(atendente, id, 'abrir')
  await moveOs(tecnico, id, 'salvarPreAvaliacao', { preAvaliacao: 'Atraso confirmado.' })
  return moveOs(tecnico, id, 'avaliar', { avaliacao: 'Movimento sujo.' })
}

/** The same with a budget of two services, which waits for the answer. */
export const quoteOs = async (people: People, cnpjCpf: string): Promise<OrdemServico> => {
  const { tecnico } = people
  const { id } = await assessOs(people, cnpjCpf)
  const servico = await first(tecnico.call, '/servico')
  const sintoma = await first(tecnico.call, '/sintomaOs')
  const causa = await first(tecnico.call, '/causaOs')
  const linha = {
    tipo: 'SERVICO',
    servico: { id: servico.id },
    sintoma: { id: sintoma.id },
    causa: { id: causa.id },
    garantia: false,
    valorFinal: 180,
    motivoValor: 'Preço do teste.',
  }
  return moveOs(tecnico, id, 'salvarOrcamento', {
    linhas: [linha, { ...linha, valorFinal: 110, opcional: true, descricao: 'Tira os riscos.' }],
    prazoDiasUteis: 7,
  })
}

/** The link as the post copies it, with this server's address. */
export const linkOf = async ({ call }: Api, id: number): Promise<string> => {
  const { status, body } = await call<OsLink>('POST', `/ordemServico/${id}/link`, { enviar: false })
  expect(status, JSON.stringify(body)).toBe(200)
  return new URL(body.href, 'http://localhost').pathname
}

/** The form of the consumer's page by which a budget is approved, filled in by who pays for it. */
export const approveOn = async (
  page: Page,
  nome: string,
  documento: string,
  valor: string,
): Promise<void> => {
  const form = page.getByRole('form', { name: 'Aprovar o orçamento' })
  await form.getByLabel('Li as condições e aprovo o conserto.').check()
  await form.getByLabel('Seu nome completo').fill(nome)
  await form.getByLabel('CPF ou CNPJ').fill(documento)
  await form.getByRole('button', { name: `Aprovar ${valor}` }).click()
}

/** The same for a refusal, which says why. */
export const refuseOn = async (page: Page, nome: string, motivo: string): Promise<void> => {
  const form = page.getByRole('form', { name: 'Recusar o orçamento' })
  if (!(await form.isVisible())) await page.getByText('Não quero o conserto').click()
  await form.getByLabel('Seu nome completo').fill(nome)
  await form.getByLabel('Por que não aprova').fill(motivo)
  await form.getByRole('button', { name: 'Recusar orçamento' }).click()
}
