import type { OrdemServico, OsHistorico } from '@app/contract/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import { afterAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../../platform/testing/app.ts'
import { startOficina } from '../../testing/oficina.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { db } = oficina
const { as } = oficina.app
const atendente = await as('atendente@')
const tecnico = await as('tecnico@')
const tecnicoB = await as('tecnico.b@')
const responsavel = await as('responsavel@')
const admin = await as('admin@')
const sp = await as('sp@')
const troca = await as('troca@')

const act = async (by: Caller, acao: string, id: number, body: object = {}): Promise<OrdemServico> => {
  const answer = await by.put(`/ordemServico/${acao}/${id}`, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const refusal = async (by: Caller, acao: string, id: number, body: object = {}) => {
  const answer = await by.put(`/ordemServico/${acao}/${id}`, body)
  return {
    status: answer.statusCode,
    ...answer.json<{ error: string; messages: { fieldName: string; code: string }[] }>(),
  }
}
const historicoDe = async (id: number): Promise<OsHistorico[]> =>
  (await atendente.get(`/ordemServico/historico/${id}`)).json()
const make = (fields: object = {}) => oficina.create(atendente, fields)
const idOf = async (email: string) =>
  (
    await db
      .selectFrom('usuario')
      .select('id')
      .where('email', '=', `${email}@retaguarda.example`)
      .executeTakeFirstOrThrow()
  ).id

const ASSINATURA =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('the life of a service order', () => {
  it('S7-083, S3-031, S3-032, S3-027, S3-028, S7-077: from the counter to the hand-over, dates, people and history with it', async () => {
    const { id } = await make({
      numeroNotaFiscal: 'NF 9',
      dataNotaFiscal: '2026-05-20',
      reclamaGarantia: true,
    })
    const aberta = await act(atendente, 'abrir', id, { assinatura: ASSINATURA })
    expect(aberta).toMatchObject({
      statusOS: { name: 'ABERTURA_DE_OS' },
      garantia: { label: 'Sim', value: true },
      numeroNotaFiscal: 'NF 9',
      dataNotaFiscal: '2026-05-20',
    })
    oficina.pass(60_000)
    const pre = await act(tecnico, 'salvarPreAvaliacao', id, { preAvaliacao: 'Atraso de 9 minutos.' })
    expect(pre).toMatchObject({ preAvaliacao: 'Atraso de 9 minutos.', tecnico: { nome: 'tecnico' } })
    expect(pre.dataStatus > aberta.dataStatus).toBe(true)
    await act(tecnico, 'avaliar', id, { avaliacao: 'Movimento sujo.' })
    await oficina.put(id, 'AGUARDANDO_CONSERTO')
    const pronta = await act(tecnico, 'consertar', id, { reparo: 'Revisão completa.' })
    expect(pronta).toMatchObject({ dataReparo: oficina.now().toISOString(), reparo: 'Revisão completa.' })
    await act(tecnico, 'enviarControleQualidade', id)
    await act(tecnicoB, 'aprovarReparo', id)
    const reparada = await act(atendente, 'osReparada', id)
    expect(reparada).toMatchObject({ semaforo: 'BRANCO', diasRestantes: null })
    const depois = new Date(oficina.now().getTime() + DAY_MS).toISOString()
    expect(
      await refusal(atendente, 'entregarProduto', id, { retiradoPor: 'Dalva', data: depois }),
    ).toMatchObject({
      status: 400,
      messages: [{ fieldName: 'data' }],
    })
    expect(await refusal(atendente, 'entregarProduto', id)).toMatchObject({
      messages: [{ fieldName: 'retiradoPor' }],
    })
    const entregue = await act(atendente, 'entregarProduto', id, {
      retiradoPor: 'Dalva Quaresma',
      documento: '529.982.247-25',
      assinatura: ASSINATURA,
    })
    expect(entregue).toMatchObject({
      dataEntragaRelogio: oficina.now().toISOString(),
      retiradoPor: { nome: 'Dalva Quaresma', documento: '529.982.247-25' },
    })
    expect(entregue.assinaturas).toMatchObject({
      entrada: { contentType: 'image/png' },
      entrega: { contentType: 'image/png' },
    })
    const assinaturas = await db
      .selectFrom('os_arquivo')
      .select('tipo')
      .where('ordem_servico_id', '=', id)
      .orderBy('id')
      .execute()
    expect(assinaturas.map(({ tipo }) => tipo)).toEqual(['ASSINATURA_ENTRADA', 'ASSINATURA_ENTREGA'])
    expect((await historicoDe(id)).map(({ acao, quem }) => [acao, quem])).toEqual([
      ['entregarProduto', 'atendente'],
      ['osReparada', 'atendente'],
      ['aprovarReparo', 'tecnico.b'],
      ['enviarControleQualidade', 'tecnico'],
      ['consertar', 'tecnico'],
      ['avaliar', 'tecnico'],
      ['salvarPreAvaliacao', 'tecnico'],
      ['abrir', 'atendente'],
      [null, 'atendente'],
    ])
  })

  it('S4-028: waits for a watch that is not there yet', async () => {
    const { id } = await make()
    expect((await act(atendente, 'abrir', id, { relogioPresente: false })).statusOS.name).toBe(
      'AGUARDANDO_RELOGIO',
    )
    expect((await act(atendente, 'receberRelogio', id)).statusOS.name).toBe('ABERTURA_DE_OS')
  })

  it('does not open without a watch', async () => {
    const { id } = await make({ relogio: null })
    expect(await refusal(atendente, 'abrir', id)).toMatchObject({
      status: 400,
      messages: [{ fieldName: 'relogio', code: 'OS_RELOGIO_OBRIGATORIO' }],
    })
  })

  it('S4-040, S4-041: the quality is checked by another técnico, or by the responsável with a reason', async () => {
    const { id } = await make()
    await oficina.put(id, 'CONTROLE_QUALIDADE', { reparado_por: await idOf('tecnico') })
    expect(await refusal(tecnico, 'aprovarReparo', id)).toMatchObject({
      status: 409,
      error: 'OS_MESMO_REPARADOR',
    })
    expect(await refusal(tecnico, 'reprovarReparo', id, { motivo: 'x' })).toMatchObject({ status: 409 })
    expect((await act(tecnicoB, 'aprovarReparo', id)).qualidadePeloReparador).toBe(false)
    await oficina.put(id, 'CONTROLE_QUALIDADE', { reparado_por: await idOf('responsavel') })
    expect(await refusal(responsavel, 'aprovarReparo', id)).toMatchObject({
      status: 400,
      messages: [{ fieldName: 'motivo', code: 'EMPTY_REQUIRED_FIELD' }],
    })
    const marked = await act(responsavel, 'aprovarReparo', id, { motivo: 'Único técnico do posto' })
    expect(marked.qualidadePeloReparador).toBe(true)
  })

  it('S1-011, S4-053: a swap is asked for, authorised with models, chosen among them, and received', async () => {
    const { id } = await make()
    await oficina.put(id, 'AVALIACAO_TECNICA')
    expect(await refusal(tecnico, 'solicitarTroca', id)).toMatchObject({
      status: 400,
      messages: [{ fieldName: 'motivo' }],
    })
    await act(tecnico, 'solicitarTroca', id, { motivo: 'Caixa quebrada' })
    expect(await refusal(troca, 'autorizarTroca', id, { modelos: [{ id: 999_999 }] })).toMatchObject({
      messages: [{ fieldName: 'modelos[0]' }],
    })
    await act(troca, 'autorizarTroca', id, { modelos: [{ id: oficina.modelo.id }] })
    expect(
      await refusal(atendente, 'escolherModelo', id, { modelo: { id: oficina.outro.id } }),
    ).toMatchObject({
      status: 400,
      messages: [{ fieldName: 'modelo', code: 'OS_MODELO_NAO_OFERECIDO' }],
    })
    const mais = await act(troca, 'trocaMaisModelos', id, { modelos: [{ id: oficina.outro.id }] })
    expect(mais.modelosOferecidos).toHaveLength(2)
    const escolhida = await act(atendente, 'escolherModelo', id, { modelo: { id: oficina.outro.id } })
    expect(escolhida).toMatchObject({
      statusOS: { name: 'AGUARDANDO_RELOGIO_DE_TROCA' },
      modeloEscolhido: { id: oficina.outro.id },
      motivoTroca: 'Caixa quebrada',
    })
    expect((await act(atendente, 'receberRelogioTroca', id, { numeroSerie: 'novo 1' })).statusOS.name).toBe(
      'REPARADA',
    )
  })

  it('S4-057, S4-058: a swap that was reverted or refused is asked for anew', async () => {
    const { id } = await make()
    await oficina.put(id, 'AVALIACAO_TECNICA')
    await act(tecnico, 'solicitarTroca', id, { motivo: 'Um' })
    await act(troca, 'naoAutorizarTroca', id, { motivo: 'Tem conserto' })
    await act(responsavel, 'reabrirTroca', id, { motivo: 'Não tem' })
    await act(troca, 'autorizarTroca', id, { modelos: [{ id: oficina.modelo.id }] })
    await act(troca, 'reverterTroca', id, { motivo: 'Modelo em falta' })
    await act(tecnico, 'reabrirTroca', id, { motivo: 'Outro modelo' })
    const rows = await db
      .selectFrom('troca')
      .select('situacao')
      .where('ordem_servico_id', '=', id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ situacao }) => situacao)).toEqual(['NAO_AUTORIZADA', 'REVERTIDA', 'SOLICITADA'])
  })

  it('S4-062, S4-063: what was cancelled or finalized comes back to where it was', async () => {
    const { id } = await make()
    await oficina.put(id, 'AVALIACAO_TECNICA', { avaliacao: 'Movimento sujo.' })
    await act(responsavel, 'cancelar', id, { motivo: 'Desistiu' })
    expect((await act(sp, 'reabrirOs', id, { motivo: 'Voltou atrás' })).statusOS.name).toBe(
      'AVALIACAO_TECNICA',
    )
    await oficina.put(id, 'ENTREGUE')
    await act(responsavel, 'finalizar', id)
    expect((await act(sp, 'reabrirOs', id, { motivo: 'Faltou o estojo' })).statusOS.name).toBe('ENTREGUE')
  })

  it('S4-064: a status set by hand is audited apart, with its reason', async () => {
    const { id } = await make()
    await act(admin, 'alterarStatus', id, { status: 'ENTREGUE', motivo: 'Entregue sem registro' })
    const audit = await admin.get(`/api/auditlogs/by-entity-id/${id}?entidade=ordemServico`)
    expect(audit.json()[0].changes).toContain(
      'Status alterado fora do fluxo: de Em criação para Entregue (Entregue sem registro)',
    )
    expect((await admin.get(`/ordemServico/${id}`)).json().dataEntragaRelogio).not.toBeNull()
    expect(
      await refusal(admin, 'alterarStatus', id, { status: 'ENTREGUE', motivo: 'De novo' }),
    ).toMatchObject({
      status: 409,
      error: 'OS_MESMO_STATUS',
    })
  })
})
