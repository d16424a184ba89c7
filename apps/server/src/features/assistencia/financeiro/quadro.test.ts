import type { DinheiroContagem, QuadroFinanceiro } from '@app/contract/assistencia/financeiro'
import type { MassaResposta } from '@app/contract/casca/massa'
import { afterAll, expect, it } from 'vitest'
import { settleAprovados } from './actions/settle.ts'
import { startFechamentos } from '../ordemServico/testing/fechamentos.ts'

const mesa = await startFechamentos()
afterAll(mesa.close)
const { db, postos } = mesa

const espera = async (by: string): Promise<Record<string, number>> => {
  const answer = await (await mesa.as(by)).get('/financeiro/contagem')
  expect(answer.statusCode, answer.body).toBe(200)
  return Object.fromEntries(
    answer.json<DinheiroContagem>().map(({ conta, total }) => [conta, total] as const),
  )
}
/** The closings that a count of the start opens. */
const listed = async (by: string, conta: string): Promise<number[]> => {
  const answer = await (await mesa.as(by)).post('/financeiro/findByFiltro', { filter: { espera: conta } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ content: { id: number }[] }>().content.map(({ id }) => id)
}
const quadro = async (by = 'financeiro', query = ''): Promise<QuadroFinanceiro> => {
  const answer = await (await mesa.as(by)).get(`/financeiro/quadro${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
/** A closing of another post and month, under review, of one adjustment. */
const outro = async (postoId: number, mes: string, valor: number): Promise<number> => {
  const { id } = await db
    .insertInto('fechamento')
    .values({ posto_id: postoId, mes, status: 'EM_CONFERENCIA', conferencia_em: mesa.bancada.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('fechamento_linha')
    .values({
      fechamento_id: id,
      tipo: 'AJUSTE',
      descricao: 'Frete',
      valor,
      valor_final: valor,
      criado_em: mesa.bancada.now(),
    })
    .execute()
  return id
}

it('rede §4: the board shows the running month as it grows, without waiting for a job', async () => {
  await mesa.finalizada()
  const antes = await quadro()
  expect(antes).toMatchObject({
    mes: '2026-11-01',
    total: 171.8,
    postos: [
      { posto: { id: postos.um }, fechamento: { situacao: 'EM_ABERTO', total: 171.8, aprovavel: false } },
    ],
  })
  expect(antes.meses).toHaveLength(24)
  expect(antes.meses.at(-1)).toEqual({ mes: '2026-11-01', total: 171.8, aberto: true })
  await mesa.conta()
  expect(await mesa.conta()).toBe(0)
  await mesa.finalizada()
  expect((await quadro()).total).toBe(343.6)
  await mesa.conta()
  expect(await quadro()).toEqual(await quadro())
  expect((await quadro()).meses.at(-1)?.total).toBe(343.6)
})

it('a post has its own alone; a técnico none', async () => {
  expect((await quadro('responsavel2')).postos).toEqual([])
  expect((await quadro('responsavel')).postos).toHaveLength(1)
  expect((await (await mesa.as('tecnico')).get('/financeiro/quadro')).statusCode).toBe(403)
  const emMassa = { ato: 'aprovar', registros: [{ id: 1 }] }
  expect((await (await mesa.as('responsavel')).post('/financeiro/emMassa', emMassa)).statusCode).toBe(403)
})

it('a credenciado’s board is its own post’s: what its habilitado earns is in no sum of it', async () => {
  const soma = async () =>
    (
      await (
        await mesa.as('responsavel')
      ).get('/ordemServico/getTotalFinanceiro?de=2026-11-01&ate=2026-11-30')
    ).json()
  const antes = [await quadro('responsavel'), await soma()]
  await outro(postos.filho, '2026-11-01', 1000)
  expect([await quadro('responsavel'), await soma()]).toEqual(antes)
  // The list shows both, a row each.
  const lista = (await (await mesa.as('responsavel')).get('/financeiro')).json()
  expect(lista._embedded.financeiro).toMatchObject([
    { posto: { id: postos.um }, total: 343.6 },
    { posto: { id: postos.filho }, total: 1000 },
  ])
  await db.deleteFrom('fechamento_linha').where('descricao', '=', 'Frete').execute()
  await db.deleteFrom('fechamento').where('posto_id', '=', postos.filho).execute()
})

it('many are approved at once: each that may, and of each other one why not', async () => {
  const outubro = await outro(postos.um, '2026-10-01', 10)
  const doDois = await outro(postos.dois, '2026-10-01', -4.5)
  mesa.setNow('2026-12-02T15:00:00Z')
  await mesa.fecha()
  const novembro = await mesa.fechamentoDe('2026-11-01')
  const linha = { id: novembro.linhas[0]?.id }
  await mesa.doOk('responsavel', 'contestar', novembro.id, { linha, mensagem: 'Custa mais' })
  expect(await espera('financeiro')).toEqual({ CONTESTADOS: 1, APROVAR: 2, PAGAR: 0, VENCIDAS: 0 })
  expect(await espera('responsavel')).toEqual({ GLOSAS: 0, CONFERIR: 2, NOTAS: 0 })
  expect(await espera('responsavel2')).toEqual({ GLOSAS: 0, CONFERIR: 1, NOTAS: 0 })
  expect(await listed('financeiro', 'CONTESTADOS')).toEqual([novembro.id])
  expect(new Set(await listed('financeiro', 'APROVAR'))).toEqual(new Set([outubro, doDois]))
  expect(await listed('financeiro', 'PAGAR')).toEqual([])
  expect(await listed('responsavel2', 'CONFERIR')).toEqual([doDois])
  expect((await (await mesa.as('tecnico')).get('/financeiro/contagem')).statusCode).toBe(403)
  const board = await quadro('financeiro', '?mes=2026-11-15')
  expect(board).toMatchObject({
    mes: '2026-11-01',
    contestados: { postos: 1, total: 75.5 },
    postos: [
      {
        fechamento: { contestadas: 1, contestado: 75.5, aprovavel: false },
        anteriores: [{ mes: '2026-10-01', total: 10, situacao: 'EM_CONFERENCIA' }],
      },
    ],
  })
  expect(
    (await quadro('financeiro', '?mes=2026-10-01')).postos.map(({ fechamento }) => fechamento.aprovavel),
  ).toEqual([true, true])
  const registros = [{ id: novembro.id }, { id: outubro }, { id: doDois, versao: 99 }, { id: 999_999 }]
  const answer = await (
    await mesa.as('financeiro')
  ).post('/financeiro/emMassa', { ato: 'aprovar', registros })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json<MassaResposta>().linhas.map(({ id, feito, code }) => [id, feito, code])).toEqual([
    [novembro.id, false, 'FECHAMENTO_ESPERA'],
    [outubro, true, null],
    [doDois, false, 'VERSAO_ANTIGA'],
    [999_999, false, 'NOT_FOUND'],
  ])
  expect((await quadro('financeiro', '?mes=2026-10-01')).situacoes).toContainEqual({
    situacao: 'APROVADO',
    postos: 1,
    total: 10,
  })
  const twice = await (
    await mesa.as('financeiro')
  ).post('/financeiro/emMassa', {
    ato: 'aprovar',
    registros: [{ id: outubro }, { id: doDois }],
  })
  expect(twice.json<MassaResposta>().linhas.map(({ feito, code }) => [feito, code])).toEqual([
    [false, 'FECHAMENTO_ATO'],
    [true, null],
  ])
})

it('what was approved with nothing to pay is settled by the next night, and until then not payable', async () => {
  const id = await outro(postos.dois, '2026-08-01', 0)
  await db
    .updateTable('fechamento')
    .set({ status: 'APROVADO', aprovado_em: mesa.bancada.now() })
    .where('id', '=', id)
    .execute()
  const pagamento = { data: '2026-12-02', dispensada: true }
  expect((await mesa.act('financeiro', 'pagar', id, pagamento)).json().error).toBe('FECHAMENTO_NADA_A_PAGAR')
  const antes = await espera('financeiro')
  expect(await listed('financeiro', 'PAGAR')).toContain(id)
  expect(await settleAprovados(mesa.app.app.services)).toBe(1)
  expect(await settleAprovados(mesa.app.app.services)).toBe(0)
  expect(await espera('financeiro')).toEqual({ ...antes, PAGAR: (antes['PAGAR'] ?? 0) - 1 })
  expect(await listed('financeiro', 'PAGAR')).not.toContain(id)
})

it('a refused line keeps its closing from approval for the days that the settings gave it; the post is told at its start', async () => {
  const id = await outro(postos.um, '2026-09-01', 20)
  const [os] = await db.selectFrom('os_linha').select(['id', 'orcamento_id']).limit(1).execute()
  const { ordem_servico_id } = await db
    .selectFrom('os_orcamento')
    .where('id', '=', os?.orcamento_id ?? 0)
    .select('ordem_servico_id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('fechamento_linha')
    .values({
      fechamento_id: id,
      tipo: 'CREDITO',
      ordem_servico_id,
      os_linha_id: os?.id ?? 0,
      natureza: 'MAO_DE_OBRA',
      descricao: 'Revisão',
      valor: 50,
      valor_final: 50,
      criado_em: mesa.bancada.now(),
    })
    .execute()
  const linha = { id: (await mesa.fechamentoDe('2026-09-01')).linhas.find(({ valor }) => valor === 50)?.id }
  const path = '/postoAutorizadoPagamento/configuracao'
  const prazo = async (diasGlosa: number) => {
    const financeiro = await mesa.as('financeiro')
    return financeiro.put(path, { ...(await financeiro.get(path)).json<object>(), diasGlosa })
  }
  expect((await prazo(0)).statusCode).toBe(400)
  expect((await prazo(3)).statusCode).toBe(200)
  await mesa.doOk('financeiro', 'glosar', id, { linha, motivo: 'Sem peça' })
  // The line keeps the time that it was given.
  expect((await prazo(30)).statusCode).toBe(200)
  const aprovavel = async () =>
    (await quadro('financeiro', '?mes=2026-09-01')).postos.map(({ fechamento }) => [
      fechamento.total,
      fechamento.aprovavel,
    ])
  expect(await aprovavel()).toEqual([[20, false]])
  expect(await espera('responsavel')).toMatchObject({ GLOSAS: 1, NOTAS: 1 })
  expect(await espera('financeiro')).toMatchObject({ APROVAR: 0, PAGAR: 1 })
  mesa.setNow('2026-12-05T14:59:00Z')
  expect(await aprovavel()).toEqual([[20, false]])
  mesa.setNow('2026-12-05T15:00:00Z')
  expect(await aprovavel()).toEqual([[20, true]])
  expect(await mesa.refused('responsavel', 'contestar', id, { linha, mensagem: 'Há a peça.' })).toBe(
    'FECHAMENTO_GLOSA_PRAZO',
  )
  expect(await espera('responsavel')).toMatchObject({ GLOSAS: 0 })
})
