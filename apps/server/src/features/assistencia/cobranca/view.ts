import {
  type Assinatura,
  type Cobranca,
  MOMENTOS_LEMBRETE,
  type OpcaoDoExtrato,
} from '@app/contract/assistencia/cobranca'
import {
  type Cobrado,
  type Conciliavel,
  centavos,
  diasDosLembretes,
  dividaEm,
  type Efeito,
  pagavelDesde,
  reais,
} from '@app/rules/assistencia/cobranca'
import { localDay } from '@app/rules/casca/tempo'
import { type ChavePixTipo, pixCopiaECola } from '@app/rules/casca/pix'
import { self } from '../../../platform/http/answers/hal.ts'
import { type ProvaRow, toArquivo } from '../prova/index.ts'
import type { AssinaturaRow } from './store/assinatura.ts'
import type { listLembretes } from './store/lembrete.ts'
import type { CobrancaLida, findConfiguracao, listPagamentos } from './store/cobranca.ts'

export type Configuracao = Awaited<ReturnType<typeof findConfiguracao>>
type Pagamentos = Awaited<ReturnType<typeof listPagamentos>>

type Valores = Pick<
  CobrancaLida,
  | 'valor'
  | 'desconto'
  | 'credito'
  | 'retida'
  | 'pagavel_ate'
  | 'criado_em'
  | 'multa_percentual'
  | 'juros_percentual'
>

/** A charge in the form of the rules for fine and interest. */
export const cobradoOf = (row: Valores, zone: string): Cobrado => ({
  // Withheld, a charge bears neither fine nor interest.
  liquido: centavos(row.valor) - centavos(row.desconto) - centavos(row.credito),
  pagavelAte: row.pagavel_ate,
  criadaEm: localDay(row.criado_em, zone),
  multaPercentual: row.retida ? 0 : row.multa_percentual,
  jurosPercentual: row.retida ? 0 : row.juros_percentual,
})

/** The first day on which a charge can have been paid. */
export const pagavelDesdeOf = (
  { inicio, criado_em }: Pick<CobrancaLida, 'inicio' | 'criado_em'>,
  zone: string,
): string => pagavelDesde({ inicio, criadaEm: localDay(criado_em, zone) })

/** A charge without what its subscription says of the next ones. */
type Lancada = Omit<CobrancaLida, 'proximasRetidas' | 'sobra'>

const situacaoOf = ({ status, retida, pagavel_ate }: Lancada, hoje: string): Cobranca['situacao'] =>
  status === 'ABERTA' && !retida && pagavel_ate < hoje ? 'VENCIDA' : (status as Cobranca['situacao'])

/** A charge in the form of the rules for bank statements. */
export const conciliavelOf = (
  row: Lancada,
  pagos: readonly { data: string; valor: number }[],
  zone: string,
): Conciliavel => ({
  id: row.id,
  postoId: row.posto_id,
  txid: row.txid,
  status: row.status as Conciliavel['status'],
  retida: row.retida,
  vencimento: row.vencimento,
  pagavelDesde: pagavelDesdeOf(row, zone),
  cobrado: cobradoOf(row, zone),
  pagos: pagos.map(({ data, valor }) => ({ data, valor: centavos(valor) })),
})

/** A charge that a row of a bank statement may pay, and what that would do. */
export const toOpcao = (
  row: Lancada,
  { tipo, valor, outras = [] }: Efeito,
  hoje: string,
): OpcaoDoExtrato => ({
  cobranca: {
    id: row.id,
    posto: { id: row.posto_id, nomeFantasia: row.postoNome },
    competencia: row.competencia,
    vencimento: row.vencimento,
    situacao: situacaoOf(row, hoje),
    versao: row.versao,
  },
  efeito: tipo,
  diferenca: reais(valor),
  outras,
})

/** 'Copia e cola' of an amount in centavos; null when the settings name no receiver. */
export const codigoPix = (
  { pix_tipo, pix_chave, pix_nome, pix_cidade }: Configuracao,
  valor: number,
  txid: string,
): string | null => {
  if (pix_chave === '' || valor <= 0) return null
  const pix = pixCopiaECola({
    tipo: pix_tipo as ChavePixTipo,
    chave: pix_chave,
    nome: pix_nome,
    cidade: pix_cidade,
    centavos: valor,
    txid,
  })
  return pix.ok ? pix.codigo : null
}

type Lida = {
  row: CobrancaLida
  pagamentos: Pagamentos
  provas: readonly ProvaRow[]
  lembretes: Awaited<ReturnType<typeof listLembretes>>
  configuracao: Configuracao
  hoje: string
  zone: string
}

const toLembretes = (row: CobrancaLida, feitos: Lida['lembretes']): Cobranca['lembretes'] => {
  const dias = diasDosLembretes({ vencimento: row.vencimento, pagavelAte: row.pagavel_ate })
  return MOMENTOS_LEMBRETE.map((momento) => {
    const feito = feitos.find((each) => each.momento === momento)
    const situacao = feito ? (feito.sem_email ? 'SEM_EMAIL' : 'ENVIADO') : null
    return { momento, dia: dias[momento], situacao }
  })
}

/** A charge with what is owed of it today. */
export const toCobranca = ({
  row,
  pagamentos,
  provas,
  lembretes,
  configuracao,
  hoje,
  zone,
}: Lida): Cobranca => {
  const aberta = row.status === 'ABERTA'
  const divida = dividaEm(
    cobradoOf(row, zone),
    pagamentos.map(({ data, valor }) => ({ data, valor: centavos(valor) })),
    hoje,
  )
  return {
    id: row.id,
    posto: { id: row.posto_id, nomeFantasia: row.postoNome },
    plano: { id: row.plano_id, nome: row.planoNome },
    tipo: row.tipo as Cobranca['tipo'],
    competencia: row.competencia,
    inicio: row.inicio,
    fim: row.fim,
    vencimento: row.vencimento,
    pagavelAte: row.pagavel_ate,
    valor: row.valor,
    desconto: row.desconto,
    credito: row.credito,
    sobra: row.sobra ?? 0,
    situacao: situacaoOf(row, hoje),
    retida: row.retida,
    proximasRetidas: row.proximasRetidas,
    motivo: row.motivo,
    pagaEm: row.paga_em,
    devido: aberta
      ? {
          principal: reais(divida.principal),
          multa: reais(divida.multa),
          juros: reais(divida.juros),
          total: reais(divida.total),
          diasEmAtraso: divida.dias,
        }
      : null,
    pix: aberta && !row.retida ? codigoPix(configuracao, divida.total, row.txid) : null,
    pagamentos: pagamentos.map(({ fechamentoId, fechamentoMes, ...pagamento }) => ({
      ...pagamento,
      fechamento:
        fechamentoId === null || fechamentoMes === null ? null : { id: fechamentoId, mes: fechamentoMes },
      arquivo: toArquivo(provas.find(({ pagamentoId }) => pagamentoId === pagamento.id)),
    })),
    lembretes: aberta && !row.retida ? toLembretes(row, lembretes) : [],
    versao: row.versao,
    ...self(`/postoAutorizadoPagamento/${row.id}`),
  }
}

type Nomes = { posto: string; plano: string }

/** What a post subscribes to. */
export const toAssinatura = (row: AssinaturaRow, { posto, plano }: Nomes): Assinatura => ({
  id: row.id,
  posto: { id: row.posto_id, nomeFantasia: posto },
  plano: { id: row.plano_id, nome: plano },
  diaVencimento: row.dia_vencimento,
  desde: row.desde,
  versao: row.versao,
})
