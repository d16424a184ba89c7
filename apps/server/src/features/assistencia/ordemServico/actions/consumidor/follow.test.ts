import type { AcompanhamentoOs, OsLink } from '@app/contract/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { hashToken } from '../../../../../platform/session/tokens.ts'
import { expireVencidas } from '../expire.ts'
import { sendOsAviso } from '../avisos/send.ts'
import { startBancada } from '../../testing/bancada.ts'

const bancada = await startBancada()
const { app, db, pass, atendente, tecnico, done, avaliada, orcada, read, historico } = bancada
const { linhaServico, linhaPeca } = bancada
afterAll(app.close)
const START = bancada.now()
beforeEach(() => bancada.setNow(START))
const { anyone } = app

const tokenOf = (href: string): string => href.split('/acompanhar/')[1] ?? ''
const linkOf = async (id: number): Promise<string> => {
  const answer = await atendente.post(`/ordemServico/${id}/link`, {})
  expect(answer.statusCode, answer.body).toBe(200)
  return tokenOf(answer.json<OsLink>().href)
}
const call = (path: string, body: object) => anyone.post(`/public/ordemServico/${path}`, body)
const look = async (token: string): Promise<AcompanhamentoOs> => {
  const answer = await call('acompanhar', { token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const shown = async (token: string) => {
  const { orcamento } = await look(token)
  if (!orcamento) throw new Error('sem orçamento')
  return orcamento
}
const consent = { nome: 'Dalva Quaresma', documento: '529.982.247-25', aceite: true }
const PNG = `data:image/png;base64,${(
  await sharp({ create: { width: 4, height: 3, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
).toString('base64')}`

describe('the link', () => {
  test('has 256 bits, is kept as its SHA-256 alone, and says when it was first opened', async () => {
    const { id } = await orcada()
    const { href } = (await atendente.post(`/ordemServico/${id}/link`, {})).json<OsLink>()
    expect(href).toMatch(/\/acompanhar\/[A-Za-z0-9_-]{43}$/)
    const token = tokenOf(href)
    const row = await db
      .selectFrom('os_link')
      .select(['token_hash', 'aberto_em'])
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow()
    expect(row.aberto_em).toBeNull()
    await look(token)
    const opened = await db
      .selectFrom('os_link')
      .select('aberto_em')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow()
    expect(opened.aberto_em).toEqual(START)
  })

  test('there is no link to an order of another post, and a stranger’s token opens nothing', async () => {
    const { id } = await orcada()
    expect((await (await app.as('atendente2')).post(`/ordemServico/${id}/link`, {})).statusCode).toBe(404)
    expect((await tecnico.post(`/ordemServico/${id}/link`, {})).statusCode).toBe(403)
    for (const token of ['x', 'A'.repeat(43)])
      for (const [path, body] of [
        ['acompanhar', {}],
        ['aprovarOrcamento', { ...consent, sha256: '0'.repeat(64) }],
        ['reprovarOrcamento', { nome: 'X', motivo: 'Y', sha256: '0'.repeat(64) }],
        ['escolherModelo', { modelo: { id: 1 } }],
      ] as const) {
        const answer = await call(path, { token, ...body })
        expect(answer.statusCode).toBe(400)
        expect(answer.json().error).toBe('LINK_VENCIDO')
      }
  })

  test('is called back when the order turns out to be another customer’s', async () => {
    const { id } = await bancada.create(atendente)
    const token = await linkOf(id)
    await look(token)
    const other = await atendente.post('/consumidor', { nome: 'Outra', cnpjCpf: '99999015069' })
    const change = await atendente.put(`/ordemServico/${id}`, { consumidor: { id: other.json().id } })
    expect(change.statusCode, change.body).toBe(200)
    expect((await call('acompanhar', { token })).json().error).toBe('LINK_VENCIDO')
    await look(await linkOf(id))
  })

  test('goes by mail when the budget is there', async () => {
    const { id } = await orcada()
    const jobs = await db.selectFrom('os_link').select('id').where('ordem_servico_id', '=', id).execute()
    expect(jobs).toEqual([])
    await sendOsAviso(app.app.services, { osId: id, aviso: 'ORCAMENTO' })
    const mail = await db.selectFrom('correio').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(mail).toMatchObject({
      para: 'dalva@cliente.example',
      assunto: 'Falta a sua resposta ao orçamento',
    })
    const token = /\/acompanhar\/(\S+)/.exec(mail.texto)?.[1] ?? ''
    expect((await look(token)).titulo).toBe('Falta a sua resposta ao orçamento')
  })
})

test('S4-043: the consumer is told of what she is asked and can come for, in the act’s own transaction', async () => {
  const toldOf = async (id: number) => {
    const { rows } = await app.database.pool.query<{ aviso: string }>(
      `select payload ->> 'aviso' as aviso from graphile_worker._private_jobs jobs
         join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
        where tasks.identifier = 'os_avisar' and (payload ->> 'osId')::bigint = $1 order by jobs.id`,
      [id],
    )
    return rows.map(({ aviso }) => aviso)
  }
  const { id } = await orcada()
  expect(await toldOf(id)).toEqual(['ABERTURA', 'ORCAMENTO'])
  await bancada.put(id, 'APROVADO_QC')
  await done(atendente, id, 'osReparada')
  expect(await toldOf(id)).toEqual(['ABERTURA', 'ORCAMENTO', 'REPARADA'])
})

describe('what the consumer sees', () => {
  test('the order in plain words, the budget as it is asked, and nothing of the workshop’s notes', async () => {
    const { id, numero } = await orcada()
    const seen = await look(await linkOf(id))
    expect(seen).toMatchObject({
      numero,
      primeiroNome: 'Dalva',
      posto: { nomeFantasia: 'Posto Um' },
      status: 'APROVAR_ORCAMENTO',
      prazoLegal: '2026-12-20',
    })
    expect(seen.passos.map(({ situacao }) => situacao)).toEqual([
      'FEITO',
      'FEITO',
      'AGORA',
      'DEPOIS',
      'DEPOIS',
    ])
    expect(seen.historico.map(({ texto }) => texto)).toEqual([
      'Orçamento enviado a você',
      'Defeito avaliado',
      'Primeira verificação feita',
      'Relógio recebido no balcão',
    ])
    expect(seen.orcamento).toMatchObject({
      valorConsumidor: 386.4,
      podeResponder: true,
      linhas: [
        { titulo: 'Revisão do movimento', valor: 180, opcional: false },
        { titulo: 'Coroa com tubo, 6 mm', valor: 96.3, quantidade: 2 },
        { valor: 110.1, opcional: true, descricao: 'Tira os riscos.' },
      ],
    })
    expect(JSON.stringify(seen)).not.toMatch(/Movimento sujo|valorFabricante|tecnico/)
  })
})

describe('the answer by the link', () => {
  test('S4-034: approved line by line, with name, document, signature, address, time and hash', async () => {
    const { id } = await orcada()
    const token = await linkOf(id)
    const { linhas, sha256 } = await shown(token)
    pass(60_000)
    const answer = await call('aprovarOrcamento', {
      token,
      ...consent,
      sha256,
      assinatura: PNG,
      recusadas: [linhas[2]!.id],
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().orcamento).toMatchObject({ podeResponder: false, valorConsumidor: 276.3 })
    const os = await read(id)
    expect(os.orcamento?.resposta).toMatchObject({
      aprovado: true,
      via: 'LINK',
      nome: 'Dalva Quaresma',
      documento: '529.982.247-25',
      registradoPor: null,
      endereco: '127.0.0.1',
      em: new Date(START.getTime() + 60_000).toISOString(),
      sha256,
      assinatura: { contentType: 'image/png' },
    })
    expect((await historico(id)).find(({ acao }) => acao === 'aprovarOrcamento')).toMatchObject({
      quem: 'Consumidor',
    })
    expect((await call('aprovarOrcamento', { token, ...consent, sha256 })).statusCode).toBe(409)
  })

  test('S4-034: consent and who gives it are asked, and a broken signature is told', async () => {
    const { id } = await orcada()
    const token = await linkOf(id)
    const { sha256 } = await shown(token)
    const wrong = await call('aprovarOrcamento', { token, sha256, nome: ' ', aceite: false, assinatura: 'x' })
    expect(wrong.statusCode).toBe(400)
    expect(
      wrong
        .json()
        .messages.map(({ fieldName, code }: { fieldName: string; code: string }) => `${fieldName} ${code}`)
        .sort(),
    ).toEqual([
      'aceite ACEITE_OBRIGATORIO',
      'assinatura ASSINATURA_INVALIDA',
      'documento EMPTY_REQUIRED_FIELD',
      'nome EMPTY_REQUIRED_FIELD',
    ])
  })

  test('S4-035: refused with a reason', async () => {
    const { id } = await orcada()
    const token = await linkOf(id)
    const { sha256 } = await shown(token)
    expect((await call('reprovarOrcamento', { token, sha256, nome: 'Dalva' })).statusCode).toBe(400)
    const answer = await call('reprovarOrcamento', { token, sha256, nome: 'Dalva', motivo: 'Caro' })
    expect(answer.json()).toMatchObject({ status: 'ORCAMENTO_REPROVADO' })
    expect((await read(id)).orcamento?.resposta).toMatchObject({
      aprovado: false,
      via: 'LINK',
      motivo: 'Caro',
    })
  })

  test('an approval counts only for the version that was shown; a new version asks again', async () => {
    const { id } = await orcada()
    const token = await linkOf(id)
    const { sha256 } = await shown(token)
    await done(atendente, id, 'reprovarOrcamento', { nome: 'Dalva', motivo: 'Sem o polimento' })
    await done(tecnico, id, 'reabrirOrcamento')
    expect((await look(token)).orcamento).toBeNull()
    await done(tecnico, id, 'salvarOrcamento', { linhas: [linhaServico, linhaPeca] })
    const old = await call('aprovarOrcamento', { token, ...consent, sha256 })
    expect(old.statusCode).toBe(409)
    expect(old.json().error).toBe('CONSUMIDOR_ORCAMENTO_MUDOU')
    const fresh = await shown(token)
    expect(fresh.versao).toBe(2)
    const answer = await call('aprovarOrcamento', { token, ...consent, sha256: fresh.sha256 })
    expect(answer.statusCode, answer.body).toBe(200)
  })

  test('S4-065: after 30 days the budget is no longer answered by the link', async () => {
    const { id } = await orcada()
    const token = await linkOf(id)
    const { sha256 } = await shown(token)
    pass(30 * DAY_MS + 1)
    expect((await shown(token)).podeResponder).toBe(false)
    const answer = await call('aprovarOrcamento', { token, ...consent, sha256 })
    expect(answer.json().error).toBe('OS_ORCAMENTO_VENCIDO')
    await expireVencidas(app.app.services)
    expect((await look(token)).status).toBe('ORCAMENTO_REPROVADO')
  })

  test('two answers at once: one counts, the other is told', async () => {
    const { id } = await orcada()
    const token = await linkOf(id)
    const { sha256 } = await shown(token)
    const answers = await Promise.all([
      call('aprovarOrcamento', { token, ...consent, sha256 }),
      call('reprovarOrcamento', { token, sha256, nome: 'Dalva', motivo: 'Caro' }),
    ])
    expect(answers.map(({ statusCode }) => String(statusCode)).sort()).toEqual(['200', '409'])
    const rows = await db.selectFrom('os_aprovacao').select('id').where('ordem_servico_id', '=', id).execute()
    expect(rows).toHaveLength(1)
  })
})

test('S4-053: the consumer chooses one of the models offered by the link, and no other', async () => {
  const { id } = await avaliada()
  await done(tecnico, id, 'solicitarTroca', { motivo: 'Sem peça no fabricante' })
  const admin = await app.as('admin')
  await done(admin, id, 'autorizarTroca', { modelos: [{ id: bancada.modelo.id }] })
  const token = await linkOf(id)
  const seen = await look(token)
  expect(seen).toMatchObject({ titulo: 'Escolha o seu novo relógio', modelos: [{ id: bancada.modelo.id }] })
  expect((await call('escolherModelo', { token, modelo: { id: 999_999 } })).statusCode).toBe(400)
  const answer = await call('escolherModelo', { token, modelo: { id: bancada.modelo.id } })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toMatchObject({
    status: 'AGUARDANDO_RELOGIO_DE_TROCA',
    modeloEscolhido: { id: bancada.modelo.id },
  })
})
