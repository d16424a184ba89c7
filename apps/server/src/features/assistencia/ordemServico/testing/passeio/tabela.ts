import type { StatusOs } from '@app/contract/assistencia/ordemServico'
import { TRANSICOES_OS, type TransicaoOs } from '@app/rules/assistencia/ordemServico'

/** A line of an order's history. */
export type Historico = { id: number; acao: string; de: StatusOs; para: StatusOs }

const leadsTo = ({ para }: TransicaoOs, passo: Historico): boolean => {
  if (para === 'ANTERIOR' || para === 'PEDIDO') return true
  if (para === 'MESMO') return passo.para === passo.de
  // An answer given during the repair is undone without leaving the status.
  return para.includes(passo.para) || (passo.acao === 'desfazerResposta' && passo.para === passo.de)
}

/** Whether the table of acts has this step. */
export const isDaTabela = (passo: Historico): boolean =>
  TRANSICOES_OS.some((row) => row.acao === passo.acao && row.de.includes(passo.de) && leadsTo(row, passo))
