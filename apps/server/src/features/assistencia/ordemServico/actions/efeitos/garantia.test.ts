import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { afterAll, describe, expect, test } from 'vitest'
import { startBancada } from '../../testing/bancada.ts'

/** Claims, misuse, discounts, second orders and swapped watches: decisions 46, 47, 48, 50 and 51. */
const bancada = await startBancada()
const { app, db, atendente, tecnico, act, done, avaliada, comNota, read, linhaServico } = bancada
afterAll(app.close)
const responsavel = await app.as('responsavel')
const sp = await app.as('sp')
const troca = await app.as('troca')

const codesOf = (answer: { json: () => { messages: { fieldName: string | null; code: string }[] } }) =>
  answer.json().messages.map(({ fieldName, code }) => [fieldName, code].filter(Boolean).join(' '))
const naGarantia = { ...linhaServico, garantia: true }

describe('decisions 46: a claim', () => {
  const create = (fields: object) => atendente.post('/ordemServico', bancada.entrada(fields))

  test('names its invoice, neither of the future nor older than the model', async () => {
    expect(codesOf(await create({ reclamaGarantia: true }))).toEqual([
      'numeroNotaFiscal EMPTY_REQUIRED_FIELD',
      'dataNotaFiscal EMPTY_REQUIRED_FIELD',
    ])
    const claim = { reclamaGarantia: true, numeroNotaFiscal: '1' }
    expect(codesOf(await create({ ...claim, dataNotaFiscal: '2026-11-21' }))).toEqual([
      'dataNotaFiscal OS_NOTA_FUTURA',
    ])
    await db
      .updateTable('modelo_produto')
      .set({ lancamento: '2026-06-01' })
      .where('id', '=', bancada.outro.id)
      .execute()
    const relogio = { modelo: { id: bancada.outro.id }, numeroSerie: 'LANCADO1' }
    const early = await create({ ...claim, relogio, dataNotaFiscal: '2026-05-31' })
    expect(codesOf(early)).toEqual(['dataNotaFiscal OS_NOTA_ANTES'])
    expect(early.body).toContain('01/06/2026')
  })

  test('its file may come later, before the budget; the verdict says why', async () => {
    const { id } = await avaliada({ ...comNota, arquivoNotaFiscal: null })
    expect(await read(id)).toMatchObject({
      veredicto: { coberta: true, motivo: 'coberto até 01/10/2027' },
      faltaNota: true,
    })
    const save = () => act(tecnico, id, 'salvarOrcamento', { linhas: [naGarantia] })
    expect(codesOf(await save())).toEqual(['linhas[0].garantia OS_FALTA_NOTA'])
    const { arquivoNotaFiscal } = comNota
    expect((await atendente.put(`/ordemServico/${id}`, { arquivoNotaFiscal })).statusCode).toBe(200)
    expect((await read(id)).faltaNota).toBe(false)
    expect((await save()).statusCode).toBe(200)
  })
})

describe('decisions 47: misuse', () => {
  test('seen on the bench, with a photo, voids the warranty; it outlives a budget; the manufacturer alone lifts it', async () => {
    const { id } = await bancada.create(atendente, comNota)
    await done(atendente, id, 'abrir')
    await done(tecnico, id, 'salvarPreAvaliacao', { preAvaliacao: 'Vidro trincado' })
    const avaliar = { avaliacao: 'Queda', usoIndevido: true }
    expect(codesOf(await act(tecnico, id, 'avaliar', avaliar))).toEqual(['fotos OS_FOTO_USO_INDEVIDO'])
    await db
      .insertInto('os_arquivo')
      .values({
        ordem_servico_id: id,
        tipo: 'FOTO',
        filename: 'vidro.jpg',
        content_type: 'image/jpeg',
        length: 1,
        chave: `uso-${id}`,
        sha256: Buffer.alloc(32),
      })
      .execute()
    const os = await done(tecnico, id, 'avaliar', avaliar)
    expect(os).toMatchObject({
      usoIndevido: true,
      garantia: { value: false },
      veredicto: { motivo: 'fora: uso indevido' },
    })
    const covered = await act(tecnico, id, 'salvarOrcamento', { linhas: [naGarantia] })
    expect(codesOf(covered)).toEqual(['linhas[0].garantia OS_SEM_GARANTIA'])
    await done(tecnico, id, 'salvarOrcamento', { linhas: [linhaServico] })
    await done(atendente, id, 'reprovarOrcamento', { nome: 'Dalva', motivo: 'Não caiu' })
    const again = await done(tecnico, id, 'reabrirOrcamento')
    expect(again.usoIndevido).toBe(true)
    expect((await act(responsavel, id, 'afastarUsoIndevido', { motivo: 'Não caiu' })).statusCode).toBe(403)
    expect(codesOf(await act(sp, id, 'afastarUsoIndevido'))).toEqual(['motivo EMPTY_REQUIRED_FIELD'])
    const lifted = await done(sp, id, 'afastarUsoIndevido', { motivo: 'Trinca de fábrica' })
    expect(lifted).toMatchObject({ usoIndevido: false, garantia: { value: true } })
    expect((await done(tecnico, id, 'salvarOrcamento', { linhas: [naGarantia] })).statusOS.name).toBe(
      'AGUARDANDO_CONSERTO',
    )
  })
})

describe('decisions 48: the discount of a profile', () => {
  const save = async (valorFinal: number, mais: object = {}) => {
    const { id } = await avaliada()
    return act(responsavel, id, 'salvarOrcamento', { linhas: [{ ...linhaServico, valorFinal, ...mais }] })
  }

  test('is at most what the product gives it, or what was set for it', async () => {
    expect((await save(126)).statusCode).toBe(200)
    const refused = await save(125.99)
    expect(codesOf(refused)).toEqual(['linhas[0].valorFinal OS_DESCONTO'])
    expect(refused.body).toContain('até 30 % de desconto')
    const perfil = await db
      .selectFrom('perfil')
      .select(['id', 'versao'])
      .where('codigo', '=', 'ROLE_REPRESENTANTE_LEGAL')
      .executeTakeFirstOrThrow()
    const admin = await app.as('admin')
    const body = { descontoMaximo: 50, versao: perfil.versao }
    expect((await admin.put(`/perfil/${perfil.id}`, body)).json()).toMatchObject({ descontoMaximo: 50 })
    expect((await save(90)).statusCode).toBe(200)
    expect(codesOf(await save(89.99))).toEqual(['linhas[0].valorFinal OS_DESCONTO'])
  })

  test('above the list price it says why', async () => {
    expect(codesOf(await save(181))).toEqual(['linhas[0].motivoValor OS_ACIMA_DA_TABELA'])
    const os = (await save(181, { motivoValor: 'Movimento antigo' })).json<OrdemServico>()
    expect(os.orcamento?.linhas[0]).toMatchObject({ valorFinal: 181, motivoValor: 'Movimento antigo' })
  })
})

describe('decisions 51: a second open order of one watch', () => {
  const relogio = { modelo: { id: bancada.modelo.id }, numeroSerie: 'MESMO1' }
  const open = (by = atendente, fields: object = {}) =>
    by.post('/ordemServico', bancada.entrada({ relogio, ...fields }))

  test('a second open order of one watch is refused; its number is named only within the own post', async () => {
    const first = (await open()).json<OrdemServico>()
    const second = await open()
    expect(codesOf(second)).toEqual(['relogio OS_SEGUNDA'])
    expect(second.body).toContain(first.numero)
    const outro = await app.as('responsavel2')
    const other = await outro.post(
      '/ordemServico',
      bancada.entrada({ relogio, consumidor: { id: bancada.consumidores.dois } }),
    )
    expect(codesOf(other)).toEqual(['relogio OS_SEGUNDA'])
    expect(other.body).toContain('em outro posto')
    expect(other.body).not.toContain(first.numero)
    const [passado] = (await outro.get('/ordemServico/passado?numeroSerie=MESMO1')).json()
    expect(passado.emOs).toEqual({ id: null, numero: null, posto: null })
  })

  test('the responsible person opens one with a reason; the atendente does not', async () => {
    const motivoSegundaOs = 'Voltou com outro defeito antes da retirada'
    expect(codesOf(await open(atendente, { motivoSegundaOs }))).toEqual(['motivoSegundaOs NOT_PERMITED'])
    const os = (await open(responsavel, { motivoSegundaOs })).json<OrdemServico>()
    expect(os.motivoSegundaOs).toBe(motivoSegundaOs)
    // After the responsável gave the reason, anybody at the counter may open it.
    expect((await done(atendente, os.id, 'abrir')).statusOS.name).toBe('ABERTURA_DE_OS')
    const other = await atendente.put(`/ordemServico/${os.id}`, { motivoSegundaOs: 'Outro' })
    expect(codesOf(other)).toEqual(['motivoSegundaOs NOT_PERMITED'])
  })

  test('two orders opened at once for one watch: one is opened', async () => {
    const twin = { modelo: { id: bancada.modelo.id }, numeroSerie: 'GEMEO1' }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => atendente.post('/ordemServico', bancada.entrada({ relogio: twin }))),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ])
  })

  test('a cancelled order does not count as open, and is not reopened beside another one', async () => {
    const serie = { modelo: { id: bancada.modelo.id }, numeroSerie: 'VOLTOU1' }
    const { id } = await bancada.create(atendente, { relogio: serie })
    await done(responsavel, id, 'cancelar', { motivo: 'Desistiu' })
    await bancada.create(atendente, { relogio: serie })
    const answer = await act(sp, id, 'reabrirOs', { motivo: 'Voltou atrás' })
    expect(codesOf(answer)).toEqual(['relogio OS_RELOGIO_OCUPADO'])
    expect(answer.statusCode).toBe(409)
  })
})

describe('decisions 50: the swapped watch', () => {
  test('has its own serial and warranty from its delivery; the old one says that it was given away', async () => {
    const { id, relogio } = await avaliada()
    await done(tecnico, id, 'solicitarTroca', { motivo: 'Sem conserto' })
    await done(troca, id, 'autorizarTroca', { modelos: [{ id: bancada.outro.id }] })
    await done(atendente, id, 'escolherModelo', { modelo: { id: bancada.outro.id } })
    expect(codesOf(await act(atendente, id, 'receberRelogioTroca'))).toEqual([
      'numeroSerie EMPTY_REQUIRED_FIELD',
    ])
    const usado = await bancada.create(atendente, {
      relogio: { modelo: { id: bancada.outro.id }, numeroSerie: 'USADO1' },
    })
    expect(usado.relogio?.numeroSerie).toBe('USADO1')
    expect(codesOf(await act(atendente, id, 'receberRelogioTroca', { numeroSerie: 'usado1' }))).toEqual([
      'numeroSerie RELOGIO_JA_CADASTRADO',
    ])
    expect((await read(id)).relogioNovo).toBeNull()
    const recebida = await done(atendente, id, 'receberRelogioTroca', {
      numeroSerie: 'novo 50',
      destinoAntigo: 'Devolvido à fábrica',
    })
    expect(recebida.relogioNovo).toMatchObject({
      modelo: { id: bancada.outro.id },
      numeroSerie: 'NOVO50',
      destinoAntigo: 'Devolvido à fábrica',
    })
    await done(atendente, id, 'entregarProduto', { retiradoPor: 'Dalva Quaresma' })
    const [novo] = (await atendente.get('/ordemServico/passado?numeroSerie=NOVO50')).json()
    expect(novo).toMatchObject({ garantiaDesde: '2026-11-20', garantiaAte: '2027-11-20', trocadoEm: null })
    const serie = relogio!.numeroSerie
    const [antigo] = (await atendente.get(`/ordemServico/passado?numeroSerie=${serie}`)).json()
    expect(antigo.trocadoEm).toMatchObject({ numero: (await read(id)).numero })
    const volta = await atendente.post(
      '/ordemServico',
      bancada.entrada({ relogio: { modelo: { id: relogio!.modelo.id }, numeroSerie: serie } }),
    )
    expect(volta.json().messages).toMatchObject([
      { type: 'WARNING', text: expect.stringContaining('já foi trocado') },
    ])
  })
})

test('an act takes an Idempotency-Key: said twice, done once', async () => {
  const { id } = await bancada.create(atendente)
  const headers = { 'idempotency-key': `abrir-${id}` }
  const first = await atendente.put(`/ordemServico/abrir/${id}`, {}, headers)
  const second = await atendente.put(`/ordemServico/abrir/${id}`, {}, headers)
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect(second.json()).toEqual(first.json())
  expect((await bancada.historico(id)).filter(({ acao }) => acao === 'abrir')).toHaveLength(1)
})
