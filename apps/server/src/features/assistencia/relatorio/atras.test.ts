import type { Relatorio } from '@app/contract/casca/relatorio'
import { afterAll, expect, test } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'
import { createOrdens } from './testing/ordens.ts'

// Every figure opens its own list: their statements differ in values and filters alone.
const bancada = await startBancada({ listed: false })
const { app, db, atendente, create } = bancada
afterAll(bancada.close)

const ordens = await createOrdens(bancada)
const PERIODO = 'de=2026-03-01&ate=2026-08-31'
const DAY = 86_400_000

// A refused budget with a newer one, and a swap that was asked for again, count their order once.
for (const { id, criado, orcamento, causa } of ordens.filter((os) => os.orcamento === 'REPROVADO')) {
  const nova = await db
    .insertInto('os_orcamento')
    .values({
      ordem_servico_id: id,
      versao: 2,
      situacao: id % 2 === 0 ? 'APROVADO' : (orcamento ?? ''),
      criado_em: new Date(criado.getTime() + 3 * DAY),
      respondido_em: new Date(criado.getTime() + 4 * DAY),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('os_linha')
    .values({
      orcamento_id: nova.id,
      ordem: 0,
      tipo: 'PECA',
      peca_id: bancada.peca.id,
      sintoma_os_id: bancada.sintoma,
      causa_os_id: causa,
      garantia: false,
      quantidade: 2,
      valor: 10,
      valor_final: 20,
      situacao: 'APROVADA',
    })
    .execute()
}
for (const { id, criado, troca } of ordens)
  if (troca === 'REVERTIDA')
    await db
      .insertInto('troca')
      .values({
        ordem_servico_id: id,
        motivo: 'Ainda sem peça',
        situacao: 'AUTORIZADA',
        solicitada_em: new Date(criado.getTime() + 5 * DAY),
        decidida_em: new Date(criado.getTime() + 6 * DAY),
      })
      .execute()
// Some have a technician; some were repaired by nobody known, and some are parts orders without a watch.
const quem = await db
  .selectFrom('usuario')
  .select('id')
  .where('role', '=', 'CENTRO_TECNICO')
  .executeTakeFirstOrThrow()
for (const [at, { id }] of ordens.entries())
  await db
    .updateTable('ordem_servico')
    .set({
      tecnico_id: at % 3 === 0 ? quem.id : null,
      ...(at % 5 === 0 && { reparado_por: null }),
      ...(at % 4 === 1 && { os_type: 'PA' as const, relogio_id: null }),
    })
    .where('id', '=', id)
    .execute()
// One repaired by nobody of the list, outside any period.
await create(atendente)

const WORDS = new Set(['garantia', 'recusadaQc', 'abertas'])
const TEXTS = new Set([
  ...WORDS,
  'de',
  'ate',
  'quando',
  'consertoDias',
  'orcamento',
  'troca',
  'status',
  'sem',
])

/** The filters of an address as the list's call has them. */
const filterOf = (address: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(address).map(([nome, valor]) => [
      nome,
      WORDS.has(nome) ? valor === 'true' : TEXTS.has(nome) ? valor : Number(valor),
    ]),
  )

const REPORTS = [
  ['tempo-de-conserto', 'por=mes', 20],
  ['tempo-de-conserto', 'por=marca', 4],
  ['tempo-de-conserto', 'por=modelo&garantia=true', 8],
  ['tempo-de-conserto', 'por=tecnico', 6],
  ['orcamentos', 'por=tecnico&garantia=true', 3],
  ['orcamentos', 'por=mes', 15],
  ['orcamentos', 'por=marca&garantia=false', 5],
  ['causas-e-sintomas', 'por=causa', 3],
  ['causas-e-sintomas', 'por=sintoma&garantia=true', 1],
  ['pecas-usadas', 'garantia=false', 1],
  ['trocas', 'por=mes', 8],
  ['trocas', 'por=modelo', 4],
  ['tecnicos', '', 2],
] as const

test.each(
  REPORTS.flatMap(([nome, filtro, least]) =>
    ['admin', 'responsavel'].map((person) => ({ nome, filtro, person, least })),
  ),
)(
  'S7-102: each count of $nome ($filtro) opens a list of as many orders: $person',
  async ({ nome, filtro, person, least }) => {
    const caller = await app.as(person)
    const answer = await caller.get(`/relatorio/${nome}?${PERIODO}&${filtro}`)
    expect(answer.statusCode, answer.body).toBe(200)
    const { lista, colunas, linhas, total }: Relatorio = answer.json()
    expect(lista?.caminho).toBe('/ordemServico')
    // Every figure leads somewhere; of those that count orders, the list says the same number.
    expect(
      colunas.filter(({ formato, abre }) => abre === null && formato !== 'porcento' && formato !== 'texto'),
    ).toEqual([])
    // Orders without a brand, a model or a technician open theirs, too.
    expect(linhas.filter(({ abre }) => abre === null)).toEqual([])
    const lines = [...linhas, { rotulo: 'Total', valores: total ?? [], abre: lista?.total ? {} : null }]
    const figures = lines.flatMap(({ rotulo, valores, abre }) =>
      colunas.flatMap((coluna, at) =>
        coluna.formato === 'inteiro' && coluna.nome !== 'quantidade' && coluna.abre && abre
          ? [
              {
                of: `${rotulo}, ${coluna.rotulo}`,
                n: valores[at],
                filter: { ...lista?.filtros, ...abre, ...coluna.abre },
              },
            ]
          : [],
      ),
    )
    expect(figures.filter(({ n }) => Number(n) > 0).length).toBeGreaterThanOrEqual(least)
    for (const { of, n, filter } of figures) {
      const found = await caller.post('/ordemServico/findByFiltro', { filter: filterOf(filter) })
      expect([of, found.json<{ totalElements: number }>().totalElements], found.body.slice(0, 300)).toEqual([
        of,
        n,
      ])
    }
  },
)

test.each([
  ['tempo-de-conserto', 'por=marca', 'Sem marca', { sem: 'marca' }],
  ['tempo-de-conserto', 'por=modelo', 'Sem modelo', { sem: 'modelo' }],
  ['tempo-de-conserto', 'por=tecnico', 'Sem técnico', { sem: 'tecnico' }],
  ['tecnicos', '', 'Sem técnico', { sem: 'reparador' }],
])('rede §6: in %s (%s) the line “%s” opens its orders', async (nome, filtro, words, filter) => {
  const answer = await (await app.as('admin')).get(`/relatorio/${nome}?${PERIODO}&${filtro}`)
  const linha = answer.json<Relatorio>().linhas.find(({ rotulo }) => rotulo === words)
  expect(linha?.abre).toEqual(filter)
  expect(Number(linha?.valores[0])).toBeGreaterThan(0)
})
