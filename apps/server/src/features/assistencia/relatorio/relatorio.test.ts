import type { Relatorio } from '@app/contract/casca/relatorio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { startBancada } from '../ordemServico/testing/bancada.ts'
import { createOrdens, type Os } from './testing/ordens.ts'

const DAY = 86_400_000
const PERIODO = 'de=2026-03-01&ate=2026-08-31'

const within = (instant: Date | null): instant is Date =>
  instant !== null &&
  instant >= new Date('2026-03-01T03:00:00Z') &&
  instant < new Date('2026-09-01T03:00:00Z')
const mesOf = (instant: Date) => new Date(instant.getTime() - 3 * 3_600_000).toISOString().slice(0, 7)
const dayOf = (instant: Date) => Math.floor((instant.getTime() - 3 * 3_600_000) / DAY)

/** percentile_cont, as the report rounds it. */
const percentil = (values: number[], part: number): number | null => {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const at = (sorted.length - 1) * part
  const low = sorted[Math.floor(at)] ?? 0
  const high = sorted[Math.ceil(at)] ?? low
  return Math.round((low + (high - low) * (at - Math.floor(at))) * 10) / 10
}

describe('S7-102: each report says what a plain count of random orders says', () => {
  let bancada: Awaited<ReturnType<typeof startBancada>>
  let admin: Caller
  let responsavel: Caller
  const ordens: Os[] = []

  beforeAll(async () => {
    bancada = await startBancada()
    const { app } = bancada
    admin = await app.as('admin')
    responsavel = await app.as('responsavel')
    ordens.push(...(await createOrdens(bancada)))
  })
  afterAll(() => bancada.close())

  const read = async (who: Caller, address: string): Promise<Relatorio> => {
    const answer = await who.get(`/relatorio/${address}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const at = ({ colunas }: Relatorio, nome: string) => colunas.findIndex((coluna) => coluna.nome === nome)
  const total = (relatorio: Relatorio, nome: string) => relatorio.total?.[at(relatorio, nome)]
  /** Line by line, by its key. */
  const porChave = (relatorio: Relatorio, nome: string) =>
    Object.fromEntries(relatorio.linhas.map(({ chave, valores }) => [chave, valores[at(relatorio, nome)]]))
  const counted = <One>(rows: One[], key: (one: One) => string, value: (one: One) => number = () => 1) => {
    const sums: Record<string, number> = {}
    for (const one of rows) sums[key(one)] = (sums[key(one)] ?? 0) + value(one)
    return sums
  }
  const doUm = ({ posto }: Os) => posto === bancada.postos.um

  test.each(['admin', 'responsavel'])('orders made, by month and by post: %s', async (who) => {
    const caller = who === 'admin' ? admin : responsavel
    const rows = ordens.filter(({ criado }) => within(criado)).filter((os) => who === 'admin' || doUm(os))
    const meses = await read(caller, `ordens-de-servico?${PERIODO}`)
    const empty = { '2026-03': 0, '2026-04': 0, '2026-05': 0, '2026-06': 0, '2026-07': 0, '2026-08': 0 }
    expect(porChave(meses, 'os')).toEqual({ ...empty, ...counted(rows, ({ criado }) => mesOf(criado)) })
    expect(total(meses, 'emGarantia')).toBe(rows.filter(({ garantia }) => garantia).length)
    const postos = await read(caller, `ordens-de-servico?${PERIODO}&por=posto`)
    expect(porChave(postos, 'os')).toEqual(counted(rows, ({ posto }) => String(posto)))
  })

  test('over fifty years it has the newest twenty by month, and every order by post', async () => {
    const longe = 'de=1976-11-21&ate=2026-11-20'
    const meses = await read(admin, `ordens-de-servico?${longe}`)
    expect([meses.linhas.length, meses.cortadas]).toEqual([240, 361])
    expect(meses.linhas.at(-1)?.chave).toBe('2026-11')
    const sums = Object.values(porChave(meses, 'os'))
    const all = sums.reduce((sum: number, one) => sum + Number(one), 0)
    expect(all).toBeGreaterThanOrEqual(ordens.length)
    expect(total(meses, 'os')).toBe(all)
    expect(total(await read(admin, `ordens-de-servico?${longe}&por=posto`), 'os')).toBe(all)
  })

  test('days until repair: bands, median, p90 and share of the law', async () => {
    const rows = ordens.flatMap(({ criado, reparo }) =>
      within(reparo) ? [{ mes: mesOf(reparo), dias: dayOf(reparo) - dayOf(criado) }] : [],
    )
    const relatorio = await read(admin, `tempo-de-conserto?${PERIODO}`)
    const dias = rows.map((row) => row.dias)
    expect(total(relatorio, 'reparadas')).toBe(rows.length)
    expect(total(relatorio, 'acima30')).toBe(dias.filter((one) => one > 30).length)
    expect(total(relatorio, 'dentro')).toBeCloseTo(
      (100 * dias.filter((one) => one <= 30).length) / rows.length,
      0,
    )
    const medians = porChave(relatorio, 'mediana')
    for (const mes of Object.keys(medians)) {
      const own = rows.filter((row) => row.mes === mes).map((row) => row.dias)
      expect([mes, medians[mes]]).toEqual([mes, percentil(own, 0.5)])
      expect([mes, porChave(relatorio, 'p90')[mes]]).toEqual([mes, percentil(own, 0.9)])
    }
  })

  test('budgets: answered, approved, their value; what a newer version replaced counts for nothing', async () => {
    const rows = ordens.filter(
      ({ criado, orcamento }) => within(criado) && orcamento !== null && orcamento !== 'SUBSTITUIDO',
    )
    const relatorio = await read(admin, `orcamentos?${PERIODO}`)
    const approved = rows.filter(({ orcamento }) => orcamento === 'APROVADO')
    expect(total(relatorio, 'orcamentos')).toBe(rows.length)
    expect(total(relatorio, 'aprovados')).toBe(approved.length)
    expect(total(relatorio, 'abertos')).toBe(rows.filter(({ orcamento }) => orcamento === 'ABERTO').length)
    expect(total(relatorio, 'valor')).toBe(approved.reduce((sum, { quantidade }) => sum + quantidade * 10, 0))
    expect(total(relatorio, 'resposta')).toBe(2)
  })

  test('recurrences by post, and swaps by month', async () => {
    const back = ordens.filter(({ criado, reincidencia }) => within(criado) && reincidencia !== null)
    const relatorio = await read(admin, `reincidencias?${PERIODO}`)
    expect(total(relatorio, 'reincidencias')).toBe(back.length)
    expect(total(relatorio, 'recusadas')).toBe(back.filter((os) => os.reincidencia === 'RECUSADA').length)
    const swaps = ordens.filter(({ criado, troca }) => within(criado) && troca !== null)
    const trocas = await read(admin, `trocas?${PERIODO}`)
    expect(total(trocas, 'trocas')).toBe(swaps.length)
    expect(total(trocas, 'revertidas')).toBe(swaps.filter(({ troca }) => troca === 'REVERTIDA').length)
  })

  test('causes from the commonest down, their shares adding up; parts used; what each repaired', async () => {
    const budgets = ordens.filter(
      ({ criado, orcamento }) => within(criado) && orcamento !== null && orcamento !== 'SUBSTITUIDO',
    )
    const causas = await read(admin, `causas-e-sintomas?${PERIODO}`)
    expect(porChave(causas, 'ocorrencias')).toEqual(counted(budgets, ({ causa }) => String(causa)))
    expect(causas.linhas.at(-1)?.valores[at(causas, 'acumulado')]).toBe(100)
    const used = ordens.filter(({ reparo, orcamento }) => within(reparo) && orcamento === 'APROVADO')
    const pecas = await read(admin, `pecas-usadas?${PERIODO}`)
    expect(total(pecas, 'quantidade')).toBe(used.reduce((sum, { quantidade }) => sum + quantidade, 0))
    expect(pecas.linhas[0]?.valores[at(pecas, 'classe')]).toBe('A')
    const repaired = ordens.filter(({ reparo }) => within(reparo))
    const tecnicos = await read(admin, `tecnicos?${PERIODO}`)
    expect(total(tecnicos, 'reparadas')).toBe(repaired.length)
    expect(total(tecnicos, 'recusadas')).toBe(repaired.filter(({ recusada }) => recusada).length)
  })

  test('each figure opens a list of as many orders as it says', async () => {
    const relatorio = await read(responsavel, `reincidencias?${PERIODO}&por=modelo&garantia=true`)
    const figures = relatorio.linhas.flatMap(({ abre, valores }) =>
      relatorio.colunas.flatMap((coluna, index) =>
        coluna.abre && abre ? [{ ...abre, ...coluna.abre, n: valores[index] }] : [],
      ),
    )
    expect(figures.length).toBeGreaterThan(3)
    for (const { n, ...abre } of figures) {
      const { garantia, modelo, ...filter } = { ...relatorio.lista?.filtros, ...abre } as Record<
        string,
        string
      >
      const found = await responsavel.post('/ordemServico/findByFiltro', {
        filter: { ...filter, garantia: garantia === 'true', modelo: Number(modelo) },
      })
      expect(found.json(), found.body).toMatchObject({ totalElements: n })
    }
  })

  test('S1-012: the CSV has its lines and their total, with a decimal comma', async () => {
    const answer = await admin.post('/relatorio/orcamentos/export/CSV', {
      filter: { de: '2026-03-01', ate: '2026-03-31' },
    })
    const relatorio = await read(admin, 'orcamentos?de=2026-03-01&ate=2026-03-31')
    const lines = answer.body.trim().split('\r\n')
    expect(lines[0]).toContain('Mês;Orçamentos;Aprovados')
    expect(lines).toHaveLength(3)
    expect(lines[1]?.split(';').slice(0, 2)).toEqual(['mar 2026', String(relatorio.linhas[0]?.valores[0])])
    expect(lines[2]?.startsWith('Total;')).toBe(true)
  })

  test('S7-119, S7-120: months and years from the first order of the own post', async () => {
    const meses = (await responsavel.get('/relatorio/meses')).json<{ mes: string; nome: string }[]>()
    expect(meses[0]).toEqual({ mes: '2026-11', nome: 'novembro de 2026' })
    expect(meses.at(-1)?.mes).toBe('2025-01')
    expect((await responsavel.get('/relatorio/anos')).json()).toEqual([{ ano: 2026 }, { ano: 2025 }])
  })

  test('S6-066: a post chooses no other post, a technician reads none, and what no report has is refused', async () => {
    const other = await responsavel.get(`/relatorio/orcamentos?posto=${bancada.postos.dois}`)
    expect(other.statusCode).toBe(403)
    const tecnico = await bancada.app.as('tecnico')
    expect((await tecnico.get('/relatorio/orcamentos')).statusCode).toBe(403)
    expect((await tecnico.get('/relatorio')).json()).toEqual([])
    expect((await responsavel.get('/relatorio')).json()).toHaveLength(12)
    expect((await admin.get('/relatorio/orcamentos?por=acaso')).statusCode).toBe(400)
    expect((await admin.get('/relatorio/orcamentos?de=2026-05-02&ate=2026-05-01')).statusCode).toBe(400)
    const slip = await admin.get('/relatorio/orcamentos?de=0001-05-01&ate=2026-05-01')
    expect([slip.statusCode, slip.json().messages[0].code]).toEqual([400, 'DATA_INVALIDA'])
  })
})
