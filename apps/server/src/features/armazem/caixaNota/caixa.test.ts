import { zipSync } from 'fflate'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Nota } from '@app/contract/armazem/nota'
import { readAmostra } from '../nota/testing/notas.ts'
import { caixaNotaJobs } from './index.ts'
import { startCaixa } from './testing/caixa.ts'
import { mensagem } from './testing/mensagem.ts'

const caixa = await startCaixa()
afterAll(caixa.close)
const { server } = caixa
const produto = await caixa.createProduto('SAB-250')

let validade = 1
beforeEach(async () => {
  await caixa.forget()
  await server.database.pool.query('delete from caixa_nota_arquivo')
  validade += 1
  await caixa.renew(validade)
})

const xml = (nome: string, filename = `${nome}.xml`) => ({ filename, content: readAmostra(nome) })
const names = async () => (await caixa.waiting()).arquivos.map(({ filename }) => filename)

describe('the mailbox of notes', () => {
  test('each XML waits once, with who sent it and what it is, until its note is stored', async () => {
    caixa.deliver(
      mensagem('Nota 1045', [
        xml('ok-conflito-a'),
        { filename: 'boleto.pdf', content: Buffer.from('%PDF'), type: 'application/pdf' },
      ]),
      mensagem('Sem nota', []),
    )
    expect(await caixa.read()).toMatchObject({
      erro: null,
      esperam: 1,
      lendo: false,
      lidaEm: expect.any(String),
    })
    const { total, arquivos } = await caixa.waiting()
    expect([total, arquivos]).toEqual([
      1,
      [
        expect.objectContaining({
          remetente: 'nfe@fornecedor.example',
          assunto: 'Nota 1045',
          filename: 'ok-conflito-a.xml',
          enviadoEm: '2026-11-20T13:00:00.000Z',
          tipo: 'nota',
          notas: 1,
          numero: '1045',
          emitente: expect.any(String),
          valor: expect.any(Number),
          recusa: null,
        }),
      ],
    ])
    // Sent again, by another message: nothing new.
    caixa.deliver(mensagem('De novo', [xml('ok-conflito-a', 'outra.xml')]))
    await caixa.read()
    expect(await names()).toEqual(['ok-conflito-a.xml'])
    const file = await caixa.admin.get(`/caixaNota/arquivos/${arquivos[0]?.id}`)
    expect([file.statusCode, file.body]).toEqual([200, readAmostra('ok-conflito-a').toString()])
    await caixa.salvar('ok-conflito-a', [{ id: produto }])
    expect(await caixa.waiting()).toMatchObject({ total: 0, arquivos: [] })
    // A mailbox whose numbers begin anew is read again, and nothing comes twice.
    await caixa.renew((validade += 1))
    caixa.deliver(mensagem('Nota 1045', [xml('ok-conflito-a')]))
    await caixa.read()
    expect((await caixa.find()).esperam).toBe(0)
  })

  test('the notes of a ZIP wait each by itself; a broken ZIP and a bomb stop nothing', async () => {
    const zip = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files))
    caixa.deliver(
      mensagem('Quebrado', [
        { filename: 'q.zip', content: Buffer.from('PK quebrado'), type: 'application/zip' },
      ]),
      mensagem('Bomba', [
        {
          filename: 'b.zip',
          content: zip({ 'a.xml': new Uint8Array(30 * 1024 * 1024) }),
          type: 'application/zip',
        },
      ]),
      mensagem('Mês', [
        {
          filename: 'mes.zip',
          content: zip({
            'x/a.xml': readAmostra('ok-conflito-a'),
            'leia.txt': new Uint8Array([65]),
            'b.xml': readAmostra('ok-5906-retorno'),
          }),
          type: 'application/octet-stream',
        },
      ]),
    )
    expect(await caixa.read()).toMatchObject({ erro: null })
    expect(await names()).toEqual(['a.xml', 'b.xml'])
  })

  test('an attachment that is too large by what the server says of it is not even asked for; its neighbours are', async () => {
    const MEBIBYTE = 1024 * 1024
    caixa.overstate(mensagem('Grande', [xml('ok-conflito-a')]), 200 * MEBIBYTE)
    caixa.overstate(mensagem('No limite', [xml('ok-5906-retorno')]), 25 * MEBIBYTE)
    caixa.deliver(mensagem('Pequena', [xml('ok-5905-1-item')]))
    expect(await caixa.read()).toMatchObject({ erro: null, esperam: 2 })
    expect(await names()).toEqual(['ok-5906-retorno.xml', 'ok-5905-1-item.xml'])
  })

  test('a long mailbox is read in turns: each goes on where the one before ended, and asks for the next', async () => {
    const jobs = async () =>
      (
        await server.database.pool.query(
          `select 1 from graphile_worker.jobs where task_identifier = 'caixa_nota_ler' and key is not null`,
        )
      ).rowCount
    const MENSAGENS = 120
    for (let n = 0; n < MENSAGENS; n += 1) caixa.deliver(mensagem(`Propaganda ${n}`, []))
    caixa.deliver(mensagem('Nota', [xml('ok-conflito-a')]))
    let minutes = 0
    // A message takes a minute, so that a turn is over after five of them.
    const slow = () => new Date(server.app.services.now().getTime() + (minutes += 1) * 60_000)
    const uid = async () =>
      (await server.database.pool.query('select ultimo_uid from caixa_nota')).rows[0].ultimo_uid
    await caixa.read(slow)
    const first = Number(await uid())
    expect([first > 0 && first < 20, await jobs(), await names()]).toEqual([true, 1, []])
    await caixa.read()
    expect([Number(await uid()), await names()]).toEqual([MENSAGENS + 1, ['ok-conflito-a.xml']])
  })

  test('a note named as plain text of another alphabet comes byte for byte', async () => {
    const type = 'text/plain; charset=iso-8859-1'
    caixa.deliver(mensagem('Nota', [{ ...xml('ok-5905-1-item'), type, inline: true }]))
    await caixa.read()
    const [arquivo] = (await caixa.waiting()).arquivos
    const file = await caixa.admin.get(`/caixaNota/arquivos/${arquivo?.id}`)
    expect(file.rawPayload).toEqual(readAmostra('ok-5905-1-item'))
  })

  test('what is no note does not wait', async () => {
    caixa.deliver(
      mensagem('Outros', [
        { filename: 'lixo.xml', content: Buffer.from('<a/>') },
        { filename: 'vazio.xml', content: Buffer.alloc(0) },
      ]),
    )
    expect(await caixa.read()).toMatchObject({ erro: null, esperam: 0 })
  })

  test('a refused note waits with the reason', async () => {
    caixa.deliver(mensagem('Denegada', [xml('ref-denegada-110')]))
    await caixa.read()
    expect((await caixa.waiting()).arquivos).toMatchObject([
      { tipo: 'nota', recusa: expect.stringMatching(/denegad/i) },
    ])
  })

  test('an event goes to its note by itself; without who may attach it, it waits', async () => {
    const { id } = await caixa.salvar('ok-conflito-a', [{ id: produto }])
    const chave = '35260999999002000101550010000010451175067865'
    const evento = readAmostra('ref-evento-carta-correcao')
      .toString()
      .replaceAll('35260999999002000101550010000010951429327970', chave)
    caixa.deliver(mensagem('Correção', [{ filename: 'cce.xml', content: Buffer.from(evento) }]))
    await caixa.read()
    expect((await caixa.admin.get(`/notas/${id}`)).json<Nota>().eventos).toMatchObject([{ tipo: 'correcao' }])
    expect(await names()).toEqual([])
    await caixa.forget()
    await server.database.pool.query('update caixa_nota set alterada_por = null')
    caixa.deliver(mensagem('Correção', [{ filename: 'cce.xml', content: Buffer.from(`${evento}\n`) }]))
    await caixa.read()
    expect((await caixa.waiting()).arquivos).toMatchObject([{ tipo: 'evento', filename: 'cce.xml' }])
  })

  test('what was put away is gone, once, and is forgotten with its bytes after a month', async () => {
    caixa.deliver(mensagem('Nota', [xml('ok-conflito-a')]))
    await caixa.read()
    const [arquivo] = (await caixa.waiting()).arquivos
    const discard = () => caixa.admin.post('/caixaNota/descartar', { ids: [arquivo?.id] })
    expect((await discard()).json()).toEqual({ descartados: 1 })
    expect((await discard()).json()).toEqual({ descartados: 0 })
    expect(await names()).toEqual([])
    const forget = caixaNotaJobs.find(({ name }) => name === 'caixa_nota_esquecer')
    const kept = () => server.database.pool.query('select id from caixa_nota_arquivo')
    await forget?.run({}, server.app.services)
    expect((await kept()).rowCount).toBe(1)
    await server.database.pool.query(`update caixa_nota_arquivo set lido_em = lido_em - interval '31 days'`)
    await forget?.run({}, server.app.services)
    expect((await kept()).rowCount).toBe(0)
  })
})

describe('a mailbox that cannot be read', () => {
  test('says why, since when, and goes on by itself', async () => {
    await caixa.save({ senha: 'errada' })
    const failed = await caixa.read()
    expect(failed).toMatchObject({
      erro: 'O servidor não aceitou o usuário e a senha.',
      erroDesde: expect.any(String),
      lendo: false,
    })
    expect(await caixa.waiting()).toMatchObject({ erro: failed.erro, erroDesde: failed.erroDesde })
    expect((await caixa.read()).erroDesde).toBe(failed.erroDesde)
    await caixa.save({ pasta: 'Notas' })
    expect(await caixa.read()).toMatchObject({ erro: 'A pasta não existe na caixa.' })
    await caixa.save()
    expect(await caixa.read()).toMatchObject({ erro: null, erroDesde: null })
  })

  test('a server that is away, or says nothing a mail server says, is named', async () => {
    const strange = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
    const { port } = strange.address() as AddressInfo
    await caixa.save({ porta: port })
    expect((await caixa.read()).erro).toMatch(/^O servidor não respondeu/)
    await new Promise((resolve) => strange.close(resolve))
    expect((await caixa.read()).erro).toBe('O servidor recusou a ligação. Confira o endereço e a porta.')
    const teste = await caixa.admin.post('/caixaNota/testar', {})
    expect([teste.statusCode, teste.json()]).toMatchObject([409, { messages: [{ code: 'CAIXA_FORA' }] }])
  })

  test('is not read while another process reads, nor when it is switched off', async () => {
    caixa.deliver(mensagem('Nota', [xml('ok-conflito-a')]))
    await server.database.pool.query('update caixa_nota set lendo_desde = now()')
    await caixa.read()
    expect(await names()).toEqual([])
    // The other one has died.
    await server.database.pool.query(`update caixa_nota set lendo_desde = now() - interval '21 minutes'`)
    await Promise.all([caixa.read(), caixa.read()])
    expect(await names()).toEqual(['ok-conflito-a.xml'])
    await caixa.save({ ativa: false })
    caixa.deliver(mensagem('Outra', [xml('ok-5906-retorno')]))
    await caixa.read()
    expect(await names()).toEqual(['ok-conflito-a.xml'])
  })
})

describe('its settings', () => {
  test('hide the password, and never send it to another server', async () => {
    expect(await caixa.find()).toMatchObject({ ativa: true, temSenha: true })
    expect(JSON.stringify(await caixa.find())).not.toContain('segredo')
    for (const senha of [undefined, '']) {
      const moved = await caixa.save({ servidor: 'imap.outro.example', senha })
      expect([moved.statusCode, moved.json()]).toMatchObject([
        400,
        { messages: [{ fieldName: 'senha', code: 'CAIXA_SENHA_OUTRO_SERVIDOR' }] },
      ])
    }
    const { rows } = await server.database.pool.query('select senha from caixa_nota')
    expect(rows[0].senha.toString('latin1')).not.toContain('segredo')
    expect((await caixa.admin.post('/caixaNota/testar', {})).json()).toEqual({ mensagens: 0 })
  })

  test.each([
    ['servidor', { servidor: '' }, 'EMPTY_REQUIRED_FIELD'],
    ['servidor', { servidor: 'http://imap.example' }, 'CAIXA_SERVIDOR'],
    ['usuario', { usuario: ' ' }, 'EMPTY_REQUIRED_FIELD'],
  ])('refuse %s %j', async (fieldName, changes, code) => {
    const answer = await caixa.save(changes)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { messages: [{ fieldName, code }] }])
  })

  test('change once of two at a time', async () => {
    const { versao } = await caixa.find()
    const answers = await Promise.all([caixa.save({ versao }), caixa.save({ versao })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
