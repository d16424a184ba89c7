import type { AcompanhamentoOs, OsLink } from '@app/contract/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createDiskStore } from '../../../../../platform/files/storage/disk.ts'
import { deriveLink, getLink } from './issue-link.ts'
import { sendOsAviso } from '../avisos/send.ts'
import { startBancada } from '../../testing/bancada.ts'

const bancada = await startBancada()
const { app, db, pass, atendente, orcada, create, put, historico } = bancada
afterAll(app.close)
const START = bancada.now()
beforeEach(async () => {
  bancada.setNow(START)
  await db.deleteFrom('tentativa_login').execute()
})

const tokenOf = (href: string): string => href.split('/acompanhar/')[1] ?? ''
const linkOf = async (id: number, body: object = {}) => {
  const answer = await atendente.post(`/ordemServico/${id}/link`, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<OsLink>()
}
const call = (path: string, body: object) => app.anyone.post(`/public/ordemServico/${path}`, body)
const look = async (token: string) => (await call('acompanhar', { token })).json()
const lastMail = () =>
  db.selectFrom('correio').select('texto').orderBy('id', 'desc').executeTakeFirstOrThrow()
const tokenOfMail = async () => /\/acompanhar\/(\S+)/.exec((await lastMail()).texto)?.[1] ?? ''
const vivos = (id: number) =>
  db
    .selectFrom('os_link')
    .selectAll()
    .where('ordem_servico_id', '=', id)
    .where('revogado_em', 'is', null)
    .execute()

describe('one living link', () => {
  test('receipt, clipboard and every mail have the same, also when they are made at once', async () => {
    const { id } = await orcada()
    const all = await Promise.all([linkOf(id), linkOf(id), linkOf(id)])
    await sendOsAviso(app.app.services, { osId: id, aviso: 'ORCAMENTO' })
    const mailed = await tokenOfMail()
    await sendOsAviso(app.app.services, { osId: id, aviso: 'REPARADA' })
    expect(new Set([...all.map(({ href }) => tokenOf(href)), mailed, await tokenOfMail()]).size).toBe(1)
    expect(await vivos(id)).toHaveLength(1)
    expect((await historico(id)).filter(({ acao }) => acao === 'link')).toHaveLength(1)
  })

  test('the first mails of one order, sent at once, have one link', async () => {
    const { id } = await orcada()
    await Promise.all([
      sendOsAviso(app.app.services, { osId: id, aviso: 'ABERTURA' }),
      sendOsAviso(app.app.services, { osId: id, aviso: 'ORCAMENTO' }),
    ])
    expect(await vivos(id)).toHaveLength(1)
    expect(await look(await tokenOfMail())).toMatchObject({ primeiroNome: 'Dalva' })
  })

  test('one that was made and sent while another call looked is not revoked by it', async () => {
    const { id } = await orcada()
    const { services } = app.app
    const first = Promise.withResolvers<void>()
    const looked = Promise.withResolvers<void>()
    let answers = 0
    const slow = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        answers += 1
        // The second answer says that there is no link yet.
        if (answers === 2) {
          looked.resolve()
          await first.promise
        }
        return result
      },
    })
    const late = getLink(slow, services, id)
    await looked.promise
    const { token } = await getLink(db, services, id)
    first.resolve()
    expect((await late).token).toBe(token)
    expect(await look(token)).toMatchObject({ primeiroNome: 'Dalva' })
  })

  test('the database alone does not reveal the link: the secret stands beside the files', async () => {
    const { id } = await orcada()
    const { href, codigo } = await linkOf(id)
    const [row] = await vivos(id)
    expect(JSON.stringify(row)).not.toContain(tokenOf(href))
    const segredo = await app.app.services.files.segredo('links')
    for (const { valor } of await db.selectFrom('segredo').select('valor').execute())
      expect(valor.equals(segredo)).toBe(false)
    expect(await deriveLink(app.app.services, row?.sal ?? Buffer.alloc(0))).toEqual({
      token: tokenOf(href),
      codigo,
    })
  })

  test('without the secret of before, what was sent still opens until a new one is asked for', async () => {
    const { id } = await orcada()
    const before = tokenOf((await linkOf(id)).href)
    const { DATA_DIR } = app.app.services.config
    await rm(join(DATA_DIR, 'arquivos', 'segredo-links'))
    const files = createDiskStore(join(DATA_DIR, 'arquivos'))
    expect((await look(before)).primeiroNome).toBe('Dalva')
    const { token, novo } = await getLink(db, { ...app.app.services, files }, id)
    expect(novo).toBe(true)
    expect(token).not.toBe(before)
    expect((await look(before)).error).toBe('LINK_VENCIDO')
  })

  test('a new one revokes it', async () => {
    const { id } = await orcada()
    const before = await linkOf(id)
    const after = await linkOf(id, { novo: true })
    expect(after.href).not.toBe(before.href)
    expect(after.codigo).not.toBe(before.codigo)
    expect((await look(tokenOf(before.href))).error).toBe('LINK_VENCIDO')
    expect(await look(tokenOf(after.href))).toMatchObject({ primeiroNome: 'Dalva' })
  })

  test('it ends 90 days after the order has, not after it was made', async () => {
    const { id } = await create(atendente)
    const { href, expiraEm } = await linkOf(id)
    expect(expiraEm).toBeNull()
    pass(200 * DAY_MS)
    expect((await look(tokenOf(href))).primeiroNome).toBe('Dalva')
    await put(id, 'FINALIZADA')
    const late = await app.as('atendente')
    const link = (await late.post(`/ordemServico/${id}/link`, {})).json<OsLink>()
    expect(link.href).toBe(href)
    expect(link.expiraEm).toBe(new Date(bancada.now().getTime() + 90 * DAY_MS).toISOString())
    pass(90 * DAY_MS - 1)
    expect((await look(tokenOf(href))).primeiroNome).toBe('Dalva')
    pass(1)
    expect((await look(tokenOf(href))).error).toBe('LINK_VENCIDO')
    const over = await (await app.as('atendente')).post(`/ordemServico/${id}/link`, {})
    expect(over.json().error).toBe('OS_LINK_TERMINOU')
  })
})

describe('a receipt at the counter', () => {
  const read = async (who: { post: typeof atendente.post }, codigo: string) => {
    const answer = await who.post('/ordemServico/porComprovante', { codigo })
    return answer.statusCode === 200 ? answer.json<{ id: number }>().id : answer.statusCode
  }

  test('its QR and its code name the order to its own post alone, also after the link was replaced', async () => {
    const { id } = await orcada()
    const { href, codigo } = await linkOf(id)
    const fora = await app.as('responsavel2@')
    const admin = await app.as('admin@')
    for (const shown of [
      tokenOf(href),
      codigo!,
      ` ${codigo!.slice(0, 4).toLowerCase()}-${codigo!.slice(4)} `,
    ]) {
      expect(await read(atendente, shown)).toBe(id)
      expect(await read(admin, shown)).toBe(id)
      expect(await read(fora, shown)).toBe(404)
    }
    await linkOf(id, { novo: true })
    expect(await read(atendente, tokenOf(href))).toBe(id)
    expect(await read(atendente, codigo!)).toBe(404)
    expect(await read(atendente, 'nada')).toBe(404)
  })
})

describe('the short code', () => {
  const open = (codigo: string, telefone: string, remoteAddress = '198.51.100.1') =>
    app.app.inject({
      method: 'POST',
      url: '/public/ordemServico/codigo',
      payload: { codigo, telefone },
      remoteAddress,
    })

  test('with the end of the telephone it opens the order, however it is typed', async () => {
    const { id, numero } = await orcada()
    const { codigo, href } = await linkOf(id)
    expect(codigo).toMatch(/^[34679ACDEFGHJKMNPQRTVWXY]{8}$/)
    for (const typed of [codigo!, ` ${codigo!.slice(0, 4).toLowerCase()}-${codigo!.slice(4)} `]) {
      const answer = await open(typed, '142')
      expect(answer.json()).toEqual({ token: tokenOf(href) })
    }
    expect((await look(tokenOf(href))) as AcompanhamentoOs).toMatchObject({ numero })
  })

  test('whatever is wrong is answered alike', async () => {
    const { id } = await orcada()
    const { codigo } = await linkOf(id)
    const old = await linkOf((await orcada()).id)
    await db
      .updateTable('os_link')
      .set({ revogado_em: bancada.now() })
      .where('token_hash', 'is not', null)
      .where('ordem_servico_id', '<>', id)
      .execute()
    const answers = []
    let host = 0
    for (const [code, phone] of [
      [codigo!, '143'],
      [codigo!, '42'],
      [codigo!, ''],
      ['AAAAAAAA', '142'],
      ['', '142'],
      [old.codigo!, '142'],
      [codigo!, '%42'],
    ] as const) {
      host += 1
      const answer = await open(code, phone, `198.51.101.${host}`)
      const { requestId: _, ...body } = answer.json()
      answers.push(`${answer.statusCode} ${JSON.stringify(body)}`)
    }
    expect(answers[0]).toContain('OS_CODIGO_NAO_ABRE')
    expect(new Set(answers).size).toBe(1)
  })

  test('a code that is tried too often waits, wherever the tries come from, and so does a network', async () => {
    const { id } = await orcada()
    const { codigo } = await linkOf(id)
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, at) => open(codigo!, String(at).padStart(3, '0'), `203.0.113.${at}`)),
    )
    expect(tries.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5)
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7)
    expect((await open(codigo!, '142', '203.0.113.99')).statusCode).toBe(429)
    pass(15_000)
    expect((await open(codigo!, '142', '203.0.113.99')).statusCode).toBe(200)
    for (let at = 0; at < 10; at += 1) await open(`ACDEFGH${'34679ACDEF'[at]}`, '142', '203.0.114.1')
    expect((await open(codigo!, '142', '203.0.114.1')).statusCode).toBe(429)
    expect((await open(codigo!, '142', '203.0.114.2')).statusCode).toBe(200)
  })
})

test('public calls by the link are counted on their own, by network', async () => {
  const ask = (remoteAddress: string) =>
    app.app.inject({
      method: 'POST',
      url: '/public/ordemServico/acompanhar',
      payload: { token: 'x' },
      remoteAddress,
    })
  const statuses = []
  for (let at = 0; at < 241; at += 1) statuses.push((await ask('192.0.2.7')).statusCode)
  expect(statuses.filter((status) => status === 429)).toEqual([429])
  expect((await ask('192.0.2.8')).statusCode).toBe(400)
})
