import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import type { RelogioVendido } from '@app/contract/registers/relogioVendido'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, startTestApp } from '../../../platform/testing/app.ts'
import { seedModelo, seedPostos } from '../../../platform/testing/postos.ts'

const app = await startTestApp({ clock: () => new Date('2026-11-20T12:00:00Z') })
const { db } = app.database
await seedPostos(app)
const modelo = await seedModelo(app, 'NAU-42')
const outro = await seedModelo(app, 'ECL-38')
let [sp, atendente, manaus]: Caller[] = []
let consumidor = 0
beforeAll(async () => {
  ;[sp, atendente, manaus] = await Promise.all(['sp', 'atendente', 'manaus'].map(app.as))
  consumidor = (await atendente!.post('/consumidor', { nome: 'Lia', cnpjCpf: '99999015069' })).json().id
})
afterAll(app.close)

const sell = async (numeroSerie: string, more: object = {}): Promise<RelogioVendido> => {
  const answer = await sp!.post('/relogioVendido', {
    numeroSerie,
    modeloProduto: { id: modelo.id },
    vendidoEm: '2025-12-01',
    revendedor: 'Joalheria Sol',
    ...more,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const fieldsOf = (answer: { json: () => { messages: { fieldName: string; code: string }[] } }) =>
  answer.json().messages.map(({ fieldName, code }) => `${fieldName} ${code}`)
const pending = (numeroSerie: string, more: object = {}) => ({
  consumidor: { id: consumidor },
  relogio: { modelo: { id: modelo.id }, numeroSerie },
  ...more,
})

describe('the register of sold watches', () => {
  test('the manufacturer writes, finds and removes a sale; its months are the model’s unless said', async () => {
    const created = await sell(' v 100a ')
    expect(created).toMatchObject({
      numeroSerie: 'V100A',
      mesesGarantia: 12,
      marca: 'Marca NAU-42',
      versao: 1,
    })
    const found = await sp!.post('/relogioVendido/findByFiltro', { filter: { numeroSerie: 'v1' } })
    expect(found.json()).toMatchObject({ totalElements: 1, content: [{ id: created.id }] })
    const changed = await sp!.put(`/relogioVendido/${created.id}`, { mesesGarantia: 36, versao: 1 })
    expect(changed.json()).toMatchObject({ mesesGarantia: 36, vendidoEm: '2025-12-01', versao: 2 })
    const again = await sp!.post('/relogioVendido', {
      numeroSerie: 'V100A',
      modeloProduto: { id: modelo.id },
      vendidoEm: '2025-01-01',
    })
    expect([again.statusCode, ...fieldsOf(again)]).toEqual([409, 'numeroSerie RELOGIO_JA_VENDIDO'])
    expect((await sp!.del(`/relogioVendido/${created.id}`)).statusCode).toBe(204)
  })

  test('a sale of the future, and a number that the model cannot have, are refused at their fields', async () => {
    const body = { numeroSerie: 'V1', modeloProduto: { id: outro.id }, vendidoEm: '2026-11-21' }
    expect(fieldsOf(await sp!.post('/relogioVendido', body))).toEqual(['vendidoEm VENDA_FUTURA'])
    const mask = await sp!.put(`/modeloProduto/${outro.id}`, { mascaraSerie: 'a 999', digitoSerie: 'NENHUM' })
    expect(mask.json()).toMatchObject({ mascaraSerie: 'A999', digitoSerie: 'NENHUM' })
    const slip = await sp!.post('/relogioVendido', { ...body, vendidoEm: '2026-11-20' })
    expect(slip.json().messages).toMatchObject([
      { fieldName: 'numeroSerie', code: 'SERIE_FORA_DO_PADRAO', text: expect.stringContaining('A999') },
    ])
    const good = await sp!.post('/relogioVendido', { ...body, numeroSerie: 'E123', vendidoEm: '2026-11-20' })
    expect(good.statusCode, good.body).toBe(201)
    expect(
      fieldsOf(await sp!.put(`/modeloProduto/${outro.id}`, { mascaraSerie: 'ção', digitoSerie: 'NENHUM' })),
    ).toEqual(['mascaraSerie MASCARA_SERIE'])
    const cleared = await sp!.put(`/modeloProduto/${outro.id}`, { mascaraSerie: '' })
    expect(cleared.json()).toMatchObject({ mascaraSerie: null })
    const unknown = await sp!.post('/relogioVendido', {
      ...body,
      modeloProduto: { id: 999_999 },
      vendidoEm: '2026-11-20',
    })
    expect(fieldsOf(unknown)).toEqual(['modeloProduto OPCAO_INVALIDA'])
  })

  test('posts look a number up and see no list; Manaus does not edit it', async () => {
    expect((await atendente!.get('/relogioVendido')).statusCode).toBe(403)
    expect((await manaus!.post('/relogioVendido', {})).statusCode).toBe(403)
    await sell('L200', { mesesGarantia: 24 })
    const serie = await atendente!.get(`/relogioVendido/serie?numeroSerie=l 200&modelo=${modelo.id}`)
    expect(serie.json()).toEqual({
      vendas: [
        {
          modelo: expect.objectContaining({ codigo: 'NAU-42', mesesGarantia: 12, mascaraSerie: null }),
          vendidoEm: '2025-12-01',
          revendedor: 'Joalheria Sol',
          mesesGarantia: 24,
        },
      ],
      desconhecida: false,
    })
    // The manufacturer reports this model's sales, and this number is not among them.
    const never = await atendente!.get(`/relogioVendido/serie?numeroSerie=L201&modelo=${modelo.id}`)
    expect(never.json()).toEqual({ vendas: [], desconhecida: true })
    const silent = await seedModelo(app)
    const unlisted = await atendente!.get(`/relogioVendido/serie?numeroSerie=L201&modelo=${silent.id}`)
    expect(unlisted.json()).toEqual({ vendas: [], desconhecida: false })
  })
})

describe('decisions 46: the intake knows the warranty by the serial number', () => {
  test('a claim without an invoice is taken, covered from the sale on, and its repair needs no invoice file', async () => {
    await sell('G300', { mesesGarantia: 24 })
    const refused = await atendente!.post('/ordemServico', pending('G299', { reclamaGarantia: true }))
    expect(fieldsOf(refused)).toEqual([
      'numeroNotaFiscal EMPTY_REQUIRED_FIELD',
      'dataNotaFiscal EMPTY_REQUIRED_FIELD',
    ])
    const answer = await atendente!.post('/ordemServico', pending('g300', { reclamaGarantia: true }))
    expect(answer.statusCode, answer.body).toBe(201)
    const os = answer.json<OrdemServico>()
    expect(os.venda).toEqual({ vendidoEm: '2025-12-01', mesesGarantia: 24, revendedor: 'Joalheria Sol' })
    expect(os.veredicto).toEqual({ coberta: true, motivo: 'coberto até 01/12/2027' })
    const aberta = await atendente!.put(`/ordemServico/abrir/${os.id}`, {
      versao: os.versao,
      relogioPresente: true,
    })
    expect(aberta.json(), aberta.body).toMatchObject({ garantia: { value: true } })
    const [passado] = (await atendente!.get('/ordemServico/passado?numeroSerie=G300')).json()
    expect(passado).toMatchObject({ garantiaAte: '2027-12-01', venda: { mesesGarantia: 24 } })
    const ficha = await atendente!.get(`/relogio/${os.relogio?.id}/ficha`)
    expect(ficha.json().veredicto).toEqual({ coberta: true, motivo: 'coberto até 01/12/2027' })
  })

  test('an invoice of another day decides, and is told', async () => {
    await sell('G301')
    const nota = { reclamaGarantia: true, numeroNotaFiscal: '10', dataNotaFiscal: '2026-02-01' }
    const answer = await atendente!.post('/ordemServico', pending('G301', nota))
    expect(answer.json(), answer.body).toMatchObject({
      veredicto: { coberta: true, motivo: 'coberto até 01/02/2027' },
      messages: [
        {
          type: 'WARNING',
          text: 'A nota é de 01/02/2026, mas o fabricante vendeu este relógio em 01/12/2025.',
        },
      ],
    })
    const { id, versao } = answer.json<OrdemServico>()
    const same = await atendente!.put(`/ordemServico/${id}`, { dataNotaFiscal: '2025-12-01', versao })
    expect(same.json().messages).toBeUndefined()
  })

  test('a model with sold watches stays, and a removed one takes no sale with it', async () => {
    await sell('G302')
    expect((await sp!.del(`/modeloProduto/${modelo.id}`)).json()).toMatchObject({ error: 'REGISTRO_EM_USO' })
    expect(
      await db.selectFrom('relogio_vendido').select('id').where('numero_serie', '=', 'G302').execute(),
    ).toHaveLength(1)
  })
})
