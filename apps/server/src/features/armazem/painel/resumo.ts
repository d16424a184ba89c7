import { CARTAO_LABELS } from '@app/contract/armazem/pedido'
import type { Resumo } from '../../casca/notificacao/index.ts'
import { painelOf } from './cards.ts'
import { readPainel } from './store.ts'

/** The panel's cards, for who sees every company's orders. */
export const resumoDoPainel: Resumo = async ({ can, db, now, scope }) => {
  if (scope.tipo !== 'tudo' || !can('PEDIDO_VER')) return []
  const { cartoes } = painelOf(await readPainel(db, now()))
  return cartoes.map(({ status, quantidade }) => ({
    rotulo: CARTAO_LABELS[status],
    quantidade,
    link: '/dashboard',
  }))
}
