import type { LinhaSeparacao, MotivoFalta, PedidoSeparacao } from '@app/contract/armazem/separacao'
import { restaDe } from '@app/rules/armazem/separacao'
import { addQuantity } from '@app/rules/casca/quantidade'

/** The photo of the shelf goes with the act, so that it waits for the network with it. */
export type FotoDaFalta = { filename: string; contentType: string; data: string }

/** What a person did with an order in hand. */
export type Feito =
  | { tipo: 'ler'; saldo: number; codigo: string | null; quantidade: number }
  | { tipo: 'faltar'; saldo: number; motivo: MotivoFalta; foto?: FotoDaFalta }
  | { tipo: 'terminar' }

const changed = (linha: LinhaSeparacao, feito: Feito): LinhaSeparacao => {
  if (feito.tipo === 'terminar' || feito.saldo !== linha.saldo) return linha
  if (feito.tipo === 'faltar')
    return { ...linha, falta: restaDe({ ...linha, falta: null }), motivo: feito.motivo }
  return { ...linha, separado: addQuantity(linha.separado, feito.quantidade), falta: null, motivo: null }
}

/** The orders in hand as they are once the acts that still wait have arrived. */
export const apply = (
  pedidos: readonly PedidoSeparacao[],
  atos: readonly { pedido: number; feito: Feito }[],
): PedidoSeparacao[] =>
  atos.reduce<PedidoSeparacao[]>(
    (now, { pedido, feito }) =>
      feito.tipo === 'terminar'
        ? now.filter((one) => one.pedido !== pedido)
        : now.map((one) =>
            one.pedido === pedido
              ? { ...one, linhas: one.linhas.map((linha) => changed(linha, feito)) }
              : one,
          ),
    [...pedidos],
  )
