import type { Cartao, Painel } from '@app/contract/armazem/painel'
import { PRONTOS_LIMITE } from '@app/contract/armazem/painel'
import { SITUACOES, type Situacao } from '@app/contract/armazem/pedido'
import type { EstagioRow, PainelRow, ProntoRow } from './store.ts'

type Parte = Pick<Cartao, 'quantidade' | 'numeroPedido' | 'data'>

const iso = (instant: string): string => new Date(instant).toISOString()

const parteOf = (quantidade: number, ultimo: EstagioRow['ultimo']): Parte => ({
  quantidade,
  numeroPedido: ultimo?.numeroPedido ?? null,
  data: ultimo ? iso(ultimo.criadoEm) : null,
})

const emDia = (estagio: EstagioRow): Parte => parteOf(estagio.abertos - estagio.atrasados, estagio.ultimo)
const atrasada = (estagio: EstagioRow): Parte => parteOf(estagio.atrasados, estagio.ultimoAtrasado)

/** When a card has several stages, its latest order is the one that was placed last. */
const together = (partes: readonly Parte[]): Parte => {
  const latest = partes.reduce((best, each) => ((each.data ?? '') > (best.data ?? '') ? each : best))
  return { ...latest, quantidade: partes.reduce((sum, { quantidade }) => sum + quantidade, 0) }
}

const partesOf = (situacao: Situacao, estagio: (etapa: EstagioRow['etapa']) => EstagioRow): Parte[] => {
  switch (situacao) {
    case 'SEPARACAO_ATRASADA':
      return [atrasada(estagio('CRIADO')), atrasada(estagio('EM_SEPARACAO'))]
    case 'FATURAMENTO_ATRASADO':
      return [atrasada(estagio('A_FATURAR'))]
    case 'CRIADO':
    case 'EM_SEPARACAO':
    case 'A_FATURAR':
    case 'FATURADO':
      return [emDia(estagio(situacao))]
  }
}

const NENHUM = { abertos: 0, atrasados: 0, ultimo: null, ultimoAtrasado: null }

const prontoOf = (row: ProntoRow): Painel['prontos'][number] => ({
  id: row.id,
  numeroPedido: row.numeroPedido,
  cliente: { id: row.clienteId, nomeFantasia: row.nomeFantasia },
  etapa: row.etapa,
  dataHoraColeta: iso(row.dataHoraColeta),
})

/** The panel's answer: every open order under exactly one card, late ones under the late card. */
export const painelOf = ({ estagios, prontos, naoConcluidos }: PainelRow): Painel => {
  const estagio = (etapa: EstagioRow['etapa']): EstagioRow =>
    estagios.find((each) => each.etapa === etapa) ?? { etapa, ...NENHUM }
  const abertos = estagios.reduce((sum, each) => sum + each.abertos, 0)
  return {
    cartoes: SITUACOES.map((status) => ({ status, ...together(partesOf(status, estagio)) })),
    prontos: prontos.slice(0, PRONTOS_LIMITE).map(prontoOf),
    maisProntos: Math.max(0, abertos - naoConcluidos - prontos.length),
  }
}
