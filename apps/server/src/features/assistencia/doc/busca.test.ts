import type { Doc, DocAchados, DocResumo } from '@app/contract/assistencia/doc'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { pdfOf } from '../../../demo/pdf.ts'
import { startTestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'
import { readTexto } from './jobs.ts'
import { saveTexto } from './store/texto.ts'

const server = await startTestApp({ clock: () => new Date('2026-11-22T15:00:00Z') })
afterAll(server.close)
const { db } = server.database
await seedPostos(server)
const sp = await server.as('sp')
const tecnico = await server.as('tecnico')

/** A published document of these pages, its text read. */
const publicado = async (titulo: string, ...pages: (readonly string[])[]) => {
  const doc = (await sp.post('/doc', { tipo: 'BOLETIM', titulo })).json<Doc>()
  const answer = await sp.post(`/doc/${doc.id}/versao`, {
    arquivo: {
      filename: 'boletim.pdf',
      contentType: 'application/pdf',
      data: pdfOf(...pages).toString('base64'),
    },
    mudou: 'Primeira.',
    versao: doc.versao,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  const { versao } = answer.json<Doc>()
  const { id: versaoId } = await db
    .selectFrom('documento_versao')
    .select('id')
    .where('documento_id', '=', doc.id)
    .executeTakeFirstOrThrow()
  await readTexto(server.app.services, versaoId)
  const saved = await sp.put(`/doc/${doc.id}`, { titulo, tipo: 'BOLETIM', status: 'PUBLICADO', versao })
  expect(saved.statusCode, saved.body).toBe(200)
  return { id: doc.id, versaoId }
}
const achados = async (busca: string): Promise<DocResumo[]> =>
  (await tecnico.post('/doc/findByFiltro', { filter: { busca } })).json<{ content: DocResumo[] }>().content
const procura = (id: number, busca: string, pagina: number, numero = 1) =>
  tecnico.get(`/doc/${id}/versao/${numero}/achados?busca=${encodeURIComponent(busca)}&pagina=${pagina}`)

/** What was counted of the words beside what the pages say. */
const contadas = async () => {
  const of = async (source: ReturnType<typeof sql>) =>
    (
      await sql<{ lexema: string; versao_id: number; paginas: number; vezes: number }>`
        select lexema, versao_id, paginas::int, vezes::int from ${source} contada order by lexema, versao_id`.execute(
        db,
      )
    ).rows
  return {
    guardadas: await of(sql`documento_palavra`),
    das_paginas: await of(sql`(
      select lida.lexeme as lexema, versao_id, count(*) as paginas, max(cardinality(lida.positions)) as vezes
        from documento_pagina cross join lateral unnest(vetor) lida group by 1, 2)`),
  }
}

test('rede §5: two words before one, the title before the text, and the oftener the better', async () => {
  await publicado('Folha um', ['O rubi do mancal.'])
  await publicado('Folha dois', ['O rubi, o outro rubi e mais um rubi.'])
  await publicado('Folha três', ['O rubi e a alavanca.'])
  await publicado('O rubi', ['Nada mais.'])
  expect((await achados('rubi alavanca')).map(({ titulo }) => titulo)).toEqual([
    'O rubi',
    'Folha três',
    'Folha dois',
    'Folha um',
  ])
})

test.each([
  ['vedação', 'vedações'],
  ['mão', 'mãos'],
  ['manual', 'manuais'],
  ['farol', 'faróis'],
  ['barril', 'barris'],
  ['útil', 'úteis'],
  ['boletim', 'boletins'],
  ['açúcar', 'açúcares'],
  ['degrau', 'degraus'],
])(
  'rede §5: %s and %s find each other, in title and text, with and without accents, and are marked',
  async (...par) => {
    const semAcento = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '')
    const { id: noTitulo } = await publicado(`Nota de ${par[0]}`, ['Nada mais.'])
    const { id: noPlural } = await publicado(`Nota de ${par[1]}`, ['Nada mais.'])
    const { id: noTexto } = await publicado('Folha', [`Sobre ${par[0]} e o fundo.`], [`Sobre ${par[1]}.`])
    for (const busca of [...par, ...par.map(semAcento), par[1].toUpperCase()]) {
      const found = await achados(busca)
      expect(new Set(found.map(({ id }) => id)), busca).toEqual(new Set([noTitulo, noPlural, noTexto]))
      expect(found.at(-1), busca).toMatchObject({ id: noTexto, paginasAchadas: 2 })
      const marked = found.flatMap(({ tituloPartes, trechos }) =>
        [tituloPartes, ...trechos.map(({ partes }) => partes)].flat().filter(({ marcado }) => marcado),
      )
      expect(marked.map(({ texto }) => texto).sort(), busca).toEqual([...par, ...par].sort())
      expect((await procura(noTexto, busca, 2)).json(), busca).toEqual({ paginas: [1, 2], formas: [par[1]] })
    }
  },
)

test('the form that was typed before another, and a word in several forms is still one word', async () => {
  await publicado('Folha a', ['O cano.'])
  await publicado('Folha b', ['O canal.'])
  await publicado('Folha c', ['Os canais, o canal, os canais e o canal.'])
  await publicado('Folha d', ['O canal e a catraca.'])
  const titulos = async (busca: string) => (await achados(busca)).map(({ titulo }) => titulo)
  expect(await titulos('canal')).toEqual(['Folha c', 'Folha d', 'Folha b', 'Folha a'])
  expect((await titulos('catraca canal')).slice(0, 2)).toEqual(['Folha d', 'Folha c'])
})

test('words that only join others find nothing in any form', async () => {
  const { id } = await publicado('Folha do casal', ['Um mal e um par.'])
  for (const busca of ['mais', 'para', 'de', 'mais para como']) {
    expect(await achados(busca), busca).toEqual([])
    expect((await procura(id, busca, 1)).json(), busca).toEqual({ paginas: [], formas: [] })
  }
  expect(await achados('mais turbina')).toEqual([])
})

test('the words counted are those of the pages, also after a text was read anew', async () => {
  const { versaoId } = await publicado('Contada', ['A mola e a mola.'], ['A mola.', 'O tambor.'])
  const first = await contadas()
  expect(first.guardadas).toEqual(first.das_paginas)
  expect(first.guardadas).toContainEqual({ lexema: 'mol', versao_id: versaoId, paginas: 2, vezes: 2 })
  await saveTexto(db, versaoId, ['Um tambor', '', 'O tambor'])
  const second = await contadas()
  expect(second.guardadas).toEqual(second.das_paginas)
  expect(
    second.guardadas.filter(({ versao_id }) => versao_id === versaoId).map(({ lexema }) => lexema),
  ).toEqual(['tambor'])
})

test('a word on very many pages shows its first passages and the number of its pages', async () => {
  const { versaoId } = await publicado('Catálogo grande', ['Capa.'])
  await saveTexto(
    db,
    versaoId,
    Array.from({ length: 120 }, (_, at) => `Referência ${at} do trinquete`),
  )
  const [found] = await achados('trinquete')
  expect(found).toMatchObject({ titulo: 'Catálogo grande', paginasAchadas: 120 })
  expect(found?.trechos).toHaveLength(2)
})

test('rede §5: the reader is told the pages with the words, and how the open one writes them', async () => {
  const { id } = await publicado(
    'Manual de gaxetas',
    ['Gaxetas do fundo.'],
    ['Sem nada.'],
    ['A gaxeta e a GAXETA.'],
  )
  const first = (await procura(id, 'gaxeta', 1)).json<DocAchados>()
  expect(first).toEqual({ paginas: [1, 3], formas: ['gaxetas'] })
  expect((await procura(id, 'gaxeta', 3)).json()).toEqual({ paginas: [1, 3], formas: ['gaxeta'] })
  expect((await procura(id, 'gaxeta', 2)).json()).toEqual({ paginas: [1, 3], formas: [] })
  expect((await procura(id, 'turbina', 1)).json()).toEqual({ paginas: [], formas: [] })
  expect((await procura(id, 'gaxeta', 1, 2)).statusCode).toBe(404)
  expect((await procura(id, '', 1)).statusCode).toBe(400)
  expect((await procura(id, 'gaxeta', 0)).statusCode).toBe(400)
})

test('the words of a draft are told to its editors alone', async () => {
  const { id } = await publicado('Recolhido', ['Segredo da casa.'])
  const doc = (await sp.get(`/doc/${id}`)).json<Doc>()
  await sp.put(`/doc/${id}`, { titulo: doc.titulo, tipo: doc.tipo, status: 'RASCUNHO', versao: doc.versao })
  expect((await procura(id, 'segredo', 1)).statusCode).toBe(404)
  expect((await sp.get(`/doc/${id}/versao/1/achados?busca=segredo&pagina=1`)).json()).toMatchObject({
    paginas: [1],
  })
})
