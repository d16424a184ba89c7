import type { Json } from './mudanca.ts'

type Dados = { readonly [key: string]: Json }

const texto = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

/** How each act of picking is told; `item` puts a line of the order into words. */
const ATOS: Record<string, (dados: Dados, item: (value: Json | undefined) => string) => string> = {
  tomada: () => 'Separação tomada da fila',
  devolvida: () => 'Separação devolvida à fila',
  linha: ({ item: linha }, item) => `Separado: ${item(linha)}`,
  falta: ({ item: linha, motivo }, item) =>
    `Faltou na separação: ${item(linha)} (${MOTIVOS[texto(motivo)] ?? 'sem motivo'})`,
  terminada: ({ linhas }) => `Separação terminada: ${linhas === 1 ? '1 linha' : `${texto(linhas)} linhas`}`,
  ligado: ({ numero }) => `O que faltou foi para o pedido ${texto(numero)}`,
  resto: ({ numero }) => `Resto do pedido ${texto(numero)}`,
}

const MOTIVOS: Record<string, string> = {
  NAO_ESTA: 'não está no endereço',
  AVARIADO: 'avariado',
  VENCIDO: 'vencido',
  OUTRO_ENDERECO: 'em outro endereço',
}

/** An act of the work on an order; an unknown one is told as such, because old entries may hold anything. */
export const separacaoText = (dados: Dados, item: (value: Json | undefined) => string): string => {
  const { ato } = dados
  const told = typeof ato === 'string' && Object.hasOwn(ATOS, ato) ? ATOS[ato] : undefined
  return told ? told(dados, item) : 'Separação alterada'
}
