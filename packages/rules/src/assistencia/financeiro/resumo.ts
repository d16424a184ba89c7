import type { FECHAMENTO_NATUREZAS, FechamentoLinhaTipo } from '@app/contract/assistencia/financeiro'

type Somada = {
  tipo: FechamentoLinhaTipo
  natureza: (typeof FECHAMENTO_NATUREZAS)[number] | null
  /** Centavos. */
  valorFinal: number
}

/** The sums of a closing in centavos; every line is rounded to centavos before the addition. */
export const resumoDe = (linhas: readonly Somada[]) => {
  const soma = (quais: (linha: Somada) => boolean) =>
    linhas.filter(quais).reduce((sum, { valorFinal }) => sum + valorFinal, 0)
  return {
    maoDeObra: soma(({ tipo, natureza }) => tipo === 'CREDITO' && natureza === 'MAO_DE_OBRA'),
    pecas: soma(({ tipo, natureza }) => tipo === 'CREDITO' && natureza === 'PECA'),
    restituicoes: soma(
      ({ tipo, natureza }) => tipo === 'CREDITO' && (natureza === 'RESTITUICAO' || natureza === 'ABATIMENTO'),
    ),
    ajustes: soma(({ tipo }) => tipo === 'AJUSTE' || tipo === 'AJUSTE_OS'),
    debitos: soma(({ tipo }) => tipo === 'DEBITO'),
    transporte: soma(({ tipo }) => tipo === 'TRANSPORTE'),
    total: soma(() => true),
  }
}

/** The following month, both as first days: 2026-12-01 → 2027-01-01. */
export const mesSeguinte = (mes: string): string => {
  const [ano = 0, numero = 0] = mes.split('-').map(Number)
  return numero === 12 ? `${ano + 1}-01-01` : `${ano}-${String(numero + 1).padStart(2, '0')}-01`
}
