import type { Relatorio, RelatorioCitado } from '@app/contract/casca/relatorio'
import { afterAll, expect, test } from 'vitest'
import { startFechamentos } from '../ordemServico/testing/fechamentos.ts'

const mesa = await startFechamentos()
afterAll(mesa.close)
const { db, postos } = mesa

const PERIODO = 'de=2026-09-15&ate=2026-12-02'
const read = async (by: string, more = ''): Promise<Relatorio> => {
  const answer = await (await mesa.as(by)).get(`/relatorio/financeiro-por-mes?${PERIODO}${more}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const names = async (by: string): Promise<string[]> =>
  (await (await mesa.as(by)).get('/relatorio')).json<RelatorioCitado[]>().map(({ nome }) => nome)
const total = ({ colunas, total: sums }: Relatorio, nome: string) =>
  sums?.[colunas.findIndex((coluna) => coluna.nome === nome)]

test('rede §6: finance by month is what the closings of the months come to, each figure found in their list', async () => {
  await mesa.finalizada()
  await mesa.finalizada({ maoDeObra: 10.05, peca: 0 })
  for (const [posto_id, mes, status, valor] of [
    [postos.um, '2026-09-01', 'EM_CONFERENCIA', 33.33],
    [postos.dois, '2026-10-01', 'EM_CONFERENCIA', -4.5],
    [postos.dois, '2026-08-01', 'EM_CONFERENCIA', 1000],
  ] as const) {
    const { id } = await db
      .insertInto('fechamento')
      .values({ posto_id, mes, status, conferencia_em: mesa.bancada.now() })
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
  }
  mesa.setNow('2026-12-02T15:00:00Z')
  await mesa.fecha()
  const novembro = await mesa.fechamentoDe('2026-11-01')
  await mesa.doOk('financeiro', 'aprovar', novembro.id)
  const financeiro = await mesa.as('financeiro')

  for (const [by, more] of [
    ['financeiro', ''],
    ['financeiro', '&por=posto'],
    ['financeiro', '&por=situacao'],
    ['financeiro', `&posto=${postos.dois}`],
    ['responsavel', ''],
  ] as const) {
    const relatorio = await read(by, more)
    const caller = await mesa.as(by)
    expect(relatorio.lista?.caminho).toBe('/financeiro/lista')
    for (const { abre, valores } of relatorio.linhas)
      for (const [at, coluna] of relatorio.colunas.entries()) {
        if (!coluna.abre || !abre || !valores[at]) continue
        const filter = { ...relatorio.lista?.filtros, ...abre, ...coluna.abre }
        const answer = await caller.post('/financeiro/findByFiltro', { pageSize: 50, filter })
        expect(answer.statusCode, answer.body).toBe(200)
        const { content } = answer.json<{ content: { total: number }[] }>()
        const listed =
          coluna.nome === 'fechamentos' ? content.length : content.reduce((sum, one) => sum + one.total, 0)
        expect([by, more, coluna.nome, valores[at]]).toEqual([
          by,
          more,
          coluna.nome,
          Math.round(listed * 100) / 100,
        ])
      }
  }
  const rede = await read('financeiro')
  const soma = (await financeiro.get('/ordemServico/getTotalFinanceiro?de=2026-09-01&ate=2026-12-31')).json()
  expect(total(rede, 'total')).toBeCloseTo(soma.total, 6)
  expect(total(rede, 'APROVADO')).toBeCloseTo(
    novembro.linhas.reduce((sum, { valorFinal }) => sum + valorFinal, 0),
    6,
  )
  expect(rede.linhas.map(({ chave }) => chave)).toEqual(['2026-09', '2026-10', '2026-11', '2026-12'])
  const doDois = Number(total(await read('financeiro', `&posto=${postos.dois}`), 'total'))
  expect(total(await read('responsavel'), 'total')).toBeCloseTo(soma.total - doDois, 6)
})

test('rede §6: it needs FINANCEIRO_VER: finance of a post reads it alone, SP reads all the others', async () => {
  await db
    .insertInto('usuario')
    .values({
      nome: 'caixa',
      email: 'caixa@retaguarda.example',
      role: 'ROLE_FINANCEIRO_POSTO',
      tipo: 'posto',
      posto_id: postos.um,
      senha_hash: '-',
    })
    .execute()
  expect(await names('caixa')).toEqual(['financeiro-por-mes'])
  const caixa = await mesa.as('caixa')
  expect((await caixa.get('/relatorio/orcamentos')).statusCode).toBe(403)
  expect((await caixa.get(`/relatorio/financeiro-por-mes?posto=${postos.dois}`)).statusCode).toBe(403)
  expect((await caixa.get('/relatorio/meses')).json()).not.toEqual([])
  expect(await names('sp')).not.toContain('financeiro-por-mes')
  expect(await names('sp')).toContain('avaliacoes')
  expect((await (await mesa.as('sp')).get('/relatorio/financeiro-por-mes')).statusCode).toBe(403)
  expect(await names('responsavel')).toContain('financeiro-por-mes')
  expect(await names('tecnico')).toEqual([])
})
