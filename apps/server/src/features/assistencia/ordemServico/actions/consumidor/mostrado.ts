import type { Orcamento, OrcamentoLinha } from '@app/contract/assistencia/ordemServico'
import { termosDoOrcamento, textoMostrado } from '@app/rules/assistencia/ordemServico'
import { formatInstant } from '@app/rules/casca/tempo'
import { createHash } from 'node:crypto'

/** The name of a line for the consumer. */
export const tituloDe = ({ peca, servico }: Pick<OrcamentoLinha, 'peca' | 'servico'>): string =>
  peca?.descricao ?? servico?.nome ?? ''

export type DaOs = {
  numero: string
  modelo: string | null
  numeroSerie: string | null
  diasGarantiaServico: number
}

/** The terms of a budget, the exact text that the consumer sees, and its hash. */
export const mostradoDe = (os: DaOs, orcamento: Orcamento, zona: string) => {
  const termos = termosDoOrcamento({
    diasGarantiaServico: os.diasGarantiaServico,
    validoAte: formatInstant(new Date(orcamento.validoAte), zona),
    prazoDiasUteis: orcamento.prazoDiasUteis,
    sinal: orcamento.sinal,
  })
  const texto = textoMostrado({
    numero: os.numero,
    versao: orcamento.versao,
    relogio: [os.modelo, os.numeroSerie].filter((part) => part !== null).join(', '),
    observacoes: orcamento.observacoes,
    oQueVimos: orcamento.oQueVimos,
    fotos: orcamento.fotosMostradas,
    frases: orcamento.fotosFrases,
    termos,
    abatimento: orcamento.abatimento,
    linhas: orcamento.linhas.map((linha) => ({ ...linha, titulo: tituloDe(linha) })),
  })
  return { termos, texto, hash: createHash('sha256').update(texto).digest() }
}
