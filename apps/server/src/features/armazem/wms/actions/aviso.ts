import { type Etapa, STATUS_ALCIS, STATUS_LABELS, type StatusAlcis } from '@app/contract/armazem/pedido'
import type { WmsAviso } from '@app/contract/armazem/wms'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { checkMove, etapaAfter, eventosDoPedido, positionOf, type Transicao } from '@app/rules/armazem/pedido'
import { listLinhas, lockByNumero, type PedidoAvisado, setPosicao } from '../store/aviso.ts'
import { recordChange } from '../../../../platform/audit.ts'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { lockSaldos, moveEstoque, saidaMovimentos } from '../../estoque/index.ts'

type Aviso = WmsAviso['statusAlcis']

/** The progress of an order, and where a report of the WMS moves it (docs/wms.md). */
const POSICOES = ['CRIADO', 'EM_SEPARACAO', 'A_FATURAR', 'FATURADO', 'EXPEDIDO'] as const
const ALVO = {
  recebido: 'CRIADO',
  'em separação': 'EM_SEPARACAO',
  conferido: 'A_FATURAR',
  expedido: 'EXPEDIDO',
} as const satisfies Record<Aviso, (typeof POSICOES)[number]>

const rank = (status: StatusAlcis): number => STATUS_ALCIS.indexOf(status)

/** Whether the order is already in the reported state, or beyond it. */
const isReached = (pedido: PedidoAvisado, aviso: Aviso): boolean => {
  const de = positionOf(pedido)
  return de !== 'CANCELADO' && POSICOES.indexOf(de) >= POSICOES.indexOf(ALVO[aviso])
}

/** The move that a report requires; undefined when our people have already moved the order that far. */
const moveOf = (pedido: PedidoAvisado, aviso: Aviso): Transicao | undefined => {
  if (!pedido.concluido) refuse('PEDIDO_NAO_CONCLUIDO')
  const params = { de: STATUS_LABELS[positionOf(pedido)], para: STATUS_LABELS[ALVO[aviso]] }
  if (isReached(pedido, aviso)) {
    return rank(aviso) < rank(pedido.statusAlcis) ? refuse('MOVIMENTO_INVALIDO', params) : undefined
  }
  if (ALVO[aviso] === 'CRIADO') return refuse('MOVIMENTO_INVALIDO', params)
  const check = checkMove(pedido, ALVO[aviso], () => true)
  return check.ok ? check.transicao : refuse(check.code, check.params)
}

/** Takes the goods out by the order's lines, with locks in a fixed order. */
const takeOut = async (db: Executor, services: Services, pedidoId: number): Promise<number> => {
  const linhas = await listLinhas(db, pedidoId)
  const movimentos = saidaMovimentos(linhas)
  await lockSaldos(db, movimentos)
  await moveEstoque(db, movimentos, { pedidoId, usuarioId: null, now: services.now() })
  return linhas.length
}

const changesOf = (pedido: PedidoAvisado, etapa: Etapa, aviso: Aviso): Mudanca[] => [
  ...(pedido.etapa === etapa ? [] : [{ campo: 'status', de: pedido.etapa, para: etapa }]),
  { campo: 'statusAlcis', de: pedido.statusAlcis, para: aviso },
]

/**
 * Moves an order as the WMS reports, by the same table of moves as the panel's modal. A repeated report changes
 * nothing; one that is not possible from the order's current state is refused by name.
 */
export const applyAviso = (
  services: Services,
  { numeroPedido, statusAlcis: aviso }: WmsAviso,
): Promise<void> =>
  services.transaction(async (db) => {
    const pedido = (await lockByNumero(db, numeroPedido)) ?? refuse('NOT_FOUND')
    if (pedido.statusAlcis === aviso && isReached(pedido, aviso)) return
    const move = moveOf(pedido, aviso)
    const now = services.now()
    const etapa = move ? etapaAfter(move) : pedido.etapa
    const mudancas = changesOf(pedido, etapa, aviso)
    if (move?.para === 'EXPEDIDO') {
      const para = await takeOut(db, services, pedido.id)
      mudancas.push({ campo: 'itens', acao: 'expedido', para })
    }
    const posicao = {
      etapa,
      statusAlcis: aviso,
      statusDesde: etapa === pedido.etapa ? pedido.statusDesde : now,
      dataExpedicao: aviso === 'expedido' ? now : null,
    }
    const versao = await setPosicao(db, pedido.id, posicao, now)
    const { id, clienteId } = pedido
    const eventos = eventosDoPedido(mudancas, { ...pedido, numeroPedido, versao })
    const system = { now: services.now, usuario: null }
    await recordChange(db, system, { entidade: 'pedido', id, versao, clienteId, mudancas, eventos })
  })
