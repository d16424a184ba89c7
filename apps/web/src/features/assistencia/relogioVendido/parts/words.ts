import type { VendaImportacao } from '@app/contract/assistencia/relogioVendido'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'

/** How an import stands, in a line. */
export function andamentoDe({ estado, linhas, certas, iguais, comErro, gravadas }: VendaImportacao): string {
  const fora = [
    iguais > 0 && formatCount(iguais, 'já constava', 'já constavam'),
    comErro > 0 && formatCount(comErro, 'com erro', 'com erro'),
  ].filter(Boolean)
  switch (estado) {
    case 'lendo':
      return `Lendo: ${formatCount(linhas, 'linha', 'linhas')} até agora…`
    case 'conferida':
      return [formatCount(certas, 'venda nova', 'vendas novas'), ...fora].join(', ')
    case 'gravando':
      return `Gravando: ${formatInteger(gravadas)} de ${formatInteger(certas)}…`
    case 'gravada':
      return [formatCount(gravadas, 'venda gravada', 'vendas gravadas'), ...fora].join(', ')
    case 'desfazendo':
      return 'Desfazendo…'
    case 'desfeita':
      return `Desfeita: ${formatCount(gravadas, 'venda saiu', 'vendas saíram')} da lista`
    case 'falhou':
      return 'A leitura parou no meio: envie o arquivo de novo'
  }
}
