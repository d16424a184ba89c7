import type { AcaoOs } from '@app/contract/assistencia/ordemServico'
import { FORMULARIOS } from '../acoes/acao-campos.ts'

/** Begins in small letters, unless its first word is written in capitals, as 'CPF' is. */
const noMeio = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`

/** What an act cannot be done without: 'pede: motivo'; empty where it asks nothing. */
export const pedidosDe = (acao: AcaoOs): string => {
  if (acao === 'salvarOrcamento' || acao === 'alterarOrcamento') return 'abre o orçamento'
  const labels = FORMULARIOS[acao].campos.flatMap(({ required, label }) => (required ? [noMeio(label)] : []))
  return labels.length === 0 ? '' : `pede: ${labels.join(', ')}`
}
