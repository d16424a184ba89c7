import type {
  Chegada,
  ContarChegadaInput,
  LinhaChegada,
  TerminarChegadaInput,
} from '@app/contract/armazem/chegada'
import { addQuantity } from '@app/rules/casca/quantidade'

/** What a person did with the note that is counted. */
export type Feito =
  | ({ tipo: 'contar' } & ContarChegadaInput)
  | { tipo: 'recontar'; posicao: number }
  | { tipo: 'fechar' }
  | ({ tipo: 'terminar' } & TerminarChegadaInput)

const counted = (linha: LinhaChegada, feito: ContarChegadaInput): LinhaChegada => {
  const { lote, validade, avaria, quantidade } = feito
  const same = (one: { lote: string; validade: string | null; avaria: boolean }) =>
    one.lote === lote && one.validade === validade && one.avaria === avaria
  const contado = addQuantity(linha.contado.find(same)?.quantidade ?? 0, quantidade)
  const others = linha.contado.filter((one) => !same(one))
  return {
    ...linha,
    contado: contado > 0 ? [...others, { lote, validade, avaria, quantidade: contado }] : others,
  }
}

const changed = (chegada: Chegada, feito: Feito): Chegada => {
  if (feito.tipo !== 'contar' && feito.tipo !== 'recontar') return chegada
  // Only the server knows what the note says, so nothing is said of it until it has answered.
  return {
    ...chegada,
    divergencias: null,
    linhas: chegada.linhas.map((linha) => {
      if (linha.posicao !== feito.posicao) return linha
      return feito.tipo === 'contar' ? counted(linha, feito) : { ...linha, contado: [] }
    }),
  }
}

/** The note as it is once the acts that still wait have arrived. */
export const aplicar = (chegada: Chegada, feitos: readonly Feito[]): Chegada =>
  feitos.reduce(changed, chegada)
