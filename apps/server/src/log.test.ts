import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { withClient } from './platform/db/client.ts'
import { createTestDatabase } from './platform/testing/database.ts'
import { insertModelo, seedPostos } from './platform/testing/postos.ts'
import { runProduct } from './platform/testing/product-run.ts'
import { seedPeople, SENHA } from './platform/testing/seed.ts'
import { startSmtp } from './platform/testing/neighbours/smtp.ts'
import { temporaryFolder } from './platform/testing/temporary-folder.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const BASIC = `Basic ${Buffer.from('retaguarda-web:').toString('base64')}`

/** What people type; none of it may be in the log. */
const PERSON = {
  nome: 'Dalva Quaresma Sigilosa',
  cnpjCpf: '52998224725',
  email: 'dalva.sigilosa@consumidor.example',
  telefone: '19998877665',
  tipoTelefone: 'Celular / WhatsApp',
}
const WRONG = 'Senha-Errada-9137'
const TYPED =
  `Dalva Quaresma Sigilosa 52998224725 529.982.247-25 dalva.sigilosa consumidor.example 19998877665 ${WRONG} ${SENHA}`.split(
    ' ',
  )
/** What looks like data of a person, whoever's it is: documents, addresses of mail, telephones. */
const PERSONAL = [/\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/, /[\w.+-]+@[\w-]+\.\w+/, /\(\d{2}\) ?9?\d{4}-?\d{4}/]

const [folder, database, smtp] = [
  temporaryFolder(),
  await createTestDatabase('modelo', false),
  await startSmtp(),
]
await seedPeople(database.database.db)
await seedPostos(database)
const { id: modelo } = await insertModelo(database.database.db, 'MOD-1')
await database.database.pool.query(
  `update usuario set senha_hash = (select senha_hash from usuario where email = 'cliente@retaguarda.example')`,
)
const product = runProduct(main, {
  PATH: process.env['PATH'],
  PORT: '0',
  DATA_DIR: folder.path,
  DATABASE_URL: database.url,
  SMTP_URL: smtp.url,
  RETAGUARDA_DEMO: '0',
  LOG_LEVEL: 'trace',
})
afterAll(async () => {
  product.child.kill('SIGTERM')
  await product.ended
  await smtp.close()
  await database.drop()
  folder.remove()
})

/** The log's own lines; the others are the words of the start. */
const lines = () =>
  product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))

const logged = (text: string) =>
  expect.poll(() => lines().some((line) => line.includes(text)), { timeout: 30_000 })

test(
  'the log of a whole run has no person, no secret and no content in it',
  { timeout: 120_000 },
  async () => {
    const address = (await product.address()).replace('localhost', '127.0.0.1')
    const statuses: number[] = []
    const send = async (
      method: string,
      path: string,
      token?: string,
      body?: unknown,
      more: Record<string, string> = {},
    ) => {
      const answer = await fetch(address + path, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          'content-type': 'application/json',
          ...more,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      statuses.push(answer.status)
      const text = await answer.text()
      return {
        status: answer.status,
        body: (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, never>,
      }
    }
    const logIn = async (username: string, password: string) => {
      const form = new URLSearchParams({ grant_type: 'password', username, password }).toString()
      const type = { authorization: BASIC, 'content-type': 'application/x-www-form-urlencoded' }
      return (await send('POST', '/oauth/token', undefined, form, type)).body as Record<string, string>
    }
    const tokens: string[] = []
    const enter = async (name: string) => {
      const { access_token = '', refresh_token = '' } = await logIn(`${name}@retaguarda.example`, SENHA)
      tokens.push(access_token, refresh_token)
      return access_token
    }

    const [atendente, cliente] = [await enter('atendente'), await enter('cliente')]
    await logIn('atendente@retaguarda.example', WRONG)
    await logIn(PERSON.email, WRONG)
    await send('POST', '/public/user/recoverPassword', undefined, { email: 'atendente@retaguarda.example' })

    // A consumer, once refused, once stored, once doubled; looked for by what is known of her.
    await send('POST', '/consumidor', atendente, { ...PERSON, telefone: 'Dalva', email: 'dalva.sigilosa' })
    const consumidor = await send('POST', '/consumidor', atendente, PERSON)
    expect(consumidor.status, JSON.stringify(consumidor.body)).toBe(201)
    expect((await send('POST', '/consumidor', atendente, PERSON)).status).toBe(409)
    for (const q of ['Dalva', PERSON.cnpjCpf, PERSON.email])
      await send('GET', `/consumidor/findAll?q=${encodeURIComponent(q)}`, atendente)
    await send('POST', '/consumidor/findByFiltro', atendente, { filter: { cnpjCpf: '529.982.247-25' } })
    await send('GET', `/consumidor/${PERSON.cnpjCpf}99999999999`, atendente)
    await send('GET', `/Dalva/${PERSON.cnpjCpf}?q=Quaresma`, atendente)

    // Her watch, whose opening sends her a mail that her server refuses.
    smtp.behave('distrusts')
    const os = await send('POST', '/ordemServico', atendente, {
      consumidor: { id: consumidor.body['id'] },
      relogio: { modelo: { id: modelo }, numeroSerie: 'SIGILOSA-1' },
      relato: 'Dalva Quaresma diz que atrasa; ligar para (19) 99887-7665.',
    })
    expect(os.status, JSON.stringify(os.body)).toBe(201)
    const opened = await send('PUT', `/ordemServico/abrir/${os.body['id']}`, atendente, {
      versao: os.body['versao'],
      relogioPresente: true,
    })
    expect(opened.status, JSON.stringify(opened.body)).toBe(200)
    const { body: link } = await send('POST', `/ordemServico/${os.body['id']}/link`, atendente, {
      enviar: false,
    })
    const secret = new URL(String(link['href']), address).pathname.split('/').at(-1) ?? ''
    expect(secret.length).toBeGreaterThan(20)
    await send('GET', `/acompanhar/${secret}`)
    await send('GET', `/acompanhar/${secret}x`)
    await send('POST', '/public/ordemServico/codigo', undefined, { codigo: 'ACDE-FGHJ', telefone: '665' })

    // Files with a name that says whose they are, bodies that cannot be read, a page that broke.
    await send(
      'PUT',
      '/pedidos/1/anexos/nf?filename=RG%20Dalva%20Quaresma.pdf',
      cliente,
      'Dalva 529.982.247-25',
      {
        'content-type': 'application/pdf',
      },
    )
    await send('POST', '/consumidor', atendente, `{"nome":"Dalva Quaresma","cnpjCpf":"529.982.247-25",,}`)
    await send('POST', '/consumidor', atendente, {
      nome: 'Dalva Quaresma'.repeat(200),
      cnpjCpf: '529.982.247-25',
    })
    await send('POST', '/public/falha', undefined, {
      mensagem: `"Dalva Quaresma" 529.982.247-25 ${PERSON.email}`,
      pilha: 'Dalva Quaresma',
      tela: '/consumidor?q=Dalva',
      montagem: '0f9ab8c7d6e5',
    })

    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`)
    await once(socket, 'open')
    socket.send(JSON.stringify({ tipo: 'entrar', token: atendente }))
    const stranger = randomUUID()
    await send('GET', '/user/me', stranger)
    const refused = new WebSocket(`${address.replace('http', 'ws')}/ws?token=${stranger}`)
    await once(refused, 'open').catch(() => {})
    refused.send(JSON.stringify({ tipo: 'entrar', token: stranger }))
    socket.close()
    refused.close()

    // The database goes away from a running call's side: the errors of the driver are told too.
    const reading = await withClient(database.url, async (client) => {
      await client.query('begin; lock table consumidor in access exclusive mode')
      const call = send('GET', `/consumidor/findAll?q=${PERSON.cnpjCpf}`, atendente)
      await vi.waitFor(async () => {
        const { rowCount } = await client.query(
          `select from pg_locks join pg_database on pg_database.oid = database
            where datname = current_database() and not granted`,
        )
        expect(rowCount).toBeGreaterThan(0)
      })
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      return call
    })
    expect(reading.status).toBe(503)
    await logged('relaying denied').toBe(true)

    const log = lines()
    expect(log.filter((line) => line.includes('"chamada"')).length).toBeGreaterThanOrEqual(
      statuses.length - 1,
    )
    expect(statuses).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 404, 409, 503]))
    const secrets = [...TYPED, ...tokens, secret, stranger]
    expect(log.filter((line) => secrets.some((each) => each !== '' && line.includes(each)))).toEqual([])
    expect(log.filter((line) => PERSONAL.some((pattern) => pattern.test(line)))).toEqual([])
  },
)
