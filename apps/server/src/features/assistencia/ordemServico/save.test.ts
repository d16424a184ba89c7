import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { startOficina } from './testing/oficina.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { db } = oficina
const { as } = oficina.app
const atendente = await as('atendente@')
const tecnico = await as('tecnico@')
const dois = await as('atendente2@')

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
  .withExif({ IFD0: { Copyright: 'Segredo' } })
  .jpeg()
  .toBuffer()
const foto = (filename: string) => ({ filename, data: png.toString('base64') })

describe('saving a service order', () => {
  it('changes what is sent, clears by null, and leaves the rest; the status is none of it', async () => {
    const os = await oficina.create(atendente, {
      relato: 'Atrasa',
      observacoes: 'Urgente',
      acessorios: ['Estojo'],
    })
    const answer = await atendente.put(`/ordemServico/${os.id}`, {
      relato: 'Atrasa muito',
      observacoes: null,
      statusOS: 'REPARADA',
      valorTotal: 99,
      versao: os.versao,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({
      relato: 'Atrasa muito',
      observacoes: null,
      acessorios: ['Estojo'],
      statusOS: { name: 'EM_CRIACAO' },
      valorTotal: 0,
    })
    const audit = await (await as('admin@')).get(`/api/auditlogs/by-entity-id/${os.id}?entidade=ordemServico`)
    expect(audit.json()[0].changes).toEqual(['Nas palavras do cliente: alterado', 'Observações alteradas'])
    expect(audit.json()[1].changes).toEqual([`Ordem de serviço ${os.numero} criado`])
  })

  it('a promise is for today or later, and one that stands is not asked about again', async () => {
    const os = await oficina.create(atendente, { dataPrometida: '2026-11-20' })
    const save = (body: object) => atendente.put(`/ordemServico/${os.id}`, body)
    const past = await save({ dataPrometida: '2026-11-19' })
    expect(past.statusCode).toBe(400)
    expect(past.json().messages).toMatchObject([
      { fieldName: 'dataPrometida', code: 'OS_PROMESSA_PASSADA', text: 'Prometa para hoje ou depois.' },
    ])
    await db
      .updateTable('ordem_servico')
      .set({ data_prometida: '2026-11-01' })
      .where('id', '=', os.id)
      .execute()
    const other = await save({ relato: 'Atrasa' })
    expect(other.json()).toMatchObject({ dataPrometida: '2026-11-01', atrasada: true })
    expect((await save({ dataPrometida: '2026-11-27' })).json()).toMatchObject({ atrasada: false })
    expect((await save({ dataPrometida: null })).json()).toMatchObject({ dataPrometida: null })
    const novo = { consumidor: { id: oficina.consumidores.um }, osType: 'OS', dataPrometida: '2026-11-19' }
    expect((await atendente.post('/ordemServico', novo)).statusCode).toBe(400)
  })

  it('an old version is a 409 with the present order; the body may name the order', async () => {
    const os = await oficina.create(atendente)
    expect(
      (await atendente.put('/ordemServico/', { id: os.id, relato: 'Um', versao: os.versao })).statusCode,
    ).toBe(200)
    const late = await atendente.put(`/ordemServico/${os.id}`, { relato: 'Dois', versao: os.versao })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      error: 'VERSAO_ANTIGA',
      atual: { relato: 'Um' },
      alteradoPor: 'atendente',
    })
    const byHeader = await atendente.put(`/ordemServico/${os.id}`, { relato: 'Dois' }, { 'if-match': '"1"' })
    expect(byHeader.statusCode).toBe(409)
  })

  it('is for who registers orders, of the own post', async () => {
    const os = await oficina.create(atendente)
    expect((await tecnico.put(`/ordemServico/${os.id}`, { relato: 'x' })).statusCode).toBe(403)
    expect((await dois.put(`/ordemServico/${os.id}`, { relato: 'x' })).statusCode).toBe(404)
    const foreign = await atendente.put(`/ordemServico/${os.id}`, {
      consumidor: { id: oficina.consumidores.dois },
    })
    expect(foreign.json().messages).toMatchObject([
      { fieldName: 'consumidor', code: 'CONSUMIDOR_DESCONHECIDO' },
    ])
  })

  it('the watch, the customer and the type stand still once it is looked into; what ended is reopened first', async () => {
    const os = await oficina.create(atendente)
    const relogio = { modelo: { id: oficina.outro.id }, numeroSerie: 'OUTRO' }
    expect((await atendente.put(`/ordemServico/${os.id}`, { relogio })).json().relogio.numeroSerie).toBe(
      'OUTRO',
    )
    await oficina.put(os.id, 'AVALIACAO_TECNICA')
    const changed = await atendente.put(`/ordemServico/${os.id}`, {
      relogio: { ...relogio, numeroSerie: 'TERCEIRO' },
      osType: 'PA',
    })
    expect(changed.statusCode).toBe(409)
    expect(changed.json().messages.map(({ code }: { code: string }) => code)).toEqual([
      'OS_JA_ABERTA',
      'OS_JA_AVALIADA',
    ])
    const same = await atendente.put(`/ordemServico/${os.id}`, { relogio, osType: 'OS', relato: 'Segue' })
    expect(same.statusCode, same.body).toBe(200)
    await oficina.put(os.id, 'ENTREGUE')
    expect((await atendente.put(`/ordemServico/${os.id}`, { relato: 'x' })).json().error).toBe('OS_ENCERRADA')
  })

  it('S4-026: the warranty follows the invoice once the watch is taken in, and not before', async () => {
    const os = await oficina.create(atendente, { dataNotaFiscal: '2026-01-10' })
    const save = async (fields: object): Promise<OrdemServico> =>
      (await atendente.put(`/ordemServico/${os.id}`, fields)).json()
    expect((await save({ numeroNotaFiscal: '1' })).garantia.value).toBe(false)
    await atendente.put(`/ordemServico/abrir/${os.id}`, {})
    expect((await save({ numeroNotaFiscal: '2' })).garantia).toEqual({ label: 'Sim', value: true })
    expect((await save({ dataNotaFiscal: '2024-01-10' })).garantia).toEqual({ label: 'Não', value: false })
  })

  it('equal values are no change: neither the version nor the history moves', async () => {
    const os = await oficina.create(atendente, {
      relato: 'Atrasa',
      acessorios: ['Estojo', 'Pulseira'],
      dataNotaFiscal: '2026-01-10',
      fotos: [foto('frente.jpg')],
    })
    await atendente.put(`/ordemServico/abrir/${os.id}`, {})
    const { versao } = (await atendente.get(`/ordemServico/${os.id}`)).json<OrdemServico>()
    const written = () => oficina.countAuditoria(os.id)
    const before = await written()
    const answer = await atendente.put(`/ordemServico/${os.id}`, {
      osType: 'OS',
      consumidor: { id: os.consumidor.id },
      relogio: { modelo: { id: os.relogio?.modelo.id }, numeroSerie: os.relogio?.numeroSerie },
      sintomas: os.sintomas.map(({ id }) => ({ id })),
      relato: ' Atrasa ',
      estadoRelogio: '',
      acessorios: ['Estojo', 'Pulseira'],
      observacoes: null,
      fotos: os.fotos.map(({ id, filename }) => ({ id, filename })),
      reclamaGarantia: false,
      numeroNotaFiscal: null,
      dataNotaFiscal: '2026-01-10',
      arquivoNotaFiscal: null,
    })
    expect(answer.json()).toMatchObject({ id: os.id, relato: 'Atrasa', versao })
    expect(await written()).toBe(before)
  })

  it('one save is one new version, whatever it changes', async () => {
    const os = await oficina.create(atendente)
    const { versao } = (await atendente.put(`/ordemServico/abrir/${os.id}`, {})).json<OrdemServico>()
    const fields = { relato: 'Para', acessorios: ['Estojo'], dataNotaFiscal: '2026-01-10', sintomas: [] }
    const saved = await atendente.put(`/ordemServico/${os.id}`, { ...fields, versao })
    expect(saved.json()).toMatchObject({ ...fields, garantia: { value: true }, versao: versao + 1 })
    const relogio = { modelo: { id: oficina.outro.id }, numeroSerie: 'NOVO1' }
    const other = await atendente.put(`/ordemServico/${os.id}`, { relogio, fotos: [foto('frente.jpg')] })
    expect(other.json()).toMatchObject({ relogio: { numeroSerie: 'NOVO1' }, versao: versao + 2 })
  })

  it('photos are encoded anew, kept by their id, and opened by link; another post has none of it', async () => {
    const os = await oficina.create(atendente, { fotos: [foto('frente.jpg'), foto('fundo.png')] })
    expect(os.fotos.map(({ filename }) => filename)).toEqual(['frente.jpg', 'fundo.jpg'])
    const [frente] = os.fotos
    const file = await atendente.get(`/ordemServico/${os.id}/arquivos/${frente?.id}`)
    expect(file.headers['content-type']).toBe('image/jpeg')
    expect(file.rawPayload.includes('Segredo')).toBe(false)
    expect((await dois.get(`/ordemServico/${os.id}/arquivos/${frente?.id}`)).statusCode).toBe(404)
    const link = await atendente.post(`/ordemServico/${os.id}/arquivos/${frente?.id}/link`)
    expect((await oficina.app.anyone.get(link.json().href)).statusCode).toBe(200)
    const saved = await atendente.put(`/ordemServico/${os.id}`, {
      fotos: [{ id: frente?.id, filename: 'frente.jpg' }, foto('coroa.jpg')],
      arquivoNotaFiscal: { filename: 'nota.txt', data: Buffer.from('nota fiscal').toString('base64') },
    })
    expect(saved.json().fotos.map(({ filename }: { filename: string }) => filename)).toEqual([
      'frente.jpg',
      'coroa.jpg',
    ])
    expect(saved.json().arquivoNotaFiscal).toMatchObject({ filename: 'nota.txt' })
    const none = await atendente.put(`/ordemServico/${os.id}`, { arquivoNotaFiscal: null })
    expect(none.json()).toMatchObject({ arquivoNotaFiscal: null })
    expect(none.json().fotos).toHaveLength(2)
    const rows = await db
      .selectFrom('os_arquivo')
      .select('id')
      .where('ordem_servico_id', '=', os.id)
      .execute()
    expect(rows).toHaveLength(2)
  })
})
