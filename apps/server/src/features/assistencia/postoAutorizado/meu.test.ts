import { CAMPOS_DO_FABRICANTE } from '@app/contract/assistencia/meuPosto'
import { afterAll, expect, it } from 'vitest'
import { startPeople } from '../../../platform/testing/people.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'

const people = await startPeople()
const { admin, app } = people
const postos = await seedPostos(app)
const responsavel = await app.as('responsavel')
const meu = `/meuPosto/${postos.um}`
afterAll(people.close)

it('the responsável reads the record of the own post, and changes contact, address and hours', async () => {
  const { versao } = (await responsavel.get(meu)).json()
  const changed = await responsavel.put(meu, {
    telefoneWhatsapp: '(11) 95555-0177',
    cep: '01310-200',
    rua: 'Avenida Nova',
    horaFuncionamento: 'SEGUNDA_A_SABADO',
    abre: '9h',
    fecha: '18:00',
    outrosHorarios: 'Domingo, 10h às 14h',
    versao,
  })
  expect(changed.json()).toMatchObject({
    telefoneWhatsapp: '11955550177',
    cep: '01310200',
    rua: 'Avenida Nova',
    abre: '09:00',
    outrosHorarios: 'Domingo, 10h às 14h',
    cnpj: '99999101000190',
    versao: versao + 1,
    _links: { self: { href: meu } },
  })
  expect((await responsavel.put(meu, { rua: 'Tarde', versao })).json().error).toBe('VERSAO_ANTIGA')
  const [entry] = (await admin.get(`/auditlog/by-entity-id/${postos.um}?entidade=postoAutorizado`)).json()
  expect(entry).toMatchObject({ usuario: 'responsavel' })
  expect(entry.changes).toContain('Rua: de “Avenida Paulista” para “Avenida Nova”')
})

it('what is wrong is refused at its field', async () => {
  for (const [body, fieldName, code] of [
    [{ cep: '123' }, 'cep', 'CEP_INVALID'],
    [{ telefoneComercial: '1' }, 'telefoneComercial', 'TELEFONE_INVALIDO'],
    [{ abre: '19:00' }, 'fecha', 'HORARIO_INVERTIDO'],
    [{ rua: ' ' }, 'rua', 'EMPTY_REQUIRED_FIELD'],
  ] as const)
    expect((await responsavel.put(meu, body)).json().messages).toMatchObject([{ fieldName, code }])
})

it.each(CAMPOS_DO_FABRICANTE)('%s is the manufacturer’s: refused there, whatever is sent', async (campo) => {
  const before = (await responsavel.get(meu)).json()
  for (const value of [before[campo], null, 'X', 1]) {
    const refused = await responsavel.put(meu, { [campo]: value, rua: 'Rua Trocada' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().messages).toMatchObject([{ fieldName: campo, code: 'POSTO_DO_FABRICANTE' }])
  }
  expect((await responsavel.get(meu)).json()).toEqual(before)
})

it('nobody else’s post is there: habilitado, another post, staff; and no other role has it', async () => {
  for (const id of [postos.filho, postos.dois, 999_999])
    expect((await responsavel.put(`/meuPosto/${id}`, { rua: 'Minha' })).statusCode).toBe(404)
  expect((await admin.get(meu)).statusCode).toBe(404)
  for (const person of ['atendente', 'tecnico', 'sp', 'financeiro'])
    expect((await (await app.as(person)).get(meu)).statusCode, person).toBe(403)
})
