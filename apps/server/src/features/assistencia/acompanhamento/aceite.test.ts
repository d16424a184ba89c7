import type { OrdemServico, OsLink } from '@app/contract/assistencia/ordemServico'
import { afterAll, expect, test } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
const { app, db, atendente } = bancada
afterAll(app.close)

/** A drawing of one point. */
const ASSINATURA =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const enderecoDe = async (id: number): Promise<string> => {
  const { href } = (await atendente.post(`/ordemServico/${id}/link`, {})).json<OsLink>()
  return new URL(href).pathname
}
const consumidor = async (nome: string, cnpjCpf: string) => {
  const made = await atendente.post('/consumidor', { nome, cnpjCpf, telefone: '19900000124' })
  expect(made.statusCode, made.body).toBe(201)
  return made.json<{ id: number }>()
}
const send = (endereco: string, campos: Record<string, string>) =>
  app.app.inject({
    method: 'POST',
    url: endereco,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(campos).toString(),
  })
const shaDe = (pagina: string): string => /name="sha256" value="([0-9a-f]{64})"/.exec(pagina)?.[1] ?? ''

test('a consumer who was replaced takes her acceptance and signature along: the next one accepts anew, and owes no fee until then', async () => {
  const primeira = await consumidor('Tânia Terceira', '153.509.460-56')
  const segunda = await consumidor('Quésia Quarta', '987.654.321-00')
  const { id } = await bancada.create(atendente, { consumidor: { id: primeira.id } })
  const condicoes = { versao: 1, taxaDiagnostico: 50 }
  const aberta = await bancada.done(atendente, id, 'abrir', { condicoes, assinatura: ASSINATURA })
  expect(aberta).toMatchObject({ condicoes: { taxaDiagnostico: 50 }, assinaturas: { entrada: {} } })
  const put = (body: object) => atendente.put(`/ordemServico/${id}`, body)
  const trocada = await put({ versao: aberta.versao, consumidor: { id: segunda.id } })
  expect(trocada.json()).toMatchObject({ condicoes: null, assinaturas: { entrada: null } })
  expect(trocada.json()).toMatchObject({
    aceiteFalta: true,
    condicoesAnteriores: [{ consumidor: 'Tânia Terceira', versao: 1, taxaDiagnostico: 50 }],
  })
  const notas = (await bancada.historico(id)).map(({ nota }) => nota)
  expect(notas).toContainEqual(
    'Consumidor trocado: o link e o código do comprovante anterior deixaram de abrir. O aceite das condições era do anterior e não vale para este.',
  )
  const accepted = async (who: number) =>
    (await atendente.get(`/consumidor/${who}/dados`)).json<{ condicoesAceitas: object[] }>().condicoesAceitas
  expect([await accepted(primeira.id), await accepted(segunda.id)]).toMatchObject([[{ versao: 1 }], []])

  const { versao } = await bancada.read(id)
  const velha = await put({ versao, condicoes: { versao: 7 } })
  expect(velha.json().messages).toMatchObject([{ code: 'OS_CONDICOES_MUDARAM' }])
  const soAssina = await put({ versao, assinatura: ASSINATURA })
  expect(soAssina.json().messages).toMatchObject([{ fieldName: 'condicoes', code: 'EMPTY_REQUIRED_FIELD' }])
  const aceita = await put({ versao, condicoes: { versao: 1 }, assinatura: ASSINATURA })
  expect(aceita.json(), aceita.body).toMatchObject({
    condicoes: { versao: 1, taxaDiagnostico: null },
    assinaturas: { entrada: { filename: 'assinatura.png' } },
    aceiteFalta: false,
    condicoesAnteriores: [{ consumidor: 'Tânia Terceira' }],
  })
  expect(await accepted(segunda.id)).toMatchObject([{ versao: 1 }])
  await bancada.done(bancada.tecnico, id, 'salvarPreAvaliacao', { preAvaliacao: 'Atraso.' })
  const tarde = await put({ versao: (await bancada.read(id)).versao, condicoes: { versao: 1 } })
  expect(tarde.json().messages).toMatchObject([{ fieldName: 'condicoes', code: 'OS_JA_AVALIADA' }])
})

/** An order whose consumer accepted with a fee, and was replaced since. */
const trocada = async (primeira: { id: number }, segunda: { id: number }): Promise<OrdemServico> => {
  const { id } = await bancada.create(atendente, { consumidor: { id: primeira.id } })
  const aberta = await bancada.done(atendente, id, 'abrir', {
    condicoes: { versao: 1, taxaDiagnostico: 50 },
  })
  const { versao } = aberta
  return (
    await atendente.put(`/ordemServico/${id}`, { versao, consumidor: { id: segunda.id } })
  ).json<OrdemServico>()
}

test('the new consumer is asked on her page, and accepts there exactly what she read, once', async () => {
  const { id } = await trocada(
    await consumidor('Uiara Quinta', '390.533.447-05'),
    await consumidor('Vânia Sexta', '111.444.777-35'),
  )
  const endereco = await enderecoDe(id)
  const { body } = await app.anyone.get(endereco)
  expect(body).toContain('Aceitar as condições')
  const sha256 = shaDe(body)
  const semMarcar = await send(endereco, { ato: 'aceitar', sha256 })
  expect(semMarcar.statusCode).toBe(400)
  expect(semMarcar.body).toContain('aria-describedby="aceite-condicoes-erro"')
  const outra = await send(endereco, { ato: 'aceitar', aceite: 'true', sha256: '0'.repeat(64) })
  expect(outra.statusCode).toBe(400)
  expect(outra.body).toContain('As condições do posto mudaram: leia as de agora.')
  const aceitar = () => send(endereco, { ato: 'aceitar', aceite: 'true', sha256 })
  const both = await Promise.all([aceitar(), aceitar()])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([303, 303])
  const os = await bancada.read(id)
  expect(os).toMatchObject({
    aceiteFalta: false,
    condicoes: { sha256, registradoPor: null, taxaDiagnostico: null },
    condicoesAnteriores: [{ consumidor: 'Uiara Quinta', taxaDiagnostico: 50 }],
  })
  expect(
    await db.selectFrom('os_condicoes').select('id').where('ordem_servico_id', '=', id).execute(),
  ).toHaveLength(2)
  expect((await bancada.historico(id)).map(({ nota, quem }) => `${quem}: ${nota}`)).toContain(
    'Consumidor: Condições do posto aceitas, versão 1, pelo link',
  )
  const depois = (await app.anyone.get(endereco)).body
  expect(depois).not.toContain('Aceitar as condições')
  expect(depois).toContain('Aceitas em')
})

test('she may accept until the end, at the post or on her page, and then without a fee', async () => {
  const { id } = await trocada(
    await consumidor('Wanda Sétima', '935.411.347-80'),
    await consumidor('Xênia Oitava', '168.995.350-09'),
  )
  await bancada.done(bancada.tecnico, id, 'salvarPreAvaliacao', { preAvaliacao: 'Atraso.' })
  const { versao, aceiteFalta } = await bancada.read(id)
  expect(aceiteFalta).toBe(true)
  const put = (condicoes: object) => atendente.put(`/ordemServico/${id}`, { versao, condicoes })
  expect((await put({ versao: 1, taxaDiagnostico: 50 })).json().messages).toMatchObject([
    { fieldName: 'condicoes.taxaDiagnostico', code: 'OS_TAXA_SO_NA_ENTRADA' },
  ])
  expect((await put({ versao: 1 })).json()).toMatchObject({ aceiteFalta: false, condicoes: { versao: 1 } })
})

test('who never accepted at the intake is not asked for it once the watch is evaluated; an order that ended asks nobody', async () => {
  const { id } = await bancada.create(atendente)
  await bancada.done(atendente, id, 'abrir')
  expect(await bancada.read(id)).toMatchObject({ aceiteFalta: true, condicoesAnteriores: [] })
  const endereco = await enderecoDe(id)
  const sha256 = shaDe((await app.anyone.get(endereco)).body)
  await bancada.done(bancada.tecnico, id, 'salvarPreAvaliacao', { preAvaliacao: 'Atraso.' })
  expect((await bancada.read(id)).aceiteFalta).toBe(false)
  const tarde = await send(endereco, { ato: 'aceitar', aceite: 'true', sha256 })
  expect(tarde.statusCode).toBe(409)
  expect(await bancada.read(id)).toMatchObject({ condicoes: null })
})
