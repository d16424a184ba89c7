import { SEMAFORO, STATUS_OS } from '@app/contract/assistencia/ordemServico'
import type { OrdemServicoResumo, OsCalendarioDia, OsUser } from '@app/contract/assistencia/ordemServico'
import { atrasada, diasCorridos, semaforo } from '@app/rules/assistencia/ordemServico'
import { DAY_MS, localDay, ZONA_PADRAO } from '@app/rules/casca/tempo'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comSemaforo, diasCorridosDe, estaAtrasada, semaforoDe } from './store/lista/semaforo.ts'
import { startOficina } from './testing/oficina.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { db, postos } = oficina
const { as } = oficina.app
const atendente = await as('atendente@')
const dois = await as('atendente2@')
const sp = await as('sp@')

const um = await oficina.create(atendente, {
  relogio: { modelo: { id: oficina.modelo.id }, numeroSerie: 'AB7204' },
})
const pa = await oficina.create(atendente, { osType: 'PA', relogio: null })
const outro = await oficina.create(dois, {
  consumidor: { id: oficina.consumidores.dois },
  relogio: { modelo: { id: oficina.outro.id }, numeroSerie: 'ZZ1' },
})

const found = async (filter: object, by = atendente): Promise<number[]> => {
  const answer = await by.post('/ordemServico/findByFiltro', { filter, order: 'numero', direction: 'asc' })
  expect(answer.statusCode, answer.body).toBe(200)
  const { content, totalElements }: { content: OrdemServicoResumo[]; totalElements: number } = answer.json()
  expect(totalElements).toBe(content.length)
  return content.map(({ id }) => id).sort((a, b) => a - b)
}

describe('lists', () => {
  it('S7-074, S7-075: every way of finding an order', async () => {
    expect(await found({})).toEqual([um.id, pa.id])
    expect(await found({ numero: um.numero })).toEqual([um.id])
    expect(await found({ numero: '1/2025' })).toEqual([])
    expect(await found({ numero: 'abc' })).toEqual([])
    expect(await found({ osType: 'PA' })).toEqual([pa.id])
    expect(await found({ status: 'EM_CRIACAO' })).toEqual([um.id, pa.id])
    expect(await found({ status: ['REPARADA', 'ENTREGUE'] })).toEqual([])
    expect(await found({ consumidor: 'quaresma' })).toEqual([um.id, pa.id])
    expect(await found({ consumidor: '90000-0142' })).toEqual([um.id, pa.id])
    expect(await found({ numeroSerie: 'ab72' })).toEqual([um.id])
    expect(await found({ busca: 'ab7204' })).toEqual([um.id])
    expect(await found({ busca: 'DALVA' })).toEqual([um.id, pa.id])
    expect(await found({ modelo: oficina.modelo.id })).toEqual([um.id])
    expect(await found({ marca: oficina.outro.marcaId })).toEqual([])
    expect(await found({ garantia: true })).toEqual([])
    expect(await found({ reincidencia: 'NENHUMA' })).toEqual([um.id, pa.id])
    expect(await found({ semaforo: 'AZUL', abertas: true })).toEqual([um.id, pa.id])
    expect(await found({ de: '2026-11-20', ate: '2026-11-20' })).toEqual([um.id, pa.id])
    expect(await found({ de: '2026-11-21' })).toEqual([])
    const find = await atendente.get('/ordemServico/find?busca=AB7')
    expect(find.json()).toMatchObject([{ id: um.id }])
  })

  it('the calendar counts the open orders of each promised day, late ones among them, and shows the oldest', async () => {
    const calendar = async (body: object, by = atendente) => {
      const answer = await by.post('/ordemServico/calendario', {
        de: '2026-11-15',
        dias: 7,
        porDia: 1,
        ...body,
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer
        .json<OsCalendarioDia[]>()
        .map(({ dia, total, atrasadas, ordens }) => [dia, total, atrasadas, ordens.map(({ id }) => id)])
    }
    expect(await calendar({})).toEqual([])
    await oficina.put(um.id, 'ABERTURA_DE_OS', { data_prometida: '2026-11-19' })
    await oficina.put(pa.id, 'EM_CRIACAO', { data_prometida: '2026-11-19' })
    await oficina.put(outro.id, 'ABERTURA_DE_OS', { data_prometida: '2026-11-21' })
    expect(await calendar({})).toEqual([['2026-11-19', 2, 2, [um.id]]])
    expect(await calendar({}, sp)).toEqual([
      ['2026-11-19', 2, 2, [um.id]],
      ['2026-11-21', 1, 0, [outro.id]],
    ])
    expect(await calendar({ dias: 6, filter: { osType: 'PA' } }, sp)).toEqual([['2026-11-19', 1, 1, [pa.id]]])
    expect(await calendar({ filter: { prometidaDe: '2026-11-20' } }, sp)).toEqual([
      ['2026-11-21', 1, 0, [outro.id]],
    ])
    expect(await found({ prometidaAte: '2026-11-19' })).toEqual([um.id, pa.id])
    await oficina.put(um.id, 'REPARADA')
    expect(await calendar({})).toEqual([['2026-11-19', 2, 1, [um.id]]])
    await oficina.put(pa.id, 'ATENDIDA')
    expect(await calendar({})).toEqual([['2026-11-19', 1, 0, [um.id]]])
    expect(
      (await atendente.post('/ordemServico/calendario', { de: '2026-11-15', dias: 43, porDia: 1 }))
        .statusCode,
    ).toBe(400)
    for (const { id } of [um, pa, outro]) await oficina.put(id, 'EM_CRIACAO', { data_prometida: null })
  })

  it('those that have come to their end, and those that have not', async () => {
    await oficina.put(pa.id, 'ATENDIDA')
    expect(await found({ abertas: false })).toEqual([pa.id])
    expect(await found({ abertas: true })).toEqual([um.id])
    expect(await found({ abertas: null })).toEqual([um.id, pa.id])
    await oficina.put(pa.id, 'EM_CRIACAO')
  })

  it('S6-038, S6-062: the post and the SAP code are for who filters by them', async () => {
    expect(await found({}, sp)).toEqual([um.id, pa.id, outro.id])
    expect(await found({ posto: postos.dois }, sp)).toEqual([outro.id])
    expect(await found({ codigoSap: 'SAP1' }, sp)).toEqual([um.id, pa.id])
    for (const filter of [{ posto: postos.dois }, { codigoSap: 'SAP2' }]) {
      const answer = await atendente.post('/ordemServico/findByFiltro', { filter })
      expect(answer.statusCode).toBe(403)
    }
  })

  it('the HAL list, and an unknown filter or sort is a 400', async () => {
    const list = await sp.get('/ordemServico?size=2&sort=numero,asc')
    expect(list.json()).toMatchObject({ page: { size: 2, totalElements: 3, totalPages: 2, number: 0 } })
    expect(list.json()._embedded.ordemServico).toHaveLength(2)
    expect((await sp.get('/ordemServico?sort=nada')).statusCode).toBe(400)
    expect((await sp.post('/ordemServico/findByFiltro', { filter: { nada: 1 } })).statusCode).toBe(400)
  })

  it('S7-074, S4-076: the CSV of the own post, with days and colour', async () => {
    const answer = await atendente.post('/ordemServico/export/CSV', {
      fields: ['numero', 'statusOS', 'consumidor', 'diasCorridos', 'semaforo'],
      order: 'numero',
      direction: 'asc',
    })
    expect(answer.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Nº da OS;Status;Consumidor;Dias corridos;Semáforo',
      `${um.numero};Em criação;Dalva Quaresma;0;Azul`,
      `${pa.numero};Em criação;Dalva Quaresma;0;Azul`,
    ])
  })

  it('S7-076, S7-078, S7-079: the month, who repairs, and the post', async () => {
    expect((await atendente.get('/ordemServico/totalMes')).json()).toMatchObject({
      mes: '2026-11',
      criadas: 2,
      abertas: 2,
      entregues: 0,
      valorTotal: 0,
    })
    expect((await atendente.get('/ordemServico/totalMes?mes=2026-10')).json().criadas).toBe(0)
    expect((await atendente.get(`/ordemServico/totalMes?posto=${postos.dois}`)).statusCode).toBe(403)
    const users = await atendente.get('/ordemServico/getUsers')
    expect(users.json().map(({ nome }: { nome: string }) => nome)).toEqual([
      'responsavel',
      'tecnico',
      'tecnico.b',
    ])
    expect((await sp.get('/ordemServico/getUsers')).statusCode).toBe(400)
    const aQuem = (await sp.get(`/ordemServico/getUsers?ordemServico=${outro.id}`)).json<OsUser[]>()
    expect(aQuem.map(({ treinado }) => treinado)).toEqual(aQuem.map(() => false))
    expect((await sp.get(`/ordemServico/getPosto?ordemServico=${outro.id}`)).json()).toMatchObject({
      id: postos.dois,
      codigoSap: 'SAP2',
    })
    expect((await atendente.get('/ordemServico/getPosto')).json().id).toBe(postos.um)
  })
})

describe('days and colours', () => {
  it('S3-033, S4-076: the SQL, the filter and the rule say the same of every status and age', async () => {
    const now = oficina.now()
    const quando = { now, zone: ZONA_PADRAO }
    for (const age of [0, 6, 7, 8, 17, 18, 19, 25, 26, 100])
      for (const hours of [-14.9, 0, 5.9]) {
        const criadoEm = new Date(now.getTime() - age * DAY_MS - hours * 3_600_000)
        if (criadoEm > now) continue
        for (const status of STATUS_OS) {
          const dataPrometida = [null, '2026-11-19', '2026-11-20'][age % 3] ?? null
          await oficina.put(um.id, status, { criado_em: criadoEm, data_prometida: dataPrometida })
          const dias = diasCorridos(status, localDay(criadoEm, ZONA_PADRAO), localDay(now, ZONA_PADRAO))
          const { rows } = await sql`
            select ${diasCorridosDe(quando)} as dias, ${semaforoDe(quando)} as cor,
                   (${estaAtrasada(quando)}) as atrasada,
                   ${sql.join(SEMAFORO.map((cor) => sql`(${comSemaforo(cor, quando)}) as ${sql.id(cor)}`))}
              from ordem_servico where id = ${um.id}`.execute(db)
          const cor = semaforo(status, dias)
          const cores = Object.fromEntries(SEMAFORO.map((each) => [each, each === cor]))
          expect(rows, `${status} ${criadoEm.toISOString()}`).toEqual([
            {
              dias,
              cor,
              atrasada: atrasada({ status, dataPrometida }, dias, localDay(now, ZONA_PADRAO)),
              ...cores,
            },
          ])
        }
      }
  })

  it('S3-033: an order created 8 days ago shows 8, green, and what is left of the 30 days', async () => {
    await oficina.put(um.id, 'ABERTURA_DE_OS', { criado_em: new Date('2026-11-12T02:00:00Z') })
    expect((await atendente.get(`/ordemServico/${um.id}`)).json()).toMatchObject({
      diasCorridos: 9,
      semaforo: 'VERDE',
      prazoLegal: '2026-12-11',
      diasRestantes: 21,
    })
    await oficina.put(um.id, 'ABERTURA_DE_OS', { criado_em: new Date('2026-11-12T03:00:00Z') })
    expect((await atendente.get(`/ordemServico/${um.id}`)).json()).toMatchObject({ diasCorridos: 8 })
  })
})

describe('the order of a list', () => {
  const day = (date: number) => new Date(`2026-11-${date}T12:00:00Z`)
  beforeAll(async () => {
    const eva = await db
      .insertInto('consumidor')
      .values({ posto_id: postos.um, nome: 'Eva Prado', telefone: '19900000143', tipo_telefone: 'Celular' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await oficina.put(um.id, 'ABERTURA_DE_OS', {
      criado_em: day(12),
      status_desde: day(12),
      valor_total: 30,
      data_prometida: null,
    })
    await oficina.put(pa.id, 'EM_CRIACAO', {
      criado_em: day(10),
      status_desde: day(18),
      valor_total: 10,
      data_reparo: day(19),
      consumidor_id: eva.id,
    })
    await oficina.put(outro.id, 'AVALIACAO_TECNICA', {
      criado_em: day(14),
      status_desde: day(11),
      valor_total: 20,
      data_prometida: '2026-11-19',
    })
  })
  const names = new Map([
    [um.id, 'um'],
    [pa.id, 'pa'],
    [outro.id, 'outro'],
  ])
  const paged = async (order: string, direction: string) => {
    const seen: (string | undefined)[] = []
    for (const page of [0, 1, 2]) {
      const asked = { page, pageSize: 1, order, direction }
      const answer = await sp.post('/ordemServico/findByFiltro', asked)
      seen.push(...answer.json().content.map(({ id }: OrdemServicoResumo) => names.get(id)))
    }
    return seen
  }

  it.each([
    ['numero', ['um', 'outro', 'pa']],
    ['creationDateTime', ['pa', 'um', 'outro']],
    ['dataStatus', ['outro', 'um', 'pa']],
    ['consumidor', ['um', 'outro', 'pa']],
    ['posto', ['outro', 'um', 'pa']],
    ['status', ['um', 'outro', 'pa']],
    ['valorTotal', ['pa', 'outro', 'um']],
    ['diasCorridos', ['outro', 'um', 'pa']],
    // Only the last was repaired.
    ['diasConserto', ['um', 'outro', 'pa']],
    // The broken promise is late; the others follow, the newest first.
    ['atraso', ['pa', 'um', 'outro']],
  ])('sorts by %s over the pages, either way', async (order, expected) => {
    expect(await paged(order, 'asc')).toEqual(expected)
    expect(await paged(order, 'desc')).toEqual(expected.toReversed())
  })

  it('the late ones come first, the oldest at the top, in one page, in later ones and in the export', async () => {
    await oficina.put(pa.id, 'ABERTURA_DE_OS', { criado_em: new Date('2026-10-10T12:00:00Z') })
    const whole = async (asked: object) =>
      (await sp.post('/ordemServico/findByFiltro', { order: 'atraso', direction: 'desc', ...asked }))
        .json<{ content: OrdemServicoResumo[] }>()
        .content.map((os) => [names.get(os.id), os.atrasada])
    const all = [
      ['pa', true],
      ['outro', true],
      ['um', false],
    ]
    expect(await whole({})).toEqual(all)
    expect(await whole({ pageSize: 2 })).toEqual(all.slice(0, 2))
    expect(await whole({ pageSize: 2, page: 1 })).toEqual(all.slice(2))
    expect(await whole({ filter: { atrasada: true } })).toEqual(all.slice(0, 2))
    expect(await whole({ filter: { atrasada: false } })).toEqual(all.slice(2))
    const csv = await sp.post('/ordemServico/export/CSV', {
      fields: ['dataPrometida'],
      order: 'atraso',
      direction: 'desc',
    })
    expect(csv.body.replace('\uFEFF', '').split('\r\n')).toEqual(['Prometida para', '', '19/11/2026', '', ''])
    await oficina.put(outro.id, 'REPARADA')
    expect(await whole({ filter: { atrasada: true } })).toEqual([['pa', true]])
  })
})
