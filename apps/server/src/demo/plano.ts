import type { Etapa, StatusAlcis } from '@app/contract/armazem/pedido'

const HORA = 3_600_000
const QUARTO = HORA / 4

type Grupo = { etapa: Etapa; concluido: boolean; expedido: boolean; horas: readonly number[] }

const grupo = (
  etapa: Etapa,
  horas: readonly number[],
  { concluido = true, expedido = false } = {},
): Grupo => ({ etapa, horas, concluido, expedido })

/** The sixty orders: per stage, the hours since each entered it; beyond 4 h the first three are late. */
const GRUPOS: readonly Grupo[] = [
  grupo('CRIADO', [0.3, 1, 2, 5, 26, 50], { concluido: false }),
  grupo('CRIADO', [0.1, 0.4, 0.8, 1.2, 2, 2.9]),
  grupo('CRIADO', [4.6, 6, 9.5]),
  grupo('EM_SEPARACAO', [0.2, 0.5, 0.9, 1.4, 2.1, 2.7, 3.2]),
  grupo('EM_SEPARACAO', [4.2, 5.5, 8, 27]),
  grupo('A_FATURAR', [0.3, 0.7, 1.1, 1.9, 2.4, 3]),
  grupo('A_FATURAR', [4.4, 7, 22]),
  grupo('FATURADO', [0.5, 1, 2, 3, 5, 8, 20]),
  grupo('FATURADO', [1, 3, 4.5, 8, 19, 23, 26, 30, 47, 52, 76, 100, 149, 220], { expedido: true }),
  grupo('CANCELADO', [2, 7, 31, 75]),
]

/** One step of an order's life, for the audit log. */
export type Passo =
  | { tipo: 'criado' | 'concluido' | 'expedido'; em: Date }
  | { tipo: 'movido'; em: Date; de: Etapa; para: Etapa }

export type PedidoPlanejado = {
  etapa: Etapa
  concluido: boolean
  statusAlcis: StatusAlcis
  criadoEm: Date
  statusDesde: Date | null
  dataExpedicao: Date | null
  dataHoraColeta: Date
  urgente: boolean
  passos: Passo[]
}

/** Hours that an order of the demo spent in each stage before the next. */
const DURACAO = { rascunho: 0.4, CRIADO: 1.5, EM_SEPARACAO: 2.2, A_FATURAR: 1.1, FATURADO: 3.4 }
const CAMINHO = ['CRIADO', 'EM_SEPARACAO', 'A_FATURAR', 'FATURADO'] as const
const ALCIS: Record<Etapa, StatusAlcis> = {
  CRIADO: 'recebido',
  EM_SEPARACAO: 'em separação',
  A_FATURAR: 'conferido',
  FATURADO: 'conferido',
  CANCELADO: 'recebido',
}

const before = (instant: Date, hours: number): Date => new Date(instant.getTime() - hours * HORA)

const stagesBefore = (etapa: Etapa): readonly (typeof CAMINHO)[number][] =>
  etapa === 'CANCELADO'
    ? ['CRIADO']
    : CAMINHO.slice(
        0,
        CAMINHO.findIndex((stage) => stage === etapa),
      )

/** Built backwards from the last step, because only the age of that step is given. */
const passosUntil = ({ etapa, concluido, expedido }: Grupo, ultimo: Date): Passo[] => {
  const passos: Passo[] = []
  let em = ultimo
  if (expedido) {
    passos.unshift({ tipo: 'expedido', em })
    em = before(em, DURACAO.FATURADO)
  }
  let para = etapa
  for (const de of stagesBefore(etapa).toReversed()) {
    passos.unshift({ tipo: 'movido', em, de, para })
    em = before(em, DURACAO[de])
    para = de
  }
  if (concluido) {
    passos.unshift({ tipo: 'concluido', em })
    em = before(em, DURACAO.rascunho)
  }
  return [{ tipo: 'criado', em }, ...passos]
}

const statusDesdeOf = (passos: readonly Passo[]): Date | null =>
  passos.findLast(({ tipo }) => tipo === 'concluido' || tipo === 'movido')?.em ?? null

/** Pickup is on the quarter of an hour: some hours ahead, or around the time when a dispatched order left; some are late. */
const coletaOf = (ultimo: Date, expedido: boolean, index: number): Date => {
  const hours = expedido ? (index % 4 === 0 ? -1 : 0.5) : 2 + ((index * 7) % 46)
  return new Date(Math.ceil((ultimo.getTime() + hours * HORA) / QUARTO) * QUARTO)
}

/** The demo's orders in the order in which they were placed, so that their numbers grow with time. */
export const planPedidos = (now: Date): PedidoPlanejado[] =>
  GRUPOS.flatMap((each) => each.horas.map((horas) => ({ grupo: each, horas })))
    .map(({ grupo: each, horas }, index) => {
      const ultimo = before(now, horas)
      const passos = passosUntil(each, ultimo)
      return {
        etapa: each.etapa,
        concluido: each.concluido,
        statusAlcis: each.expedido
          ? ('expedido' as const)
          : each.concluido
            ? ALCIS[each.etapa]
            : 'não enviado',
        criadoEm: passos[0]?.em ?? ultimo,
        statusDesde: statusDesdeOf(passos),
        dataExpedicao: each.expedido ? ultimo : null,
        dataHoraColeta: coletaOf(each.expedido ? ultimo : now, each.expedido, index),
        urgente: index % 8 === 3,
        passos,
      }
    })
    .sort((a, b) => a.criadoEm.getTime() - b.criadoEm.getTime())
