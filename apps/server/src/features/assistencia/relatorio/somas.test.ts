import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createAcaso } from '../../../platform/testing/acaso.ts'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
const { db, linhaServico, peca } = bancada
afterAll(bancada.close)

const random = createAcaso(20_261_124)
const upTo = (many: number) => Math.floor(random() * many)
const linhas = { sintoma_os_id: linhaServico.sintoma.id, causa_os_id: linhaServico.causa.id }

test('rede §6: what is kept of each budget equals the sum of its lines, however they change', async () => {
  const os = await bancada.create(bancada.atendente)
  const orcamentos: number[] = []
  for (let versao = 1; versao <= 6; versao += 1) {
    const { id } = await db
      .insertInto('os_orcamento')
      .values({ ordem_servico_id: os.id, versao, situacao: 'SUBSTITUIDO' })
      .returning('id')
      .executeTakeFirstOrThrow()
    orcamentos.push(id)
  }
  const some = () => orcamentos[upTo(orcamentos.length)] ?? 0
  const insertSome = () =>
    db
      .insertInto('os_linha')
      .values(
        Array.from({ length: 1 + upTo(3) }, () => {
          const servico = random() < 0.5
          return {
            ...linhas,
            orcamento_id: some(),
            ordem: upTo(9),
            tipo: servico ? 'SERVICO' : 'PECA',
            servico_id: servico ? linhaServico.servico.id : null,
            peca_id: servico ? null : peca.id,
            garantia: random() < 0.6,
            solicitar_peca: !servico && random() < 0.3,
            situacao: ['PENDENTE', 'APROVADA', 'RECUSADA'][upTo(3)] ?? 'PENDENTE',
            valor: 100,
            valor_final: upTo(10_000) / 100,
            valor_fabricante: upTo(10_000) / 100,
          }
        }),
      )
      .execute()
  const changeSome = () =>
    db
      .updateTable('os_linha')
      .set({
        situacao: ['PENDENTE', 'APROVADA', 'RECUSADA'][upTo(3)] ?? 'PENDENTE',
        valor_final: upTo(10_000) / 100,
        orcamento_id: some(),
      })
      .where(sql<boolean>`id % 3 = ${upTo(3)}`)
      .where('orcamento_id', 'in', orcamentos)
      .execute()
  const deleteSome = () =>
    db
      .deleteFrom('os_linha')
      .where('orcamento_id', '=', some())
      .where(sql<boolean>`id % 2 = ${upTo(2)}`)
      .execute()
  for (let step = 0; step < 40; step += 1) {
    const dice = random()
    await (dice < 0.5 ? insertSome() : dice < 0.8 ? changeSome() : deleteSome())
    const { rows } = await sql<{ kept: unknown; raw: unknown }>`
      select (select json_agg(kept order by orcamento_id) from os_orcamento_soma kept) as kept,
             (select json_agg(raw order by orcamento_id) from os_orcamento_somado raw) as raw`.execute(db)
    expect([step, rows[0]?.kept]).toEqual([step, rows[0]?.raw])
  }
})

test('the percentile of counted values is that of the values themselves', async () => {
  for (let step = 0; step < 60; step += 1) {
    const valores = Array.from({ length: 1 + upTo(12) }, () => upTo(8) / 2)
    const parte = [0, 0.1, 0.5, 0.9, 1][upTo(5)] ?? 0.5
    const { rows } = await sql<{ kept: number; raw: number }>`
      with valor as (select unnest(${valores}::numeric[]) as valor), contado as (select valor, count(*) as n from valor group by 1)
      select (select percentil_de(${parte}, array_agg(valor order by valor), array_agg(n order by valor)) from contado) as kept,
             (select percentile_cont(${parte}) within group (order by valor) from valor) as raw`.execute(db)
    expect(Number(rows[0]?.kept)).toBeCloseTo(Number(rows[0]?.raw), 9)
  }
  const { rows } = await sql<{ none: null }>`select percentil_de(0.5, null, null) as none`.execute(db)
  expect(rows[0]?.none).toBeNull()
})
