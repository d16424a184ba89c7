import type { Doc, DocLeitores, DocResumo } from '@app/contract/assistencia/doc'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../../../demo/pdf.ts'
import { type Caller, startTestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'
import { runQueued } from '../../../platform/testing/queued.ts'
import { docJobs, notifyLeitores, readTexto } from './jobs.ts'

let hoje = new Date('2026-11-22T15:00:00Z')
const server = await startTestApp({ clock: () => hoje })
afterAll(server.close)
const { db } = server.database
const postos = await seedPostos(server)
const sp = await server.as('sp')
const tecnico = await server.as('tecnico')
const atendente = await server.as('atendente')
const outro = await server.as('atendente2')

const arquivoOf = (...lines: string[]) => ({
  filename: 'boletim.pdf',
  contentType: 'application/pdf',
  data: pdfOf(lines).toString('base64'),
})
const novo = async (input: object, person: Caller = sp): Promise<Doc> => {
  const answer = await person.post('/doc', { tipo: 'BOLETIM', ...input })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const inputOf = (doc: Doc) => ({
  titulo: doc.titulo,
  tipo: doc.tipo,
  status: doc.status,
  pedeCiencia: doc.pedeCiencia,
  cienciaAte: doc.cienciaAte,
  validoAte: doc.validoAte,
  marcas: doc.marcas.map(({ id }) => id),
  modelos: doc.modelos.map(({ id }) => id),
  tiposEquipamento: doc.tiposEquipamento.map(({ id }) => id),
  papeis: doc.papeis.map(({ codigo }) => codigo),
  categorias: doc.categorias.map(({ id }) => id),
  postos: doc.postos.map(({ id }) => id),
  versao: doc.versao,
})
const versaoDe = async (doc: Doc, ...lines: string[]): Promise<Doc> => {
  const answer = await sp.post(`/doc/${doc.id}/versao`, {
    arquivo: arquivoOf(...lines),
    mudou: 'Pressão do teste.',
    versao: doc.versao,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  const { id } = await db
    .selectFrom('documento_versao')
    .select('id')
    .where('documento_id', '=', doc.id)
    .orderBy('numero', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await readTexto(server.app.services, id)
  return answer.json()
}
const publicar = async (doc: Doc): Promise<Doc> => {
  const answer = await sp.put(`/doc/${doc.id}`, { ...inputOf(doc), status: 'PUBLICADO' })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const publicado = async (input: object, ...lines: string[]): Promise<Doc> =>
  publicar(await versaoDe(await novo(input), ...lines))
const achados = async (person: Caller, filter: object): Promise<DocResumo[]> => {
  const answer = await person.post('/doc/findByFiltro', { filter })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ content: DocResumo[] }>().content
}
const titulos = async (person: Caller, filter: object = {}) =>
  (await achados(person, filter)).map(({ titulo }) => titulo)

describe('S7-098: /doc, what the manufacturer publishes for the network', () => {
  let doc: Doc
  beforeAll(async () => {
    doc = await publicado(
      { titulo: 'Boletim de vedação do Náutico' },
      'Troque a gaxeta do vidro antes do teste de estanqueidade.',
    )
  })

  test('a word of the file finds it, without its accents too, and is marked with its page', async () => {
    const [found] = await achados(tecnico, { busca: 'estanqueidade' })
    expect(found).toMatchObject({ titulo: 'Boletim de vedação do Náutico', paginasAchadas: 1 })
    expect(found?.trechos[0]?.pagina).toBe(1)
    expect(found?.trechos[0]?.partes.filter(({ marcado }) => marcado)).toEqual([
      { texto: 'estanqueidade', marcado: true },
    ])
    const [byTitle] = await achados(tecnico, { busca: 'vedacao' })
    expect(byTitle?.tituloPartes.find(({ marcado }) => marcado)?.texto).toBe('vedação')
    expect(await titulos(tecnico, { busca: 'turbina' })).toEqual([])
  })

  test('the PDF comes as it was sent, and its link opens without a session', async () => {
    const path = `/doc/${doc.id}/versao/1`
    const answer = await tecnico.get(`${path}/arquivo`)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(
      answer.rawPayload.equals(
        Buffer.from(arquivoOf('Troque a gaxeta do vidro antes do teste de estanqueidade.').data, 'base64'),
      ),
    ).toBe(true)
    const { href } = (await tecnico.post(`${path}/link`)).json<{ href: string }>()
    expect((await server.anyone.get(href)).statusCode).toBe(200)
    expect((await tecnico.get(`/doc/${doc.id}/versao/2/arquivo`)).statusCode).toBe(404)
  })

  test('only a PDF by its bytes becomes a version, and only with one a document is published', async () => {
    const sem = await novo({ titulo: 'Sem arquivo' })
    expect((await sp.put(`/doc/${sem.id}`, { ...inputOf(sem), status: 'PUBLICADO' })).json()).toMatchObject({
      messages: [{ fieldName: 'status' }],
    })
    const data = Buffer.from('um texto').toString('base64')
    for (const filename of ['boletim.pdf', 'boletim.txt']) {
      const answer = await sp.post(`/doc/${sem.id}/versao`, { arquivo: { filename, data }, mudou: 'Nada.' })
      expect([filename, answer.statusCode]).toEqual([filename, 400])
    }
    expect((await sp.get(`/doc/${sem.id}`)).json()).toMatchObject({ versoes: [], status: 'RASCUNHO' })
  })

  test('a file whose text cannot be read is a document all the same', async () => {
    const quebrado = await novo({ titulo: 'Digitalizado' })
    const data = Buffer.from('%PDF-1.4\nnada que se leia').toString('base64')
    const answer = await sp.post(`/doc/${quebrado.id}/versao`, {
      arquivo: { filename: 'velho.pdf', data },
      mudou: 'Primeira.',
    })
    expect(answer.statusCode).toBe(201)
    const { id } = await db
      .selectFrom('documento_versao')
      .select('id')
      .where('documento_id', '=', quebrado.id)
      .executeTakeFirstOrThrow()
    await readTexto(server.app.services, id)
    expect((await sp.get(`/doc/${quebrado.id}`)).json()).toMatchObject({ versoes: [{ paginas: 0 }] })
  })

  test('the list is exported as it is shown, and an old version of the record is told', async () => {
    const csv = await tecnico.post('/doc/export/CSV', {
      filter: { busca: 'estanqueidade' },
      fields: ['titulo', 'tipo', 'numero', 'leitura'],
    })
    expect(csv.body).toContain('Boletim de vedação do Náutico;Boletim;1;Ainda não lido')
    expect((await sp.put(`/doc/${doc.id}`, { ...inputOf(doc), versao: 1 })).statusCode).toBe(409)
  })
})

describe('S6-035, S6-045, S6-046, S6-059: who edits, and who sees what', () => {
  test.each(['sp', 'manaus', 'admin'])('%s saves a document, and sees for whom it may be', async (name) => {
    await novo({ titulo: `De ${name}` }, await server.as(name))
    expect((await (await server.as(name)).get('/doc/opcoes')).statusCode).toBe(200)
  })

  test.each(['tecnico', 'atendente', 'responsavel', 'consulta', 'financeiro', 'troca'])(
    '%s reads and does not edit',
    async (name) => {
      const person = await server.as(name)
      expect((await person.post('/doc/findByFiltro', {})).statusCode).toBe(200)
      expect((await person.post('/doc', { titulo: 'Não', tipo: 'MANUAL' })).statusCode).toBe(403)
      expect((await person.get('/doc/opcoes')).statusCode).toBe(403)
    },
  )

  test('S6-035: without the ability the call is a 403', async () => {
    const cliente = await server.as('cliente')
    expect((await cliente.post('/doc/findByFiltro', {})).statusCode).toBe(403)
    await db
      .deleteFrom('perfil_habilidade')
      .where('habilidade', '=', 'DOC_EDITAR')
      .where('perfil_id', '=', (eb) =>
        eb.selectFrom('perfil').where('codigo', '=', 'ROLE_MANAUS').select('id'),
      )
      .execute()
    const manaus = await server.as('manaus')
    expect((await manaus.post('/doc', { titulo: 'Não', tipo: 'MANUAL' })).statusCode).toBe(403)
  })

  test('a draft, and what is no longer valid, is seen by editors alone', async () => {
    const rascunho = await novo({ titulo: 'Rascunho só nosso' })
    const vencido = await publicado({ titulo: 'Vencido ontem', validoAte: '2026-11-21' }, 'texto')
    for (const { id } of [rascunho, vencido]) {
      expect((await sp.get(`/doc/${id}`)).statusCode).toBe(200)
      expect((await tecnico.get(`/doc/${id}`)).statusCode).toBe(404)
      expect((await tecnico.get(`/doc/${id}/versao/1/arquivo`)).statusCode).toBe(404)
    }
    expect(await titulos(sp)).toEqual(expect.arrayContaining(['Rascunho só nosso', 'Vencido ontem']))
    expect(await titulos(tecnico)).not.toContain('Rascunho só nosso')
    expect(await titulos(tecnico)).not.toContain('Vencido ontem')
  })

  test('profiles, categories and posts narrow who sees it', async () => {
    const { id: categoria } = await db
      .insertInto('categoria_assistencia')
      .values({ nome: 'Ouro' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('posto_autorizado')
      .set({ categoria_assistencia_id: categoria })
      .where('id', '=', postos.dois)
      .execute()
    await publicado({ titulo: 'Para técnicos', papeis: ['CENTRO_TECNICO'] }, 'a')
    await publicado({ titulo: 'Para o posto um', postos: [postos.um] }, 'b')
    await publicado({ titulo: 'Para a categoria', categorias: [categoria] }, 'c')
    const quem = async (person: Caller) =>
      (await titulos(person)).filter((titulo) => titulo.startsWith('Para ')).toSorted()
    expect(await quem(tecnico)).toEqual(['Para o posto um', 'Para técnicos'])
    expect(await quem(atendente)).toEqual(['Para o posto um'])
    expect(await quem(outro)).toEqual(['Para a categoria'])
    expect(await quem(await server.as('consulta'))).toEqual(['Para a categoria', 'Para o posto um'])
    expect(await quem(sp)).toEqual(['Para a categoria', 'Para o posto um', 'Para técnicos'])
  })
})

describe('rede §5: documents of a model', () => {
  test('a document applies by its models, or by its brand where it names no model', async () => {
    const named = async (table: 'marca' | 'tipo_equipamento', nome: string) =>
      (await db.insertInto(table).values({ nome }).returning('id').executeTakeFirstOrThrow()).id
    const [marca, tipo] = [await named('marca', 'Meridiano'), await named('tipo_equipamento', 'Pulso')]
    const modelo = async (codigo: string) =>
      (
        await db
          .insertInto('modelo_produto')
          .values({ codigo, descricao: codigo, marca_id: marca, tipo_equipamento_id: tipo })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const [m42, m44] = [await modelo('M42'), await modelo('M44')]
    await publicado({ titulo: 'Do 42', marcas: [marca], modelos: [m42] }, 'x')
    await publicado({ titulo: 'Da marca', marcas: [marca] }, 'y')
    await publicado(
      {
        titulo: 'Do tipo e de outra marca',
        marcas: [await named('marca', 'Outra')],
        tiposEquipamento: [tipo],
      },
      'z',
    )
    expect((await titulos(tecnico, { modelo: m42 })).toSorted()).toEqual(['Da marca', 'Do 42'])
    expect(await titulos(tecnico, { modelo: m44 })).toEqual(['Da marca'])
    expect((await achados(tecnico, { modelo: m42, busca: 'x' }))[0]?.sobre).toBe('Meridiano, M42')
  })
})

describe('rede §5: read, aware, and told of a new version', () => {
  test('people without an acknowledgement are listed; a new version asks again and tells the readers of the old one', async () => {
    const doc = await publicado({ titulo: 'Circular 18', pedeCiencia: true, postos: [postos.um] }, 'um')
    const leitores = async () => (await sp.get(`/doc/${doc.id}/leitores`)).json<DocLeitores>()
    const antes = await leitores()
    expect(antes.pessoas.filter(({ posto }) => posto).map(({ nome }) => nome)).toEqual([
      'atendente',
      'responsavel',
      'tecnico',
    ])
    expect((await achados(tecnico, { busca: 'circular' }))[0]?.leitura).toBe('PEDE_CIENCIA')

    await tecnico.put(`/doc/${doc.id}/leitura`, { numero: 1 })
    const ciente = (await tecnico.put(`/doc/${doc.id}/ciencia`, { numero: 1 })).json<Doc>()
    expect(ciente).toMatchObject({ leitura: 'LIDO', cienteEm: '2026-11-22T15:00:00.000Z' })
    hoje = new Date('2026-11-22T15:05:00Z')
    const again = (await tecnico.put(`/doc/${doc.id}/ciencia`, { numero: 1 })).json<Doc>()
    expect(again.cienteEm).toBe('2026-11-22T15:00:00.000Z')
    expect(await leitores()).toMatchObject({ total: antes.total, leram: 1, cientes: 1 })
    const trilha = await db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('entidade', '=', 'doc')
      .where('entidade_id', '=', doc.id)
      .execute()
    expect(JSON.stringify(trilha)).toContain('docCiencia')

    expect((await versaoDe(doc, 'dois')).versoes).toHaveLength(2)
    expect((await tecnico.put(`/doc/${doc.id}/ciencia`, { numero: 1 })).statusCode).toBe(409)
    expect((await achados(tecnico, { busca: 'circular' }))[0]?.leitura).toBe('PEDE_CIENCIA')
    const { id: versaoId } = await db
      .selectFrom('documento_versao')
      .select('id')
      .where('documento_id', '=', doc.id)
      .where('numero', '=', 2)
      .where('avisada_em', 'is not', null)
      .executeTakeFirstOrThrow()
    const { id: quem, posto_id: posto } = await db
      .selectFrom('usuario')
      .select(['id', 'posto_id'])
      .where('email', '=', 'tecnico@retaguarda.example')
      .executeTakeFirstOrThrow()
    const documentos = ['oficina@posto.example']
    expect((await sp.put(`/correio/destinos/postoAutorizado/${posto}`, { documentos })).statusCode).toBe(200)
    await notifyLeitores(server.app.services, versaoId)
    const { rows: waiting } = await server.database.pool.query(
      `select key from graphile_worker.jobs where task_identifier = 'doc_avisar_leitor'`,
    )
    expect(waiting).toEqual([
      { key: `doc_avisar_leitor:${versaoId}:${quem}` },
      { key: `doc_avisar_leitor:${versaoId}:${posto}:oficina@posto.example` },
    ])
    expect(await runQueued(server, docJobs, 'doc_avisar_leitor', server.app.services)).toBe(2)
    const correio = await db.selectFrom('correio').select(['para', 'assunto', 'texto']).execute()
    expect(correio).toMatchObject([
      { para: 'tecnico@retaguarda.example', assunto: 'Nova versão: Circular 18' },
      { para: 'oficina@posto.example', assunto: 'Nova versão: Circular 18' },
    ])
    expect(correio[0]?.texto).toContain('O documento “Circular 18”, que você leu, tem uma nova versão (v2).')
  })

  test('a version stays as it was, whoever asks the database', async () => {
    await expect(db.updateTable('documento_versao').set({ mudou: 'Outra coisa' }).execute()).rejects.toThrow(
      'não muda',
    )
  })
})
