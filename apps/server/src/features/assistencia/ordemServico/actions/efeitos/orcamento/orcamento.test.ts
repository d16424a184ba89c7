import type { Orcamento, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startBancada } from '../../../testing/bancada.ts'

const bancada = await startBancada()
const { app, db, atendente, tecnico, act, done, avaliada, orcada, historico } = bancada
const { linhaServico, linhaPeca } = bancada
afterAll(app.close)
const START = bancada.now()
beforeEach(() => bancada.setNow(START))

const orcamentoDe = (os: OrdemServico): Orcamento => {
  if (!os.orcamento) throw new Error('sem orçamento')
  return os.orcamento
}
const codesOf = (answer: { json: () => { messages: { fieldName: string; code: string }[] } }) =>
  answer.json().messages.map(({ fieldName, code }) => `${fieldName} ${code}`)

describe('salvarOrcamento', () => {
  test('S4-033, S7-082, S3-029: to APROVAR_ORCAMENTO, its total the sum of its lines, as version 1', async () => {
    const os = await orcada()
    expect(os.statusOS).toEqual({ name: 'APROVAR_ORCAMENTO', description: 'Aprovar orçamento' })
    expect(os.valorTotal).toBe(386.4)
    expect(os.orcamento).toMatchObject({
      versao: 1,
      valorTotal: 386.4,
      valorConsumidor: 386.4,
      valorFabricante: 0,
      validoAte: new Date(START.getTime() + 30 * DAY_MS).toISOString(),
      resposta: null,
    })
    expect(orcamentoDe(os).linhas).toMatchObject([
      { tipo: 'SERVICO', servico: { nome: 'Revisão do movimento' }, valor: 180, situacao: 'PENDENTE' },
      { tipo: 'PECA', peca: { codigo: 'TESTE' }, valor: 96.3, quantidade: 2, opcional: false },
      { descricao: 'Tira os riscos.', opcional: true },
    ])
    expect((await historico(os.id))[0]).toMatchObject({ acao: 'salvarOrcamento', quem: 'tecnico' })
  })

  test('S4-033: who does not repair gets 403, another status 409, another post 404', async () => {
    const { id } = await avaliada()
    const body = { linhas: [linhaServico] }
    expect((await act(atendente, id, 'salvarOrcamento', body)).statusCode).toBe(403)
    expect((await act(await app.as('responsavel2'), id, 'salvarOrcamento', body)).statusCode).toBe(404)
    await done(tecnico, id, 'salvarOrcamento', body)
    const again = await act(tecnico, id, 'salvarOrcamento', body)
    expect(again.statusCode).toBe(409)
    expect(again.json().error).toBe('OS_TRANSICAO')
  })

  test('S5-039, S5-040, S5-041, S5-042, S5-043, S5-044, S5-045: Campo obrigatório, at each field and all at once', async () => {
    const { id } = await avaliada()
    const answer = await act(tecnico, id, 'salvarOrcamento', {
      linhas: [{ tipo: 'PECA' }, { tipo: 'SERVICO' }],
    })
    expect(answer.statusCode).toBe(400)
    expect(codesOf(answer).sort()).toEqual(
      [
        ...['causa', 'garantia', 'peca', 'sintoma', 'solicitarPeca', 'valorFinal'].map(
          (field) => `linhas[0].${field}`,
        ),
        ...['causa', 'garantia', 'servico', 'sintoma', 'valorFinal'].map((field) => `linhas[1].${field}`),
      ].map((field) => `${field} EMPTY_REQUIRED_FIELD`),
    )
    expect(answer.json().messages[0].text).toBe('Campo obrigatório')
  })

  test('a line names what the registers have, and money has cents', async () => {
    const { id } = await avaliada()
    const answer = await act(tecnico, id, 'salvarOrcamento', {
      linhas: [
        { ...linhaPeca, peca: { id: 999_999 }, sintoma: { id: 999_999 } },
        { ...linhaServico, servico: { id: 999_999 }, causa: { id: 999_999 } },
      ],
    })
    expect(codesOf(answer).sort()).toEqual([
      'linhas[0].peca OPCAO_INVALIDA',
      'linhas[0].sintoma OPCAO_INVALIDA',
      'linhas[1].causa OPCAO_INVALIDA',
      'linhas[1].servico OPCAO_INVALIDA',
    ])
    const cents = await act(tecnico, id, 'salvarOrcamento', {
      linhas: [{ ...linhaServico, valorFinal: 1.001 }],
    })
    expect(codesOf(cents)).toEqual(['linhas[0].valorFinal VALOR_CENTAVOS'])
  })

  test('S4-033: covered whole by the warranty, it goes to AGUARDANDO_CONSERTO and the manufacturer pays', async () => {
    const { id } = await avaliada(bancada.comNota)
    const os = await done(tecnico, id, 'salvarOrcamento', {
      linhas: [
        { ...linhaServico, garantia: true },
        { ...linhaPeca, garantia: true },
      ],
    })
    expect(os.statusOS.name).toBe('AGUARDANDO_CONSERTO')
    expect(os.garantia).toEqual({ label: 'Sim', value: true })
    expect(os.orcamento).toMatchObject({ valorTotal: 276.3, valorConsumidor: 0, valorFabricante: 171.8 })
    expect(orcamentoDe(os).linhas.map(({ situacao }) => situacao)).toEqual(['APROVADA', 'APROVADA'])
  })

  test('without a warranty nothing is covered', async () => {
    const { id } = await avaliada()
    const answer = await act(tecnico, id, 'salvarOrcamento', {
      linhas: [{ ...linhaServico, garantia: true }],
    })
    expect(codesOf(answer)).toEqual(['linhas[0].garantia OS_SEM_GARANTIA'])
  })

  test('S8-027: a recurrence blocks the budget until the manufacturer authorises it, and is covered then', async () => {
    const relogio = { modelo: { id: bancada.modelo.id }, numeroSerie: 'VOLTOU' }
    const first = await bancada.create(atendente, { relogio })
    await bancada.put(first.id, 'ENTREGUE', { data_reparo: bancada.now() })
    const { id, reincidencia } = await avaliada({ relogio })
    expect(reincidencia).toBe('PENDENTE')
    const body = { linhas: [{ ...linhaServico, garantia: true }] }
    const blocked = await act(tecnico, id, 'salvarOrcamento', body)
    expect(blocked.statusCode).toBe(409)
    expect(blocked.json()).toMatchObject({
      error: 'REINCIDENCIA_IDENTIFICADA',
      error_description:
        'Reincidência de reparo identificada para este cliente. Aguarde a autorização do fabricante.',
    })
    expect((await act(tecnico, id, 'autorizarReincidencia')).statusCode).toBe(403)
    await done(await app.as('sp'), id, 'autorizarReincidencia')
    const os = await done(tecnico, id, 'salvarOrcamento', body)
    expect(os).toMatchObject({ garantiaServico: true, statusOS: { name: 'AGUARDANDO_CONSERTO' } })
  })

  test('S9-030: cause 6 voids the warranty, and asks for a photo', async () => {
    const misuse = { ...linhaServico, causa: { id: 6 } }
    const { id } = await avaliada(bancada.comNota)
    const refused = await act(tecnico, id, 'salvarOrcamento', {
      linhas: [misuse, { ...linhaPeca, garantia: true }],
    })
    expect(codesOf(refused)).toEqual([
      'linhas[0].causa OS_FOTO_USO_INDEVIDO',
      'linhas[1].garantia OS_GARANTIA_PERDIDA',
    ])
    await db
      .insertInto('os_arquivo')
      .values({
        ordem_servico_id: id,
        tipo: 'FOTO',
        filename: 'fundo.jpg',
        content_type: 'image/jpeg',
        length: 1,
        chave: `foto-${id}`,
        sha256: Buffer.alloc(32),
      })
      .execute()
    const os = await done(tecnico, id, 'salvarOrcamento', { linhas: [misuse] })
    expect(os.garantia).toEqual({ label: 'Não', value: false })
    expect(os.usoIndevido).toBe(true)
  })
})
