import type { Ability } from '../session/index.ts'

// This file does without Zod, because it holds words for screens.

type Tipo = { rotulo: string; ability: Ability }

/** What other systems hear of, with the ability that a person or key needs to hear of it. */
export const EVENTOS = {
  'pedido.criado': { rotulo: 'Pedido criado', ability: 'PEDIDO_VER' },
  'pedido.concluido': { rotulo: 'Cadastro do pedido concluído', ability: 'PEDIDO_VER' },
  'pedido.reaberto': { rotulo: 'Pedido reaberto', ability: 'PEDIDO_VER' },
  'pedido.movido': { rotulo: 'Pedido em outra situação', ability: 'PEDIDO_VER' },
  'pedido.expedido': { rotulo: 'Pedido expedido', ability: 'PEDIDO_VER' },
  'pedido.estornado': { rotulo: 'Expedição estornada', ability: 'PEDIDO_VER' },
  'pedido.cancelado': { rotulo: 'Pedido cancelado', ability: 'PEDIDO_VER' },
  'pedido.excluido': { rotulo: 'Pedido excluído', ability: 'PEDIDO_VER' },
  'estoque.mudou': { rotulo: 'Saldo de um produto mudou', ability: 'ESTOQUE_VER' },
  'nota.importada': { rotulo: 'Nota importada', ability: 'NOTA_VER' },
  'nota.recebida': { rotulo: 'Nota recebida', ability: 'NOTA_VER' },
  'nota.estornada': { rotulo: 'Recebimento estornado', ability: 'NOTA_VER' },
  'nota.cancelada': { rotulo: 'Nota cancelada', ability: 'NOTA_VER' },
  'os.criada': { rotulo: 'OS criada', ability: 'OS_VER' },
  'os.aberta': { rotulo: 'OS aberta', ability: 'OS_VER' },
  'os.orcada': { rotulo: 'Orçamento enviado', ability: 'OS_VER' },
  'os.aprovada': { rotulo: 'Orçamento aprovado', ability: 'OS_VER' },
  'os.recusada': { rotulo: 'Orçamento recusado', ability: 'OS_VER' },
  'os.pronta': { rotulo: 'OS pronta', ability: 'OS_VER' },
  'os.entregue': { rotulo: 'Relógio entregue', ability: 'OS_VER' },
  'os.atendida': { rotulo: 'Pronto atendimento feito', ability: 'OS_VER' },
  'os.cancelada': { rotulo: 'OS cancelada', ability: 'OS_VER' },
  'os.movida': { rotulo: 'OS em outra situação', ability: 'OS_VER' },
} as const satisfies Record<string, Tipo>

export type EventoTipo = keyof typeof EVENTOS

export const isEventoTipo = (tipo: string): tipo is EventoTipo => Object.hasOwn(EVENTOS, tipo)

export const EVENTO_TIPOS: readonly EventoTipo[] = Object.keys(EVENTOS).filter(isEventoTipo)
