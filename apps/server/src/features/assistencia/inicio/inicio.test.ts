import { CAIXA_NOMES, CAIXAS, caixasDe, type Caixa, type Inicio } from '@app/contract/assistencia/inicio'
import { STATUS_OS, type StatusOs } from '@app/contract/assistencia/ordemServico'
import { diasCorridos, prazoDaGarantia, semaforo, TRANSICOES_OS } from '@app/rules/assistencia/ordemServico'
import { localDay } from '@app/rules/casca/tempo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { seedModelo, seedPostos } from '../../../platform/testing/postos.ts'

// Shortly after midnight in São Paulo.
const NOW = new Date('2026-11-20T04:00:00Z')
const ZONE = 'America/Sao_Paulo'
const server = await startTestApp({ clock: () => NOW })
const { db } = server.database
afterAll(server.close)

let numero = 0
let postos: Awaited<ReturnType<typeof seedPostos>>
const consumidores = new Map<number, number>()

/** An order of a post in a status, taken in so many days ago. */
const put = async (
  posto_id: number,
  status: StatusOs,
  dias = 0,
  reincidente = false,
  relogio_id: number | null = null,
): Promise<number> => {
  numero += 1
  const consumidor_id = consumidores.get(posto_id) ?? 0
  const first = await db.selectFrom('ordem_servico').select('id').limit(1).executeTakeFirst()
  const { id } = await db
    .insertInto('ordem_servico')
    .values({
      posto_id,
      consumidor_id,
      ano: 2026,
      numero,
      os_type: relogio_id === null ? 'PA' : 'OS',
      relogio_id,
      status,
      status_anterior: 'ABERTURA_DE_OS',
      criado_em: new Date(NOW.getTime() - dias * 86_400_000),
      data_entrega_relogio: status === 'ENTREGUE' ? NOW : null,
      ...(reincidente && { reincidencia: 'PENDENTE', reincidencia_os_id: first?.id ?? null }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

beforeAll(async () => {
  postos = await seedPostos(server)
  for (const posto_id of Object.values(postos)) {
    const { id } = await db
      .insertInto('consumidor')
      .values({ posto_id, nome: 'Consumidor de Teste' })
      .returning('id')
      .executeTakeFirstOrThrow()
    consumidores.set(posto_id, id)
  }
  for (const status of STATUS_OS) await put(postos.um, status, 17)
  for (const dias of [18, 19, 25, 26]) await put(postos.um, 'AGUARDANDO_CONSERTO', dias)
  await put(postos.um, 'AVALIACAO_TECNICA', 0, true)
  await put(postos.um, 'CANCELADA', 0, true)
  await put(postos.filho, 'REPARADA')
  for (let n = 0; n < 3; n += 1) await put(postos.dois, 'APROVAR_ORCAMENTO', 30)
})

const boxesOf = async (person: string): Promise<Partial<Record<Caixa, [number, number]>>> => {
  const answer = await (await server.as(person)).get('/inicio')
  expect(answer.statusCode, answer.body).toBe(200)
  return Object.fromEntries(
    answer.json<Inicio>().caixas.map((one) => [one.caixa, [one.quantidade, one.atrasadas]]),
  )
}

describe('the boxes of the start', () => {
  it.each([
    [
      'atendente@',
      [
        'CRIACAO',
        'RECEBER',
        'ORCAMENTO',
        'PECAS',
        'AVISAR',
        'ENTREGAR',
        'ESCOLHAS',
        'AVISOS',
        'PRAZO_PERTO',
        'PRAZO_PASSOU',
        'ATRASADAS',
        'ABERTAS',
      ],
    ],
    [
      'tecnico@',
      [
        'AVALIAR',
        'PECAS',
        'CONSERTAR',
        'QUALIDADE',
        'AVISAR',
        'AVISOS',
        'PRAZO_PERTO',
        'PRAZO_PASSOU',
        'ATRASADAS',
        'ABERTAS',
      ],
    ],
    ['manaus@', ['PECAS', 'PRAZO_PERTO', 'PRAZO_PASSOU', 'ATRASADAS', 'ABERTAS']],
    ['troca@', ['TROCAS', 'PRAZO_PERTO', 'PRAZO_PASSOU', 'ATRASADAS', 'ABERTAS']],
    ['consulta@', ['PRAZO_PERTO', 'PRAZO_PASSOU', 'ATRASADAS', 'ABERTAS']],
    ['financeiro@', ['PRAZO_PERTO', 'PRAZO_PASSOU', 'ATRASADAS', 'ABERTAS']],
    ['sp@', CAIXA_NOMES.filter((caixa) => caixa !== 'TROCAS')],
    ['admin@', CAIXA_NOMES],
  ])('S6-067: of %s are those whose orders wait for them', async (person, caixas) => {
    expect(Object.keys(await boxesOf(person))).toEqual(caixas)
  })

  it('S6-067: count what the person sees: the own post with its habilitados, another post nothing of it', async () => {
    expect((await boxesOf('atendente@')).ENTREGAR).toEqual([4, 0])
    expect((await boxesOf('atendente.filho@')).ENTREGAR).toEqual([1, 0])
    expect((await boxesOf('atendente2@')).ORCAMENTO).toEqual([3, 3])
    expect((await boxesOf('sp@')).ORCAMENTO).toEqual([4, 3])
  })

  it('count by status, and the red ones by the traffic light: day 18 and from day 26 on', async () => {
    const found = await boxesOf('responsavel@')
    expect(found.CONSERTAR).toEqual([6, 2])
    expect(found.RECEBER).toEqual([2, 0])
    expect(found.FINALIZAR).toEqual([2, 0])
    expect(found.ATRASADAS).toEqual([2, 2])
    // Of the 23 all but four are open; four are for the light, one is a return, one belongs to the habilitado.
    expect(found.ABERTAS).toEqual([19 + 4 + 1 + 1, 2])
    expect((await boxesOf('sp@')).REINCIDENCIAS).toEqual([1, 0])
  })

  it.each(['responsavel@', 'sp@', 'atendente2@'])(
    'S6-067: each box of %s counts what its list shows',
    async (person) => {
      const caller = await server.as(person)
      for (const [caixa, [quantidade]] of Object.entries(await boxesOf(person))) {
        const { filtro } = CAIXAS[caixa as Caixa]
        const list = await caller.post('/ordemServico/findByFiltro', { page: 0, pageSize: 1, filter: filtro })
        expect(list.statusCode, list.body).toBe(200)
        expect(list.json().totalElements, caixa).toBe(quantidade)
      }
    },
  )

  it('the red of the statement is the red of the rule, on every status and day', async () => {
    const rows = await db.selectFrom('ordem_servico').select(['status', 'criado_em']).execute()
    const hoje = localDay(NOW, ZONE)
    const red = rows.filter(({ status, criado_em }) => {
      const name = status as StatusOs
      return semaforo(name, diasCorridos(name, localDay(criado_em, ZONE), hoje)) === 'VERMELHO'
    })
    expect((await boxesOf('admin@')).ATRASADAS).toEqual([red.length, red.length])
  })

  it('decisions 61: the 30 days of the statement are those of the rule, on every status and day', async () => {
    const modelo = await seedModelo(server)
    for (const status of STATUS_OS)
      for (const dias of [24, 25, 30, 31]) {
        const relogio = await db
          .insertInto('relogio')
          .values({ modelo_produto_id: modelo.id, numero_serie: `${status}-${dias}`, posto_id: postos.um })
          .returning('id')
          .executeTakeFirstOrThrow()
        const id = await put(postos.um, status, dias, false, relogio.id)
        await db
          .updateTable('ordem_servico')
          .set({
            garantia: true,
            data_reparo:
              status === 'REPARADA' && dias === 31 ? new Date(NOW.getTime() - 5 * 86_400_000) : null,
          })
          .where('id', '=', id)
          .execute()
      }
    const caller = await server.as('admin@')
    for (const prazoGarantia of ['PERTO', 'PASSOU'] as const) {
      const rows = await db.selectFrom('ordem_servico').selectAll().execute()
      const expected = rows.filter((row) => {
        const status = row.status as StatusOs
        const ate = status === 'REPARADA' ? (row.data_reparo ?? row.status_desde) : NOW
        return (
          prazoDaGarantia(
            { status, osType: row.os_type as 'OS' | 'PA', garantia: row.garantia },
            localDay(row.criado_em, ZONE),
            localDay(ate, ZONE),
          ) === prazoGarantia
        )
      })
      const list = await caller.post('/ordemServico/findByFiltro', {
        page: 0,
        pageSize: 100,
        filter: { prazoGarantia },
      })
      expect(list.statusCode, list.body).toBe(200)
      const { content } = list.json<{ content: { id: number; prazoGarantia: string }[] }>()
      expect(content.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        expected.map(({ id }) => id).toSorted((a, b) => a - b),
      )
      expect(new Set(content.map((os) => os.prazoGarantia))).toEqual(new Set([prazoGarantia]))
      const box = prazoGarantia === 'PERTO' ? 'PRAZO_PERTO' : 'PRAZO_PASSOU'
      expect((await boxesOf('admin@'))[box]?.[0]).toBe(expected.length)
    }
  })

  it('S6-036: without the ability the call is a 403; without the list there is no box', async () => {
    expect((await (await server.as('operador@')).get('/inicio')).statusCode).toBe(403)
    expect((await (await server.as('cliente@')).get('/inicio')).statusCode).toBe(403)
    expect((await server.anyone.get('/inicio')).statusCode).toBe(401)
    expect(caixasDe(['INICIO_VER', 'OS_CADASTRAR', 'OS_REPARAR'])).toEqual([])
  })
})

describe('what the boxes are made of', () => {
  it('every status that waits for something stands in one box, and in one only', () => {
    const boxes = Object.values(CAIXAS).flatMap(({ filtro }) =>
      'status' in filtro ? [...filtro.status] : [],
    )
    expect(boxes.toSorted()).toEqual(
      STATUS_OS.filter((status) => status !== 'FINALIZADA' && status !== 'CANCELADA').toSorted(),
    )
  })

  it('an order waits in a box for who has an act to do on it there', () => {
    const idle = Object.entries(CAIXAS).flatMap(([caixa, { ability, filtro }]) =>
      // The order waits for parts, so the system does the next act.
      !('status' in filtro) || caixa === 'PECAS'
        ? []
        : filtro.status.filter(
            (status) => !TRANSICOES_OS.some((each) => each.de.includes(status) && each.ability === ability),
          ),
    )
    // The technician who repaired it sends it to the quality control.
    expect(idle).toEqual(['CONSERTADA'])
  })
})

describe('rede §9: the tickets that wait', () => {
  const chamadosOf = async (person: string) =>
    (await (await server.as(person)).get('/inicio')).json<Inicio>().chamados

  it('are the new ones of the own team, the late ones named, and what a post was asked', async () => {
    const abrir = async (categoria: string): Promise<number> => {
      const body = { titulo: categoria, categoria, texto: 'Como se faz?' }
      const answer = await (await server.as('atendente@')).post('/chamado', body)
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json<{ id: number }>().id
    }
    const late = await abrir('TECNICA')
    const asked = await abrir('TECNICA')
    await abrir('PECA')
    await db
      .updateTable('chamado')
      .set({ prazo_em: new Date(0) })
      .where('id', '=', late)
      .execute()
    const sp = await server.as('sp@')
    expect(await chamadosOf('sp@')).toEqual({ situacao: 'NOVO', equipe: 'SAO_PAULO', total: 2, atrasados: 1 })
    await sp.put(`/chamado/pedir/${asked}`, { versao: 1, texto: 'Qual modelo?' })
    expect(await chamadosOf('sp@')).toMatchObject({ total: 1 })
    expect(await chamadosOf('manaus@')).toMatchObject({ equipe: 'MANAUS', total: 1, atrasados: 0 })
    expect(await chamadosOf('admin@')).toMatchObject({ equipe: null, total: 2 })
    const doPosto = { situacao: 'PENDENTE', equipe: null, atrasados: 0 }
    expect(await chamadosOf('atendente@')).toEqual({ ...doPosto, total: 1 })
    expect(await chamadosOf('atendente2@')).toEqual({ ...doPosto, total: 0 })
    expect(await chamadosOf('consulta@')).toBeNull()
  })
})
