import {
  type Avaliacao,
  type AvaliacaoDaOs,
  type AvaliacaoVista,
  CATEGORIAS_AVALIACAO,
} from '@app/contract/assistencia/avaliacao'
import { DAY_MS } from '@app/rules/casca/tempo'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startOficina } from '../ordemServico/testing/oficina.ts'
import { sendConvite, sendRespondida } from './invite.ts'
import { notas } from './testing/notas.ts'
import { surveysOf } from './testing/surveys.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { app, db, consumidores } = oficina
const [atendente, responsavel, tecnico, doFilho, outro, sp, manaus, consulta] = await Promise.all(
  ['atendente', 'responsavel', 'tecnico', 'atendente.filho', 'responsavel2', 'sp', 'manaus', 'consulta'].map(
    (name) => app.as(`${name}@`),
  ),
)

const START = oficina.now()
beforeEach(async () => {
  oficina.setNow(START)
  await db.deleteFrom('avaliacao').execute()
})

const PA = { osType: 'PA' }
const { post, atendida, linkOf, give, rowOf, idOf, dada } = surveysOf(oficina, atendente!)
const open = async (token: string): Promise<AvaliacaoVista> => {
  const answer = await post('/abrir', { token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const mails = () => db.selectFrom('correio').select(['assunto', 'para', 'texto']).orderBy('id').execute()

describe('the invitation', () => {
  test('S7-106: comes with the end of a quick service, by mail, and the link of the post is the same', async () => {
    const osId = await atendida()
    const row = await rowOf(osId)
    expect(row).toMatchObject({ respondida_em: null, enviado_em: null })
    expect(row!.expira_em.getTime() - row!.criado_em.getTime()).toBe(60 * DAY_MS)
    const before = (await mails()).length
    await sendConvite(app.app.services, row!.id)
    // It is queued twice but mailed once.
    await sendConvite(app.app.services, row!.id)
    const sent = (await mails()).slice(before)
    expect(sent.map(({ para, assunto }) => [para, assunto])).toEqual([
      ['dalva@cliente.example', 'Como foi o atendimento?'],
    ])
    const token = await linkOf(osId)
    expect(sent[0]!.texto).toContain(`/avaliar#token=${token}`)
    expect(await open(token)).toMatchObject({
      primeiroNome: 'Dalva',
      dada: null,
      resposta: null,
      telefone: '0142',
    })
  })

  test('an order has one survey: reopened and closed again, it keeps the first', async () => {
    const osId = await atendida()
    const first = await linkOf(osId)
    await sp!.put(`/ordemServico/reabrirOs/${osId}`, { motivo: 'Voltou' })
    await oficina.put(osId, 'EM_CRIACAO')
    const again = await atendente!.put(`/ordemServico/atender/${osId}`, { reparo: 'De novo.' })
    expect(again.statusCode, again.body).toBe(200)
    expect(await linkOf(osId)).toBe(first)
    expect(
      await db.selectFrom('avaliacao').select('id').where('ordem_servico_id', '=', osId).execute(),
    ).toHaveLength(1)
  })

  test('ends with an order that is cancelled; what was said before stays', async () => {
    const osId = await atendida()
    const token = await linkOf(osId)
    const said = await dada()
    for (const id of [osId, said.osId]) await oficina.put(id, 'CANCELADA')
    for (const answer of [await post('/abrir', { token }), await post('', { token, notas: notas() })])
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'LINK_VENCIDO'])
    expect((await rowOf(osId))?.respondida_em).toBeNull()
    expect((await open(said.token)).dada).not.toBeNull()
  })

  test('a survey is not asked for too early, nor by another post', async () => {
    const { id } = await oficina.create(atendente!, PA)
    const early = await atendente!.post(`/ordemServico/${id}/avaliacao/link`, {})
    expect([early.statusCode, early.json().error]).toEqual([409, 'AVALIACAO_CEDO'])
    const osId = await atendida()
    expect((await outro!.get(`/ordemServico/${osId}/avaliacao`)).statusCode).toBe(404)
    expect((await outro!.post(`/ordemServico/${osId}/avaliacao/link`, {})).statusCode).toBe(404)
  })

  test('a consumer without e-mail gets no mail, and may be given the link', async () => {
    await db.updateTable('consumidor').set({ email: null }).where('id', '=', consumidores.um).execute()
    const osId = await atendida()
    const before = (await mails()).length
    await sendConvite(app.app.services, await idOf(osId))
    expect(await mails()).toHaveLength(before)
    expect((await open(await linkOf(osId))).dada).toBeNull()
    const { href, telefone, texto } = (
      await atendente!.post(`/ordemServico/${osId}/avaliacao/link`, {})
    ).json()
    expect(telefone).toMatch(/^\d{11}$/)
    expect(texto).toMatch(
      /^Olá, Dalva! Aqui fala .+ \(OS \d+\/\d{4}\)\? Conte em um minuto, até \d\d\/\d\d\/\d{4}: /,
    )
    expect(texto).toContain(href)
    await db
      .updateTable('consumidor')
      .set({ email: 'dalva@cliente.example' })
      .where('id', '=', consumidores.um)
      .execute()
  })
})

describe('the answer', () => {
  test('S3-110, S3-111, S3-112, S3-113: is a mark of 1 to 5 for each category, and for no other', async () => {
    expect(CATEGORIAS_AVALIACAO).toEqual(['ATENDIMENTO', 'PRAZO', 'PRECO', 'QUALIDADE'])
    const token = await linkOf(await atendida())
    for (const categoria of CATEGORIAS_AVALIACAO)
      for (const wrong of [undefined, 0, 6, 2.5, '4']) {
        const answer = await post('', { token, notas: { ...notas(), [categoria]: wrong } })
        expect(answer.statusCode, `${categoria} ${wrong}`).toBe(400)
        expect(answer.json().messages[0].fieldName).toBe(`notas.${categoria}`)
      }
    expect((await open(token)).dada).toBeNull()
  })

  test('attempts of a robot are slowed down per network, other networks are not', async () => {
    const from = (remoteAddress: string) =>
      app.app.inject({
        method: 'POST',
        url: '/public/avaliarAtendimento/abrir',
        remoteAddress,
        payload: { token: 'adivinhado' },
      })
    for (let n = 0; n < 240; n += 1) expect((await from('192.0.2.77')).statusCode).toBe(400)
    const answer = await from('192.0.2.77')
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('198.51.100.7')).statusCode).toBe(400)
  })

  test('is given once: twice, and twice at once, what was said first is shown', async () => {
    const token = await linkOf(await atendida())
    await Promise.all([1, 2, 3].map((nota) => give(token, { notas: notas(nota, nota, nota, nota) })))
    const stands = (await open(token)).dada?.notas
    expect(
      (await give(token, { notas: notas(5, 5, 5, 5), comentario: 'Mudei de ideia' })).dada,
    ).toMatchObject({
      notas: stands,
      comentario: null,
    })
    const entries = await db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('entidade', '=', 'avaliacao')
      .where('entidade_id', '=', (await db.selectFrom('avaliacao').select('id').executeTakeFirstOrThrow()).id)
      .execute()
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain('Mudei')
  })

  test('the database keeps what was said', async () => {
    const { id } = await dada({ comentario: 'Ótimo' })
    for (const change of [{ prazo: 1 }, { comentario: 'Péssimo' }, { respondida_em: new Date() }])
      await expect(db.updateTable('avaliacao').set(change).where('id', '=', id).execute()).rejects.toThrow(
        /já foi dada/,
      )
  })

  test('an answer is refused after 60 days or by an unknown link; a given answer stays readable longer', async () => {
    const osId = await atendida()
    const token = await linkOf(osId)
    const other = await dada()
    oficina.pass(60 * DAY_MS + 1)
    for (const answer of [await post('/abrir', { token }), await post('', { token, notas: notas() })])
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'LINK_VENCIDO'])
    expect((await post('/abrir', { token: 'nada' })).json().error).toBe('LINK_VENCIDO')
    expect((await open(other.token)).dada).not.toBeNull()
    oficina.setNow(START)
    await db.updateTable('avaliacao').set({ expira_em: START }).where('ordem_servico_id', '=', osId).execute()
    expect((await atendente!.get(`/ordemServico/${osId}/avaliacao`)).json<AvaliacaoDaOs>().situacao).toBe(
      'VENCIDA',
    )
    // A second request extends it by another 60 days.
    expect(await linkOf(osId)).toBe(token)
    expect((await give(token)).dada).not.toBeNull()
  })
})

describe('what the post says to it', () => {
  test('is read by the same link, told by mail, and in the audit without its words', async () => {
    const { id, token } = await dada({ comentario: 'Demorou.', notas: notas(4, 2, 4, 5) })
    const wrong = await responsavel!.put(`/avaliacao/${id}/resposta`, { resposta: ' ' })
    expect(wrong.json().messages[0].fieldName).toBe('resposta')
    const answer = await responsavel!.put(`/avaliacao/${id}/resposta`, {
      resposta: 'Obrigado por contar.',
      versao: 2,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await open(token)).resposta).toMatchObject({ texto: 'Obrigado por contar.', por: 'responsavel' })
    const before = (await mails()).length
    await sendRespondida(app.app.services, id)
    expect((await mails()).slice(before)[0]).toMatchObject({ para: 'dalva@cliente.example' })
    const old = await responsavel!.put(`/avaliacao/${id}/resposta`, { resposta: 'Outra.', versao: 2 })
    expect(old.statusCode).toBe(409)
    const audit = await sp!.get(`/api/auditlogs/by-entity-id/${id}?entidade=avaliacao`)
    expect(audit.statusCode, audit.body).toBe(200)
    expect(audit.body).not.toContain('Obrigado por contar')
  })

  test('a call is recorded where one was asked for, and the telephone shown to the post alone', async () => {
    const { id } = await dada({ querLigacao: true })
    expect((await responsavel!.get(`/avaliacao/${id}`)).json<Avaliacao>()).toMatchObject({
      telefone: '19900000142',
      ligouEm: null,
    })
    expect((await sp!.get(`/avaliacao/${id}`)).json<Avaliacao>().telefone).toBeNull()
    expect((await responsavel!.put(`/avaliacao/${id}/ligou`, {})).json<Avaliacao>().ligouEm).not.toBeNull()
    const none = await dada()
    const refused = await responsavel!.put(`/avaliacao/${none.id}/ligou`, {})
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'AVALIACAO_SEM_PEDIDO_DE_LIGACAO'])
  })

  test.each([
    ['atendente', () => atendente!, 403, 403],
    ['tecnico', () => tecnico!, 403, 403],
    ['responsavel', () => responsavel!, 200, 200],
    ['another post’s', () => outro!, 404, 404],
    ['a habilitado’s', () => doFilho!, 403, 403],
    ['São Paulo', () => sp!, 200, 403],
    ['Manaus', () => manaus!, 200, 403],
    ['Consulta', () => consulta!, 403, 403],
  ])('of %s it may be read or not, and written or not', async (_name, person, read, write) => {
    const { id } = await dada()
    expect((await person().get(`/avaliacao/${id}`)).statusCode).toBe(read)
    expect((await person().put(`/avaliacao/${id}/resposta`, { resposta: 'Obrigado.' })).statusCode).toBe(
      write,
    )
  })
})
