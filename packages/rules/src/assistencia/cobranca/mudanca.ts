import { addDias, diaUtil, mesDe } from './calendario.ts'
import { divide } from './centavos.ts'
import {
  diferencaDe,
  mesesDe,
  type Periodicidade,
  type Periodo,
  periodoApos,
  vencimentoDe,
} from './periodo.ts'

/** A plan's price in centavos, how often it is charged, and how many people it lets work. */
export type PlanoComparado = { valor: number; periodicidade: Periodicidade; licencas: number }

const porAno = ({ valor, periodicidade }: PlanoComparado): number =>
  periodicidade === 'ANUAL' ? valor : valor * 12

/** What a plan costs for a period of the other kind: twelve months are a year. */
const valorEm = (plano: PlanoComparado, periodicidade: Periodicidade): number => {
  if (plano.periodicidade === periodicidade) return plano.valor
  return periodicidade === 'ANUAL' ? plano.valor * 12 : divide(BigInt(plano.valor), 12n)
}

/** Dearer by the year, or as dear with no fewer licences: such a plan holds at once (rede §3). */
export const isPlanoMaior = (de: PlanoComparado, para: PlanoComparado): boolean =>
  porAno(para) > porAno(de) || (porAno(para) === porAno(de) && para.licencas >= de.licencas)

export type MudancaDePlano =
  | { quando: 'JA'; em: string; diferenca: number }
  | { quando: 'FIM_DO_PERIODO'; em: string; diferenca: 0 }

/**
 * What a change asked for on `em` does (rede §3): up at once with the difference of the current period pro rata by day,
 * down with the next period. Prices of different periodicity compare by the year, and the difference is that of the
 * period already charged, which `cobrada` says is a month or a year.
 */
export const changePlano = (
  periodo: Pick<Periodo, 'inicio' | 'fim'> & { cobrada: Periodicidade },
  { de, para, em }: { de: PlanoComparado; para: PlanoComparado; em: string },
): MudancaDePlano => {
  if (!isPlanoMaior(de, para)) return { quando: 'FIM_DO_PERIODO', em: addDias(periodo.fim, 1), diferenca: 0 }
  const valores = { de: valorEm(de, periodo.cobrada), para: valorEm(para, periodo.cobrada) }
  return { quando: 'JA', em, diferenca: diferencaDe(periodo, { ...valores, em }) }
}

/** The part of a period that a difference pays: from the change on, in the competência of the change. */
export const periodoDaDiferenca = ({ fim }: Pick<Periodo, 'fim'>, em: string, dia: number): Periodo => {
  const vencimento = vencimentoDe(em, dia)
  return { competencia: mesDe(em), inicio: em, fim, vencimento, pagavelAte: diaUtil(vencimento) }
}

/** Whether a charged period is a month or a year. */
export const periodicidadeDe = (
  desde: string,
  { inicio, fim }: Pick<Periodo, 'inicio' | 'fim'>,
): Periodicidade => (periodoApos(desde, mesesDe(desde, inicio), 'MENSAL', 10).fim < fim ? 'ANUAL' : 'MENSAL')
