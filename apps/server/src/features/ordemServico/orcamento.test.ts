import type { Orcamento, OrdemServico } from '@app/contract/ordemServico'
import { DAY_MS } from '@app/rules/tempo'
import { createHash } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { expirarVencidas } from './actions/expirar.ts'
import { seguirComPecas } from './actions/pecas.ts'
import { startBancada } from './testing/bancada.ts'

const bancada = await startBancada()
const { app, db, pass, peca, atendente, tecnico, act, done, avaliada, orcada, read, historico } = bancada
const { linhaServico, linhaPeca, polimento } = bancada
afterAll(app.close)
const START = bancada.now()
beforeEach(() => bancada.setNow(START))
const responsavel = await app.as('responsavel')
const sp = await app.as('sp')
const admin = await app.as('admin')

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
    const { id } = await avaliada({
      dataNotaFiscal: '2026-10-01',
      numeroNotaFiscal: '77',
      reclamaGarantia: true,
    })
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

  test('S9-030: cause 6 voids the warranty, and asks for a photo', async () => {
    const misuse = { ...linhaServico, causa: { id: 6 } }
    const { id } = await avaliada({ dataNotaFiscal: '2026-10-01', reclamaGarantia: true })
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

describe('the answer on the consumer’s word', () => {
  test('S4-034, S7-084: aprovarOrcamento by the atendente, recorded so, with the hash of what was shown', async () => {
    const { id, orcamento } = await orcada()
    const extra = orcamento!.linhas[2]!.id
    const os = await done(atendente, id, 'aprovarOrcamento', {
      nome: 'Dalva Quaresma',
      documento: '529.982.247-25',
      recusadas: [extra],
    })
    expect(os.valorTotal).toBe(276.3)
    expect(orcamentoDe(os).linhas.map(({ situacao }) => situacao)).toEqual([
      'APROVADA',
      'APROVADA',
      'RECUSADA',
    ])
    expect(orcamentoDe(os).resposta).toMatchObject({
      aprovado: true,
      via: 'POSTO',
      nome: 'Dalva Quaresma',
      registradoPor: 'atendente',
      podeDesfazerAte: new Date(START.getTime() + 30 * 60_000).toISOString(),
    })
    const evidence = await db
      .selectFrom('os_aprovacao')
      .selectAll()
      .where('ordem_servico_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(evidence.mostrado).toContain('Revisão do movimento')
    expect(evidence.hash).toEqual(createHash('sha256').update(evidence.mostrado).digest())
    expect(evidence.linhas_recusadas).toEqual([extra])
  })

  test('S4-034: only by who answers for consumers, and only while it is asked', async () => {
    const { id } = await orcada()
    expect((await act(tecnico, id, 'aprovarOrcamento', { nome: 'Dalva' })).statusCode).toBe(403)
    await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
    expect((await act(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })).statusCode).toBe(409)
  })

  test('what the repair needs is not refused alone, nor everything line by line', async () => {
    const { id, orcamento } = await orcada()
    const [needed] = orcamento!.linhas
    const answer = await act(atendente, id, 'aprovarOrcamento', { nome: 'Dalva', recusadas: [needed!.id] })
    expect(codesOf(answer)).toEqual(['recusadas OS_LINHA_OBRIGATORIA'])
    const only = await orcada([polimento])
    const all = await act(atendente, only.id, 'aprovarOrcamento', {
      nome: 'Dalva',
      recusadas: only.orcamento!.linhas.map((linha) => linha.id),
    })
    expect(codesOf(all)).toEqual(['recusadas OS_TUDO_RECUSADO'])
  })

  test('S4-035, S7-085, S4-036, S7-088: refused with a reason, reopened, and a new version asks anew', async () => {
    const { id } = await orcada()
    expect(codesOf(await act(atendente, id, 'reprovarOrcamento', { nome: 'Dalva' }))).toEqual([
      'motivo EMPTY_REQUIRED_FIELD',
    ])
    const refused = await done(atendente, id, 'reprovarOrcamento', { nome: 'Dalva', motivo: 'Caro' })
    expect(refused.statusOS.name).toBe('ORCAMENTO_REPROVADO')
    expect(refused.valorTotal).toBe(0)
    expect(orcamentoDe(refused).resposta).toMatchObject({ aprovado: false, motivo: 'Caro' })
    expect((await act(atendente, id, 'reabrirOrcamento')).statusCode).toBe(403)
    expect((await done(responsavel, id, 'reabrirOrcamento')).statusOS.name).toBe('AVALIACAO_TECNICA')
    const again = await done(tecnico, id, 'salvarOrcamento', { linhas: [linhaServico] })
    expect(again.statusOS.name).toBe('APROVAR_ORCAMENTO')
    expect(again.orcamento).toMatchObject({ versao: 2, resposta: null, valorTotal: 180 })
  })

  test('an accidental answer is undone for 30 minutes, on record, and not after', async () => {
    const { id } = await orcada()
    await done(atendente, id, 'reprovarOrcamento', { nome: 'Dalva', motivo: 'Engano' })
    pass(29 * 60_000)
    const open = await done(atendente, id, 'desfazerResposta', { motivo: 'Respondeu sem querer' })
    expect(open.statusOS.name).toBe('APROVAR_ORCAMENTO')
    expect(open.valorTotal).toBe(386.4)
    expect(open.orcamento).toMatchObject({ resposta: null, versao: 1 })
    await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
    pass(30 * 60_000)
    const late = await act(atendente, id, 'desfazerResposta', { motivo: 'Tarde' })
    expect(late.statusCode).toBe(409)
    const rows = await db
      .selectFrom('os_aprovacao')
      .select('resposta')
      .where('ordem_servico_id', '=', id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ resposta }) => resposta)).toEqual(['REPROVADO', 'DESFEITO', 'APROVADO'])
  })
})

describe('parts', () => {
  const requested = { ...linhaPeca, solicitarPeca: true }

  test('S4-037: approval asks for the missing parts; the system moves on once they are there, nobody by hand', async () => {
    const { id } = await orcada([linhaServico, requested])
    const os = await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
    expect(os.statusOS.name).toBe('ORCAMENTO_APROVADO')
    const items = await db
      .selectFrom('compra_peca_item')
      .select(['peca_id', 'quantidade'])
      .where('ordem_servico_id', '=', id)
      .execute()
    expect(items).toEqual([{ peca_id: peca.id, quantidade: 2 }])
    for (const person of [atendente, tecnico, responsavel, sp, admin])
      expect((await act(person, id, 'aguardarConserto')).statusCode).toBe(403)
  })

  test('S4-037: the last part that comes moves the order on, by the system', async () => {
    const { id } = await orcada([linhaServico, requested])
    await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
    const arrive = () => db.transaction().execute((trx) => seguirComPecas(app.app.services, trx, id))
    await arrive()
    expect((await read(id)).statusOS.name).toBe('ORCAMENTO_APROVADO')
    await db
      .updateTable('compra_peca')
      .set({ situacao: 'RECEBIDA', enviado_em: bancada.now(), recebido_em: bancada.now() })
      .where('id', 'in', (eb) =>
        eb.selectFrom('compra_peca_item').select('compra_peca_id').where('ordem_servico_id', '=', id),
      )
      .execute()
    await arrive()
    expect((await read(id)).statusOS.name).toBe('AGUARDANDO_CONSERTO')
    expect((await historico(id))[0]).toMatchObject({ acao: 'aguardarConserto', quem: null })
    await arrive()
  })

  test('S4-037: with no part asked for, it moves on with the approval, on record', async () => {
    const { id } = await orcada([linhaServico])
    const os = await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
    expect(os.statusOS.name).toBe('AGUARDANDO_CONSERTO')
    expect((await historico(id)).slice(0, 2)).toMatchObject([
      { acao: 'aguardarConserto', quem: null },
      { acao: 'aprovarOrcamento', quem: 'atendente' },
    ])
  })

  test('an undone approval takes back what nobody has looked at yet', async () => {
    const { id } = await orcada([linhaServico, requested])
    await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
    await done(atendente, id, 'desfazerResposta', { motivo: 'Engano' })
    const items = await db
      .selectFrom('compra_peca_item')
      .select('id')
      .where('ordem_servico_id', '=', id)
      .execute()
    expect(items).toEqual([])
  })
})

describe('expiry', () => {
  test('S4-065: not before 30 days, by the ability expire OS', async () => {
    const { id } = await orcada()
    expect((await act(responsavel, id, 'expirar')).statusCode).toBe(403)
    pass(30 * DAY_MS)
    const later = await app.as('sp')
    expect((await act(later, id, 'expirar')).statusCode).toBe(409)
    pass(1)
    expect((await done(later, id, 'expirar')).statusOS.name).toBe('ORCAMENTO_REPROVADO')
  })

  test('S4-065: or by the system, with that reason', async () => {
    const { id } = await orcada()
    const fresh = await orcada()
    pass(30 * DAY_MS + 1)
    await db
      .updateTable('os_orcamento')
      .set({ expira_em: bancada.now() })
      .where('ordem_servico_id', '=', fresh.id)
      .execute()
    await expirarVencidas(app.app.services)
    bancada.setNow(START)
    expect((await read(id)).statusOS.name).toBe('ORCAMENTO_REPROVADO')
    expect((await historico(id))[0]).toMatchObject({
      acao: 'expirar',
      quem: null,
      nota: 'Orçamento sem resposta por 30 dias.',
    })
    expect((await read(fresh.id)).statusOS.name).toBe('APROVAR_ORCAMENTO')
  })
})
