import {
  ETAPAS,
  type Etapa,
  type PedidoStatus,
  SITUACOES,
  type StatusAlcis,
} from '@app/contract/armazem/pedido'
import { effectiveStatus } from '@app/rules/armazem/pedido'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { painelOf } from './cards.ts'
import { readPainel } from './store.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/database.ts'

const now = new Date('2026-11-20T15:00:00Z')
const HORA = 3_600_000
let base: TestDatabase
let clienteId: number

beforeAll(async () => {
  base = await createTestDatabase()
  const cliente = { nome_fantasia: 'Fictícia', razao_social: 'Fictícia Ltda', cnpj_cpf: '99999002000101' }
  const { id } = await base.database.db
    .insertInto('cliente')
    .values({ ...cliente, codigo_cliente: 'C1', codigo_depositante: 'D1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  clienteId = id
})
afterAll(() => base.drop())

type Sorteado = {
  etapa: Etapa
  concluido: boolean
  expedido: boolean
  horas: number
  criado: number
  coleta: number
}
type Pedido = {
  etapa: Etapa
  concluido: boolean
  statusAlcis: StatusAlcis
  statusDesde: Date | null
  criadoEm: Date
  coleta: Date
}

// The limits are 4 h and 6 h: ages fall on both sides of each, and to the second on the limit.
const idade = fc.oneof(
  fc.constantFrom(4, 4 + 1 / 3600, 4 - 1 / 3600, 6, 6 + 1 / 3600),
  fc.double({ min: 0, max: 9, noNaN: true }),
)
const sorteado: fc.Arbitrary<Sorteado> = fc.record({
  etapa: fc.constantFrom(...ETAPAS),
  concluido: fc.boolean(),
  expedido: fc.boolean(),
  horas: idade,
  criado: fc.integer({ min: 1, max: 1_000_000 }),
  coleta: fc.integer({ min: -40, max: 40 }),
})

const pedidoOf = ({ etapa, concluido, expedido, horas, criado, coleta }: Sorteado): Pedido => {
  const done = concluido || (etapa !== 'CRIADO' && etapa !== 'CANCELADO')
  return {
    etapa,
    concluido: done,
    statusAlcis: expedido && etapa === 'FATURADO' ? 'expedido' : 'não enviado',
    statusDesde: done ? new Date(now.getTime() - Math.round(horas * HORA)) : null,
    criadoEm: new Date(now.getTime() - 10 * HORA - criado),
    coleta: new Date(now.getTime() + coleta * 900_000),
  }
}

const effective = (pedido: Pedido): PedidoStatus | 'EXPEDIDO' =>
  pedido.statusAlcis === 'expedido'
    ? 'EXPEDIDO'
    : effectiveStatus(pedido, { tempoSeparacao: 4, tempoFaturar: 6 }, now)

const store = async (pedidos: readonly Pedido[]) => {
  const { db } = base.database
  await db.deleteFrom('pedido').execute()
  if (pedidos.length === 0) return []
  return db
    .insertInto('pedido')
    .values(
      pedidos.map((pedido) => ({
        cliente_id: clienteId,
        data_hora_coleta: pedido.coleta,
        concluido: pedido.concluido,
        etapa: pedido.etapa,
        status_desde: pedido.statusDesde,
        status_alcis: pedido.statusAlcis,
        data_expedicao: pedido.statusAlcis === 'expedido' ? now : null,
        criado_em: pedido.criadoEm,
      })),
    )
    .returning(['id', 'numero_pedido'])
    .execute()
}

test('S2-034 S2-035 S2-036 S4-097: cards equal the one late rule on random orders, each open order under one card', async () => {
  const { db } = base.database
  await db.updateTable('configuracao').set({ tempo_separacao: 4, tempo_faturar: 6 }).execute()
  await fc.assert(
    fc.asyncProperty(fc.array(sorteado, { maxLength: 40 }), async (sorteados) => {
      const pedidos = sorteados.map(pedidoOf)
      const saved = await store(pedidos)
      const painel = painelOf(await readPainel(db, now))
      expect(painel.cartoes.map(({ status }) => status)).toEqual(SITUACOES)
      for (const cartao of painel.cartoes) {
        const own = pedidos
          .map((pedido, index) => ({ pedido, numero: saved[index]?.numero_pedido }))
          .filter(({ pedido }) => effective(pedido) === cartao.status)
        expect(cartao.quantidade).toBe(own.length)
        const latest = Math.max(...own.map(({ pedido }) => pedido.criadoEm.getTime()))
        expect(cartao.data).toBe(own.length > 0 ? new Date(latest).toISOString() : null)
        const numbers = own
          .filter(({ pedido }) => pedido.criadoEm.getTime() === latest)
          .map(({ numero }) => numero)
        if (own.length > 0) expect(numbers).toContain(cartao.numeroPedido)
        else expect(cartao.numeroPedido).toBeNull()
      }
      const open = pedidos.filter((pedido) => !['EXPEDIDO', 'CANCELADO'].includes(effective(pedido)))
      expect(painel.cartoes.reduce((sum, { quantidade }) => sum + quantidade, 0)).toBe(open.length)
    }),
    { numRuns: 60 },
  )
})

test('S2-038: ready are the concluded, neither dispatched nor cancelled, FATURADO first, then by pickup', async () => {
  const { db } = base.database
  await fc.assert(
    fc.asyncProperty(fc.array(sorteado, { minLength: 20, maxLength: 120 }), async (sorteados) => {
      const pedidos = sorteados.map(pedidoOf)
      const saved = await store(pedidos)
      const wanted = pedidos
        .map((pedido, index) => ({ ...pedido, id: saved[index]?.id ?? 0 }))
        .filter(
          ({ concluido, etapa, statusAlcis }) =>
            concluido && etapa !== 'CANCELADO' && statusAlcis !== 'expedido',
        )
        .sort(
          (a, b) =>
            Number(a.etapa !== 'FATURADO') - Number(b.etapa !== 'FATURADO') ||
            a.coleta.getTime() - b.coleta.getTime() ||
            a.id - b.id,
        )
      const painel = painelOf(await readPainel(db, now))
      expect(painel.prontos.map(({ id }) => id)).toEqual(wanted.slice(0, 50).map(({ id }) => id))
      expect(painel.prontos.every(({ cliente }) => cliente.nomeFantasia === 'Fictícia')).toBe(true)
      expect(painel.maisProntos).toBe(Math.max(0, wanted.length - 50))
    }),
    { numRuns: 20 },
  )
})
