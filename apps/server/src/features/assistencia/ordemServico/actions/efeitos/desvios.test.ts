import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { expireVencidas } from '../expire.ts'
import { startBancada } from '../../testing/bancada.ts'
import { pecasDe } from '../../testing/pecas.ts'

/** Where an order leaves its straight road: decisions 42, 44, 45, 49 and 52. */
const bancada = await startBancada()
const { receber, esperaPeca } = pecasDe(bancada, await bancada.app.as('sp'))
const { app, db, atendente, tecnico, act, done, avaliada, orcada, read, historico } = bancada
const { linhaServico, linhaPeca, polimento } = bancada
afterAll(app.close)
const START = bancada.now()
beforeEach(() => bancada.setNow(START))
const sp = await app.as('sp')
const admin = await app.as('admin')

const pedida = { ...linhaPeca, solicitarPeca: true }
const statusOf = ({ statusOS }: OrdemServico) => statusOS.name
const faltasOf = ({ orcamento }: OrdemServico) => orcamento?.linhas.map(({ falta }) => falta)
const codesOf = (answer: { json: () => { messages: { fieldName: string | null; code: string }[] } }) =>
  answer.json().messages.map(({ fieldName, code }) => [fieldName, code].filter(Boolean).join(' '))

/** Its last day is over. */
const expire = (osId: number) =>
  db
    .updateTable('os_orcamento')
    .set({ expira_em: new Date(START.getTime() - 1) })
    .where('ordem_servico_id', '=', osId)
    .execute()

/** An approved order with all parts: on the bench. */
const emConserto = async (): Promise<OrdemServico> => {
  const { id } = await orcada([linhaServico])
  return done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
}

describe('decisions 42: what the warranty covers', () => {
  const coberta = async (linhas: object[]) => {
    const { id } = await avaliada(bancada.comNota)
    return done(tecnico, id, 'salvarOrcamento', { linhas })
  }
  const naGarantia = { ...linhaServico, garantia: true }

  test('S4-033: begins at once with every part there', async () => {
    expect(statusOf(await coberta([naGarantia]))).toBe('AGUARDANDO_CONSERTO')
  })

  test('S4-033: waits, approved by the warranty, for the part that is missing', async () => {
    const os = await coberta([naGarantia, { ...pedida, garantia: true }])
    expect(statusOf(os)).toBe('ORCAMENTO_APROVADO')
    expect(faltasOf(os)).toEqual([null, 'PEDIDA'])
    expect((await historico(os.id))[0]).toMatchObject({
      texto: 'Conserto coberto pela garantia, à espera de peça',
    })
    await receber(os.id)
    expect(statusOf(await read(os.id))).toBe('AGUARDANDO_CONSERTO')
  })

  test('S4-038: nothing is repaired without an approved part', async () => {
    const os = await esperaPeca()
    await bancada.put(os.id, 'AGUARDANDO_CONSERTO')
    expect((await read(os.id)).proximasAcoes).not.toContain('consertar')
    expect(codesOf(await act(tecnico, os.id, 'consertar', { reparo: 'Trocada' }))).toEqual([
      'OS_FALTAM_PECAS',
    ])
    await receber(os.id)
    await done(tecnico, os.id, 'consertar', { reparo: 'Trocada' })
  })
})

describe('decisions 44: how long a budget holds', () => {
  test('an expired one is not approved at the counter, whatever the hourly job has done', async () => {
    const { id } = await orcada()
    await expire(id)
    expect(codesOf(await act(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' }))).toEqual([
      'OS_ORCAMENTO_VENCIDO',
    ])
    expect((await read(id)).proximasAcoes).not.toContain('aprovarOrcamento')
  })

  test('its last day is chosen, from today to 90 days; it holds to the end of that day', async () => {
    const { id } = await avaliada()
    const save = (validoAte: string) =>
      act(tecnico, id, 'salvarOrcamento', { linhas: [linhaServico], validoAte })
    for (const wrong of ['2026-11-19', '2027-02-19'])
      expect(codesOf(await save(wrong)), wrong).toEqual(['validoAte OS_VALIDADE'])
    const os: OrdemServico = (await save('2027-02-18')).json()
    expect(os.orcamento?.validoAte).toBe('2027-02-19T02:59:59.999Z')
  })

  test('prolonging is a new version with the same lines', async () => {
    const { id } = await orcada([linhaServico])
    const { orcamento } = await done(tecnico, id, 'alterarOrcamento', {
      linhas: [linhaServico],
      validoAte: '2027-01-31',
    })
    expect(orcamento).toMatchObject({ versao: 2, validoAte: '2027-02-01T02:59:59.999Z' })
  })
})

describe('decisions 45: a wrong price, a part more', () => {
  test('a waiting budget is altered: a new version, its own answer, the consumer told again', async () => {
    const { id } = await orcada([linhaServico, polimento])
    const os = await done(tecnico, id, 'alterarOrcamento', { linhas: [{ ...linhaServico, valorFinal: 90 }] })
    expect(statusOf(os)).toBe('APROVAR_ORCAMENTO')
    expect(os.orcamento).toMatchObject({ versao: 2, valorConsumidor: 90, resposta: null })
    expect(os.valorTotal).toBe(90)
    expect((await act(atendente, id, 'alterarOrcamento', { linhas: [linhaServico] })).statusCode).toBe(403)
    const { n } = await db
      .selectFrom('graphile_worker.jobs' as never)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('task_identifier' as never, '=', 'os_avisar' as never)
      .executeTakeFirstOrThrow()
    expect(n).toBeGreaterThan(0)
  })

  test('an addition without cost enters at once', async () => {
    const { id } = await emConserto()
    const os = await done(tecnico, id, 'pedirPeca', {
      linha: { ...pedida, valorFinal: 0 },
      motivo: 'A coroa quebrou na bancada',
    })
    expect(statusOf(os)).toBe('AGUARDANDO_CONSERTO')
    expect(os.orcamento).toMatchObject({ versao: 1, aberto: false, resposta: { aprovado: true } })
    expect(os.orcamento?.linhas[1]).toMatchObject({
      complemento: true,
      situacao: 'APROVADA',
      falta: 'PEDIDA',
    })
    expect(os.proximasAcoes).not.toContain('consertar')
  })

  test('an addition with a cost is put to the consumer while the repair stays in its stage', async () => {
    const { id } = await emConserto()
    const asked = await done(tecnico, id, 'pedirPeca', { linha: linhaPeca, motivo: 'A coroa não veda' })
    expect(statusOf(asked)).toBe('AGUARDANDO_CONSERTO')
    expect(asked.orcamento).toMatchObject({
      versao: 2,
      complemento: true,
      aberto: true,
      valorConsumidor: 276.3,
    })
    expect(asked.orcamento?.linhas.map(({ situacao }) => situacao)).toEqual(['APROVADA', 'PENDENTE'])
    expect(asked.valorTotal).toBe(180)
    expect(codesOf(await act(tecnico, id, 'consertar', { reparo: 'x' }))).toEqual(['OS_COMPLEMENTO_ABERTO'])
    const answered = await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
    expect(statusOf(answered)).toBe('AGUARDANDO_CONSERTO')
    expect(answered.valorTotal).toBe(276.3)
    await done(tecnico, id, 'consertar', { reparo: 'Coroa trocada' })
  })

  test('an undone answer leaves what was asked for before on its way', async () => {
    const { id } = await emConserto()
    await done(tecnico, id, 'pedirPeca', { linha: { ...pedida, valorFinal: 0 }, motivo: 'Quebrou' })
    await done(tecnico, id, 'pedirPeca', { linha: { ...linhaServico, valorFinal: 20 }, motivo: 'Sujo' })
    await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
    const undone = await done(atendente, id, 'desfazerResposta', { motivo: 'Entendi errado' })
    expect(faltasOf(undone)).toEqual([null, 'PEDIDA', null])
  })

  test('refused, undone or expired, what was approved before stands', async () => {
    const { id } = await emConserto()
    await done(tecnico, id, 'pedirPeca', { linha: linhaPeca, motivo: 'A coroa não veda' })
    const refused = await done(atendente, id, 'reprovarOrcamento', { nome: 'Dalva', motivo: 'Caro' })
    expect(statusOf(refused)).toBe('AGUARDANDO_CONSERTO')
    expect(refused.valorTotal).toBe(180)
    expect(refused.orcamento?.linhas.map(({ situacao }) => situacao)).toEqual(['APROVADA', 'RECUSADA'])
    const undone = await done(atendente, id, 'desfazerResposta', { motivo: 'Entendi errado' })
    expect(statusOf(undone)).toBe('AGUARDANDO_CONSERTO')
    expect(undone.orcamento).toMatchObject({ aberto: true })
    await expire(id)
    await expireVencidas(app.app.services)
    const expired = await read(id)
    expect(statusOf(expired)).toBe('AGUARDANDO_CONSERTO')
    expect(expired.orcamento?.linhas.map(({ situacao }) => situacao)).toEqual(['APROVADA', 'RECUSADA'])
    await done(tecnico, id, 'consertar', { reparo: 'Sem a coroa nova' })
  })
})

describe('decisions 49: days of people', () => {
  const at = (days: number) => new Date(START.getTime() + days * DAY_MS).toISOString()
  const since = (id: number, days: number) =>
    db
      .updateTable('ordem_servico')
      .set({ status_desde: new Date(at(days)) })
      .where('id', '=', id)
      .execute()

  test('a repair is neither in the future nor before the order came to the bench', async () => {
    const { id } = await emConserto()
    await since(id, -2)
    const consertar = (data: string) => act(tecnico, id, 'consertar', { reparo: 'Revisado', data })
    expect(codesOf(await consertar(at(1)))).toEqual(['data DATA_INVALIDA'])
    expect(codesOf(await consertar(at(-3)))).toEqual(['data OS_DATA_ANTES'])
    expect((await consertar(at(-1))).json<OrdemServico>().dataReparo).toBe(at(-1))
  })

  test('a delivery is neither in the future nor before the repair', async () => {
    const { id } = await emConserto()
    await bancada.put(id, 'REPARADA')
    await since(id, -2)
    const entregar = (data: string) =>
      act(atendente, id, 'entregarProduto', { retiradoPor: 'Dalva', semCobranca: 'Cortesia', data })
    expect(codesOf(await entregar(at(-3)))).toEqual(['data OS_DATA_ANTES'])
    expect(codesOf(await entregar(at(1)))).toEqual(['data DATA_INVALIDA'])
    expect((await entregar(at(-1))).json<OrdemServico>().dataEntragaRelogio).toBe(at(-1))
  })
})

describe('decisions 52: a status by hand', () => {
  test('S4-064: is refused while its data are missing, and says which', async () => {
    const { id } = await avaliada()
    const move = (status: string) =>
      admin.put(`/ordemServico/alterarStatus/${id}`, { status, motivo: 'Correção' })
    for (const [status, falta] of [
      ['APROVAR_ORCAMENTO', 'um orçamento a responder'],
      ['CONSERTADA', 'quem consertou e quando'],
      ['ESCOLHA_DE_MODELO', 'a troca autorizada'],
    ] as const) {
      const answer = await move(status)
      expect(codesOf(answer), status).toEqual(['status OS_FALTA_DADO'])
      expect(answer.body).toContain(falta)
    }
    expect((await move('ABERTURA_DE_OS')).statusCode).toBe(200)
  })

  test.each(['ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO'])(
    'led back from a swap to %s, it holds its part again and is repaired',
    async (status) => {
      const os = await esperaPeca()
      await receber(os.id)
      await done(tecnico, os.id, 'solicitarTroca', { motivo: 'A caixa não fecha' })
      const volta = await done(admin, os.id, 'alterarStatus', { status, motivo: 'A caixa fecha' })
      expect(statusOf(volta)).toBe('AGUARDANDO_CONSERTO')
      expect(faltasOf(volta)).toEqual([null, null])
      expect(volta.proximasAcoes).toContain('consertar')
      await done(tecnico, os.id, 'consertar', { reparo: 'Trocada' })
    },
  )

  test('S4-062: reopened after its budget expired, it is evaluated again', async () => {
    const { id } = await orcada()
    await done(sp, id, 'cancelar', { motivo: 'Desistiu' })
    await expire(id)
    expect(statusOf(await done(sp, id, 'reabrirOs', { motivo: 'Voltou' }))).toBe('AVALIACAO_TECNICA')
  })
})
