import type { Importacao, ImportacaoModo } from '@app/contract/casca/importacao'
import { planilhaDe } from '@app/contract/registers/planilhas'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'

/** '38 pedidos', '1 pedido'. */
export const countWords = (tipo: string, quantos: number): string =>
  formatCount(quantos, ...planilhaDe(tipo).registro)

/** 'pedidos', 'pedido', beside a number that is shown separately. */
export const nomeDe = (tipo: string, quantos: number): string => {
  const [um, varios] = planilhaDe(tipo).registro
  return quantos === 1 ? um : varios
}

/**
 * The part of a preview that needs a correction, and the warning that it blocks all others in the mode 'all or none'.
 */
export function esperam({ registros, certos }: Importacao, modo: ImportacaoModo): string {
  const quantos = registros - certos
  if (quantos === 0) return ''
  if (modo === 'tudo-ou-nada')
    return `Nada entra enquanto ${formatCount(quantos, 'espera', 'esperam')} a correção.`
  if (certos === 0) return `${formatCount(quantos, 'espera', 'esperam')} a correção.`
  return `${formatCount(quantos, 'outro espera', 'outros esperam')} a correção.`
}

/** At the end: records that were tried and refused, and wrong lines that were not tried. */
export function ficaramDeFora({ total, gravados, registros, certos }: Importacao): string {
  const fora = [
    total > gravados && formatCount(total - gravados, 'não entrou', 'não entraram'),
    registros > certos &&
      formatCount(registros - certos, 'com erro ficou de fora', 'com erro ficaram de fora'),
  ].filter(Boolean)
  return fora.length === 0 ? '' : `${fora.join(', ')}: corrija aqui, ou baixe e importe de novo.`
}

/** 'falta cerca de 1 min', 'faltam cerca de 12 s'; empty while there is no pace yet. */
export function tempoRestante(segundos: number | null): string {
  if (segundos === null) return ''
  if (segundos < 1) return 'quase pronto'
  const [quanto, unidade] = segundos < 60 ? [segundos, 's'] : [Math.round(segundos / 60), 'min']
  return `${quanto === 1 ? 'falta' : 'faltam'} cerca de ${formatInteger(quanto)} ${unidade}`
}

/** The state of an import in one line, for the list of the last ones and for the final toast. */
export function desfecho({ tipo, estado, gravados, recusados, total }: Importacao): string {
  const gravado = `${formatInteger(gravados)} de ${countWords(tipo, total)} ${gravados === 1 ? 'gravado' : 'gravados'}`
  switch (estado) {
    case 'previa':
      return 'Nada foi gravado ainda'
    case 'fila':
    case 'gravando':
      return `${gravado} até agora`
    case 'terminada':
      return recusados === 0 ? gravado : `${gravado}, ${formatCount(recusados, 'recusado', 'recusados')}`
    case 'parada':
      return `Parada: ${gravado}`
    case 'desfeita':
      return 'Desfeita: um registro foi recusado, e nada foi gravado'
  }
}
