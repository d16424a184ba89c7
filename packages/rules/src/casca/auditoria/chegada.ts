import { formatQuantidade } from '../quantidade/index.ts'
import type { Json } from './mudanca.ts'

type Dados = { readonly [key: string]: Json }

const texto = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
const numero = (value: Json | undefined): string => (typeof value === 'number' ? formatQuantidade(value) : '')
const behind = (value: Json | undefined): string => (texto(value) ? `: ${texto(value)}` : '')
const fotos = (value: Json | undefined): string =>
  value === 1 ? '1 foto da chegada incluída' : `${numero(value)} fotos da chegada incluídas`

const decidido = ({ decisao, item, quantidade, unidade, motivo }: Dados): string =>
  `${texto(item)}, ${numero(quantidade)} ${texto(unidade)}: ${texto(decisao).toLowerCase()} (${texto(motivo)})`

/** How each act on what arrives, and on what stands in inspection, is told. */
const ATOS: Record<string, (dados: Dados) => string> = {
  tomada: ({ cega }) =>
    cega === true ? 'Contagem da chegada começada, às cegas' : 'Contagem da chegada começada',
  devolvida: () => 'Contagem da chegada devolvida à fila',
  fechada: ({ divergencias }) =>
    divergencias === 0
      ? 'Chegada contada: igual à nota'
      : `Chegada contada: ${divergencias === 1 ? '1 diferença' : `${numero(divergencias)} diferenças`}`,
  recontada: ({ item }) => `Contagem refeita: ${texto(item)}`,
  divergencia: ({ tipo, item, quantidade, unidade, motivo, observacao }) =>
    `${texto(tipo)} na chegada: ${texto(item)}, ${numero(quantidade)} ${texto(unidade)} (${texto(motivo)}${behind(observacao)})`,
  fotos: ({ fotos: quantas }) => fotos(quantas),
  fotoRetirada: () => 'Foto da chegada retirada',
  decidida: (dados) => `Inspeção: ${decidido(dados)}`,
  desbloqueada: (dados) => `Mercadoria bloqueada: ${decidido(dados)}`,
}

/** An act on an arrival or an inspection; an unknown one is told as such, because old entries may hold anything. */
export const chegadaText = (dados: Dados): string => {
  const { ato } = dados
  const told = typeof ato === 'string' && Object.hasOwn(ATOS, ato) ? ATOS[ato] : undefined
  return told ? told(dados) : 'Chegada alterada'
}
