import type { SituacaoContada } from '@app/contract/armazem/contagem'
import type { ErrorCode } from '@app/contract/casca/errors'
import { isWhole, subtractQuantity } from '../../casca/quantidade/index.ts'

/** One count of a lot and the ledger of that moment. */
export type Conta = { quantidade: number; sistema: number; separado: number; porId: number }

/** What is known of a line of a counting list. */
export type Linha = {
  primeira: Conta | null
  segunda: Conta | null
  motivo: string | null
  pedidaPorId: number | null
  aprovadaEm: Date | null
}

/** What had to lie on the shelf: the ledger without what orders had already taken, which leaves it only at dispatch. */
export const esperadoDe = ({ sistema, separado }: Pick<Conta, 'sistema' | 'separado'>): number =>
  Math.max(0, subtractQuantity(sistema, separado))

/** Above zero: more than the ledger says. */
export const diferencaDe = (conta: Omit<Conta, 'porId'>): number =>
  subtractQuantity(conta.quantidade, esperadoDe(conta))

/** The count that holds: the second, where there is one. */
export const contaQueVale = ({ primeira, segunda }: Pick<Linha, 'primeira' | 'segunda'>): Conta | null =>
  segunda ?? primeira

/** A difference holds only once a second person has found one too. */
export const situacaoDe = (linha: Linha): SituacaoContada => {
  if (linha.aprovadaEm) return 'AJUSTADA'
  const vale = contaQueVale(linha)
  if (!vale) return 'A_CONTAR'
  if (diferencaDe(vale) === 0) return 'IGUAL'
  if (!linha.segunda) return 'SEGUNDA'
  return linha.motivo === null ? 'DIFERENTE' : 'PEDIDA'
}

/** Which count of the line this person may make now; `null`: none. */
export const vezDe = (linha: Linha, usuarioId: number): 1 | 2 | null => {
  const situacao = situacaoDe(linha)
  if (situacao === 'A_CONTAR') return 1
  return situacao === 'SEGUNDA' && linha.primeira?.porId !== usuarioId ? 2 : null
}

/** Why a count is refused; `null`: it is taken. */
export const checkConta = (
  linha: Linha & { inteiro: boolean },
  { vez, quantidade, usuarioId }: { vez: 1 | 2; quantidade: number; usuarioId: number },
): ErrorCode | null => {
  if (linha.inteiro && !isWhole(quantidade)) return 'QUANTIDADE_INTEIRA'
  if (vez === 2 && linha.primeira?.porId === usuarioId) return 'INVENTARIO_MESMA_PESSOA'
  return vezDe(linha, usuarioId) === vez ? null : 'INVENTARIO_JA_CONTADA'
}

/** Nobody approves the number that they found, nor the adjustment for which they asked. */
export const isOutraPessoa = (linha: Linha, usuarioId: number): boolean =>
  contaQueVale(linha)?.porId !== usuarioId && linha.pedidaPorId !== usuarioId

/**
 * How much of what had to be there was there, in percent with one decimal: differences in either direction count
 * against it, in units. Only without any is it 100. `null`: nothing was counted.
 */
export const acuraciaDe = (linhas: readonly Pick<Linha, 'primeira' | 'segunda'>[]): number | null => {
  const contas = linhas.flatMap((linha) => contaQueVale(linha) ?? [])
  if (contas.length === 0) return null
  const sum = (of: (conta: Conta) => number) => contas.reduce((all, conta) => all + of(conta), 0)
  const errado = sum((conta) => Math.abs(diferencaDe(conta)))
  const base = sum((conta) => Math.max(esperadoDe(conta), conta.quantidade))
  return base === 0 ? 100 : Math.floor(1000 * (1 - errado / base)) / 10
}
