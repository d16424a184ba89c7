import type { AcompanhamentoOs, OsLink } from '@app/contract/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sendOsAviso } from '../avisos/send.ts'
import { startBancada } from '../../testing/bancada.ts'

const bancada = await startBancada()
const { app, db, atendente, tecnico, done, orcada, read, historico, consumidores } = bancada
afterAll(app.close)
const START = bancada.now()
beforeEach(() => bancada.setNow(START))
const sp = await app.as('sp')

const PNG = (
  await sharp({ create: { width: 4, height: 3, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
).toString('base64')
const foto = (filename: string) => ({ filename, data: PNG })
const nota = (text: string) => ({ filename: 'nota.txt', data: Buffer.from(text).toString('base64') })
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const auditOf = async (id: number): Promise<string[]> =>
  (await sp.get(`/api/auditlogs/by-entity-id/${id}?entidade=ordemServico`))
    .json<{ changes: string[] }[]>()
    .flatMap(({ changes }) => changes)
const tokenOf = (href: string): string => href.split('/acompanhar/')[1] ?? ''
const linkOf = async (id: number, body: object = {}) => {
  const answer = await atendente.post(`/ordemServico/${id}/link`, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<OsLink>()
}
const call = (path: string, body: object) => app.anyone.post(`/public/ordemServico/${path}`, body)
const shownSha = async (token: string): Promise<string> =>
  (await call('acompanhar', { token })).json<AcompanhamentoOs>().orcamento?.sha256 ?? ''
const approve = async (token: string, documento: string) => {
  const body = { token, sha256: await shownSha(token), nome: 'Dalva Quaresma', documento, aceite: true }
  const answer = await call('aprovarOrcamento', body)
  expect(answer.statusCode, answer.body).toBe(200)
}

test('S4-027: once evaluated, photos and invoice can only be added, and the audit keeps their SHA-256', async () => {
  const os = await bancada.create(atendente, { fotos: [foto('frente.png')], arquivoNotaFiscal: nota('um') })
  // Before the evaluation the intake may be corrected.
  const swapped = await atendente.put(`/ordemServico/${os.id}`, { arquivoNotaFiscal: nota('dois') })
  expect(swapped.statusCode, swapped.body).toBe(200)
  expect(await auditOf(os.id)).toEqual(
    expect.arrayContaining([
      `Arquivo incluído: nota fiscal (SHA-256 ${sha256('um')})`,
      `Arquivo removido: nota fiscal (SHA-256 ${sha256('um')})`,
      `Arquivo incluído: nota fiscal (SHA-256 ${sha256('dois')})`,
      expect.stringMatching(/^Arquivo incluído: foto \(SHA-256 [0-9a-f]{64}\)$/),
    ]),
  )
  await done(atendente, os.id, 'abrir')
  await done(tecnico, os.id, 'salvarPreAvaliacao', { preAvaliacao: 'Atraso confirmado.' })
  await done(tecnico, os.id, 'avaliar', { avaliacao: 'Movimento sujo.' })
  const removals = async () => {
    for (const [body, fields] of [
      [{ fotos: [] }, ['fotos']],
      [{ arquivoNotaFiscal: null }, ['arquivoNotaFiscal']],
      [{ fotos: [foto('outra.png')], arquivoNotaFiscal: nota('três') }, ['arquivoNotaFiscal', 'fotos']],
    ] as const) {
      const answer = await atendente.put(`/ordemServico/${os.id}`, body)
      expect(answer.statusCode, answer.body).toBe(409)
      const { messages } = answer.json<{ messages: { fieldName: string; code: string }[] }>()
      expect(messages.map(({ code, fieldName }) => `${fieldName} ${code}`).toSorted()).toEqual(
        fields.map((field) => `${field} OS_ARQUIVO_FICA`),
      )
    }
  }
  await removals()
  await done(tecnico, os.id, 'salvarOrcamento', { linhas: [bancada.linhaServico] })
  await done(atendente, os.id, 'aprovarOrcamento', { nome: 'Dalva' })
  await removals()
  const kept = os.fotos.map(({ id, filename }) => ({ id, filename }))
  const more = await atendente.put(`/ordemServico/${os.id}`, { fotos: [...kept, foto('coroa.png')] })
  expect(more.statusCode, more.body).toBe(200)
  expect((await read(os.id)).fotos).toHaveLength(2)
})

test('a link that the post had before it and that answered stands in history, audit and evidence', async () => {
  const { id } = await orcada()
  await approve(tokenOf((await linkOf(id)).href), '529.982.247-25')
  const { id: linkId } = await db
    .selectFrom('os_link')
    .select('id')
    .where('ordem_servico_id', '=', id)
    .executeTakeFirstOrThrow()
  expect((await historico(id)).slice(0, 3)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        acao: 'link',
        quem: 'atendente',
        nota: `Link nº ${linkId} criado`,
      }),
      expect.objectContaining({
        acao: 'aprovarOrcamento',
        quem: 'Consumidor',
        nota: `Pelo link nº ${linkId}, mostrado ao posto e não enviado por e-mail`,
      }),
    ]),
  )
  expect(await auditOf(id)).toEqual(
    expect.arrayContaining([
      `Link nº ${linkId} criado`,
      `Respondido pelo link nº ${linkId}, mostrado ao posto e não enviado por e-mail`,
    ]),
  )
  expect((await read(id)).orcamento?.resposta?.link).toEqual({
    criadoEm: START.toISOString(),
    mostradoA: 'atendente',
    pelaConta: false,
    enviado: false,
  })
})

test('one that came by mail says so', async () => {
  const { id } = await orcada()
  await sendOsAviso(app.app.services, { osId: id, aviso: 'ORCAMENTO' })
  const { texto } = await db
    .selectFrom('correio')
    .select('texto')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await approve(/\/acompanhar\/(\S+)/.exec(texto)?.[1] ?? '', '529.982.247-25')
  expect((await read(id)).orcamento?.resposta?.link).toMatchObject({ mostradoA: null, enviado: true })
  expect(await auditOf(id)).toContainEqual(
    expect.stringMatching(/^Respondido pelo link nº \d+, não mostrado ao posto e enviado por e-mail$/),
  )
})

test('links and mails of one order are limited, in words', async () => {
  const { id } = await orcada()
  for (let sent = 0; sent < 5; sent += 1) {
    await linkOf(id, { enviar: true, novo: true })
    await sendOsAviso(app.app.services, { osId: id, aviso: 'ACOMPANHAR' })
  }
  const mail = await atendente.post(`/ordemServico/${id}/link`, { enviar: true })
  expect(mail.statusCode).toBe(429)
  expect(mail.json().messages[0].text).toContain('Já foram 5 e-mails com o link desta OS em 24 horas')
  for (let made = 5; made < 20; made += 1) await linkOf(id, { novo: true })
  const link = await atendente.post(`/ordemServico/${id}/link`, { novo: true })
  expect(link.statusCode).toBe(429)
  expect(link.json().messages[0].text).toContain('Esta OS já teve 20 links novos em 24 horas')
  bancada.pass(DAY_MS)
  const tomorrow = await (await app.as('atendente')).post(`/ordemServico/${id}/link`, { enviar: true })
  expect(tomorrow.statusCode, tomorrow.body).toBe(200)
  // At most twenty mails a day are sent, from any source.
  for (let sent = 0; sent < 25; sent += 1)
    await sendOsAviso(app.app.services, { osId: id, aviso: 'ORCAMENTO' })
  const mails = await db
    .selectFrom('os_aviso')
    .select('id')
    .where('ordem_servico_id', '=', id)
    .where('enviado_em', '=', bancada.now())
    .execute()
  expect(mails).toHaveLength(20)
})

test('another document than the consumer’s is marked on the evidence, also where the post wrote it down', async () => {
  await db
    .updateTable('consumidor')
    .set({ cnpj_cpf: '52998224725' })
    .where('id', '=', consumidores.um)
    .execute()
  const confere = async (documento: string | undefined, outroDocumento = false) => {
    const { id } = await orcada()
    await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva', documento, outroDocumento })
    return (await read(id)).orcamento?.resposta?.documentoConfere
  }
  expect(await confere('529.982.247-25')).toBe(true)
  expect(await confere('999.990.150-69')).toBe(false)
  expect(await confere('12.345.678-9', true)).toBe(false)
  expect(await confere(undefined)).toBeNull()
  const { id } = await orcada()
  await approve(tokenOf((await linkOf(id)).href), '999.990.150-69')
  expect((await read(id)).orcamento?.resposta).toMatchObject({ documentoConfere: false })
})
