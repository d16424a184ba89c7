import { formatQuantidade } from '../quantidade/index.ts'
import type { Json } from './mudanca.ts'

type Dados = { readonly [key: string]: Json }

const texto = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

const numberOf = (value: Json | undefined): string =>
  typeof value === 'number' ? formatQuantidade(value) : ''
const plural = (value: Json | undefined): string =>
  value === 1 ? '1 diferença' : `${texto(value)} diferenças`

/** How each act of picking and checking is told; `item` puts a line of the order into words. */
const ATOS: Record<string, (dados: Dados, item: (value: Json | undefined) => string) => string> = {
  tomada: () => 'Separação tomada da fila',
  entregue: ({ quem }) => `Separação entregue a ${texto(quem)}`,
  devolvida: () => 'Separação devolvida à fila',
  linha: ({ item: linha }, item) => `Separado: ${item(linha)}`,
  falta: ({ item: linha, motivo }, item) =>
    `Faltou na separação: ${item(linha)} (${MOTIVOS[texto(motivo)] ?? 'sem motivo'})`,
  faltaAceita: ({ item: linha }, item) => `Falta aceita: ${item(linha)}`,
  terminada: ({ linhas }) => `Separação terminada: ${linhas === 1 ? '1 linha' : `${texto(linhas)} linhas`}`,
  ligado: ({ numero }) => `O que faltou foi para o pedido ${texto(numero)}`,
  conferenciaTomada: () => 'Conferência tomada da fila',
  conferenciaDevolvida: () => 'Conferência devolvida à fila: a contagem recomeça',
  volume: ({ numero, peso }) => `Volume ${texto(numero)} fechado: ${numberOf(peso)} kg`,
  contagem: ({ diferencas }) =>
    diferencas === 0 ? 'Contagem fechada sem diferença' : `Contagem fechada com ${plural(diferencas)}`,
  diferenca: ({ item: linha, contado }, item) =>
    `Diferença na conferência: ${item(linha)} no pedido, ${numberOf(contado)} na contagem`,
  recontada: ({ item: linha }, item) => `Contagem recomeçada: ${item(linha)} contados antes`,
  voltou: ({ diferencas }) => `Devolvido à separação pela conferência: ${plural(diferencas)}`,
  conferida: ({ volumes, peso }) =>
    `Conferência terminada: ${volumes === 1 ? '1 volume' : `${texto(volumes)} volumes`}, ${numberOf(peso)} kg`,
  carregada: ({ fotos }) =>
    fotos === 1 ? 'Foto do carregamento incluída' : `${texto(fotos)} fotos do carregamento incluídas`,
  fotoRetirada: () => 'Foto do carregamento retirada',
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
