/** A line as its consumer sees it: what is paid for it, and what it costs without a warranty. */
export type LinhaDoCliente = {
  id: number
  valor: number
  valorCheio: number
  situacao: 'PENDENTE' | 'APROVADA' | 'RECUSADA'
}

/** Whether a line is left out: by the choice that goes on, or by an answer that was given. */
export const isFora = (
  { id, situacao }: Pick<LinhaDoCliente, 'id' | 'situacao'>,
  recusadas: readonly number[],
): boolean => situacao === 'RECUSADA' || recusadas.includes(id)

const centsOf = (value: number): number => Math.round(value * 100)

/** The sums under a budget, before and after what the consumer leaves out, in exact cents; nobody is paid for approving. */
export const contaDoCliente = (
  { linhas, abatimento = 0 }: { linhas: readonly LinhaDoCliente[]; abatimento?: number },
  recusadas: readonly number[],
) => {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + centsOf(value), 0)
  const fora = linhas.filter((linha) => isFora(linha, recusadas))
  const completo = sum(linhas.map(({ valorCheio }) => valorCheio))
  const garantia = completo - sum(linhas.map(({ valor }) => valor))
  const recusado = sum(fora.map(({ valor }) => valor))
  return {
    itens: linhas.length - fora.length,
    completo: completo / 100,
    garantia: garantia / 100,
    recusado: recusado / 100,
    paga: Math.max(0, completo - garantia - recusado - centsOf(abatimento)) / 100,
  }
}
