// Without Zod as figura.ts and values.ts, and apart from them, because every page reads those with the list's address.

import type { QUANDO, SEM, CONSERTO_DIAS, RESULTADO_ORCAMENTO, RESULTADO_TROCA } from './figura.ts'
import type { PRAZO_GARANTIA, RETIRADAS, SEMAFORO } from './values.ts'

export const QUANDO_LABELS: Record<(typeof QUANDO)[number], string> = {
  criada: 'Por criação',
  reparada: 'Por reparo',
  orcada: 'Por orçamento',
  troca: 'Por pedido de troca',
}

export const SEM_LABELS: Record<(typeof SEM)[number], string> = {
  marca: 'Sem marca',
  modelo: 'Sem modelo',
  tecnico: 'Sem técnico',
  reparador: 'Sem o nome de quem reparou',
}

export const CONSERTO_DIAS_LABELS: Record<(typeof CONSERTO_DIAS)[number], string> = {
  ATE_15: 'Reparo em até 15 dias',
  DE_16_A_30: 'Reparo em 16 a 30 dias',
  ATE_30: 'Reparo em até 30 dias',
  ACIMA_30: 'Reparo em mais de 30 dias',
}

export const RESULTADO_ORCAMENTO_LABELS: Record<(typeof RESULTADO_ORCAMENTO)[number], string> = {
  APROVADO: 'Orçamento aprovado',
  REPROVADO: 'Orçamento reprovado',
  EXPIRADO: 'Orçamento expirado',
  ABERTO: 'Orçamento sem resposta',
  RESPONDIDO: 'Orçamento respondido',
}

export const RESULTADO_TROCA_LABELS: Record<(typeof RESULTADO_TROCA)[number], string> = {
  AUTORIZADA: 'Troca autorizada',
  NAO_AUTORIZADA: 'Troca não autorizada',
  REVERTIDA: 'Troca revertida',
  SOLICITADA: 'Troca sem decisão',
  DECIDIDA: 'Troca decidida',
}

export const SEMAFORO_LABELS: Record<(typeof SEMAFORO)[number], string> = {
  BRANCO: 'Branco',
  AZUL: 'Azul',
  VERDE: 'Verde',
  AMARELO: 'Amarelo',
  VERMELHO: 'Vermelho',
}

export const PRAZO_GARANTIA_LABELS: Record<(typeof PRAZO_GARANTIA)[number], string> = {
  PERTO: 'Perto dos 30 dias',
  PASSOU: 'Passou dos 30 dias',
}

export const RETIRADA_LABELS: Record<(typeof RETIRADAS)[number], string> = {
  '0': 'Aguardando retirada',
  '30': 'Aguardando há 30 dias ou mais',
  '60': 'Aguardando há 60 dias ou mais',
  '90': 'Aguardando há 90 dias ou mais',
}
