import type { Pedido } from '@app/contract/armazem/pedido'
import type { Relatorio } from '@app/contract/casca/relatorio'
import { expect, test } from 'vitest'
import { createAcaso } from '../../../platform/testing/acaso.ts'
import { linha, NOON, useStocked } from '../pedido/testing/warehouse.ts'

const warehouse = useStocked()
const HORA = 3_600_000
const CAMINHO = ['CRIADO', 'EM_SEPARACAO', 'A_FATURAR', 'FATURADO'] as const
const LIMITE = 4

type Passagem = { etapa: string; horas: number; atrasada: boolean }

/** The value at a part of sorted values, between two of them in proportion. */
const percentil = (values: number[], part: number): number | null => {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const at = (sorted.length - 1) * part
  const low = sorted[Math.floor(at)] ?? 0
  const high = sorted[Math.ceil(at)] ?? low
  return Math.round((low + (high - low) * (at - Math.floor(at))) * 10) / 10
}

test('rede §6: hours in each stage and the share late are those of random walks of orders, there and back', async () => {
  const { save, lote } = warehouse
  let operador = warehouse.operador
  const random = createAcaso(20_261_123)
  const passagens: Passagem[] = []
  let now = NOON.getTime()
  // Sessions end while hours pass.
  const later = async (hours: number) => {
    now += hours * HORA
    warehouse.setClock(new Date(now))
    operador = await warehouse.as('operador')
  }
  for (let one = 0; one < 8; one += 1) {
    const concluido = random() < 0.5
    const coleta = new Date((Math.ceil(now / HORA) + 20) * HORA)
    const feito = await warehouse.create(await warehouse.as('cliente'), [linha(lote, 1)], {
      concluido,
      dataHoraColeta: coleta.toISOString(),
    })
    const { id } = feito
    if (!concluido) {
      await later(3)
      // What waits to be concluded is in no stage yet.
      await save(operador, id, { concluido: true })
    }
    let desde = now
    let at = 0
    const leave = (etapa: string, atrasada?: boolean) => {
      const horas = (now - desde) / HORA
      passagens.push({ etapa, horas, atrasada: atrasada ?? horas > LIMITE })
      desde = now
    }
    for (let step = 0; step < 6; step += 1) {
      await later(Math.floor(random() * 160) / 20)
      if (at === 3) {
        await save(operador, id, { statusAlcis: 'expedido' })
        leave('FATURADO', now > coleta.getTime())
        break
      }
      const to = at > 0 && random() < 0.25 ? at - 1 : at + 1
      const moved: Pedido = await save(operador, id, { status: CAMINHO[to] })
      expect(moved.etapa).toBe(CAMINHO[to])
      leave(CAMINHO[at] ?? '')
      at = to
    }
  }
  expect(passagens.length).toBeGreaterThan(20)

  const dia = (instant: number) => new Date(instant).toISOString().slice(0, 10)
  const periodo = `de=${dia(NOON.getTime())}&ate=${dia(now + 24 * HORA)}`
  const read = async (more = ''): Promise<Relatorio> => {
    const answer = await operador.get(`/relatorio/tempo-por-etapa-dos-pedidos?${periodo}${more}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const expected = (those: Passagem[]) => {
    const tarde = those.filter(({ atrasada }) => atrasada).length
    const tenths = those.map(({ horas }) => Math.round(horas * 10 + 1e-9) / 10)
    return [
      those.length,
      those.length - tarde,
      tarde,
      Math.round((1000 * tarde) / those.length + 1e-9) / 10,
      percentil(tenths, 0.5),
      percentil(tenths, 0.9),
    ]
  }
  const relatorio = await read()
  for (const etapa of CAMINHO) {
    const those = passagens.filter((one) => one.etapa === etapa)
    const found = relatorio.linhas.find(({ chave }) => chave === etapa)
    expect([etapa, ...(found?.valores ?? [])]).toEqual([etapa, ...expected(those)])
  }
  expect(relatorio.total).toEqual(expected(passagens))
  // Orders that went back left a stage more than once; such a list is shorter than its figure.
  const { totalElements } = (
    await operador.post('/pedidos/findByFiltroAdmin', {
      page: 0,
      pageSize: 1,
      ...relatorio.lista?.filtros,
      deixou: 'FATURADO',
    })
  ).json<{ totalElements: number }>()
  expect(totalElements).toBe(passagens.filter(({ etapa }) => etapa === 'FATURADO').length)
  expect(relatorio.lista?.total).toBe(false)
  const one = await read('&por=cliente&status=A_FATURAR')
  expect(one.lista?.filtros).toMatchObject({ quando: 'etapa', deixou: 'A_FATURAR' })
  expect(one.total).toEqual(expected(passagens.filter(({ etapa }) => etapa === 'A_FATURAR')))
  expect(one.linhas).toHaveLength(1)
  expect((await read('&por=mes')).linhas.map(({ valores }) => valores[0])).toContain(passagens.length)
})

test('rede §6: an order whose dispatch was taken back counts both its stays before leaving', async () => {
  const { save, lote } = warehouse
  const inicio = Date.parse('2027-01-20T12:00:00Z')
  const at = async (hours: number, who: string) => {
    warehouse.setClock(new Date(inicio + hours * HORA))
    return warehouse.as(who)
  }
  const { id } = await warehouse.create(await at(0, 'cliente'), [linha(lote, 1)], {
    concluido: true,
    dataHoraColeta: new Date(inicio + 20 * HORA).toISOString(),
  })
  const operador = await at(0, 'operador')
  for (const status of CAMINHO.slice(1)) await save(operador, id, { status })
  await save(await at(2, 'operador'), id, { statusAlcis: 'expedido' })
  await save(await at(5, 'admin'), id, { statusAlcis: 'conferido' })
  await save(await at(30, 'operador'), id, { statusAlcis: 'expedido' })
  const answer = await (
    await at(31, 'operador')
  ).get('/relatorio/tempo-por-etapa-dos-pedidos?de=2027-01-20&ate=2027-01-23&status=FATURADO')
  // Two hours, in time, and twenty-five, after the pickup.
  expect(answer.json<Relatorio>().total).toEqual([2, 1, 1, 50, 13.5, 22.7])
})
