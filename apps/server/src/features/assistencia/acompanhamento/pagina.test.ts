import type { OsLink } from '@app/contract/assistencia/ordemServico'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
const { app, db, atendente, orcada } = bancada
afterAll(app.close)

const NAVIGATE = { 'sec-fetch-mode': 'navigate', accept: 'text/html' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const enderecoDe = async (id: number): Promise<string> => {
  const { href } = (await atendente.post(`/ordemServico/${id}/link`, {})).json<OsLink>()
  return new URL(href).pathname
}
const send = (endereco: string, campos: Record<string, string>) =>
  app.app.inject({
    method: 'POST',
    url: endereco,
    headers: FORM,
    payload: new URLSearchParams(campos).toString(),
  })
const abertoEm = (id: number) =>
  db.selectFrom('os_link').select('aberto_em').where('ordem_servico_id', '=', id).executeTakeFirstOrThrow()

describe('the page of a link', () => {
  test('the consumer’s page works without scripts, is not cached and is not indexed by search engines', async () => {
    const { id, numero } = await orcada()
    const answer = await app.anyone.get(await enderecoDe(id), NAVIGATE)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.body).toContain(`Ordem de serviço <span class="num">${numero}</span>`)
    expect(answer.body).not.toMatch(/<script>|style="| on\w+="/)
  })

  test('a messenger that looks where a link leads has not opened it; a person has', async () => {
    const { id } = await orcada()
    const endereco = await enderecoDe(id)
    await app.anyone.get(endereco, { accept: '*/*' })
    expect((await abertoEm(id)).aberto_em).toBeNull()
    await app.anyone.get(endereco, NAVIGATE)
    expect((await abertoEm(id)).aberto_em).not.toBeNull()
  })

  test('entered text is escaped, also in a form that is shown again', async () => {
    const { id } = await orcada()
    const endereco = await enderecoDe(id)
    const wicked = '</textarea><script>alert(1)</script>"'
    expect((await send(endereco, { ato: 'escrever', mensagem: wicked })).statusCode).toBe(303)
    const back = await send(endereco, { ato: 'aprovar', nome: wicked })
    expect(back.statusCode).toBe(400)
    expect(back.body).not.toContain('<script>alert')
    // Said among the messages and in the field that corrects it, and in the name that comes back.
    expect(back.body.match(/&#60;script&#62;alert/g)).toHaveLength(3)
  })

  test('the same message sent twice is said once, and nobody says more than thirty things a day', async () => {
    const { id } = await orcada()
    const endereco = await enderecoDe(id)
    for (const mensagem of ['Oi', 'Oi', ...Array.from({ length: 29 }, (_, at) => `Mais ${at}`)])
      expect((await send(endereco, { ato: 'escrever', mensagem })).headers['location']).toBe(
        `${endereco}#conversa`,
      )
    const refused = await send(endereco, { ato: 'escrever', mensagem: 'Mais uma' })
    expect(refused.statusCode).toBe(429)
    expect(refused.body).toContain('Você já escreveu muitas vezes hoje.')
    const { length } = await db
      .selectFrom('chat_mensagem')
      .innerJoin('chat_conversa', 'chat_conversa.id', 'chat_mensagem.conversa_id')
      .select('chat_mensagem.id')
      .where('ordem_servico_id', '=', id)
      .execute()
    expect(length).toBe(30)
  })

  test('a refused budget promises no warranty, and adds up the diagnosis that was accepted at the intake', async () => {
    const { done, tecnico } = bancada
    const { id } = await bancada.create(atendente)
    await done(atendente, id, 'abrir', { condicoes: { versao: 1, taxaDiagnostico: 50 } })
    await done(tecnico, id, 'salvarPreAvaliacao', { preAvaliacao: 'Atraso.' })
    await done(tecnico, id, 'avaliar', { avaliacao: 'Sujo.' })
    const aprovada = await orcada()
    await done(tecnico, id, 'salvarOrcamento', { linhas: [bancada.linhaServico] })
    await done(atendente, id, 'reprovarOrcamento', { nome: 'Dalva', motivo: 'Caro' })
    await done(atendente, aprovada.id, 'aprovarOrcamento', { nome: 'Dalva' })
    const page = (await app.anyone.get(await enderecoDe(id))).body
    expect(page).toMatch(/<dt>Diagnóstico<\/dt>\s*<dd class="num">R\$\s50,00<\/dd>/)
    expect(page).toMatch(/data-conta="paga">R\$\s50,00</)
    expect(page).not.toContain('dias de garantia</b>')
    expect((await app.anyone.get(await enderecoDe(aprovada.id))).body).toContain('dias de garantia</b>')
  })

  test('an expired budget is called so, neither answered nor refused, and another one is asked for, once', async () => {
    const { id } = await orcada()
    const endereco = await enderecoDe(id)
    expect((await send(endereco, { ato: 'pedirNovo' })).statusCode).toBe(409)
    await db
      .updateTable('os_orcamento')
      .set({ expira_em: new Date(bancada.now().getTime() - 1_000) })
      .where('ordem_servico_id', '=', id)
      .execute()
    const isExpired = async () => {
      const { body } = await app.anyone.get(endereco)
      expect(body).toContain('<h1 id="ac-titulo">O orçamento venceu sem resposta</h1>')
      expect(body).toContain('valeu até')
      expect(body).not.toMatch(/value="aprovar"|Você paga|recusado|Falta a sua resposta/)
      return body
    }
    expect(await isExpired()).toContain('value="pedirNovo"')
    // The same once it is closed, by hand or by the hourly job.
    await bancada.done(await app.as('admin'), id, 'expirar')
    await isExpired()
    for (const again of [1, 2])
      expect((await send(endereco, { ato: 'pedirNovo' })).statusCode, `${again}`).toBe(303)
    const asked = await isExpired()
    expect(asked).toContain('Você pediu um orçamento novo em')
    expect(asked).not.toContain('value="pedirNovo"')
    expect(asked.match(/Peço um orçamento novo\.<\/p>/g)).toHaveLength(1)
  })

  test('an addition that nobody answered in time says that the repair goes on without it', async () => {
    const { id } = await orcada([bancada.linhaServico])
    await bancada.done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
    await bancada.done(bancada.tecnico, id, 'pedirPeca', {
      linha: bancada.linhaPeca,
      motivo: 'A coroa não veda',
    })
    const endereco = await enderecoDe(id)
    const pageOf = async () => (await app.anyone.get(endereco)).body
    expect(await pageOf()).toContain('Falta a sua resposta ao que acrescentamos')
    await db
      .updateTable('os_orcamento')
      .set({ expira_em: new Date(bancada.now().getTime() - 1_000) })
      .where('ordem_servico_id', '=', id)
      .where('complemento', '=', true)
      .execute()
    // As soon as its day is past, and after the hourly job has closed it.
    for (const when of ['past', 'closed']) {
      if (when === 'closed') await bancada.done(await app.as('admin'), id, 'expirar')
      const body = await pageOf()
      expect(body, when).toContain('ficou sem resposta: ele não é feito nem cobrado')
      expect(body, when).not.toMatch(/Falta a sua resposta|value="aprovar"|value="pedirNovo"/)
    }
  })

  test('an act that is none, or of another order, does nothing', async () => {
    const { id } = await orcada()
    const endereco = await enderecoDe(id)
    for (const ato of ['', 'constructor', 'abrir'])
      expect((await send(endereco, { ato })).statusCode).toBe(200)
    const late = await send(endereco, { ato: 'preferir', preferencia: 'TROCA' })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('Esta resposta não é mais esperada')
    const strange = await send('/acompanhar/nada', { ato: 'escrever', mensagem: 'Oi' })
    expect(strange.statusCode).toBe(404)
    expect(strange.body).toContain('Este link não abre mais nenhuma ordem de serviço.')
  })

  test('decisions 61: past the thirty days, what is preferred is told to the post', async () => {
    const { id } = await orcada()
    const endereco = await enderecoDe(id)
    await db
      .updateTable('ordem_servico')
      .set({ garantia: true, criado_em: new Date(bancada.now().getTime() - 31 * 86_400_000) })
      .where('id', '=', id)
      .execute()
    expect((await send(endereco, { ato: 'preferir' })).body).toContain('Escolha uma das três.')
    expect((await send(endereco, { ato: 'preferir', preferencia: 'RESTITUICAO' })).statusCode).toBe(303)
    expect((await app.anyone.get(endereco)).body).toContain(
      'Passados os 30 dias da lei: Quero o meu dinheiro de volta.',
    )
  })
})

test('the page has the colours of the application', () => {
  const tokensOf = (path: string) => {
    const sheet = readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    return new Map(
      [...sheet.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll(/\s/g, ''),
      ]),
    )
  }
  const theirs = tokensOf('../../../../../web/src/theme/tokens.css')
  const ours = tokensOf('./pagina/pagina.css')
  expect(ours.size).toBeGreaterThan(30)
  for (const [name, value] of ours) expect(value, name).toBe(theirs.get(name))
})

test('the consumer sees only the words and photos chosen at the bench, each photo within 40 KB', async () => {
  const foto = async (): Promise<{ filename: string; data: string }> => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const image = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888', noise } })
    return { filename: 'coroa.jpg', data: (await image.jpeg().toBuffer()).toString('base64') }
  }
  const { id, fotos } = await bancada.avaliada({
    fotos: [{ ...(await foto()), rotulo: 'COROA' }, await foto()],
  })
  const [mostrada, outra] = fotos
  if (!mostrada || !outra) throw new Error('two photos were taken')
  const linha = bancada.linhaServico
  const alheia = await bancada.act(bancada.tecnico, id, 'salvarOrcamento', {
    linhas: [linha],
    fotosMostradas: [mostrada.id + 1_000],
  })
  expect(alheia.json()).toMatchObject({ error: 'OS_FOTO_DESCONHECIDA' })
  await bancada.done(bancada.tecnico, id, 'salvarOrcamento', {
    linhas: [linha],
    oQueVimos: 'A coroa está gasta.',
    fotosMostradas: [mostrada.id],
    fotosFrases: ['Não veda mais: entra umidade.'],
  })
  const endereco = await enderecoDe(id)
  const { body } = await app.anyone.get(endereco)
  expect(body).toContain('A coroa está gasta.')
  expect(body).toContain(`${endereco}/foto/${mostrada.id}`)
  expect(body).toContain('<b>Coroa</b>')
  expect(body).toContain('Não veda mais: entra umidade.')
  const small = await app.anyone.get(`${endereco}/foto/${mostrada.id}`)
  expect(small.headers['content-type']).toBe('image/jpeg')
  expect(small.rawPayload.length).toBeLessThanOrEqual(40_000)
  expect((await app.anyone.get(`${endereco}/foto/${outra.id}`)).statusCode).toBe(404)
  expect((await app.anyone.get(`/acompanhar/nada/foto/${mostrada.id}`)).statusCode).toBe(404)
})

test('decisions 54: a message waits for the post until it is answered where she reads it, and she is told of the answer', async () => {
  const { id } = await orcada()
  const endereco = await enderecoDe(id)
  const avisos = async () => {
    const answer = await atendente.get(`/ordemServico/${id}/avisos`)
    return answer
      .json<{ aviso: string; situacao: string }[]>()
      .filter(({ aviso }) => aviso === 'MENSAGEM' || aviso === 'RESPOSTA')
      .map(({ aviso, situacao }) => `${aviso} ${situacao}`)
  }
  await send(endereco, { ato: 'escrever', mensagem: 'A pulseira vai junto?' })
  await send(endereco, { ato: 'escrever', mensagem: 'E o estojo?' })
  expect(await avisos()).toEqual(['MENSAGEM NAO_AVISADO', 'MENSAGEM DISPENSADO'])
  const anota = (nota: string, visivel: boolean) =>
    atendente.put(`/ordemServico/anotar/${id}`, { nota, visivel })
  await anota('Ligar amanhã.', false)
  expect(await avisos()).toEqual(['MENSAGEM NAO_AVISADO', 'MENSAGEM DISPENSADO'])
  await anota('Vão os dois.', true)
  expect(await avisos()).toEqual(['RESPOSTA A_CAMINHO', 'MENSAGEM DISPENSADO', 'MENSAGEM DISPENSADO'])
  await anota('Mais uma coisa.', true)
  expect(await avisos()).toHaveLength(3)
})

test('a consumer replaced before the evaluation takes her messages along; they are hers to export and forgotten with her', async () => {
  const [primeira, segunda] = await Promise.all(
    [
      ['Rosa Primeira', '390.533.447-05'],
      ['Sandra Segunda', '111.444.777-35'],
    ].map(async ([nome, cnpjCpf]) => {
      const made = await atendente.post('/consumidor', { nome, cnpjCpf, telefone: '19900000123' })
      expect(made.statusCode, made.body).toBe(201)
      return made.json<{ id: number }>()
    }),
  )
  if (!primeira || !segunda) throw new Error('two consumers were made')
  const os = await bancada.create(atendente, { consumidor: { id: primeira.id } })
  await bancada.done(atendente, os.id, 'abrir')
  await send(await enderecoDe(os.id), { ato: 'escrever', mensagem: 'Sou eu, a Rosa.' })
  await atendente.put(`/ordemServico/anotar/${os.id}`, { nota: 'Bom dia, Rosa.', visivel: true })
  const { versao } = await bancada.read(os.id)
  const replaced = await atendente.put(`/ordemServico/${os.id}`, { versao, consumidor: { id: segunda.id } })
  expect(replaced.statusCode, replaced.body).toBe(200)
  const endereco = await enderecoDe(os.id)
  await send(endereco, { ato: 'escrever', mensagem: 'Agora sou a Sandra.' })
  const { body } = await app.anyone.get(endereco)
  expect(body).toContain('Agora sou a Sandra.')
  expect(body).not.toMatch(/Sou eu, a Rosa|Bom dia, Rosa/)
  const told = async (id: number) =>
    (await atendente.get(`/consumidor/${id}/dados`)).json<{ mensagens: { texto: string }[] }>().mensagens
  expect(await told(primeira.id)).toMatchObject([
    { texto: 'Bom dia, Rosa.', de: 'POSTO' },
    { texto: 'Sou eu, a Rosa.', de: 'CONSUMIDOR' },
  ])
  expect(await told(segunda.id)).toMatchObject([{ texto: 'Agora sou a Sandra.' }])
  expect((await atendente.post(`/consumidor/${primeira.id}/anonimizar`)).statusCode).toBe(204)
  const notes = (await bancada.historico(os.id)).map(({ nota }) => nota)
  expect(notes.join()).not.toContain('Rosa')
  expect(notes).toContain('Agora sou a Sandra.')
})

test('a page that is asked for too often says when to ask again', async () => {
  const answers = []
  for (let at = 0; at < 245; at += 1) answers.push(await app.anyone.get('/acompanhar'))
  const last = answers.at(-1)
  expect(last?.statusCode).toBe(429)
  expect(last?.headers['retry-after']).toMatch(/^\d+$/)
})
