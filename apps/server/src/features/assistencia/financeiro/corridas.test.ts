import { afterAll, expect, it } from 'vitest'
import { startFechamentos } from '../ordemServico/testing/fechamentos.ts'

const mesa = await startFechamentos()
afterAll(mesa.close)
const { db, setNow, finalizada, fechamentoDe, fecha, act, doOk } = mesa

const statuses = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)

it('a job run twice at once: the month is closed once, each line stands once', async () => {
  await finalizada()
  await finalizada()
  const antes = await fechamentoDe('2026-11-01')
  setNow('2026-12-01T12:00:00Z')
  await Promise.all([fecha(), fecha(), fecha()])
  const { situacao, linhas, resumo } = await fechamentoDe('2026-11-01')
  expect([situacao, linhas.length, resumo]).toEqual(['EM_CONFERENCIA', antes.linhas.length, antes.resumo])
})

it('an order finalized while its month closes is owed once, in whichever month it came to', async () => {
  setNow('2027-01-01T02:59:59Z')
  const os = await finalizada()
  setNow('2027-01-01T12:00:00Z')
  const [other] = await Promise.all([finalizada(), fecha()])
  const dezembro = await fechamentoDe('2026-12-01')
  const janeiro = await fechamentoDe('2027-01-01')
  const monthsOf = (id: number) =>
    [dezembro, janeiro].flatMap(({ mes, linhas }) =>
      linhas.some(({ ordemServico }) => ordemServico?.id === id) ? [mes] : [],
    )
  expect([monthsOf(os), monthsOf(other)]).toEqual([['2026-12-01'], ['2027-01-01']])
})

it('contested and approved at once: one of them wins, and an approved month holds no open contest', async () => {
  const { id, linhas } = await fechamentoDe('2026-11-01')
  const answers = await Promise.all([
    act('responsavel', 'contestar', id, { linha: { id: linhas[0]?.id }, mensagem: 'Custa 142,00.' }),
    act('financeiro', 'aprovar', id),
  ])
  expect(statuses(answers)).toEqual([200, 409])
  const { situacao, contestadas } = await fechamentoDe('2026-11-01')
  expect(['APROVADO 0', 'EM_CONFERENCIA 1']).toContain(`${situacao} ${contestadas}`)
})

it('approved and paid by two at once: one each, the other reads what there is now', async () => {
  const { id } = await fechamentoDe('2026-12-01')
  expect(
    statuses(await Promise.all([act('financeiro', 'aprovar', id), act('financeiro', 'aprovar', id)])),
  ).toEqual([200, 409])
  const pagar = (comprovante: string) =>
    act('financeiro', 'pagar', id, { data: '2027-01-01', comprovante, dispensada: true })
  expect(statuses(await Promise.all([pagar('PIX um'), pagar('PIX dois')]))).toEqual([200, 409])
  const stored = await db.selectFrom('fechamento').where('id', '=', id).select(['status']).execute()
  expect(stored).toEqual([{ status: 'PAGO' }])
  await doOk('financeiro', 'ajustar', (await fechamentoDe('2027-01-01')).id, { valor: 1, motivo: 'Frete' })
})
