import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { totaisDoOrcamento } from '@app/rules/assistencia/ordemServico'
import { precoDaLinha } from './orcamento-model.ts'
import type { LinhaForm, OrcamentoForm } from './orcamento-model.ts'

/** What the consumer pays for these lines at most, less the reduction by the choice after the 30 days. */
export const pagaDe = (
  linhas: readonly { garantia: boolean; valorFinal: number }[],
  escolha: OrdemServico['escolha'] = null,
): number =>
  totaisDoOrcamento(
    linhas.map(({ garantia, valorFinal }) => ({
      garantia,
      valorFinal,
      valorFabricante: 0,
      situacao: 'PENDENTE',
    })),
    escolha?.tipo === 'ABATIMENTO' ? (escolha.valor ?? 0) : 0,
  ).valorConsumidor

const addReais = (values: readonly number[]): number =>
  values.reduce((cents, value) => cents + Math.round(value * 100), 0) / 100

/** The sums at the foot of the budget: discounts below the list price, covered, necessary and optional lines. */
export const somasDe = ({ linhas }: OrcamentoForm) => {
  const pagas = linhas.filter(({ garantia }) => garantia !== 'sim')
  const sum = (some: readonly LinhaForm[]) => addReais(some.map(({ valorFinal }) => valorFinal ?? 0))
  return {
    descontos: addReais(
      pagas.map((linha) => Math.max(0, (precoDaLinha(linha) ?? 0) - (linha.valorFinal ?? Infinity))),
    ),
    garantia: sum(linhas.filter((linha) => !pagas.includes(linha))),
    necessario: sum(pagas.filter(({ opcional }) => !opcional)),
    opcional: sum(pagas.filter(({ opcional }) => opcional)),
  }
}
