import { formatInstant } from '@app/rules/casca/tempo'
import type { EvidenciaRow } from '../../store/comprovante.ts'
import { type Fato, startPapel } from './papel-pdf.ts'

const respostaDe = ({ resposta, recusadas }: EvidenciaRow): string => {
  if (resposta === 'REPROVADO') return 'Orçamento recusado'
  return recusadas.length === 0
    ? 'Orçamento aprovado por inteiro'
    : `Orçamento aprovado, sem: ${recusadas.join('; ')}`
}

const meioDe = ({ por, registradoPor, endereco, navegador }: EvidenciaRow): string =>
  por === 'POSTO'
    ? `Registrada no posto por ${registradoPor ?? 'uma pessoa do posto'}, sobre a palavra do consumidor`
    : ['Pelo link do consumidor', endereco, navegador].filter(Boolean).join(', ')

const fatosDe = (evidencia: EvidenciaRow, zona: string): Fato[] => [
  ['Resposta', respostaDe(evidencia)],
  ...(evidencia.motivo === null ? [] : [['Motivo', evidencia.motivo] as const]),
  ['Quem respondeu', evidencia.nome],
  ...(evidencia.documento === null ? [] : [['Documento', evidencia.documento] as const]),
  ['Quando', `${formatInstant(evidencia.em, zona)} (${zona})`],
  ['Como', meioDe(evidencia)],
  ['SHA-256 do que foi mostrado', evidencia.sha256],
]

/** The evidence of an answer as a PDF: what was shown word for word, what was answered, when, by whom. */
export const drawComprovante = async (
  evidencia: EvidenciaRow,
  { zona, conferir, assinatura }: { zona: string; conferir: string; assinatura: Buffer | null },
): Promise<Buffer> => {
  const papel = await startPapel({
    cabeca: `${evidencia.posto} · CNPJ ${evidencia.cnpj}`,
    titulo: `Comprovante de ${evidencia.resposta === 'APROVADO' ? 'aprovação' : 'resposta'} da OS ${evidencia.numero}/${evidencia.ano}`,
    em: evidencia.em,
  })
  papel.heading('O que foi respondido')
  papel.facts(fatosDe(evidencia, zona))
  papel.signature(assinatura)
  papel.heading('O que foi mostrado')
  papel.text(evidencia.mostrado)
  papel.heading('Como conferir')
  papel.text(`Em ${conferir}, envie este arquivo: a página diz se ele é o que foi emitido, sem mudança.`)
  return papel.end()
}
