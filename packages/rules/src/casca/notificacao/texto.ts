import { type NotificacaoTipo, tipoDe } from '@app/contract/casca/notificacao'

const TITULO: Record<NotificacaoTipo, string> = {
  PEDIDO_ATRASADO: 'Pedido atrasado',
  PEDIDO_CONCLUIDO: 'Pedido concluído',
  PEDIDO_EXPEDIDO: 'Pedido expedido',
  PEDIDO_CANCELADO: 'Pedido cancelado',
  PEDIDO_ENTREGUE: 'Pedido entregue a você',
  NOTA_ESPERA: 'Nota espera confirmação',
  NOTA_CHEGOU: 'Nota chegou por e-mail',
  NOTA_DIVERGENTE: 'Chegada diferente da nota',
  INSPECAO_ESPERA: 'Mercadoria em inspeção',
  LOTE_VENCE: 'Lote perto de vencer',
  MENCAO: 'Citaram você',
  CHAMADO: 'Novidade em um chamado',
  IMPORTACAO: 'Importação terminou',
}

const VARIOS: Partial<Record<NotificacaoTipo, string>> = {
  PEDIDO_ATRASADO: 'atrasados',
  PEDIDO_CONCLUIDO: 'concluídos',
  PEDIDO_EXPEDIDO: 'expedidos',
  PEDIDO_CANCELADO: 'cancelados',
  PEDIDO_ENTREGUE: 'entregues a você',
  NOTA_ESPERA: 'esperam confirmação',
  NOTA_CHEGOU: 'chegaram por e-mail',
  NOTA_DIVERGENTE: 'chegaram diferentes',
  INSPECAO_ESPERA: 'esperam inspeção',
  LOTE_VENCE: 'perto de vencer',
  CHAMADO: 'com novidade',
}

/** The first line of a notice: 'Pedido atrasado', '4 pedidos atrasados', 'Nilo Saraiva citou você'. */
export const tituloDe = (tipo: NotificacaoTipo, quantos: number, autor: string | null): string => {
  if (tipo === 'MENCAO' && autor !== null) return `${autor} citou você`
  const { varios } = tipoDe(tipo)
  const palavra = VARIOS[tipo]
  if (quantos === 1 || !varios || palavra === undefined) return TITULO[tipo]
  return `${quantos.toLocaleString('pt-BR')} ${varios.muitos} ${palavra}`
}
