import type { Doc, DocResumo } from '@app/contract/assistencia/doc'
import { afterAll, expect, test } from 'vitest'
import { pdfFile, pdfOf } from '../../../demo/pdf.ts'
import { startTestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'
import { readTexto } from './jobs.ts'

const server = await startTestApp({ clock: () => new Date('2026-11-22T15:00:00Z') })
afterAll(server.close)
const { db } = server.database
await seedPostos(server)
const sp = await server.as('sp')
const tecnico = await server.as('tecnico')

const FONTE = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
const CATALOGO = '<< /Type /Catalog /Pages 2 0 R >>'
const stream = (dict: string, content: string) =>
  `<< ${dict}/Length ${content.length} >>\nstream\n${content}\nendstream`

type Partes = { catalogo?: string; trailer?: string; mais?: readonly string[] }

/** A PDF of these page contents; further objects begin at the number 4. */
const pdfDe = (contents: readonly string[], { catalogo = CATALOGO, trailer, mais = [] }: Partes = {}) => {
  const first = 4 + mais.length
  return pdfFile(
    [
      catalogo,
      `<< /Type /Pages /Kids [${contents.map((_, at) => `${first + 2 * at} 0 R`).join(' ')}] /Count ${contents.length} >>`,
      FONTE,
      ...mais,
      ...contents.flatMap((content, at) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + 2 * at + 1} 0 R /Resources << /Font << /F1 3 0 R >>${mais.length > 0 ? ' /XObject << /I 4 0 R >>' : ''} >> >>`,
        stream('', content),
      ]),
    ],
    trailer,
  )
}
const escrita = (text: string) => `BT /F1 14 Tf 72 770 Td (${text}) Tj ET`

const post = async (titulo: string, bytes: Buffer): Promise<Doc> => {
  const doc = (await sp.post('/doc', { tipo: 'BOLETIM', titulo })).json<Doc>()
  const answer = await sp.post(`/doc/${doc.id}/versao`, {
    arquivo: { filename: 'boletim.pdf', contentType: 'application/pdf', data: bytes.toString('base64') },
    mudou: 'Primeira.',
    versao: doc.versao,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
/** The document once the job has read its text, as its uploader sees it. */
const lido = async (titulo: string, bytes: Buffer): Promise<Doc> => {
  const { id } = await post(titulo, bytes)
  const versao = await db
    .selectFrom('documento_versao')
    .select('id')
    .where('documento_id', '=', id)
    .executeTakeFirstOrThrow()
  await readTexto(server.app.services, versao.id)
  return (await sp.get(`/doc/${id}`)).json()
}
const publicar = async ({ id, titulo, tipo, versao }: Doc, status: Doc['status']): Promise<Doc> => {
  const answer = await sp.put(`/doc/${id}`, { titulo, tipo, versao, status, pedeCiencia: true })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const achados = async (busca: string) =>
  (await sp.post('/doc/findByFiltro', { filter: { busca } })).json<{ content: DocResumo[] }>().content

test('a PDF of 2,000 pages is read to its last one', { timeout: 90_000 }, async () => {
  const pages = Array.from({ length: 2000 }, (_, at) => escrita(at === 1999 ? 'escapamento' : `Folha ${at}`))
  const doc = await lido('Manual de 2.000 páginas', pdfDe(pages))
  expect(doc.versoes[0]).toMatchObject({ paginas: 2000, paginasComTexto: 2000 })
  expect((await achados('escapamento'))[0]?.trechos.map(({ pagina }) => pagina)).toEqual([2000])
})

test('an encrypted PDF is stored, and told as one whose text nobody could read', async () => {
  const segredo = (byte: string) => `<${byte.repeat(32)}>`
  const trailer = `/ID [${segredo('11')} ${segredo('11')}] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${segredo('22')} /U ${segredo('33')} >> `
  const doc = await lido('Com senha', pdfDe([escrita('cronometria')], { trailer }))
  expect(doc.versoes[0]).toMatchObject({ paginas: 0, paginasComTexto: 0 })
  expect(await achados('cronometria')).toEqual([])
  expect((await achados('senha')).map(({ titulo }) => titulo)).toEqual(['Com senha'])
  // The same file without its lock is found.
  await lido('Sem tranca', pdfDe([escrita('cronometria')]))
  expect((await achados('cronometria')).map(({ titulo }) => titulo)).toEqual(['Sem tranca'])
})

test('a broken PDF, cut anywhere, is stored and read without a failure', async () => {
  const inteiro = pdfOf(['ressonador'])
  for (const share of [0.02, 0.2, 0.5, 0.9]) {
    const { versoes } = await lido('Cortado', inteiro.subarray(0, Math.ceil(inteiro.length * share)))
    expect([share, typeof versoes[0]?.paginas]).toEqual([share, 'number'])
  }
  const misturado = Buffer.concat([inteiro.subarray(0, 60), Buffer.alloc(5000, 0xff)])
  expect((await lido('Misturado', misturado)).versoes[0]).toMatchObject({ paginas: 0, paginasComTexto: 0 })
})

test('scripts of a PDF run nowhere: its text alone is searched, and its address forbids them', async () => {
  const catalogo =
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(turbilhao\\)) >> >>'
  const doc = await publicar(
    await lido('Com programa', pdfDe([escrita('palavra inocente')], { catalogo })),
    'PUBLICADO',
  )
  expect(doc.versoes[0]).toMatchObject({ paginas: 1, paginasComTexto: 1 })
  expect((await achados('inocente')).map(({ titulo }) => titulo)).toEqual(['Com programa'])
  expect(await achados('turbilhao')).toEqual([])
  const { headers } = await tecnico.get(`/doc/${doc.id}/versao/1/arquivo`)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toContain('script-src')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('a PDF of images only is told apart from one that does not open', async () => {
  const imagem = stream(
    '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 ',
    'x',
  )
  const desenho = 'q 500 0 0 500 0 0 cm /I Do Q'
  const doc = await lido('Digitalizado', pdfDe([desenho, desenho, desenho], { mais: [imagem] }))
  expect(doc.versoes[0]).toMatchObject({ paginas: 3, paginasComTexto: 0 })
  expect((await achados('digitalizado')).map(({ trechos }) => trechos)).toEqual([[]])
})

test('a document withdrawn while somebody reads it answers that reader no longer', async () => {
  const doc = await publicar(await lido('Circular recolhida', pdfOf(['recolhimento'])), 'PUBLICADO')
  const path = `/doc/${doc.id}`
  const calls = () =>
    Promise.all([
      tecnico.get(path),
      tecnico.get(`${path}/versao/1/arquivo`),
      tecnico.post(`${path}/versao/1/link`),
      tecnico.put(`${path}/leitura`, { numero: 1 }),
      tecnico.put(`${path}/ciencia`, { numero: 1 }),
    ])
  expect((await calls()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  const { href } = (await tecnico.post(`${path}/versao/1/link`)).json<{ href: string }>()
  expect((await server.anyone.get(href)).statusCode).toBe(200)
  const rascunho = await publicar(doc, 'RASCUNHO')
  // An address that was given before is good for a minute, but not for this.
  expect((await server.anyone.get(href)).statusCode).toBe(404)
  expect((await calls()).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  const found = await tecnico.post('/doc/findByFiltro', { filter: { busca: 'recolhimento' } })
  expect(found.json()).toMatchObject({ content: [] })
  // What was read and confirmed before stays known to the manufacturer.
  expect((await publicar(rascunho, 'PUBLICADO')).versao).toBeGreaterThan(rascunho.versao)
  expect((await sp.get(`${path}/leitores`)).json()).toMatchObject({ leram: 1, cientes: 1 })
})
