import type { Tecnico } from '@app/contract/assistencia/tecnico'
import { afterAll, describe, expect, it } from 'vitest'
import { startPeople } from '../../../platform/testing/people.ts'
import { insertModelo, seedPostos } from '../../../platform/testing/postos.ts'

const people = await startPeople()
const { admin, app, db } = people
const postos = await seedPostos(app)
const responsavel = await app.as('responsavel')
const outro = await app.as('responsavel2')
const tecnico = await app.as('tecnico')
afterAll(people.close)

const modelos = [await insertModelo(db, 'TA-1'), await insertModelo(db, 'TB-1')] as const
const [a, b] = [modelos[0].marcaId, modelos[1].marcaId]
const id = await people.idOf('tecnico@retaguarda.example')
const url = `/tecnico/${id}`

const read = async (): Promise<Tecnico> => (await responsavel.get(url)).json()
const training = (marca: number, fields: object = {}) => ({
  marca: { id: marca },
  desde: '2026-01-01',
  ...fields,
})
const save = async (treinamentos: object[], by = responsavel) =>
  by.put(url, { treinamentos, versao: (await read()).versao })

describe('S7-072: what a técnico is trained for', () => {
  it('is listed by post, read, replaced and taken away, with a history; he reads his own', async () => {
    const list = (await responsavel.get(`/tecnico/posto/${postos.um}`)).json<Tecnico[]>()
    expect(list.map(({ nome }) => nome)).toEqual(['responsavel', 'tecnico'])
    const { versao } = await read()
    const saved = await save([
      training(b, { modelo: { id: modelos[1].id }, ate: '2026-06-30' }),
      training(a, { modelo: null }),
    ])
    expect(saved.statusCode, saved.body).toBe(200)
    const treinamentos = [
      { marca: { id: a, nome: 'Marca TA-1' }, modelo: null, desde: '2026-01-01', ate: null },
      {
        marca: { id: b, nome: 'Marca TB-1' },
        modelo: { id: modelos[1].id, codigo: 'TB-1', descricao: expect.any(String) },
        desde: '2026-01-01',
        ate: '2026-06-30',
      },
    ]
    expect(saved.json()).toMatchObject({ id, papel: 'Técnico', treinamentos, versao: versao + 1 })
    expect((await tecnico.get('/tecnico/meus')).json()).toEqual(treinamentos)
    const dados = (await tecnico.get('/conta/dados')).json()
    expect(dados.treinamentos).toContainEqual({
      marca: 'Marca TB-1',
      modelo: 'TB-1',
      desde: '2026-01-01',
      ate: '2026-06-30',
    })
    const [entry] = (await admin.get(`/auditlog/by-entity-id/${id}?entidade=usuario`)).json()
    expect(JSON.stringify(entry.changes)).toContain('Treinamentos')
    expect(await save([], admin)).toMatchObject({ statusCode: 200 })
    expect((await read()).treinamentos).toEqual([])
  })

  it('refuses another brand’s model, a brand twice, an end before the beginning, and an old version', async () => {
    for (const [treinamentos, fieldName, code] of [
      [[training(a, { modelo: { id: modelos[1].id } })], 'treinamentos[0].modelo', 'TREINAMENTO_MODELO'],
      [[training(a), training(a, { ate: '2026-02-01' })], 'treinamentos[1].marca', 'TREINAMENTO_REPETIDO'],
      [[training(9_999_999)], 'treinamentos[0].marca', 'OPCAO_INVALIDA'],
      [[training(a, { ate: '2025-12-31' })], 'treinamentos[0].ate', 'PERIODO_INVERTIDO'],
      [[training(a, { desde: '2026-02-30' })], 'treinamentos[0].desde', 'DATA_INVALIDA'],
    ] as const) {
      const refused = await save([...treinamentos])
      expect(refused.statusCode, code).toBe(400)
      expect(refused.json().messages).toMatchObject([{ fieldName, code }])
    }
    const { versao } = await read()
    const both = await Promise.all(
      [a, b].map((marca) => responsavel.put(url, { treinamentos: [training(marca)], versao })),
    )
    expect(both.map(({ statusCode }) => statusCode).sort((x, y) => x - y)).toEqual([200, 409])
    const late = both.find(({ statusCode }) => statusCode === 409)?.json()
    expect(late).toMatchObject({ error: 'VERSAO_ANTIGA', atual: { id, versao: versao + 1 } })
  })

  it('technicians are managed by the own post and the manufacturer; a person who does not repair is none', async () => {
    expect((await outro.get(url)).statusCode).toBe(404)
    expect((await outro.put(url, { treinamentos: [] })).statusCode).toBe(404)
    expect((await outro.get(`/tecnico/posto/${postos.um}`)).statusCode).toBe(404)
    expect((await tecnico.get(url)).statusCode).toBe(403)
    expect((await tecnico.put(url, { treinamentos: [] })).statusCode).toBe(403)
    const atendente = await people.idOf('atendente@retaguarda.example')
    expect((await responsavel.get(`/tecnico/${atendente}`)).statusCode).toBe(404)
  })

  it('is exported as CSV by who may see them, and leaves the post by DELETE: the licence is free, and a return brings the trainings back', async () => {
    await save([training(a, { ate: '2026-12-31' })])
    const csv = await responsavel.post('/tecnico/export/CSV', { filter: { posto: postos.um } })
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body).toContain('Nome;Perfil;Treinamentos')
    expect(csv.body).toContain('Marca TA-1 de 01/01/2026 até 31/12/2026')
    const alheio = await outro.post('/tecnico/export/CSV', { filter: { posto: postos.um } })
    expect(alheio.body).not.toContain('tecnico')
    expect((await tecnico.post('/tecnico/export/CSV', {})).statusCode).toBe(403)

    const eu = await people.idOf('responsavel@retaguarda.example')
    expect((await responsavel.del(`/tecnico/${eu}`)).json().messages).toMatchObject([
      { code: 'PROPRIO_ACESSO' },
    ])
    expect((await outro.del(url)).statusCode).toBe(404)
    const emUso = async () =>
      (await responsavel.get(`/postoAutorizado/${postos.um}/colaboradores`)).json().licencas.emUso as number
    const antes = await emUso()
    expect((await responsavel.del(url)).statusCode).toBe(204)
    expect((await responsavel.del(url)).statusCode).toBe(404)
    expect(await emUso()).toBe(antes - 1)
    expect((await responsavel.put(`/colaborador/${id}`, { status: 'ATIVO' })).statusCode).toBe(200)
    expect((await read()).treinamentos).toMatchObject([{ marca: { id: a }, ate: '2026-12-31' }])
  })
})
