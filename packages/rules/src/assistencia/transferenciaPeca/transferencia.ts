import type { AcaoTransferencia, SituacaoTransferencia } from '@app/contract/assistencia/transferenciaPeca'
import type { Ability } from '@app/contract/casca/session'

/** Which side of a transfer somebody stands on; the manufacturer stands on both. */
export type Lados = { origem: boolean; destino: boolean }

/**
 * What somebody may do with parts on their way: the receiver receives them, and either side cancels. Who sends may
 * cancel with the ability to send, who receives with the ability to receive.
 */
export const acoesDaTransferencia = (
  situacao: SituacaoTransferencia,
  { origem, destino }: Lados,
  can: (ability: Ability) => boolean,
): AcaoTransferencia[] => {
  if (situacao !== 'EM_TRANSITO') return []
  const recebe = destino && can('PECA_RECEBER')
  const envia = origem && can('PECA_TRANSFERIR')
  return [...(recebe ? (['receber'] as const) : []), ...(recebe || envia ? (['cancelar'] as const) : [])]
}

type Item = { pecaId: number; quantidade: number; recebida: number }

/** Where every unit on its way ends: what arrived at the receiver, and the rest back at the sender. */
export const chegadaDe = (itens: readonly Item[]) => ({
  entra: itens.flatMap(({ pecaId, recebida }) => (recebida > 0 ? [{ pecaId, quantidade: recebida }] : [])),
  volta: itens.flatMap(({ pecaId, quantidade, recebida }) =>
    quantidade > recebida ? [{ pecaId, quantidade: quantidade - recebida }] : [],
  ),
})
