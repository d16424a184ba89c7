import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const { db } = app.database
afterAll(app.close)

const read = async () => (await admin.get('/primeirosPassos')).json()
const feitos = async () =>
  (await read()).passos
    .filter(({ feito }: { feito: boolean }) => feito)
    .map(({ passo }: { passo: string }) => passo)

describe('the first steps', () => {
  it('say what is there, of the records themselves', async () => {
    await admin.put('/notas/configuracao', { nome: 'Armazém do Teste', armazens: ['99.999.001/0001-59'] })
    const { passos, dispensados } = await read()
    expect(dispensados).toBe(false)
    expect(passos.map(({ passo }: { passo: string }) => passo)).toEqual([
      'armazem',
      'cliente',
      'produtos',
      'equipe',
      'acesso',
      'pedido',
    ])
    expect(passos[0]).toEqual({
      passo: 'armazem',
      feito: true,
      resumo: 'Armazém do Teste',
      documento: '99999001000159',
      id: null,
    })
    expect(passos[1]).toMatchObject({ feito: true, id: expect.any(Number) })
  })

  it('the warehouse without a name is not named, and nothing else of it changes', async () => {
    const { armazens } = (await admin.put('/notas/configuracao', { nome: '' })).json()
    expect(armazens).toEqual(['99999001000159'])
    expect(await feitos()).not.toContain('armazem')
  })

  it('the step ‘equipe’ is done by a second staff member, not by the reader alone', async () => {
    expect(await feitos()).toContain('equipe')
    const others = db.updateTable('usuario').where('tipo', '=', 'interno').where('role', '<>', 'ROLE_ADMIN')
    await others.set({ ativo: false }).execute()
    expect(await feitos()).not.toContain('equipe')
    await others.set({ ativo: true }).execute()
  })

  it('whoever has put them away reads so, alone', async () => {
    await admin.put('/preferencia', { primeirosPassosDispensados: true })
    expect((await read()).dispensados).toBe(true)
    await admin.put('/preferencia', { primeirosPassosDispensados: false })
    expect((await read()).dispensados).toBe(false)
  })

  it('the first steps are shown only to people who set the installation up', async () => {
    expect((await (await app.as('operador')).get('/primeirosPassos')).statusCode).toBe(403)
  })
})
