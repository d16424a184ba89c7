import type { EmAtraso, OpcaoDePlano, PlanoDoPosto } from '@app/contract/assistencia/cobranca'
import { addDias, type MudancaDePlano, type Periodo, reais } from '@app/rules/assistencia/cobranca'
import type { AssinaturaRow, PlanoRow } from './store/assinatura.ts'

/** What decides about a change of a post's plan on one day. */
export type Quadro = {
  assinatura: AssinaturaRow
  gente: { nome: string; pessoas: number }
  cupom: string | undefined
  plano: PlanoRow
  /** The last day already charged. */
  ate: string
  agendado: (PlanoRow & { em: string }) | undefined
  suspensao: { vencimento: string } | undefined
  /** The period that a difference would pay, and the difference already charged for its month. */
  diferenca: Periodo & { feita: number | undefined }
  opcoes: { plano: PlanoRow; mudanca: MudancaDePlano }[]
  atraso: EmAtraso | null
}

/** A plan as screens name it. */
export const shown = ({ id, nome, periodicidade, licencas, valor }: PlanoRow) => ({
  id,
  nome,
  periodicidade,
  licencas,
  valor,
})

const toOpcao = (
  { gente, suspensao, ate, diferenca: { feita, vencimento } }: Quadro,
  { plano, mudanca: { quando, em, diferenca } }: Quadro['opcoes'][number],
): OpcaoDePlano => ({
  ...shown(plano),
  quando,
  em,
  diferenca: reais(diferenca),
  vencimento: diferenca > 0 && feita === undefined ? vencimento : null,
  proximaCobranca: addDias(ate, 1),
  impedimento:
    gente.pessoas > plano.licencas
      ? 'LICENCAS_EM_USO'
      : quando === 'JA' && suspensao
        ? 'PLANO_SUSPENSO'
        : null,
})

/** A post's plan with what else it may choose. */
export const toPlanoDoPosto = (quadro: Quadro): PlanoDoPosto => {
  const { assinatura, gente, cupom, plano, ate, agendado, opcoes, atraso } = quadro
  return {
    id: assinatura.id,
    posto: { id: assinatura.posto_id, nomeFantasia: gente.nome },
    pessoas: gente.pessoas,
    plano: { ...shown(plano), ate },
    desde: assinatura.desde,
    diaVencimento: assinatura.dia_vencimento,
    cupom: cupom === undefined ? null : { codigo: cupom, desconto: assinatura.desconto_percentual },
    agendado: agendado ? { ...shown(agendado), em: agendado.em } : null,
    descontoRestante: assinatura.cobrancas_com_desconto,
    opcoes: opcoes.map((opcao) => toOpcao(quadro, opcao)),
    emAtraso: atraso,
    versao: assinatura.versao,
  }
}
