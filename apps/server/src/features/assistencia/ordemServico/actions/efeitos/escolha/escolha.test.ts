import type { AcompanhamentoOs, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { startBancada } from '../../../testing/bancada.ts'

const bancada = await startBancada()
const { app, db, atendente, tecnico, act, done, avaliada, comNota, read, historico, linhaServico } = bancada
afterAll(app.close)
const responsavel = await app.as('responsavel')
const sp = await app.as('sp')
const troca = await app.as('troca')

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const consente = { nome: 'Dalva Quaresma', documento: '529.982.247-25' }
const restitui = { ...consente, valor: 1250.5 }

/** So many days old. */
const age = (id: number, dias: number) =>
  db
    .updateTable('ordem_servico')
    .set({ criado_em: new Date(bancada.now().getTime() - dias * DAY_MS) })
    .where('id', '=', id)
    .execute()
/** Evaluated, under warranty, on its 31st day. */
const atrasada = async (): Promise<OrdemServico> => {
  const { id } = await avaliada(comNota)
  await age(id, 31)
  return read(id)
}
const codeOf = async (answer: Promise<{ statusCode: number; json: () => { error: string } }>) => {
  const { statusCode, json } = await answer
  expect(statusCode).toBeGreaterThanOrEqual(400)
  return json().error
}
const doResponsavel = async (id: number) =>
  (await responsavel.get(`/ordemServico/${id}`)).json<OrdemServico>()
const DA_LEI = ['exigirTroca', 'exigirRestituicao', 'exigirAbatimento']

describe('decisions 61: thirty days have passed', () => {
  test('the choice is offered from the 31st day on, under warranty, to who may write it down', async () => {
    const { id } = await atrasada()
    const offered = async () =>
      (await doResponsavel(id)).proximasAcoes.filter((acao) => DA_LEI.includes(acao))
    expect(await offered()).toEqual(DA_LEI)
    expect((await read(id)).proximasAcoes.filter((acao) => DA_LEI.includes(acao))).toEqual([])
    await age(id, 30)
    expect(await offered()).toEqual([])
    expect(await codeOf(act(responsavel, id, 'exigirRestituicao', restitui))).toBe('OS_NO_PRAZO')
    const fora = await avaliada()
    await age(fora.id, 60)
    expect(await codeOf(act(responsavel, fora.id, 'exigirRestituicao', restitui))).toBe('OS_NO_PRAZO')
  })

  test('a restitution ends the order, with value and consent as evidence', async () => {
    const { id, versao } = await atrasada()
    const os = await done(responsavel, id, 'exigirRestituicao', { ...restitui, assinatura: PNG, versao })
    expect(os).toMatchObject({
      statusOS: { name: 'CANCELADA' },
      escolha: {
        tipo: 'RESTITUICAO',
        valor: 1250.5,
        nome: 'Dalva Quaresma',
        documento: '529.982.247-25',
        documentoConfere: null,
        registradoPor: 'responsavel',
        em: bancada.now().toISOString(),
      },
    })
    expect(os.escolha?.texto).toContain('Escolho receber de volta R$ 1.250,50')
    expect(os.escolha?.sha256).toBe(
      createHash('sha256')
        .update(os.escolha?.texto ?? '')
        .digest('hex'),
    )
    const { assinatura } = os.escolha ?? {}
    const file = await atendente.get(`/ordemServico/${id}/arquivos/${assinatura?.id}`)
    expect(file.statusCode).toBe(200)
    expect(await historico(id)).toMatchObject([
      { acao: 'exigirRestituicao', quem: 'responsavel', nota: 'Restituição de R$ 1.250,50' },
      ...Array.from({ length: 4 }, () => ({})),
    ])
    const { mudancas } = await db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('entidade', '=', 'ordemServico')
      .where('entidade_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mudancas).toEqual(
      expect.arrayContaining([{ campo: 'escolha', para: 'Restituição de R$ 1.250,50' }]),
    )
    expect(JSON.stringify(mudancas)).not.toContain('Dalva')
    await expect(db.updateTable('os_escolha').set({ valor: 1 }).execute()).rejects.toThrow('append-only')
  })

  test('without a document or a signature, a value or a name, nothing is written down', async () => {
    const { id } = await atrasada()
    const fieldsOf = async (body: object) => {
      const answer = await act(responsavel, id, 'exigirAbatimento', body)
      expect(answer.statusCode).toBe(400)
      return answer
        .json<{ messages: { fieldName: string; code: string }[] }>()
        .messages.map(({ fieldName, code }) => `${fieldName} ${code}`)
    }
    expect(await fieldsOf({ nome: 'Dalva', valor: 100 })).toEqual(['documento OS_SEM_CONSENTIMENTO'])
    expect(await fieldsOf({ ...restitui, documento: '111.111.111-11' })).toEqual([
      'documento DOCUMENTO_INVALIDO',
    ])
    expect(await fieldsOf({ ...consente })).toEqual([expect.stringMatching(/^valor /)])
    expect(await fieldsOf({ ...consente, valor: 0 })).toEqual([expect.stringMatching(/^valor /)])
    expect(await fieldsOf({ ...consente, valor: 0.005 })).toContain('valor VALOR_CENTAVOS')
    expect((await read(id)).escolha).toBeNull()
    expect(
      (await done(responsavel, id, 'exigirAbatimento', { nome: 'Dalva', valor: 1, assinatura: PNG })).escolha,
    ).toMatchObject({ documento: null, assinatura: { contentType: 'image/png' } })
  })

  test('wrong people: the counter and the bench may not, another post does not see it', async () => {
    const { id } = await atrasada()
    for (const person of [atendente, tecnico, troca, await app.as('financeiro'), await app.as('consulta')])
      expect((await act(person, id, 'exigirRestituicao', restitui)).statusCode).toBe(403)
    expect((await act(await app.as('responsavel2'), id, 'exigirRestituicao', restitui)).statusCode).toBe(404)
    expect((await act(await app.as('cliente'), id, 'exigirRestituicao', restitui)).statusCode).toBe(403)
    expect((await done(sp, id, 'exigirRestituicao', restitui)).statusOS.name).toBe('CANCELADA')
  })

  test('twice at once it is done once; with the same key the same answer comes again', async () => {
    const { id, versao } = await atrasada()
    const both = await Promise.all(
      [1, 2].map(() => act(responsavel, id, 'exigirRestituicao', { ...restitui, versao })),
    )
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(both.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1)
    const outra = await atrasada()
    const again = () =>
      responsavel.put(
        `/ordemServico/exigirAbatimento/${outra.id}`,
        { ...consente, valor: 200 },
        {
          'idempotency-key': 'abatimento-1',
        },
      )
    const [first, second] = [await again(), await again()]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    const rows = await db
      .selectFrom('os_escolha')
      .select('id')
      .where('ordem_servico_id', 'in', [id, outra.id])
      .execute()
    expect(rows).toHaveLength(2)
  })

  test('a swap by right is not denied; undone before it is authorized, the order is where it was', async () => {
    const { id } = await atrasada()
    const pedida = await done(responsavel, id, 'exigirTroca', { ...consente, valor: 990 })
    expect(pedida).toMatchObject({
      statusOS: { name: 'TROCA_MODELO' },
      escolha: { tipo: 'TROCA', valor: 990 },
    })
    expect(await codeOf(act(troca, id, 'naoAutorizarTroca', { motivo: 'Sem estoque' }))).toBe(
      'OS_ESCOLHA_VALE',
    )
    const desfeita = await done(responsavel, id, 'desfazerEscolha', { motivo: 'Ela prefere o conserto' })
    expect(desfeita).toMatchObject({ statusOS: { name: 'AVALIACAO_TECNICA' }, escolha: null })
    await done(responsavel, id, 'exigirTroca', consente)
    await done(troca, id, 'autorizarTroca', { modelos: [{ id: bancada.modelo.id }] })
    expect(await codeOf(act(responsavel, id, 'desfazerEscolha', { motivo: 'Tarde' }))).toBe('OS_SEM_ESCOLHA')
    // After the reversal the consumer may choose again.
    const revertida = await done(troca, id, 'reverterTroca', { motivo: 'Fora de linha' })
    expect(revertida.escolha).toBeNull()
    const nova = await doResponsavel(id)
    expect(nova.proximasAcoes).toEqual(expect.arrayContaining(DA_LEI))
  })

  test('once the other watch is there, nothing is left to be chosen', async () => {
    const { id } = await atrasada()
    await done(responsavel, id, 'exigirTroca', consente)
    await done(troca, id, 'autorizarTroca', { modelos: [{ id: bancada.modelo.id }] })
    await done(atendente, id, 'escolherModelo', { modelo: { id: bancada.modelo.id } })
    await done(atendente, id, 'receberRelogioTroca', { numeroSerie: 'NOVO61' })
    expect(await codeOf(act(responsavel, id, 'exigirRestituicao', restitui))).toBe('OS_NO_PRAZO')
    expect(await read(id)).toMatchObject({ escolha: { tipo: 'TROCA' }, conta: { devido: 0 } })
  })

  test('a lower price ends a swap that a status set by hand left behind', async () => {
    const { id } = await atrasada()
    await done(responsavel, id, 'exigirTroca', consente)
    await done(await app.as('admin'), id, 'alterarStatus', { status: 'AVALIACAO_TECNICA', motivo: 'Engano' })
    await done(responsavel, id, 'exigirAbatimento', { ...consente, valor: 100 })
    const { situacao } = await db
      .selectFrom('troca')
      .select('situacao')
      .where('ordem_servico_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(situacao).toBe('REVERTIDA')
    expect((await read(id)).statusOS.name).toBe('AVALIACAO_TECNICA')
  })

  test('a lower price is a line of the budget: off the consumer’s part, and the manufacturer’s', async () => {
    const { id } = await atrasada()
    await done(responsavel, id, 'exigirAbatimento', { ...consente, valor: 300 })
    expect(await read(id)).toMatchObject({
      statusOS: { name: 'AVALIACAO_TECNICA' },
      orcamento: null,
      conta: { devido: 0, abatimento: 300, aDevolver: 300 },
    })
    const covered = { ...linhaServico, garantia: true, valorFinal: 0 }
    const os = await done(tecnico, id, 'salvarOrcamento', {
      linhas: [{ ...linhaServico, valorFinal: 450, motivoValor: 'Relógio antigo' }, covered],
    })
    expect(os.orcamento).toMatchObject({ abatimento: 300, valorConsumidor: 150, valorFabricante: 375.5 })
    const token = (await atendente.post(`/ordemServico/${id}/link`, {}))
      .json<{ href: string }>()
      .href.split('/acompanhar/')[1]
    const seen = async (): Promise<AcompanhamentoOs> =>
      (await app.anyone.post('/public/ordemServico/acompanhar', { token })).json()
    const page = await seen()
    expect(page).toMatchObject({
      prazoPassou: true,
      escolha: { tipo: 'ABATIMENTO', valor: 300 },
      orcamento: { abatimento: 300, valorConsumidor: 150 },
    })
    expect(page.historico.map(({ texto }) => texto)).toContain(
      'Passados os 30 dias, você escolheu um abatimento no preço',
    )
    const answer = await app.anyone.post('/public/ordemServico/aprovarOrcamento', {
      token,
      ...consente,
      aceite: true,
      recusadas: [],
      sha256: page.orcamento?.sha256,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { mostrado } = await db
      .selectFrom('os_aprovacao')
      .select('mostrado')
      .where('ordem_servico_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(mostrado).toContain('Abatimento do preço: − R$ 300,00\nTotal: R$ 150,00')
    expect((await read(id)).conta).toMatchObject({ devido: 150, abatimento: 300, falta: 150 })
    expect(await codeOf(act(tecnico, id, 'solicitarTroca', { motivo: 'Sem conserto' }))).toBe(
      'OS_ESCOLHA_VALE',
    )
    await done(responsavel, id, 'desfazerEscolha', { motivo: 'Valor errado' })
    expect(await read(id)).toMatchObject({ escolha: null, conta: { devido: 450, abatimento: 0 } })
    // A budget that was read before the choice is outdated.
    expect((await seen()).orcamento?.abatimento).toBe(0)
  })

  test('chosen in the place of a swap that goes on, a lower price ends it', async () => {
    const { id } = await atrasada()
    await done(responsavel, id, 'exigirTroca', consente)
    await done(troca, id, 'autorizarTroca', { modelos: [{ id: bancada.modelo.id }] })
    const os = await done(responsavel, id, 'exigirAbatimento', { ...consente, valor: 80 })
    expect(os).toMatchObject({ statusOS: { name: 'AVALIACAO_TECNICA' }, escolha: { tipo: 'ABATIMENTO' } })
    const [pedido] = await db
      .selectFrom('troca')
      .select('situacao')
      .where('ordem_servico_id', '=', id)
      .execute()
    expect(pedido?.situacao).toBe('REVERTIDA')
  })

  test('the consumer reads that she may choose, and that her money comes back', async () => {
    const { id } = await atrasada()
    const token = (await atendente.post(`/ordemServico/${id}/link`, {}))
      .json<{ href: string }>()
      .href.split('/acompanhar/')[1]
    const look = async () =>
      (await app.anyone.post('/public/ordemServico/acompanhar', { token })).json<AcompanhamentoOs>()
    expect(await look()).toMatchObject({ prazoPassou: true, escolha: null })
    await done(responsavel, id, 'exigirRestituicao', restitui)
    expect(await look()).toMatchObject({
      titulo: 'O seu dinheiro volta a você',
      prazoPassou: false,
      escolha: { tipo: 'RESTITUICAO', valor: 1250.5 },
    })
    await done(sp, id, 'reabrirOs', { motivo: 'Ela prefere esperar' })
    const { mudancas } = await db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('entidade_id', '=', id)
      .where('entidade', '=', 'ordemServico')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mudancas).toContainEqual({ campo: 'escolha', de: 'Restituição de R$ 1.250,50', para: null })
    expect(await look()).toMatchObject({
      titulo: 'Estamos preparando o orçamento',
      prazoPassou: true,
      escolha: null,
    })
  })
})
