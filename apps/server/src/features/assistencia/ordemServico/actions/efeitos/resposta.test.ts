import type { Orcamento, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import { createHash } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { expireVencidas } from '../expire.ts'
import { continueWithPecas } from '../pecas.ts'
import { startBancada } from '../../testing/bancada.ts'

const bancada = await startBancada()
const { app, db, pass, peca, atendente, tecnico, act, done, orcada, read, historico } = bancada
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

  test('a line that the repair needs cannot be refused alone, nor all lines one by one', async () => {
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
    const arrive = () => db.transaction().execute((trx) => continueWithPecas(app.app.services, trx, id))
    await arrive()
    expect((await read(id)).statusOS.name).toBe('ORCAMENTO_APROVADO')
    await db
      .updateTable('compra_peca')
      .set({ situacao: 'RECEBIDA', enviado_em: bancada.now(), recebido_em: bancada.now() })
      .where('id', 'in', (eb) =>
        eb.selectFrom('compra_peca_item').select('compra_peca_id').where('ordem_servico_id', '=', id),
      )
      .execute()
    const { posto_id } = await db
      .selectFrom('ordem_servico')
      .select('posto_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const estoque = await db
      .insertInto('estoque_peca')
      .values({ posto_id, peca_id: peca.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('movimento_peca')
      .values({ estoque_peca_id: estoque.id, tipo: 'ENTRADA', fisico: 2 })
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
    await expireVencidas(app.app.services)
    bancada.setNow(START)
    expect((await read(id)).statusOS.name).toBe('ORCAMENTO_REPROVADO')
    expect((await historico(id))[0]).toMatchObject({
      acao: 'expirar',
      quem: null,
      nota: 'Orçamento sem resposta até o último dia.',
    })
    expect((await read(fresh.id)).statusOS.name).toBe('APROVAR_ORCAMENTO')
  })
})
