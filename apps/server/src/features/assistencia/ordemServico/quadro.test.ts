import type { OrdemServicoResumo, OsQuadro } from '@app/contract/assistencia/ordemServico'
import { afterAll, describe, expect, it } from 'vitest'
import { startOficina } from './testing/oficina.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { as } = oficina.app
const atendente = await as('atendente@')
const dois = await as('atendente2@')
const sp = await as('sp@')

const um = await oficina.create(atendente)
const pa = await oficina.create(atendente, { osType: 'PA', relogio: null })
const outro = await oficina.create(dois, {
  consumidor: { id: oficina.consumidores.dois },
  relogio: { modelo: { id: oficina.outro.id }, numeroSerie: 'ZZ1' },
})

const found = async (filter: object, by = atendente): Promise<number[]> => {
  const answer = await by.post('/ordemServico/findByFiltro', { filter, order: 'numero', direction: 'asc' })
  const { content }: { content: OrdemServicoResumo[] } = answer.json()
  return content.map(({ id }) => id).sort((a, b) => a - b)
}

describe('the board', () => {
  it('holds what goes on, by status, the oldest first, of the own post and of the filter', async () => {
    const board = async (filter: object, by = atendente) => {
      const answer = await by.post('/ordemServico/quadro', { filter })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer
        .json<OsQuadro>()
        .status.map(({ status, total, vermelhas, ordens }) => [
          status,
          total,
          vermelhas,
          ordens.map(({ id }) => id),
        ])
    }
    expect(await board({})).toEqual([['EM_CRIACAO', 2, 0, [um.id, pa.id]]])
    expect(await board({ osType: 'PA' })).toEqual([['EM_CRIACAO', 1, 0, [pa.id]]])
    expect(await board({ status: 'FINALIZADA' })).toEqual([])
    expect(await board({}, dois)).toEqual([['EM_CRIACAO', 1, 0, [outro.id]]])
    expect(await board({}, sp)).toEqual([['EM_CRIACAO', 3, 0, [um.id, pa.id, outro.id]]])
  })

  it('holds what has ended only for who asks, the newest first, behind what goes on', async () => {
    await oficina.put(um.id, 'FINALIZADA', { criado_em: '2026-10-01T12:00:00Z' })
    await oficina.put(pa.id, 'FINALIZADA', { criado_em: '2026-10-02T12:00:00Z' })
    const board = async (body: object, by = atendente) =>
      (await by.post('/ordemServico/quadro', body))
        .json<OsQuadro>()
        .status.map(({ status, total, ordens }) => [status, total, ordens.map(({ id }) => id)])
    expect(await board({})).toEqual([])
    expect(await board({ encerradas: true })).toEqual([['FINALIZADA', 2, [pa.id, um.id]]])
    expect(await board({ encerradas: true, filter: { osType: 'PA' } })).toEqual([['FINALIZADA', 1, [pa.id]]])
    expect(await board({ encerradas: true }, dois)).toEqual([['EM_CRIACAO', 1, [outro.id]]])
    expect(await board({ encerradas: true }, sp)).toEqual([
      ['EM_CRIACAO', 1, [outro.id]],
      ['FINALIZADA', 2, [pa.id, um.id]],
    ])
    for (const { id } of [um, pa]) await oficina.put(id, 'EM_CRIACAO', { criado_em: '2026-11-20T12:00:00Z' })
  })

  it('counts each colour by the rule of the list, within the scope, beside the colour that is chosen', async () => {
    const board = async (filter: object, by = atendente) =>
      (await by.post('/ordemServico/quadro', { filter })).json<OsQuadro>()
    const cores = async (filter: object, by = atendente) =>
      Object.fromEntries((await board(filter, by)).cores.map((cor) => [cor.semaforo, cor.total]))
    const nenhuma = { BRANCO: 0, AZUL: 0, VERDE: 0, AMARELO: 0, VERMELHO: 0 }
    expect(await cores({})).toEqual({ ...nenhuma, AZUL: 2 })
    // 18 days are red, 19 yellow (spec §3); what waits to be fetched is white.
    await oficina.put(um.id, 'ABERTURA_DE_OS', { criado_em: '2026-11-02T12:00:00Z' })
    await oficina.put(outro.id, 'ABERTURA_DE_OS', { criado_em: '2026-11-01T12:00:00Z' })
    await oficina.put(pa.id, 'REPARADA')
    expect(await cores({})).toEqual({ ...nenhuma, BRANCO: 1, VERMELHO: 1 })
    expect(await cores({}, dois)).toEqual({ ...nenhuma, AMARELO: 1 })
    expect(await cores({}, sp)).toEqual({ ...nenhuma, BRANCO: 1, AMARELO: 1, VERMELHO: 1 })
    for (const semaforo of ['BRANCO', 'AZUL', 'VERDE', 'AMARELO', 'VERMELHO'] as const) {
      const doQuadro = await board({ semaforo }, sp)
      expect(doQuadro.cores).toEqual((await board({}, sp)).cores)
      const ids = doQuadro.status.flatMap(({ ordens }) => ordens.map(({ id }) => id))
      expect(ids).toEqual(await found({ semaforo, abertas: true }, sp))
      expect(doQuadro.status.reduce((all, { total }) => all + total, 0)).toBe(ids.length)
    }
    expect(await cores({ osType: 'PA' }, sp)).toEqual({ ...nenhuma, BRANCO: 1 })
    for (const { id } of [um, pa, outro])
      await oficina.put(id, 'EM_CRIACAO', { criado_em: '2026-11-20T12:00:00Z' })
  })
})
