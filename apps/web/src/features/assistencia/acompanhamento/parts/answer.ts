import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'

export type OrcamentoVisto = NonNullable<AcompanhamentoOs['orcamento']>
export type LinhaVista = OrcamentoVisto['linhas'][number]

/** Whether a line is left out: by the choice that goes on here, or by the answer that was given. */
export const isOut = ({ id, situacao }: LinhaVista, refused: readonly number[]) =>
  situacao === 'RECUSADA' || refused.includes(id)

/** What the consumer pays for the lines that stand, less what is taken off the price, and how many these are. */
export const approvedOf = (
  { linhas, abatimento = 0 }: Pick<OrcamentoVisto, 'linhas'> & Partial<Pick<OrcamentoVisto, 'abatimento'>>,
  refused: readonly number[],
) => {
  const standing = linhas.filter((linha) => !isOut(linha, refused))
  const cents = standing.reduce((sum, { valor }) => sum + Math.round(valor * 100), 0)
  return { count: standing.length, valor: Math.max(0, cents - Math.round(abatimento * 100)) / 100 }
}
