import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { installEsquemas } from './esquemas.ts'
import { multipartOf } from '../../../platform/testing/multipart.ts'
import { ESQUEMAS_DO_PACOTE } from './leitura/esquemas.ts'
import { ARMAZEM, startNotas, toArquivo } from './testing/notas.ts'

const notas = await startNotas()
const operador = await notas.server.as('operador')
afterAll(notas.server.close)

const read = async () => (await operador.get('/notas/configuracao')).json()
const put = (body: object) => notas.admin.put('/notas/configuracao', body)
const efeitos = async (nome: string) => (await notas.importar(nome)).linhas.map(({ efeito }) => efeito)

describe('own documents and CFOPs', () => {
  it('shows the documents of the house, every CFOP with its effect, the schemas in use', async () => {
    const answer = await read()
    expect(answer.armazens).toEqual([ARMAZEM])
    expect(answer.cfops).toContainEqual(
      expect.objectContaining({ cfop: '5905', efeito: 'entrada', lado: 'emit', padrao: true }),
    )
    expect(answer.esquema).toEqual({
      versao: expect.stringMatching(/^PL_010/),
      origem: 'embutido',
      enviadoEm: null,
    })
  })

  it('documents are told apart by their check digits, masks and doubles do not matter', async () => {
    const wrong = await put({ armazens: [ARMAZEM, '99999001000158'] })
    expect(wrong.json().messages).toMatchObject([{ fieldName: 'armazens[1]', code: 'CNPJ_INVALID' }])
    const { versao } = await read()
    const saved = await put({ armazens: ['99.999.001/0001-59', '12.abc.345/01de-35', ARMAZEM], versao })
    expect(saved.json()).toMatchObject({ armazens: [ARMAZEM, '12ABC34501DE35'], versao: versao + 1 })
    const old = await put({ armazens: [ARMAZEM], versao })
    expect([old.statusCode, old.json().atual.versao]).toEqual([409, versao + 1])
    expect((await put({ armazens: [ARMAZEM] })).statusCode).toBe(200)
    const history = await notas.admin.get('/api/auditlogs/by-entity-id/1?entidade=nota_configuracao')
    expect(history.json()[0].changes).toEqual([
      `CNPJ do armazém: de “${ARMAZEM}, 12ABC34501DE35” para “${ARMAZEM}”`,
    ])
  })

  it('a changed CFOP decides the next note, and goes back to what it was when it is left out', async () => {
    expect(await efeitos('ok-5905-1-item')).toEqual(['entrada'])
    const changed = {
      cfop: '5905',
      descricao: 'Remessa simbólica, aqui',
      efeito: 'fiscal',
      lado: 'emit',
      padrao: true,
    }
    const { cfops } = (await put({ cfops: [changed] })).json()
    expect(cfops).toContainEqual({ ...changed, padrao: false })
    expect(cfops).toContainEqual(expect.objectContaining({ cfop: '6905', padrao: true }))
    expect(await efeitos('ok-5905-1-item')).toEqual(['fiscal'])
    const twice = await put({ cfops: [changed, changed] })
    expect(twice.json().messages).toMatchObject([{ fieldName: 'cfops[1].cfop', code: 'CFOP_REPETIDO' }])
    await put({ cfops: [] })
    expect(await efeitos('ok-5905-1-item')).toEqual(['entrada'])
  })

  it('settings are changed only by people with that ability', async () => {
    expect((await operador.put('/notas/configuracao', { armazens: [] })).statusCode).toBe(403)
    expect((await operador.post('/notas/esquemas', {})).statusCode).toBe(403)
  })
})

describe('official schemas', () => {
  const files = Object.fromEntries(
    readdirSync(ESQUEMAS_DO_PACOTE)
      .filter((name) => name.endsWith('.xsd'))
      .map((name) => [name, new Uint8Array(readFileSync(join(ESQUEMAS_DO_PACOTE, name)))]),
  )
  const zip = (entries: Record<string, Uint8Array>) => Buffer.from(zipSync(entries))
  const below = (folder: string, entries = files) =>
    Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [`${folder}/${name}`, bytes]))
  const send = (bytes: Buffer, filename = 'esquemas.zip') =>
    notas.post('/esquemas', toArquivo(bytes, filename))
  const folder = () => join(notas.server.config.DATA_DIR, 'esquemas-nfe')
  const kept = () => (existsSync(folder()) ? readdirSync(folder()) : [])

  it('an official ZIP takes the place of those that came; the next note is judged by it', async () => {
    const answer = await send(zip(below('PL_010z_V9.99')))
    expect(answer.statusCode).toBe(200)
    expect(answer.json().esquema).toEqual({
      versao: 'PL_010z_V9.99',
      origem: 'enviado',
      enviadoEm: expect.stringMatching(/Z$/),
    })
    const { esquema } = await notas.importar('ok-5905-1-item')
    expect(esquema).toMatchObject({ versao: 'PL_010z_V9.99', resultado: 'ok' })
    const { payload, headers } = multipartOf(zip(files), 'PL_010y_V8.88.zip')
    const next = await notas.admin.post('/api/nfse/esquemas', payload, headers)
    expect(next.json().esquema.versao).toBe('PL_010y_V8.88')
    expect(kept()).toHaveLength(1)
  })

  it.each([
    ['no ZIP at all', () => Buffer.from('<nfeProc/>'), 'ESQUEMAS_ZIP'],
    ['a ZIP of something else', () => zip({ 'leia.txt': new Uint8Array([65]) }), 'ESQUEMAS_ZIP'],
    [
      'schemas that do not compile',
      () => zip({ ...files, 'nfe_v4.00.xsd': new TextEncoder().encode('<xs:schema') }),
      'ESQUEMAS_INVALIDOS',
    ],
    [
      'schemas of which one is missing',
      () => zip(Object.fromEntries(Object.entries(files).filter(([name]) => name.startsWith('nfe_v4')))),
      'ESQUEMAS_INVALIDOS',
    ],
  ])('%s is refused and changes nothing', async (_what, make, code) => {
    const before = kept()
    const answer = await send(make())
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error).toBe(code)
    expect(answer.json().error_description).not.toMatch(/[{}]/)
    expect(kept()).toEqual(before)
  })

  it('schemas that do not get ready in time are refused and change nothing', async () => {
    const before = kept()
    const { services } = notas.server.app
    await expect(
      installEsquemas(services, { filename: 'e.zip', bytes: zip(files) }, 1),
    ).rejects.toMatchObject({
      statusCode: 422,
      body: { error: 'ESQUEMAS_DEMORA' },
      message: expect.stringContaining('não ficaram prontos em 1 s'),
    })
    expect(kept()).toEqual(before)
  })

  it('paths in the archive reach nothing outside of its folder', async () => {
    const answer = await send(
      zip({ ...files, '../../fora.xsd': new Uint8Array([65]), '/etc/fora.xsd': new Uint8Array([65]) }),
      'PL_010x.zip',
    )
    expect(answer.json().error).toBe('ESQUEMAS_ZIP')
    const found = readdirSync(notas.server.config.DATA_DIR, { recursive: true }).map(String)
    expect(found.some((name) => name.endsWith('fora.xsd'))).toBe(false)
  })

  it('can be given up for those that came', async () => {
    const answer = await notas.admin.del('/notas/esquemas')
    expect(answer.json().esquema.origem).toBe('embutido')
    expect(kept()).toEqual([])
    expect((await notas.importar('ok-5905-1-item')).esquema?.versao).toMatch(/^PL_010b/)
  })
})
