import type { RelatorioColuna } from '@app/contract/casca/relatorio'
import { acumulado, classeAbc } from '@app/rules/casca/relatorio'
import type { Leitura } from '../../casca/relatorio/index.ts'

const ACUMULADO: RelatorioColuna = {
  nome: 'acumulado',
  rotulo: 'Acumulado, %',
  formato: 'porcento',
  desenho: 'linha',
  abre: null,
}
const CLASSE: RelatorioColuna = {
  nome: 'classe',
  rotulo: 'Classe',
  formato: 'texto',
  desenho: null,
  abre: null,
}

/** Adds the cumulative share, by the first column, and with `abc` the class of each line. */
export const withPareto = (leitura: Leitura, abc = false): Leitura => {
  const counts = leitura.linhas.map(({ valores }) => Number(valores[0] ?? 0))
  const all = Number(leitura.total?.[0] ?? 0)
  const shares = acumulado(counts, all)
  const more = (share: number | null, classe: string | null) => (abc ? [share, classe] : [share])
  return {
    ...leitura,
    colunas: [...leitura.colunas, ACUMULADO, ...(abc ? [CLASSE] : [])],
    linhas: leitura.linhas.map((linha, at) => ({
      ...linha,
      valores: [...linha.valores, ...more(shares[at] ?? null, classeAbc(shares[at - 1] ?? 0))],
    })),
    total: leitura.total && [...leitura.total, ...more(null, null)],
  }
}
