import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { afterAll, describe, expect, it } from 'vitest'
import { startBancada } from './testing/bancada.ts'
import { pecasDe } from './testing/pecas.ts'

const bancada = await startBancada()
afterAll(bancada.close)
const { as } = bancada.app
const { atendente } = bancada
const dois = await as('atendente2@')
const sp = await as('sp@')
const { compraDe, esperaPeca } = pecasDe(bancada, sp)

const find = async (busca: string, by = atendente): Promise<number[]> => {
  const answer = await by.get(`/ordemServico/find?busca=${encodeURIComponent(busca)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<OrdemServicoResumo[]>().map(({ id }) => id)
}

describe('decisions 59: an order is found by what it waits for', () => {
  it('by its purchase and by the code of its part, within the own post', async () => {
    const espera = await esperaPeca()
    const outra = await bancada.orcada([bancada.linhaServico])
    const { id: compra } = await compraDe(espera.id)
    const [linha] = espera.orcamento?.linhas.filter(({ peca }) => peca) ?? []
    const codigo = linha?.peca?.codigo ?? ''
    for (const by of [atendente, sp]) {
      expect(await find(`compra ${compra}`, by)).toEqual([espera.id])
      expect(await find(`Compra ${compra} `, by)).toEqual([espera.id])
      expect(await find(codigo.toLowerCase(), by)).toEqual([espera.id])
    }
    expect(await find(`compra ${compra + 1}`)).toEqual([])
    expect(await find(`compra ${compra}`, dois)).toEqual([])
    expect(await find(codigo, dois)).toEqual([])
    expect(await find(codigo)).not.toContain(outra.id)
  })
})

describe('an order is found by its consumer', () => {
  it('by a document or telephone, however written; a number within a name is part of the name', async () => {
    const { id } = await bancada.orcada([bancada.linhaServico])
    const { consumidor_id: consumidor } = await bancada.app.database.db
      .selectFrom('ordem_servico')
      .where('id', '=', id)
      .select('consumidor_id')
      .executeTakeFirstOrThrow()
    const set = (dados: { nome: string; tipo_pessoa: string; cnpj_cpf: string; telefone: string }) =>
      bancada.app.database.db.updateTable('consumidor').where('id', '=', consumidor).set(dados).execute()
    await set({
      nome: 'Bar 507 da Praça',
      tipo_pessoa: 'PJ',
      cnpj_cpf: '12ABC34501DE35',
      telefone: '19987600142',
    })
    for (const text of ['Bar 507 da', 'praca', '12.abc.345/01', '12ABC34501DE35', '(19) 98760-0142', '0142'])
      expect(await find(text), text).toContain(id)
    for (const text of ['Praça 507', 'Loja 0142', 'Bar 12']) expect(await find(text), text).not.toContain(id)
  })
})
