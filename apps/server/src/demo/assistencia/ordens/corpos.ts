import type { AcaoOs } from '@app/contract/assistencia/ordemServico'
import type { DemoOs } from './plano.ts'

/** The register records that an act names, and the budget whose part the post does not have. */
export type DemoIds = {
  sintoma: number
  causa: number
  servico: { id: number; valor: number }
  ajuste: { id: number; valor: number }
  peca: { id: number; preco: number }
  modelos: readonly number[]
}

const linhaDe = ({ sintoma, causa }: DemoIds, servico: DemoIds['servico']) => ({
  tipo: 'SERVICO',
  servico: { id: servico.id },
  sintoma: { id: sintoma },
  causa: { id: causa },
  garantia: false,
  valorFinal: servico.valor,
})

const orcamentoDe = (ids: DemoIds, pede: boolean) => ({
  prazoDiasUteis: 10,
  oQueVimos: 'O movimento está sujo e o tubo da coroa está gasto: entra umidade, e o relógio perde a hora.',
  linhas: [
    { ...linhaDe(ids, ids.servico), descricao: 'Desmonta, limpa e lubrifica. Corrige a hora.' },
    { ...linhaDe(ids, ids.ajuste), opcional: true, descricao: 'Ajusta os elos e troca os pinos gastos.' },
    ...(pede
      ? [
          {
            tipo: 'PECA',
            peca: { id: ids.peca.id },
            solicitarPeca: true,
            sintoma: { id: ids.sintoma },
            causa: { id: ids.causa },
            garantia: false,
            quantidade: 1,
            valorFinal: ids.peca.preco,
          },
        ]
      : []),
  ],
})

/** Paid in one way or in two, alternately. */
const pagamentosDe = (falta: number, dias: number) => {
  if (falta === 0) return []
  const entrada = Math.floor(falta / 2)
  if (dias % 3 === 0) return [{ forma: 'CARTAO', valor: falta }]
  if (dias % 3 === 1) return [{ forma: 'PIX', valor: falta }]
  return [
    { forma: 'DINHEIRO', valor: entrada },
    { forma: 'PIX', valor: Math.round((falta - entrada) * 100) / 100 },
  ]
}

/** The body of each act for a demo order; `falta` is the amount left to pay at delivery. */
export const corpoDe = (acao: AcaoOs, os: DemoOs, ids: DemoIds, falta: number): object => {
  switch (acao) {
    case 'abrir':
      return { relogioPresente: os.status !== 'AGUARDANDO_RELOGIO' }
    case 'atender':
      return {
        linhas: [{ tipo: 'SERVICO', servico: { id: ids.ajuste.id }, valorFinal: ids.ajuste.valor }],
        nota: 'Resolvido no balcão.',
        pagamentos: [{ forma: 'DINHEIRO', valor: ids.ajuste.valor }],
      }
    case 'salvarPreAvaliacao':
      return { preAvaliacao: 'Sintoma confirmado na bancada.' }
    case 'avaliar':
      return { avaliacao: 'Movimento sujo; tubo da coroa gasto, sem vedação.' }
    case 'salvarOrcamento':
      return orcamentoDe(ids, os.status === 'ORCAMENTO_APROVADO')
    case 'aprovarOrcamento':
      return { nome: os.consumidor }
    case 'reprovarOrcamento':
      return { nome: os.consumidor, motivo: 'Prefere não consertar agora.' }
    case 'consertar':
      return { reparo: 'Revisão do movimento, troca da coroa e das vedações.' }
    case 'entregarProduto':
      return { retiradoPor: os.consumidor, pagamentos: pagamentosDe(falta, os.dias) }
    case 'autorizarTroca':
      return { modelos: ids.modelos.map((id) => ({ id })) }
    case 'escolherModelo':
      return { modelo: { id: ids.modelos[0] } }
    default:
      return { motivo: 'Registrado na demonstração.' }
  }
}
