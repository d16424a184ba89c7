import { USO_INDEVIDO } from '@app/contract/registers/tabelas/causaOs'
import { TABELAS } from '@app/contract/registers/tabelas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type Caller, startTestApp } from '../platform/testing/app.ts'
import { seedPostos } from '../platform/testing/postos.ts'

const app = await startTestApp()
const { db } = app.database
await seedPostos(app)
let sp: Caller
let tecnico: Caller
beforeAll(async () => {
  sp = await app.as('sp')
  tecnico = await app.as('tecnico')
})
afterAll(app.close)

type Record = { id: number; nome: string; versao: number }
const create = async (path: string, body: object): Promise<Record> => {
  const answer = await sp.post(path, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const names = (records: { nome: string }[]) => records.map(({ nome }) => nome)

describe('registers of names', () => {
  it.each(['/grupoMarca', '/tipoEquipamento', '/sintomaOs', '/causaOs', '/marca'])(
    'S7-069 S7-070 S7-071 S7-095 S7-096 S1-009: %s is created, listed, found, changed, exported and deleted',
    async (path) => {
      const noun = path.slice(1)
      const created = await create(path, { nome: ' Água de março ' })
      expect(created).toMatchObject({ nome: 'Água de março', status: 'ATIVO', versao: 1 })
      const { id } = created
      expect((await sp.get(`${path}/${id}`)).json()).toEqual(created)
      expect(names((await sp.get(`${path}?size=100`)).json()._embedded[noun])).toContain('Água de março')
      const found = await sp.post(`${path}/findByFiltro`, { filter: { nome: 'agua', status: 'true' } })
      expect(found.json()).toMatchObject({ totalElements: 1, content: [{ id }] })

      // The name is the same without regard to accents and case.
      const twice = await sp.post(path, { nome: 'AGUA DE MARCO' })
      expect(twice.statusCode).toBe(409)
      expect(twice.json().messages).toMatchObject([{ fieldName: 'nome', code: 'NOME_JA_USADO' }])
      expect((await sp.post(path, { nome: ' ' })).json().messages).toMatchObject([
        { fieldName: 'nome', code: 'EMPTY_REQUIRED_FIELD' },
      ])

      const changed = await sp.put(path, { id, nome: 'Abril', status: 'INATIVO', versao: 1 })
      expect(changed.json()).toMatchObject({ nome: 'Abril', status: 'INATIVO', versao: 2 })
      expect((await sp.put(`${path}/${id}`, { nome: 'Maio', versao: 1 })).statusCode).toBe(409)
      const csv = await sp.post(`${path}/export/CSV`, {
        filter: { nome: 'abril' },
        fields: ['nome', 'status'],
      })
      expect(csv.body.slice(1)).toBe('Nome;Situação\r\nAbril;INATIVO\r\n')
      const log = await sp.get(`/api/auditlogs/by-entity-id/${id}?entidade=${noun}`)
      expect(log.json()).toMatchObject([
        {
          changes: [
            'Nome: de “Água de março” para “Abril”',
            'Situação do cadastro: de “ATIVO” para “INATIVO”',
          ],
        },
        { changes: ['Cadastro Água de março criado'] },
      ])
      expect((await sp.del(`${path}/${id}`)).statusCode).toBe(204)
      expect((await sp.get(`${path}/${id}`)).statusCode).toBe(404)
    },
  )
})

test('S1-009: a brand belongs to a group or to none; a group in use stays, and the history tells it by name', async () => {
  const grupo = await create('/grupoMarca', { nome: 'Linha clássica' })
  const outro = await create('/grupoMarca', { nome: 'Linha esportiva' })
  const marca = await create('/marca', { nome: 'Aurora', grupoMarca: { id: grupo.id } })
  expect(marca).toMatchObject({ grupoMarca: { id: grupo.id, nome: 'Linha clássica' } })
  expect(await create('/marca', { nome: 'Avulsa' })).toMatchObject({ grupoMarca: null })
  const found = await sp.post('/marca/findByFiltro', { filter: { grupoMarca: grupo.id } })
  expect(names(found.json().content)).toEqual(['Aurora'])
  expect((await sp.del(`/grupoMarca/${grupo.id}`)).json()).toMatchObject({
    error: 'REGISTRO_EM_USO',
    error_description: expect.stringContaining('em uso (marcas)'),
  })
  const path = `/marca/${marca.id}`
  expect((await sp.put(path, { grupoMarca: { id: 999_999 } })).json().messages).toMatchObject([
    { fieldName: 'grupoMarca', code: 'OPCAO_INVALIDA' },
  ])
  await sp.put(path, { grupoMarca: { id: outro.id } })
  expect((await sp.put(path, { grupoMarca: null })).json()).toMatchObject({ grupoMarca: null, versao: 3 })
  const log = await sp.get(`/api/auditlogs/by-entity-id/${marca.id}?entidade=marca`)
  expect(log.json().map(({ changes }: { changes: string[] }) => changes)).toEqual([
    ['Grupo: de “Linha esportiva” para vazio', expect.any(String)],
    ['Grupo: de “Linha clássica” para “Linha esportiva”', expect.any(String)],
    ['Cadastro Aurora criado'],
  ])
})

describe('S7-096: causes that come with the product', () => {
  it('S9-030: misuse is cause 6', async () => {
    expect(USO_INDEVIDO).toBe(6)
    expect((await sp.get('/causaOs/6')).json()).toMatchObject({ nome: 'Uso indevido', doProduto: true })
  })

  it('are neither changed nor deleted, and what is entered gets an id beyond theirs', async () => {
    for (const answer of [
      await sp.put('/causaOs/6', { nome: 'Outra', versao: 1 }),
      await sp.put('/causaOs/6', { status: 'INATIVO' }),
      await sp.del('/causaOs/6'),
    ]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ error: 'REGISTRO_DO_PRODUTO' })
    }
    expect((await sp.post('/causaOs', { nome: 'USO INDEVIDO' })).statusCode).toBe(409)
    const own = await create('/causaOs', { nome: 'Coroa quebrada', id: 7 })
    expect(own.id).toBeGreaterThanOrEqual(1000)
    expect(own).toMatchObject({ doProduto: false })
  })

  it('the database refuses, too', async () => {
    for (const statement of [
      sql`update causa_os set ativo = false where id = 6`,
      sql`delete from causa_os where id = 6`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('vem com o produto')
  })
})

describe('S7-097: services', () => {
  it('have a price to the customer and the labour that the warranty pays', async () => {
    const body = { codigo: 'VIDRO', nome: 'Troca de vidro', valor: 1234.5, maoDeObraGarantia: 60 }
    const { id } = await create('/servico', body)
    expect((await sp.get(`/servico/${id}`)).json()).toMatchObject(body)
    expect(await create('/servico', { codigo: 'AJUSTE', nome: 'Ajuste', valor: 0 })).toMatchObject({
      valor: 0,
      maoDeObraGarantia: 0,
    })
    const { versao } = (await sp.put(`/servico/${id}`, { maoDeObraGarantia: 55.5, versao: 1 })).json<Record>()
    const log = await sp.get(`/api/auditlogs/by-entity-id/${id}?entidade=servico`)
    expect(log.json()[0].changes).toEqual(['Mão de obra na garantia: de R$ 60,00 para R$ 55,50'])
    await sp.put(`/servico/${id}`, { maoDeObraGarantia: 60, versao })
    const csv = await sp.post('/servico/export/CSV', { filter: { codigo: 'vid' } })
    expect(csv.headers['content-disposition']).toMatch(/filename="servicos-/)
    expect(csv.body.slice(1).split('\r\n')).toEqual([
      'Código;Serviço;Preço;Mão de obra na garantia;Situação',
      'VIDRO;Troca de vidro;1234,50;60,00;ATIVO',
      '',
    ])
  })

  it('every wrong field is told at once; a code twice is a 409', async () => {
    const wrong = await sp.post('/servico', { nome: '', valor: -1, maoDeObraGarantia: 0.001 })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().messages).toMatchObject([
      { fieldName: 'codigo', code: 'EMPTY_REQUIRED_FIELD' },
      { fieldName: 'nome', code: 'EMPTY_REQUIRED_FIELD' },
      { fieldName: 'valor', code: 'DINHEIRO_INVALIDO' },
      { fieldName: 'maoDeObraGarantia', code: 'DINHEIRO_INVALIDO' },
    ])
    const twice = await sp.post('/servico', { codigo: 'VIDRO', nome: 'Outro', valor: 1 })
    expect(twice.statusCode).toBe(409)
    expect(twice.json().messages).toMatchObject([{ fieldName: 'codigo', code: 'CODIGO_JA_USADO' }])
  })
})

describe('S6-033 S6-034 S6-060: who has what', () => {
  const paths = TABELAS.map(({ view }) => view)
    .filter(({ abilities: { edit } }) => edit === 'MARCA_EDITAR' || edit === 'MODELO_EDITAR')
    .map(({ path }) => path)
  it.each([...paths, '/modeloProduto'])(
    '%s: a post looks it up and opens nothing; SP keeps it, the factory and the finance do not',
    async (path) => {
      expect((await tecnico.get(`${path}/findAll`)).statusCode).toBe(200)
      for (const person of [tecnico, await app.as('manaus'), await app.as('responsavel')]) {
        expect((await person.get(path)).statusCode).toBe(403)
        expect((await person.post(path, { nome: 'X' })).statusCode).toBe(403)
        expect((await person.del(`${path}/1`)).statusCode).toBe(403)
      }
      expect((await (await app.as('cliente')).get(`${path}/findAll`)).statusCode).toBe(403)
      expect((await app.anyone.get(`${path}/findAll`)).statusCode).toBe(401)
      expect((await sp.get(path)).statusCode).toBe(200)
    },
  )

  it('a look-up finds active ones by any part of a name or code, without accents', async () => {
    await create('/sintomaOs', { nome: 'Não carrega' })
    await create('/sintomaOs', { nome: 'Não acende', status: 'INATIVO' })
    const look = async (q: string) =>
      names((await tecnico.get(`/sintomaOs/findAll?q=${encodeURIComponent(q)}`)).json())
    expect(await look('NAO')).toEqual(['Não carrega'])
    expect(await look('%')).toEqual([])
    const servico = await tecnico.get('/servico/findAll?q=vidro')
    expect(servico.json()).toMatchObject([{ codigo: 'VIDRO', valor: 1234.5, maoDeObraGarantia: 60 }])
  })
})
