import { UNIDADES_FEDERATIVAS, type Cidade, type Estado, type Pais } from '@app/contract/casca/endereco'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'

const app = await startTestApp()
const operador = await app.as('operador')
afterAll(app.close)

const read = async <T>(url: string): Promise<T> => {
  const answer = await operador.get(url)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

test('S7-116: every country is answered, by name, Brasil with the id 1 among them', async () => {
  const paises = await read<Pais[]>('/pais')
  expect(paises).toHaveLength(249)
  expect(paises.find(({ id }) => id === 1)).toEqual({ id: 1, nome: 'Brasil', sigla: 'BR' })
  expect(paises.map(({ nome }) => nome)).toEqual(
    paises.map(({ nome }) => nome).toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
  )
})

test('S7-117: the 27 states of Brazil are answered with IBGE’s numbers; no other country’s', async () => {
  const estados = await read<Estado[]>('/estado')
  expect(estados.map(({ sigla }) => sigla).toSorted()).toEqual([...UNIDADES_FEDERATIVAS].toSorted())
  expect(estados[0]).toEqual({ id: 12, nome: 'Acre', sigla: 'AC' })
  expect(await read('/estado?pais=1')).toEqual(estados)
  expect(await read('/estado?pais=32')).toEqual([])
})

test('S7-118: the municipalities are answered with their IBGE codes, all of them or those of a state', async () => {
  const all = await read<Cidade[]>('/cidade')
  expect(all).toHaveLength(5571)
  expect(new Set(all.map(({ id }) => id)).size).toBe(5571)
  const paulistas = await read<Cidade[]>('/cidade?estado=SP')
  expect(paulistas).toHaveLength(645)
  expect(paulistas).toContainEqual({ id: 3550308, nome: 'São Paulo', estado: 'SP' })
  expect(await read('/cidade?estado=DF')).toEqual([{ id: 5300108, nome: 'Brasília', estado: 'DF' }])
  // A city of one state is in no other.
  expect(all.filter(({ estado }) => estado === 'SP')).toHaveLength(645)
})

test('a city is found by a part of its name, without accents too; what begins so comes first', async () => {
  const names = async (query: string) => (await read<Cidade[]>(`/cidade?${query}`)).map(({ nome }) => nome)
  expect(await names('estado=SP&q=sao+jose')).toEqual([
    'São José da Bela Vista',
    'São José do Barreiro',
    'São José do Rio Pardo',
    'São José do Rio Preto',
    'São José dos Campos',
  ])
  expect((await names('estado=SP&q=paulo')).slice(0, 2)).toEqual(['Paulo de Faria', 'São Paulo'])
  expect(await names('q=%25')).toEqual([])
  expect(await names('q=a')).toHaveLength(20)
  expect(await names(`q=${encodeURIComponent("olho d'agua do piaui")}`)).toEqual(["Olho D'Água do Piauí"])
})

test('an unknown state is refused at its field; without a session nothing is told', async () => {
  const answer = await operador.get('/cidade?estado=XX')
  expect([answer.statusCode, answer.json().messages[0]]).toMatchObject([
    400,
    { fieldName: 'estado', code: 'OPCAO_INVALIDA' },
  ])
  for (const url of ['/pais', '/estado', '/cidade', '/cep/01310100'])
    expect((await app.anyone.get(url)).statusCode, url).toBe(401)
})

test('S9-031: a new address is in Brazil, country 1, unless it says otherwise', async () => {
  const documento = { nomeFantasia: 'Nova', razaoSocial: 'Nova Ltda', cnpjCpf: '529.982.247-25' }
  const { nome } = (await read<Pais[]>('/pais')).find(({ id }) => id === 1) ?? {}
  const saved = await operador.post('/cliente', documento)
  expect(saved.json()).toMatchObject({ pais: nome })
  const abroad = await operador.put(`/cliente/${saved.json().id}`, { pais: 'Paraguai' })
  expect(abroad.json()).toMatchObject({ pais: 'Paraguai' })
})
