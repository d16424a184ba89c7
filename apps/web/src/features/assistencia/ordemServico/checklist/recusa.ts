import type { OsHistorico } from '@app/contract/assistencia/ordemServico'

/** The refusal by the quality check that the repair in hand has to mend; the history begins with the newest act. */
export const recusaEmAberto = (historico: readonly OsHistorico[]): OsHistorico | null => {
  const ultima = historico.find(({ acao }) => acao === 'consertar' || acao === 'reprovarReparo')
  return ultima?.acao === 'reprovarReparo' ? ultima : null
}
