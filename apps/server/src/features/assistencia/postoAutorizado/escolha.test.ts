import { afterAll, describe, expect, it } from 'vitest'
import { startPeople } from '../../../platform/testing/people.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'

const people = await startPeople()
const { app } = people
const postos = await seedPostos(app)
afterAll(people.close)

describe('S6-038, S6-062: filtering by post or SAP code', () => {
  const search = async (person: string, query: string) =>
    (await (await app.as(person)).get(`/postoAutorizado/findAll?${query}`)).json()

  it('finds by name, SAP code and CNPJ, of one kind where asked', async () => {
    const namesOf = async (query: string) =>
      (await search('manaus', query)).map(({ nomeFantasia }: { nomeFantasia: string }) => nomeFantasia)
    expect(await namesOf('q=posto')).toEqual(['Posto Dois', 'Posto Filho', 'Posto Um'])
    expect(await namesOf('q=sap1')).toEqual(['Posto Um'])
    expect(await namesOf(`q=${encodeURIComponent('99.999.102')}`)).toEqual(['Posto Dois'])
    expect(await namesOf('q=posto&tipo=HABILITADO')).toEqual(['Posto Filho'])
    expect(await namesOf('q=%25')).toEqual([])
  })

  it('is for the house’s roles that work in the network', async () => {
    const may = async (role: string, fields: object = {}) => {
      const session = await people.enter(await people.hire({ role, ...fields }))
      return (await session.get('/postoAutorizado/findAll')).statusCode === 200
    }
    for (const role of [
      'ROLE_ADMIN',
      'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO',
      'ROLE_MANAUS',
      'ROLE_MANAUS_TROCA',
      'ADMIN_CONSULTA',
      'ROLE_FINANCEIRO',
    ])
      expect(await may(role), role).toBe(true)
    for (const role of ['ATENDENTE', 'CENTRO_TECNICO', 'ROLE_REPRESENTANTE_LEGAL', 'ROLE_FINANCEIRO_POSTO'])
      expect(await may(role, { posto: { id: postos.um } }), role).toBe(false)
    expect(await may('ROLE_OPERADOR')).toBe(false)
  })
})
