import { DAY_MS } from '@app/rules/casca/tempo'
import { createHmac, createSign } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { getSegredo } from '../../../platform/store/segredo.ts'
import { CLIENT_ID } from '../../../platform/testing/neighbours/identity-provider.ts'
import { startLogIn } from '../../../platform/testing/log-in.ts'
import { PRODUCT, startEntrada } from './testing/entrada.ts'

const start = await startLogIn({ env: { PUBLIC_URL: PRODUCT, PROVEDORES_INTERNOS: '1' } })
const { server, status } = start
const { db } = server.database
const entrada = await startEntrada(start, {
  ana: { email: 'ana@alfa.example', name: 'Ana' },
  bia: { email: 'bia@alfa.example', name: 'Bia' },
})
const { register, begin, enterAs, userOf, pessoa, withApp, wipe } = entrada
/** The end of a session comes by the database. */
const SOON = { timeout: 2_000, interval: 5 }

beforeEach(async () => {
  await start.reset()
  await wipe()
})
afterAll(async () => {
  entrada.idp.close()
  await start.close()
})

/** A recovery code of the person's second step. */
const giveCode = async (email: string, code: string) => {
  const hash = createHmac('sha256', await getSegredo(db, 'segundo-fator'))
    .update(code)
    .digest()
  const { id } = await pessoa(email)
  await db.insertInto('codigo_recuperacao').values({ usuario_id: id, hash }).execute()
}

describe('the end of a session at the provider', () => {
  const sign = (claims: object, header: object = { alg: 'RS256', kid: 'atual', typ: 'logout+jwt' }) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const body = `${part(header)}.${part(claims)}`
    const key = { key: entrada.idp.key, format: 'jwk' } as Parameters<
      ReturnType<typeof createSign>['sign']
    >[0]
    return `${body}.${createSign('RSA-SHA256').update(body).sign(key, 'base64url')}`
  }
  const logoutToken = (more: object = {}) => ({
    iss: entrada.idp.issuer,
    aud: CLIENT_ID,
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 120,
    jti: `jti-${Math.random()}`,
    sub: 'ana',
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    ...more,
  })
  const tell = (token: string) =>
    server.app.inject({
      method: 'POST',
      url: '/public/provedor/saida',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    })

  it('ends the person’s sessions that came from it, and no others', async () => {
    // The administrator wrote the provider's address with a slash more than it signs with.
    await register({ emissor: `${entrada.idp.issuer}/` })
    const ana = await userOf(enterAs('ana@alfa.example'))
    const bia = await userOf(enterAs('bia@alfa.example'))
    const own = await server.as('ana@alfa.example')
    expect((await tell(sign(logoutToken()))).statusCode).toBe(204)
    await expect.poll(() => status(ana.token), SOON).toBe(401)
    expect(await status(bia.token)).toBe(200)
    expect((await own.get('/user/me')).statusCode).toBe(200)
  })

  it('ends also a session whose second step was done here', async () => {
    await register()
    await userOf(enterAs('ana@alfa.example'))
    await withApp('ana@alfa.example')
    await giveCode('ana@alfa.example', 'ABCDEFGHJK')
    const { mfa_token } = (await enterAs('ana@alfa.example')).json()
    const second = await userOf(start.ask({ grant_type: 'mfa_otp', mfa_token, otp: 'ABCDE-FGHJK' }))
    expect((await tell(sign(logoutToken()))).statusCode).toBe(204)
    await expect.poll(() => status(second.token), SOON).toBe(401)
  })

  it('by its own number ends that session alone', async () => {
    await register()
    const [one, two] = [await userOf(enterAs('ana@alfa.example')), await userOf(enterAs('ana@alfa.example'))]
    const sessoes = await db
      .selectFrom('sessao')
      .select('sid')
      .where('sid', 'is not', null)
      .orderBy('id')
      .execute()
    expect(sessoes).toHaveLength(2)
    expect((await tell(sign(logoutToken({ sid: sessoes[0]?.sid })))).statusCode).toBe(204)
    await expect.poll(() => status(one.token), SOON).toBe(401)
    expect(await status(two.token)).toBe(200)
  })

  it('is believed once, and only as the standard says and by the provider’s key', async () => {
    await register()
    const ana = await userOf(enterAs('ana@alfa.example'))
    const forged = sign(logoutToken())
    const refused = [
      `${forged.slice(0, -8)}AAAAAAAA`,
      sign(logoutToken({ nonce: 'x' })),
      sign(logoutToken({ events: {} })),
      sign(logoutToken({ aud: 'outro' })),
      sign(logoutToken({ iss: 'https://outro.example' })),
      sign(logoutToken({ iat: Math.floor((Date.now() - DAY_MS) / 1000) })),
      sign(logoutToken({ sub: undefined })),
      'nada',
    ]
    for (const token of refused) expect((await tell(token)).statusCode, token).toBe(400)
    expect(await status(ana.token)).toBe(200)
    const good = sign(logoutToken())
    expect((await tell(good)).statusCode).toBe(204)
    expect((await tell(good)).statusCode).toBe(400)
  })

  it('comes also when the provider is switched off or removed here', async () => {
    const admin = await server.as('admin')
    const provedor = await register()
    const ana = await userOf(enterAs('ana@alfa.example'))
    expect((await admin.del(`/provedor/${provedor.id}`)).statusCode).toBe(204)
    await expect.poll(() => status(ana.token), SOON).toBe(401)
    expect((await begin('ana@alfa.example')).json().messages).toMatchObject([{ code: 'PROVEDOR_NENHUM' }])
  })
})
