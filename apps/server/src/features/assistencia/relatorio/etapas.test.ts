import { STATUS_OS } from '@app/contract/assistencia/ordemServico'
import type { Relatorio } from '@app/contract/casca/relatorio'
import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAcaso } from '../../../platform/testing/acaso.ts'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
const { app, db, postos, consumidores, modelo, outro, linhaServico, peca } = bancada
afterAll(bancada.close)

const DAY = 86_400_000
const PERIODO = 'de=2026-03-01&ate=2026-08-31'
const ESPERAS = STATUS_OS.filter((status) => !TERMINAIS.includes(status)).slice(0, 5)
const random = createAcaso(20_261_123)
const upTo = (many: number) => Math.floor(random() * many)

type Os = {
  posto: number
  modelo: number
  status: string
  etapas: { status: string; dias: number }[]
  maoDeObra: number
  pecas: number
}
const ordens: Os[] = []

const insertOs = async (numero: number): Promise<void> => {
  const doUm = random() < 0.6
  const finalizada = random() < 0.5
  const os: Os = {
    posto: doUm ? postos.um : postos.dois,
    modelo: random() < 0.5 ? modelo.id : outro.id,
    status: finalizada ? 'FINALIZADA' : (ESPERAS[upTo(5)] ?? 'EM_CRIACAO'),
    etapas: Array.from({ length: 1 + upTo(4) }, () => ({
      status: ESPERAS[upTo(5)] ?? 'EM_CRIACAO',
      dias: 1 + upTo(20),
    })),
    maoDeObra: 0,
    pecas: 0,
  }
  const criado = Date.parse('2026-03-10T12:00:00Z') + upTo(120) * DAY
  const relogio = await db
    .insertInto('relogio')
    .values({ modelo_produto_id: os.modelo, numero_serie: `ETAPA${numero}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('ordem_servico')
    .values({
      ano: 2026,
      numero: 5000 + numero,
      os_type: 'OS',
      posto_id: os.posto,
      consumidor_id: doUm ? consumidores.um : consumidores.dois,
      relogio_id: relogio.id,
      criado_em: new Date(criado),
      status: os.status,
      ...(finalizada && { status_anterior: 'ENTREGUE' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  let at = criado
  let de: string | null = null
  // The same status twice in a row is no change of it.
  os.etapas = os.etapas.filter(({ status }, index) => status !== os.etapas[index - 1]?.status)
  for (const { status: para, dias } of [...os.etapas, { status: os.status, dias: 0 }]) {
    const row = { ordem_servico_id: id, por: 'SISTEMA', acao: 'teste', de, para }
    await db
      .insertInto('os_historico')
      .values([
        { ...row, criado_em: new Date(at) },
        // What changes no status ends no stay.
        { ...row, de: para, criado_em: new Date(at + 60_000) },
      ])
      .execute()
    at += dias * DAY
    de = para
  }
  if (os.etapas.at(-1)?.status === os.status) os.etapas.pop()
  if (random() < 0.7) {
    const { id: orcamento_id } = await db
      .insertInto('os_orcamento')
      .values({ ordem_servico_id: id, versao: 1, situacao: 'APROVADO', criado_em: new Date(criado) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const linhas = Array.from({ length: 4 }, (_, ordem) => ({
      servico: random() < 0.5,
      garantia: random() < 0.7,
      aprovada: random() < 0.8,
      fabrica: random() < 0.3,
      valor: upTo(10_000) / 100,
      ordem,
    }))
    await db
      .insertInto('os_linha')
      .values(
        linhas.map(({ servico, garantia, aprovada, fabrica, valor, ordem }) => ({
          orcamento_id,
          ordem,
          tipo: servico ? 'SERVICO' : 'PECA',
          servico_id: servico ? linhaServico.servico.id : null,
          peca_id: servico ? null : peca.id,
          sintoma_os_id: linhaServico.sintoma.id,
          causa_os_id: linhaServico.causa.id,
          garantia,
          situacao: aprovada ? 'APROVADA' : 'RECUSADA',
          solicitar_peca: !servico && fabrica,
          valor: 180,
          valor_final: 180,
          valor_fabricante: valor,
        })),
      )
      .execute()
    for (const { servico, garantia, aprovada, fabrica, valor } of linhas)
      if (garantia && aprovada && (servico || !fabrica)) os[servico ? 'maoDeObra' : 'pecas'] += valor
  }
  ordens.push(os)
}

beforeAll(async () => {
  for (let numero = 0; numero < 50; numero += 1) await insertOs(numero)
})

const read = async (person: string, address: string): Promise<Relatorio> => {
  const answer = await (await app.as(person)).get(`/relatorio/${address}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const at = ({ colunas }: Relatorio, nome: string) => colunas.findIndex((coluna) => coluna.nome === nome)
const lines = (relatorio: Relatorio, nome: string) =>
  Object.fromEntries(relatorio.linhas.map(({ chave, valores }) => [chave, valores[at(relatorio, nome)]]))
const percentil = (values: number[], part: number): number | null => {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * part
  const low = sorted[Math.floor(place)] ?? 0
  const high = sorted[Math.ceil(place)] ?? low
  return Math.round((low + (high - low) * (place - Math.floor(place))) * 10) / 10
}
/** Every figure that opens a list, with what the list finds. */
const opened = async (relatorio: Relatorio, person: string): Promise<[unknown, number][]> => {
  const caller = await app.as(person)
  const figures = relatorio.linhas.flatMap(({ abre, valores }) =>
    relatorio.colunas.flatMap((coluna, index) =>
      coluna.abre && abre
        ? [{ filter: { ...relatorio.lista?.filtros, ...abre, ...coluna.abre }, n: valores[index] }]
        : [],
    ),
  )
  const found: [unknown, number][] = []
  for (const { filter, n } of figures) {
    const { abertas, modelo: deModelo, marca, ...others } = filter as Record<string, string>
    const answer = await caller.post('/ordemServico/findByFiltro', {
      filter: {
        ...others,
        ...(abertas && { abertas: true }),
        ...(deModelo && { modelo: Number(deModelo) }),
        ...(marca && { marca: Number(marca) }),
      },
    })
    found.push([n, answer.json<{ totalElements: number }>().totalElements])
  }
  return found
}

test.each(['admin', 'responsavel'])(
  'stages: the days of each stay, and who waits now: %s',
  async (person) => {
    const own = ordens.filter(({ posto }) => person === 'admin' || posto === postos.um)
    const relatorio = await read(person, `tempo-por-etapa?${PERIODO}`)
    const medianas = lines(relatorio, 'mediana')
    for (const status of ESPERAS) {
      const dias = own.flatMap(({ etapas }) =>
        etapas.filter((one) => one.status === status).map((one) => one.dias),
      )
      const esperam = own.filter((os) => os.status === status).length
      expect([status, lines(relatorio, 'passagens')[status] ?? 0]).toEqual([status, dias.length])
      expect([status, medianas[status] ?? null]).toEqual([status, percentil(dias, 0.5)])
      expect([status, lines(relatorio, 'p90')[status] ?? null]).toEqual([status, percentil(dias, 0.9)])
      expect([status, lines(relatorio, 'esperam')[status] ?? 0]).toEqual([status, esperam])
    }
    const found = await opened(relatorio, person)
    expect(found.length).toBeGreaterThan(2)
    for (const [n, listed] of found) expect(listed).toBe(n)
  },
)

test('stages: one alone, by model, and its figures open the orders in it', async () => {
  const [status = ''] = ESPERAS
  const relatorio = await read('responsavel', `tempo-por-etapa?${PERIODO}&por=modelo&status=${status}`)
  for (const id of [modelo.id, outro.id]) {
    const dias = ordens
      .filter((os) => os.modelo === id && os.posto === postos.um)
      .flatMap(({ etapas }) => etapas.filter((one) => one.status === status).map((one) => one.dias))
    expect(lines(relatorio, 'mediana')[id] ?? null).toBe(percentil(dias, 0.5))
  }
  for (const [n, listed] of await opened(relatorio, 'responsavel')) expect(listed).toBe(n)
})

test.each(['admin', 'responsavel'])(
  'warranty cost: labour and parts that are owed, by model: %s',
  async (person) => {
    const relatorio = await read(person, `custo-de-garantia?${PERIODO}&por=modelo`)
    for (const id of [modelo.id, outro.id]) {
      const own = ordens.filter(
        (os) =>
          os.modelo === id && os.status === 'FINALIZADA' && (person === 'admin' || os.posto === postos.um),
      )
      const sum = (of: (os: Os) => number) => own.reduce((all, os) => all + of(os), 0)
      expect(lines(relatorio, 'os')[id]).toBe(own.length)
      expect(lines(relatorio, 'maoDeObra')[id]).toBeCloseTo(
        sum((os) => os.maoDeObra),
        2,
      )
      expect(lines(relatorio, 'pecas')[id]).toBeCloseTo(
        sum((os) => os.pecas),
        2,
      )
      expect(lines(relatorio, 'custo')[id]).toBeCloseTo(
        sum((os) => os.maoDeObra + os.pecas),
        2,
      )
      const comCusto = Number(lines(relatorio, 'comCusto')[id])
      expect(lines(relatorio, 'porOs')[id]).toBeCloseTo(sum((os) => os.maoDeObra + os.pecas) / comCusto, 1)
    }
    const found = await opened(relatorio, person)
    expect(found).toHaveLength(2)
    for (const [n, listed] of found) expect(listed).toBe(n)
    expect((await read(person, `custo-de-garantia?${PERIODO}`)).total).toEqual(relatorio.total)
  },
)
