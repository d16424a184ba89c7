import { DAY_MS } from '@app/rules/casca/tempo'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { startFechamentos } from '../ordemServico/testing/fechamentos.ts'

const mesa = await startFechamentos({ listed: false })
afterAll(mesa.close)
const { db, bancada, setNow, finalizada, fecha } = mesa

const pagas = async (ordem: number) =>
  db.selectFrom('fechamento_linha').where('ordem_servico_id', '=', ordem).selectAll().execute()

it('a line that a closing pays is neither deleted nor moved to another order', async () => {
  const um = await finalizada()
  const outra = await finalizada()
  setNow('2026-12-02T15:00:00Z')
  await fecha()
  const [linha] = await pagas(um)
  const [alheia] = await pagas(outra)
  if (!linha?.os_linha_id || !alheia?.os_linha_id) throw new Error('Nada se fechou')
  await expect(db.deleteFrom('os_linha').where('id', '=', linha.os_linha_id).execute()).rejects.toMatchObject(
    { code: '23503' },
  )
  await expect(
    db.updateTable('fechamento_linha').set({ ordem_servico_id: outra }).where('id', '=', linha.id).execute(),
  ).rejects.toMatchObject({ code: '23514' })
  const { id: outroMes } = await db
    .insertInto('fechamento')
    .values({ posto_id: mesa.postos.um, mes: '2025-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const nova = (os_linha_id: number) =>
    db
      .insertInto('fechamento_linha')
      .values({
        fechamento_id: outroMes,
        tipo: 'CREDITO',
        natureza: 'MAO_DE_OBRA',
        ordem_servico_id: um,
        os_linha_id,
        descricao: 'Revisão',
        valor: 1,
        valor_final: 1,
        criado_em: bancada.now(),
      })
      .execute()
  await expect(nova(999_999)).rejects.toMatchObject({ code: '23503' })
  await expect(nova(alheia.os_linha_id)).rejects.toMatchObject({ code: '23503' })
  expect(await pagas(um)).toHaveLength(2)
})

it('an order that a closing pays does not go, and a trigger of its own sees to it', async () => {
  const paga = await finalizada()
  setNow('2027-01-02T15:00:00Z')
  await fecha()
  expect(await pagas(paga)).toHaveLength(2)
  const { rows } = await sql<{ funcao: string }>`
    select tgfoid::regproc::text as funcao from pg_trigger
     where tgrelid = 'ordem_servico'::regclass and tgname = 'os_no_fechamento_fica' and tgenabled = 'O'`.execute(
    db,
  )
  expect(rows).toEqual([{ funcao: 'os_no_fechamento_fica' }])
  await expect(db.deleteFrom('ordem_servico').where('id', '=', paga).execute()).rejects.toMatchObject({
    code: '23503',
  })
})

it('the restitution that a closing pays does not go', async () => {
  const { id } = await bancada.create(await mesa.as('atendente'), bancada.comNota)
  await bancada.done(await mesa.as('atendente'), id, 'abrir')
  const criado_em = new Date(bancada.now().getTime() - 40 * DAY_MS)
  await db.updateTable('ordem_servico').set({ criado_em }).where('id', '=', id).execute()
  const consente = { nome: 'Dalva Quaresma', documento: '529.982.247-25', valor: 1250.5 }
  await bancada.done(await mesa.as('responsavel'), id, 'exigirRestituicao', consente)
  setNow('2027-02-02T15:00:00Z')
  await fecha()
  const [linha] = await pagas(id)
  if (!linha?.os_escolha_id) throw new Error('Nada se fechou')
  await expect(db.deleteFrom('os_escolha').where('id', '=', linha.os_escolha_id).execute()).rejects.toThrow(
    'os_escolha is append-only',
  )
})
