import { afterAll, expect, it } from 'vitest'
import { startFechamentos } from '../ordemServico/testing/fechamentos.ts'

const mesa = await startFechamentos({ listed: false })
afterAll(mesa.close)
const { db, setNow, finalizada, fecha } = mesa

const pagas = async (ordem: number) =>
  db.selectFrom('fechamento_linha').where('ordem_servico_id', '=', ordem).selectAll().execute()

it('what a closing pays neither goes nor becomes that of another order', async () => {
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
        criado_em: mesa.bancada.now(),
      })
      .execute()
  await expect(nova(999_999)).rejects.toMatchObject({ code: '23503' })
  await expect(nova(alheia.os_linha_id)).rejects.toMatchObject({ code: '23503' })
  expect(await pagas(um)).toHaveLength(2)
})
