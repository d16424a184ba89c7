import { formatQuantidade } from '../quantidade/index.ts'
import type { Json } from './mudanca.ts'

type Dados = { readonly [key: string]: Json }

const texto = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
const lotes = (value: Json | undefined): string => (value === 1 ? '1 lote' : `${texto(value)} lotes`)
const numero = (value: Json | undefined): string => (typeof value === 'number' ? formatQuantidade(value) : '')
const signed = (value: Json | undefined): string =>
  typeof value === 'number' && value > 0 ? `+${numero(value)}` : numero(value)

/** How each act on a counting list is told. */
const ATOS: Record<string, (dados: Dados) => string> = {
  aberta: ({ descricao, linhas }) => `Contagem aberta: ${texto(descricao)}, ${lotes(linhas)}`,
  pedida: ({ lote, motivo }) => `Ajuste pedido: ${texto(lote)} (${texto(motivo)})`,
  aprovada: ({ lote, diferenca, motivo }) =>
    `Ajuste aprovado: ${texto(lote)}, ${signed(diferenca)} (${texto(motivo)})`,
  recusada: ({ lote }) => `Ajuste recusado: ${texto(lote)}`,
  recontada: ({ lote, contado }) =>
    `Segunda contagem pedida de novo: ${texto(lote)}, antes ${numero(contado)}`,
  encerrada: ({ semAjuste }) =>
    semAjuste === 0 ? 'Contagem encerrada' : `Contagem encerrada: ${lotes(semAjuste)} sem decisão`,
}

/** An act on a counting list; an unknown one is told as such, because old entries may hold anything. */
export const contagemText = (dados: Dados): string => {
  const { ato } = dados
  const told = typeof ato === 'string' && Object.hasOwn(ATOS, ato) ? ATOS[ato] : undefined
  return told ? told(dados) : 'Contagem alterada'
}
