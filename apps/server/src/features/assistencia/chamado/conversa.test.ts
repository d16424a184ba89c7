import type { Chamado } from '@app/contract/assistencia/chamado'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'

let app: TestApp
let postos: Awaited<ReturnType<typeof seedPostos>>
const people: Record<string, Caller> = {}
beforeAll(async () => {
  app = await startTestApp()
  postos = await seedPostos(app)
  for (const name of ['atendente', 'atendente2', 'sp', 'manaus']) people[name] = await app.as(name)
})
afterAll(() => app.close())
const by = (name: string): Caller => people[name]!

const abrir = async (name: string, body: object): Promise<Chamado> => {
  const novo = { titulo: 'Teste a 10 ATM', categoria: 'TECNICA', texto: 'Posso testar a 10 ATM?' }
  const answer = await by(name).post('/chamado', { ...novo, ...body })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const go = async (name: string, acao: string, { id, versao }: Chamado, body: object): Promise<Chamado> => {
  const answer = await by(name).put(`/chamado/${acao}/${id}`, { versao, ...body })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const pdf = (filename = 'laudo.pdf') => ({
  filename,
  contentType: 'application/pdf',
  length: PDF.length,
  data: PDF.toString('base64'),
})

describe('rede §9: files', () => {
  test('come with the question, a comment and an act, also without a word, and are read again', async () => {
    const chamado = await abrir('atendente', { arquivos: [pdf('pergunta.pdf')] })
    const { id } = chamado
    expect(chamado.mensagens[0]).toMatchObject({
      arquivos: [{ filename: 'pergunta.pdf', length: PDF.length }],
    })
    const said = await by('sp').post(`/chamado/${id}/mensagem`, { arquivos: [pdf('a.pdf'), pdf('b.pdf')] })
    expect(said.statusCode, said.body).toBe(201)
    const asked = await go('sp', 'pedir', chamado, { texto: 'Mande a nota.' })
    const answered = await go('atendente', 'responder', asked, { arquivos: [pdf('nota.pdf')] })
    const last = answered.mensagens.at(-1)!
    expect(last).toMatchObject({ texto: '', arquivos: [{ filename: 'nota.pdf' }] })
    const file = await by('sp').get(`/chamado/arquivo/${last.arquivos[0]!.id}`)
    expect(file.rawPayload).toEqual(PDF)
    const link = await by('sp').post(`/chamado/arquivo/${last.arquivos[0]!.id}/link`, {})
    expect(link.json()).toMatchObject({ href: expect.any(String) })
  })

  test('files of an internal note are seen by the manufacturer only, files of another post by nobody', async () => {
    const { id, mensagens } = await abrir('atendente', { arquivos: [pdf()] })
    const note = await by('sp').post(`/chamado/${id}/mensagem`, { interna: true, arquivos: [pdf()] })
    const interna = note.json<Chamado>().mensagens.at(-1)!.arquivos[0]!.id
    expect((await by('sp').get(`/chamado/arquivo/${interna}`)).statusCode).toBe(200)
    expect((await by('atendente').get(`/chamado/arquivo/${interna}`)).statusCode).toBe(404)
    const own = mensagens[0]!.arquivos[0]!.id
    expect((await by('atendente').get(`/chamado/arquivo/${own}`)).statusCode).toBe(200)
    expect((await by('atendente2').get(`/chamado/arquivo/${own}`)).statusCode).toBe(404)
  })

  test.each([
    ['nothing at all', {}, 'texto'],
    ['eleven', { arquivos: Array.from({ length: 11 }, () => pdf()) }, 'arquivos'],
    [
      'another kind',
      { arquivos: [{ filename: 'a.exe', data: Buffer.from('MZ').toString('base64') }] },
      'arquivos[0]',
    ],
    ['another content', { arquivos: [{ filename: 'a.jpg', data: PDF.toString('base64') }] }, 'arquivos[0]'],
    ['an empty one', { arquivos: [{ filename: 'a.pdf', data: '' }] }, 'arquivos[0]'],
  ])('%s is refused', async (_what, body, field) => {
    const { id } = await abrir('atendente', {})
    const answer = await by('atendente').post(`/chamado/${id}/mensagem`, body)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json().messages[0].fieldName).toBe(field)
  })
})

describe('rede §9: opened from a conversation', () => {
  const conversar = async (equipe: string): Promise<number> => {
    const answer = await by('atendente').post('/chat', { equipe })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ id: number }>().id
  }
  const write = (id: number, words: string, arquivos: object[] = []) =>
    by('atendente').post(`/chat/${id}/mensagens`, { dispositivo: randomUUID(), texto: words, arquivos })

  test('it brings the last six messages, with their author and time, and leads back to it', async () => {
    const conversa = await conversar('ASSISTENCIA_SP')
    for (let n = 1; n <= 6; n++) await write(conversa, `Mensagem ${n}`)
    await write(conversa, '', [pdf('foto.pdf')])
    const chamado = await abrir('sp', { conversa: { id: conversa } })
    expect(chamado).toMatchObject({ posto: { id: postos.um }, conversa })
    expect(chamado.mensagens.map(({ texto: words, daConversa }) => [words, daConversa])).toEqual([
      ...[2, 3, 4, 5, 6].map((n) => [`Mensagem ${n}`, true]),
      ['[foto.pdf]', true],
      ['Posso testar a 10 ATM?', false],
    ])
    expect(chamado.mensagens[0]).toMatchObject({ autor: 'atendente', doPosto: true })
  })

  test('a ticket is opened from a conversation only by a person of that conversation', async () => {
    const conversa = await conversar('FINANCEIRO')
    const foreign = await by('manaus').post('/chamado', {
      titulo: 'De outra equipe',
      categoria: 'TECNICA',
      texto: 'Posso?',
      conversa: { id: conversa },
    })
    expect(foreign.json()).toMatchObject({ error: 'OPCAO_INVALIDA' })
  })
})
