import type { Avaliacao, AvaliacaoSoma } from '@app/contract/assistencia/avaliacao'
import { grupoDe, mediaDe, npsDe } from '@app/rules/assistencia/avaliacao'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startOficina } from '../ordemServico/testing/oficina.ts'
import { insertMany, insertRated, notas } from './testing/notas.ts'
import { surveysOf } from './testing/surveys.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { app, db, consumidores } = oficina
const [atendente, responsavel, outro, sp] = await Promise.all(
  ['atendente', 'responsavel', 'responsavel2', 'sp'].map((name) => app.as(`${name}@`)),
)
const { atendida, dada } = surveysOf(oficina, atendente!)

beforeEach(async () => {
  await db.deleteFrom('avaliacao').execute()
})

describe('the sums', () => {
  const soma = async (by = responsavel!, query = 'de=2026-01-01&ate=2027-12-31') => {
    const answer = await by.get(`/avaliacao/resumo?${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<AvaliacaoSoma>()
  }

  test('the sums over random marks equal those of the rules', async () => {
    const osId = await atendida()
    const { posto_id } = await db
      .selectFrom('ordem_servico')
      .select('posto_id')
      .where('id', '=', osId)
      .executeTakeFirstOrThrow()
    await db.deleteFrom('avaliacao').execute()
    // The database creates 200 orders that were attended to, three of four with an answer.
    await insertMany(db, posto_id, consumidores.um)
    const given = (
      await db.selectFrom('avaliacao').selectAll().where('respondida_em', 'is not', null).execute()
    ).map(({ atendimento, prazo, preco, qualidade }) =>
      mediaDe(notas(atendimento ?? 0, prazo ?? 0, preco ?? 0, qualidade ?? 0)),
    )
    const count = (grupo: string) => given.filter((media) => grupoDe(media) === grupo).length
    const hoje = new Date().toISOString().slice(0, 4)
    const found = await soma(responsavel, `de=${hoje}-01-01&ate=${hoje}-12-31`)
    const [promotores, neutros, detratores] = [count('PROMOTOR'), count('NEUTRO'), count('DETRATOR')]
    expect(found).toMatchObject({
      enviadas: 200,
      respondidas: given.length,
      promotores,
      neutros,
      detratores,
      nps: npsDe(promotores, neutros, detratores),
    })
    expect(found.distribuicao.reduce((all, n) => all + n, 0)).toBe(given.length)
    const media = given.reduce((all, n) => all + n, 0) / given.length
    // Rounded to hundredths, a half of one is the most that is lost.
    expect(Math.abs((found.media ?? 0) - media)).toBeLessThanOrEqual(0.005 + 1e-9)
    await db.deleteFrom('avaliacao').execute()
    await db.deleteFrom('ordem_servico').where('ano', '=', 2027).execute()
  })

  test('are of the own post, or of the one that staff names, in the period alone', async () => {
    await dada({ notas: notas(1, 1, 2, 2) })
    expect(await soma()).toMatchObject({
      respondidas: 1,
      media: 1.5,
      nps: -100,
      distribuicao: [0, 1, 0, 0, 0],
    })
    expect(await soma(outro)).toMatchObject({
      enviadas: 0,
      respondidas: 0,
      media: null,
      nps: null,
      meses: [],
    })
    expect((await soma(sp, `de=2026-01-01&ate=2027-12-31&posto=${oficina.postos.dois}`)).respondidas).toBe(0)
    expect((await soma(sp, 'de=2020-01-01&ate=2020-12-31')).respondidas).toBe(0)
    expect((await soma(sp, 'de=0001-01-01&ate=9999-12-31')).antes).toBeNull()
    const turned = await sp!.get('/avaliacao/resumo?de=2026-02-01&ate=2026-01-01')
    expect(turned.json().messages[0].fieldName).toBe('ate')
  })

  test('are compared with as many days before, and with the network once three posts were rated', async () => {
    const { um, dois, filho } = oficina.postos
    const rated = (postoId: number, consumidorId: number, em: string, nota: number) =>
      insertRated(db, { postoId, consumidorId, em, nota })
    await rated(um, consumidores.um, '2027-02-10', 5)
    await rated(um, consumidores.um, '2027-01-31', 2)
    await rated(um, consumidores.um, '2027-02-20', 3)
    await rated(um, consumidores.um, '2027-01-15', 1)
    await rated(dois, consumidores.dois, '2027-02-28', 1)
    const february = 'de=2027-02-01&ate=2027-02-28'
    expect(await soma(responsavel, february)).toMatchObject({
      nps: 50,
      antes: { respondidas: 2, media: 1.5, nps: -100 },
      rede: null,
    })
    expect(await soma(outro, 'de=2027-02-18&ate=2027-02-28')).toMatchObject({ nps: -100, antes: null })
    await rated(filho, consumidores.filho, '2027-02-14', 5)
    const rede = { respondidas: 4, media: 3.5, nps: 25 }
    expect(await soma(outro, february)).toMatchObject({ nps: -100, rede })
    expect(await soma(sp, `${february}&posto=${dois}`)).toMatchObject({ nps: -100, rede })
    // Who sees the whole network has its own figure already.
    expect(await soma(sp, february)).toMatchObject({ nps: 25, rede: null })
    await db.deleteFrom('avaliacao').execute()
    await db.deleteFrom('ordem_servico').where('ano', '=', 2027).execute()
  })

  test('the list filters what has a mark of 1 or 2, and what waits for an answer; CSV of it', async () => {
    const low = await dada({ notas: notas(5, 2, 5, 5), comentario: 'Atrasou.' })
    await dada()
    const list = async (filter: object) =>
      (await responsavel!.post('/avaliacao/findByFiltro', { filter }))
        .json()
        .content.map((row: Avaliacao) => row.id)
    expect(await list({ notaBaixa: 'true' })).toEqual([low.id])
    expect(await list({ situacao: 'RESPONDIDA' })).toEqual([])
    expect(await list({})).toHaveLength(2)
    const csv = await responsavel!.post('/avaliacao/export/CSV', {
      fields: ['consumidor', 'media', 'comentario'],
    })
    expect(csv.body).toContain('Dalva Quaresma;4,25;Atrasou.')
    expect((await outro!.post('/avaliacao/findByFiltro', { filter: {} })).json().content).toEqual([])
  })
})
