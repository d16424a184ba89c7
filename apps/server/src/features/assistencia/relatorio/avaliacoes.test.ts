import type { Relatorio } from '@app/contract/casca/relatorio'
import { grupoDe, npsDe } from '@app/rules/assistencia/avaliacao'
import { afterAll, expect, test } from 'vitest'
import { insertMany } from '../avaliacao/testing/notas.ts'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
const { app, db, postos, consumidores } = bancada
afterAll(app.close)

const SEMPRE = 'avaliacoes?de=2020-01-01&ate=2029-12-31'
const read = async (person: string, address: string): Promise<Relatorio> => {
  const answer = await (await app.as(person)).get(`/relatorio/${address}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const total = ({ colunas, total: sums }: Relatorio, nome: string) =>
  sums?.[colunas.findIndex((coluna) => coluna.nome === nome)]

test('surveys: the marks of each category, and who promotes or detracts, as the rules count them', async () => {
  await insertMany(db, postos.um, consumidores.um)
  const said = await db
    .selectFrom('avaliacao')
    .select(['atendimento', 'prazo', 'preco', 'qualidade', 'media'])
    .where('respondida_em', 'is not', null)
    .$castTo<{ atendimento: number; prazo: number; preco: number; qualidade: number; media: number }>()
    .execute()
  expect(said).toHaveLength(150)
  const relatorio = await read('responsavel', `${SEMPRE}&por=posto`)
  const count = (grupo: string) => said.filter(({ media }) => grupoDe(media) === grupo).length
  const [promotores, neutros, detratores] = [count('PROMOTOR'), count('NEUTRO'), count('DETRATOR')]
  expect(total(relatorio, 'avaliacoes')).toBe(150)
  expect(total(relatorio, 'promotores')).toBe(promotores)
  expect(total(relatorio, 'neutros')).toBe(neutros)
  expect(total(relatorio, 'detratores')).toBe(detratores)
  expect(total(relatorio, 'recomendacao')).toBe(npsDe(promotores, neutros, detratores))
  for (const nome of ['atendimento', 'prazo', 'preco', 'qualidade'] as const)
    expect(total(relatorio, nome)).toBeCloseTo(said.reduce((sum, row) => sum + row[nome], 0) / 150, 1)
  expect(total(await read('responsavel2', SEMPRE), 'avaliacoes')).toBe(0)
})

test('each figure opens as many answers as it says: by month, post and model, of everybody who may read them', async () => {
  for (const more of ['', '&por=posto', '&por=modelo', '&garantia=false', '&por=tecnico']) {
    const relatorio = await read('responsavel', `${SEMPRE}${more}`)
    expect(relatorio.lista?.caminho).toBe('/avaliacao')
    let opened = 0
    for (const { abre, valores } of relatorio.linhas)
      for (const [at, { abre: coluna }] of relatorio.colunas.entries()) {
        if (!coluna || !abre || !valores[at]) continue
        const filter = { ...relatorio.lista?.filtros, ...abre, ...coluna }
        const answer = await (await app.as('responsavel')).post('/avaliacao/findByFiltro', { filter })
        expect(answer.json(), JSON.stringify(filter)).toMatchObject({ totalElements: valores[at] })
        opened += 1
      }
    if (more === '') expect(opened).toBeGreaterThan(2)
  }
  // Finance reads the report, not the answers.
  expect((await read('financeiro', SEMPRE)).lista).toBeNull()
})

test('the rounded mean finds its answers', async () => {
  const notas = await Promise.all(
    ['1', '2', '3', '4', '5'].map(async (nota) => {
      const answer = await (await app.as('responsavel')).post('/avaliacao/findByFiltro', { filter: { nota } })
      return answer.json<{ totalElements: number }>().totalElements
    }),
  )
  expect(notas.reduce((sum, one) => sum + one, 0)).toBe(150)
  const { distribuicao } = (
    await (await app.as('responsavel')).get('/avaliacao/resumo?de=2020-01-01&ate=2029-12-31')
  ).json()
  expect(notas).toEqual(distribuicao)
})
