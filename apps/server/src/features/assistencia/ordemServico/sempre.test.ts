import type { OrdemServico, OsHistorico } from '@app/contract/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { finishEntregues } from './actions/finish.ts'
import { startOficina } from './testing/oficina.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { db, postos } = oficina
const { as } = oficina.app
const atendente = await as('atendente@')
const tecnico = await as('tecnico@')
const tecnicoB = await as('tecnico.b@')

const historicoDe = async (id: number): Promise<OsHistorico[]> =>
  (await atendente.get(`/ordemServico/historico/${id}`)).json()
const make = (fields: object = {}) => oficina.create(atendente, fields)
describe('what always holds', () => {
  it('S4-047, S4-048: seven days after the hand-over the product itself finalizes, neither sooner nor what was reopened', async () => {
    const { id } = await make()
    const { id: pa } = await make({ osType: 'PA' })
    const { id: nova } = await make()
    await oficina.put(id, 'ENTREGUE')
    await oficina.put(pa, 'ATENDIDA')
    const at = (days: number) => ({ status_desde: new Date(oficina.now().getTime() - days * DAY_MS - 1000) })
    await db.updateTable('ordem_servico').set(at(7)).where('id', 'in', [id, pa]).execute()
    await oficina.put(nova, 'ENTREGUE', at(6))
    await finishEntregues(oficina.app.app.services)
    const status = async (each: number) => (await atendente.get(`/ordemServico/${each}`)).json().statusOS.name
    expect([await status(id), await status(pa), await status(nova)]).toEqual([
      'FINALIZADA',
      'FINALIZADA',
      'ENTREGUE',
    ])
    expect((await historicoDe(id))[0]).toMatchObject({ acao: 'finalizar', quem: null })
  })

  it('two people at once on one order: one act, the other a 409', async () => {
    const { id, versao } = await make()
    await oficina.put(id, 'AGUARDANDO_CONSERTO')
    const answers = await Promise.all([
      tecnico.put(`/ordemServico/consertar/${id}`, { reparo: 'Um', versao }),
      tecnicoB.put(`/ordemServico/consertar/${id}`, { reparo: 'Dois', versao }),
    ])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    const lost = answers.find((answer) => answer.statusCode === 409)?.json()
    expect(lost).toMatchObject({ error: 'VERSAO_ANTIGA', atual: { id, statusOS: { name: 'CONSERTADA' } } })
    expect((await historicoDe(id)).filter(({ acao }) => acao === 'consertar')).toHaveLength(1)
  })

  it('the same without a version: the table refuses the second', async () => {
    const { id } = await make()
    await oficina.put(id, 'AGUARDANDO_CONSERTO')
    const answers = await Promise.all(
      [tecnico, tecnicoB].map((by) => by.put(`/ordemServico/consertar/${id}`, { reparo: 'Um' })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    expect(answers.find((answer) => answer.statusCode === 409)?.json().error).toBe('OS_TRANSICAO')
  })

  it('S6-009, S6-010, S6-011: another post’s order is not there; a credenciado sees its habilitados’', async () => {
    const filho = await oficina.app.as('atendente.filho@')
    const dele = await oficina.create(filho, { consumidor: { id: oficina.consumidores.filho } })
    const visto = await atendente.get(`/ordemServico/${dele.id}`)
    expect(visto.statusCode).toBe(200)
    // The order is visible, but its acts are not allowed.
    expect(dele.proximasAcoes).toContain('abrir')
    expect(visto.json().proximasAcoes).toEqual([])
    for (const [path, body] of [
      [`abrir/${dele.id}`, {}],
      [`anotar/${dele.id}`, { nota: 'x', visivel: false }],
      [`${dele.id}`, { relato: 'x' }],
    ] as const)
      expect((await atendente.put(`/ordemServico/${path}`, body)).statusCode, path).toBe(403)
    const { id } = await make()
    for (const name of ['atendente2@', 'responsavel2@', 'atendente.filho@']) {
      const by = await oficina.app.as(name)
      for (const path of [
        `/ordemServico/${id}`,
        `/ordemServico/historico/${id}`,
        `/ordemServico/getPosto?ordemServico=${id}`,
      ])
        expect((await by.get(path)).statusCode, `${name} ${path}`).toBe(404)
      expect((await by.put(`/ordemServico/${id}`, { relato: 'x' })).statusCode).toBe(404)
      const list = await by.post('/ordemServico/findByFiltro', {})
      expect(list.json().content.map((os: OrdemServico) => os.id)).not.toContain(id)
    }
  })

  it('the history is written once', async () => {
    const { id } = await make()
    await expect(
      db.updateTable('os_historico').set({ nota: 'outra' }).where('ordem_servico_id', '=', id).execute(),
    ).rejects.toThrow(/append-only/)
    await expect(db.deleteFrom('os_historico').execute()).rejects.toThrow(/append-only/)
    await expect(sql`truncate os_historico cascade`.execute(db)).rejects.toThrow(/append-only/)
  })

  it('the database itself refuses a delivery without its day, a customer of another post, a second number', async () => {
    const { id } = await make()
    const set = (fields: object) => db.updateTable('ordem_servico').set(fields).where('id', '=', id).execute()
    await expect(set({ status: 'ENTREGUE' })).rejects.toThrow(/ordem_servico_entregue/)
    await expect(set({ status: 'NADA' })).rejects.toThrow(/ordem_servico_status_check/)
    await expect(set({ consumidor_id: oficina.consumidores.dois })).rejects.toThrow(
      /ordem_servico_consumidor/,
    )
    await expect(set({ numero: 1 })).rejects.toThrow(/ordem_servico_numero_key/)
    await expect(set({ posto_id: postos.dois })).rejects.toThrow()
  })

  it('a note stands in the history; only a visible one is for the customer', async () => {
    const { id } = await make()
    await tecnico.put(`/ordemServico/anotar/${id}`, { nota: 'Cliente ligou' })
    const answer = await atendente.put(`/ordemServico/anotar/${id}`, {
      nota: 'Chega na sexta',
      visivel: true,
    })
    expect(answer.json()).toMatchObject([
      { acao: 'mensagem', nota: 'Chega na sexta', texto: 'Chega na sexta' },
      { acao: null, nota: 'Cliente ligou', texto: null },
      { acao: null, quem: 'atendente' },
    ])
    const consulta = await oficina.app.as('consulta@')
    expect((await consulta.put(`/ordemServico/anotar/${id}`, { nota: 'x' })).statusCode).toBe(403)
  })
})
