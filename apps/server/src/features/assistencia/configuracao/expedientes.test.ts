import type { AssistenciaConfiguracao } from '@app/contract/assistencia/aviso'
import type { Chamado } from '@app/contract/assistencia/chamado'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'
import { readCalendarios } from './expedientes.ts'

let app: TestApp
let postos: Awaited<ReturnType<typeof seedPostos>>
beforeAll(async () => {
  // Friday before Carnaval, 17:00 in São Paulo.
  app = await startTestApp({ clock: () => new Date('2027-02-05T20:00:00Z') })
  postos = await seedPostos(app)
})
afterAll(() => app.close())

test('rede §9: deadlines run in the calendar of the settings; a post has its own hours', async () => {
  const [admin, atendente] = [await app.as('admin'), await app.as('atendente')]
  const get = async () => (await admin.get('/assistencia/configuracao')).json<AssistenciaConfiguracao>()
  const { expedientes, versao } = await get()
  const proprio = expedientes.find(({ equipe }) => equipe === 'SAO_PAULO')!
  const save = (mais: object, de: number) =>
    admin.put('/assistencia/configuracao', { versao: de, expedientes: [{ ...proprio, ...mais }] })
  const prazo = async () => {
    const body = { titulo: 'Torque', categoria: 'TECNICA', texto: 'Qual?' }
    return (await atendente.post('/chamado', body)).json<Chamado>().prazoEm
  }
  expect(await prazo()).toBe('2027-02-08T18:00:00.000Z')

  const wrong = await save({ das: '19:00' }, versao)
  expect([wrong.statusCode, wrong.body]).toEqual([400, expect.stringContaining('HORARIO_INVERTIDO')])
  const semData = await save({ feriados: 'Natal 25/12' }, versao)
  expect(semData.json()).toMatchObject({
    messages: [
      {
        fieldName: 'expedientes[0].feriados',
        text: 'Comece a linha “Natal 25/12” com a data: dd/mm ou dd/mm/aaaa.',
      },
    ],
  })
  expect((await save({ ate: '25:00' }, versao)).statusCode).toBe(400)

  const saved = await save({ carnaval: true, feriados: '10/02/2027 Cinzas' }, versao)
  expect(saved.statusCode, saved.body).toBe(200)
  expect(await prazo()).toBe('2027-02-11T18:00:00.000Z')
  expect((await save({}, versao)).statusCode).toBe(409)

  const calendarioDe = await readCalendarios(app.app.services.db, postos.um)
  expect(calendarioDe('MANAUS')).toMatchObject({ zona: 'America/Manaus', ate: '17:00' })
  await app.app.services.db
    .updateTable('posto_autorizado')
    .set({ abre: '10:00', fecha: '16:00', hora_funcionamento: 'SEGUNDA_A_SABADO', estado: 'AM' })
    .where('id', '=', postos.um)
    .execute()
  expect((await readCalendarios(app.app.services.db, postos.um))('POSTO')).toMatchObject({
    zona: 'America/Manaus',
    dias: 'SEGUNDA_A_SABADO',
    das: '10:00',
    ate: '16:00',
  })

  const back = await save({}, saved.json<AssistenciaConfiguracao>().versao)
  expect(back.json<AssistenciaConfiguracao>().expedientes).toEqual(expedientes)
  expect(await prazo()).toBe('2027-02-08T18:00:00.000Z')
  expect((await atendente.put('/assistencia/configuracao', { versao: 1 })).statusCode).toBe(403)
})
