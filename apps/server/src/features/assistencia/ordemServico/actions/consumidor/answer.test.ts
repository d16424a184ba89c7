import type { AcompanhamentoOs, OsLink } from '@app/contract/assistencia/ordemServico'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startBancada } from '../../testing/bancada.ts'

const bancada = await startBancada()
const { app, atendente, done, orcada, read } = bancada
afterAll(app.close)

const call = (path: string, body: object) => app.anyone.post(`/public/ordemServico/${path}`, body)
const linkOf = async (id: number): Promise<string> => {
  const { href } = (await atendente.post(`/ordemServico/${id}/link`, {})).json<OsLink>()
  return href.split('/acompanhar/')[1] ?? ''
}
const shown = async (token: string) => {
  const { orcamento } = (await call('acompanhar', { token })).json<AcompanhamentoOs>()
  if (!orcamento) throw new Error('sem orçamento')
  return orcamento
}
const consent = { nome: 'Dalva Quaresma', documento: '529.982.247-25', aceite: true }

test('a refusal is told to the consumer in her words, not in those of the post', async () => {
  const { id } = await orcada()
  const token = await linkOf(id)
  const { sha256, linhas } = await shown(token)
  const all = await call('aprovarOrcamento', {
    token,
    ...consent,
    sha256,
    recusadas: linhas.map((linha) => linha.id),
  })
  expect(all.json().messages[0]).toMatchObject({ fieldName: 'recusadas' })
  await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
  const late = await call('reprovarOrcamento', { token, sha256, nome: 'Dalva', motivo: 'Caro' })
  expect(late.statusCode).toBe(409)
  const model = await call('escolherModelo', { token, modelo: { id: bancada.modelo.id } })
  for (const answer of [all, late, model])
    expect(answer.body).not.toMatch(/Com a OS em|reprove o orçamento|proximasAcoes/)
  expect(late.json().error).toBe('CONSUMIDOR_SEM_ORCAMENTO')
  expect(model.json().error).toBe('CONSUMIDOR_OS_SEGUIU')
})

test.each([
  ['abc', false, 400],
  ['111.111.111-11', false, 400],
  ['529.982.247-26', false, 400],
  ['12.345.678-9', false, 400],
  ['12.345.678-9', true, 200],
  ['12.ABC.345/01DE-35', false, 200],
])('the document %s, given as another one: %s, is answered %i', async (documento, outroDocumento, status) => {
  const { id } = await orcada()
  const token = await linkOf(id)
  const { sha256 } = await shown(token)
  const answer = await call('aprovarOrcamento', { token, ...consent, documento, outroDocumento, sha256 })
  expect(answer.statusCode, answer.body).toBe(status)
  if (status === 400)
    expect(answer.json().messages).toMatchObject([{ fieldName: 'documento', code: 'DOCUMENTO_INVALIDO' }])
})

test('a signature is drawn anew: what hides in it is lost, and what is more than a drawing is refused', async () => {
  const drawn = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#0000' } })
    .withExif({ IFD0: { Copyright: 'segredo-escondido' } })
    .png()
    .toBuffer()
  const { id } = await orcada()
  const token = await linkOf(id)
  const { sha256 } = await shown(token)
  const send = (bytes: Buffer) =>
    call('aprovarOrcamento', {
      token,
      ...consent,
      sha256,
      assinatura: `data:image/png;base64,${bytes.toString('base64')}`,
    })
  for (const bytes of [
    Buffer.concat([drawn, Buffer.from('<script>alert(1)</script>')]),
    Buffer.concat([drawn.subarray(0, 40), drawn.subarray(-12)]),
  ]) {
    const answer = await send(bytes)
    expect(answer.json().messages).toMatchObject([{ fieldName: 'assinatura', code: 'ASSINATURA_INVALIDA' }])
  }
  expect(drawn.includes('segredo-escondido')).toBe(true)
  const answer = await send(drawn)
  expect(answer.statusCode, answer.body).toBe(200)
  const { assinatura } = (await read(id)).orcamento?.resposta ?? {}
  const kept = await atendente.get(`/ordemServico/${id}/arquivos/${assinatura?.id}`)
  expect(kept.headers['content-type']).toBe('image/png')
  expect(kept.rawPayload.includes('segredo-escondido')).toBe(false)
})
