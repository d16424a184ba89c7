import type { ComprovanteConferido, OsLink } from '@app/contract/assistencia/ordemServico'
import { createHash } from 'node:crypto'
import { extractText } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
const { app, atendente, tecnico, orcada, done } = bancada
afterAll(app.close)

const bare = (text: string): string => text.replaceAll(/\s+/g, ' ')
const send = (arquivo: Buffer) => {
  const boundary = 'limite'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="arquivo"; filename="c.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  return app.app.inject({
    method: 'POST',
    url: '/comprovante',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), arquivo, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}
const check = async (pdf: Buffer): Promise<ComprovanteConferido> => {
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  return (await app.anyone.post('/public/ordemServico/comprovante', { sha256 })).json()
}

test('an answer has a paper with its evidence, whole for the post, by the link without document and address, and a page says whether it was changed', async () => {
  const { id, orcamento } = await orcada()
  expect((await atendente.get(`/ordemServico/${id}/comprovante`)).statusCode).toBe(404)
  const opcional = orcamento?.linhas.find((linha) => linha.opcional)
  await done(atendente, id, 'aprovarOrcamento', {
    nome: 'Dalva Quaresma',
    documento: '529.982.247-25',
    recusadas: [opcional?.id],
  })
  const { rawPayload: pdf, headers } = await tecnico.get(`/ordemServico/${id}/comprovante`)
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  for (const words of [
    'Comprovante de aprovação da OS',
    'Orçamento aprovado, sem:',
    'Quem respondeu: Dalva Quaresma',
    'Registrada no posto por',
    'Documento: 529',
    'Você pode recusar só este item.',
  ])
    expect(bare(text)).toContain(words)

  const { href } = (await atendente.post(`/ordemServico/${id}/link`, {})).json<OsLink>()
  const endereco = new URL(href).pathname
  expect((await app.anyone.get(endereco)).body).toContain(`${endereco}/comprovante`)
  const hers = await app.anyone.get(`${endereco}/comprovante`)
  const { text: hersText } = await extractText(new Uint8Array(hers.rawPayload), { mergePages: true })
  expect(bare(hersText)).toContain('Documento: final 25')
  // A hash beside it may hold any three digits.
  expect(bare(hersText)).not.toMatch(/529\.?982/)
  expect(await check(hers.rawPayload)).toMatchObject({ integro: true })

  expect(await check(pdf)).toMatchObject({ integro: true, aprovado: true, desfeita: false })
  const page = await send(pdf)
  expect(page.body).toContain('Este arquivo é o comprovante que foi emitido, sem mudança')
  expect(page.body).not.toContain('Dalva')
  const forged = Buffer.from(pdf)
  forged[forged.length - 20] = (forged.at(-20) ?? 0) ^ 1
  expect(await check(forged)).toEqual({ integro: false, aprovado: null, em: null, desfeita: false })
  expect((await send(forged)).body).toContain('Não confere.')

  await done(atendente, id, 'desfazerResposta', { motivo: 'Foi engano.' })
  expect(await check(pdf)).toMatchObject({ integro: true, desfeita: true })
  expect((await send(pdf)).body).toContain('Essa resposta foi desfeita depois.')
  expect((await app.anyone.get(`${endereco}/comprovante`)).statusCode).toBe(404)
})

test('the receipt is refused to others, only files are accepted, and endless requests are slowed down', async () => {
  const { id } = await orcada()
  await done(atendente, id, 'reprovarOrcamento', { nome: 'Dalva', motivo: 'Caro → demais' })
  expect((await (await app.as('atendente2')).get(`/ordemServico/${id}/comprovante`)).statusCode).toBe(404)
  expect((await app.anyone.get(`/ordemServico/${id}/comprovante`)).statusCode).toBe(401)
  const { rawPayload: pdf } = await atendente.get(`/ordemServico/${id}/comprovante`)
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  expect(bare(text)).toContain('Motivo: Caro ? demais')
  expect((await app.anyone.post('/comprovante', {})).statusCode).toBe(415)
  const answers = []
  for (let at = 0; at < 32; at += 1) answers.push(await app.anyone.get('/comprovante'))
  expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([200, 429])
  expect(answers.at(-1)?.headers['retry-after']).toMatch(/^\d+$/)
})
