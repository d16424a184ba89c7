import type { Movimento, Pedido } from '@app/contract/armazem/pedido'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { diffPedido } from '@app/rules/armazem/pedido'
import { subtractFaltas } from '@app/rules/armazem/separacao'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { lockSaldos, reservaMovimentos } from '../../estoque/index.ts'
import { lockPedido, type PedidoRow } from '../store/read.ts'
import { insertPedido, type PedidoDados, setOrigem } from '../store/write.ts'
import { NO_FILES } from './files.ts'
import { toLinhas, withItemIds, type ItemNovo } from './itens.ts'
import { recordPedido, toAuditado } from './record.ts'
import { dadosOf, moveLocked } from './update.ts'
import { writePedido } from './write.ts'

/** Moves an order as the work on it demands, by the same table; who may do the work needs no right to move besides. */
export const moveByWork = async (
  db: Executor,
  ctx: Context,
  id: number,
  para: Movimento,
): Promise<Pedido> => {
  const atual = (await lockPedido(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  return moveLocked(db, { ...ctx, can: () => true }, atual, para, NO_FILES)
}

/** The rest is not concluded: somebody chooses another lot, or gives it up, before it is picked. */
const restoOf = (row: PedidoRow): PedidoDados => ({
  ...dadosOf(row),
  concluido: false,
  observacoes: `Resto do pedido ${row.numeroPedido}: o que não foi achado na separação.`,
  etapa: 'CRIADO',
  statusDesde: null,
  statusAlcis: 'não enviado',
  dataExpedicao: null,
  wmsPendente: false,
})

const told = (ato: string, numero: number): Mudanca => ({ campo: 'separacao', para: { ato, numero } })

const createResto = async (db: Executor, ctx: Context, de: PedidoRow, saem: readonly ItemNovo[]) => {
  const now = ctx.now()
  const dados = restoOf(de)
  const { id, numeroPedido, versao, itemIds } = await insertPedido(db, de.clienteId, {
    dados,
    linhas: toLinhas(saem),
    anexos: [],
    semAnexos: [],
    movimentos: reservaMovimentos([], saem),
    usuarioId: ctx.usuario.id,
    now,
  })
  await setOrigem(db, id, de.id)
  const row = { ...de, ...dados, id, numeroPedido, versao, itens: withItemIds(saem, itemIds), anexos: [] }
  const mudancas: Mudanca[] = [
    { campo: 'pedido', acao: 'criado', para: numeroPedido },
    told('resto', de.numeroPedido),
    ...diffPedido(toAuditado({ ...row, itens: [] }), toAuditado(row)),
  ]
  await recordPedido(db, ctx, row, { mudancas, entregar: false, concluiu: false })
  return { pedido: id, numeroPedido }
}

/**
 * Takes what was not found out of an order and releases it. With `emPedido` a linked order holds it at once, so nobody
 * else can take it in between; answers that order.
 */
export const cutFaltas = async (
  db: Executor,
  ctx: Context,
  id: number,
  faltas: ReadonlyMap<number, number>,
  emPedido: boolean,
): Promise<{ pedido: number; numeroPedido: number } | null> => {
  const atual = (await lockPedido(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  const { ficam, saem } = subtractFaltas(atual.itens, faltas)
  const movimentos = reservaMovimentos(atual.itens, ficam)
  await lockSaldos(db, movimentos)
  const gone = { dados: dadosOf(atual), itens: ficam, movimentos }
  if (!emPedido) {
    await writePedido(db, ctx, atual, gone)
    return null
  }
  // The release comes first, because the database never lets more be held than there is.
  await writePedido(db, ctx, atual, gone)
  const resto = await createResto(
    db,
    ctx,
    atual,
    saem.map((item) => ({ ...item, id: null })),
  )
  const mudancas = [told('ligado', resto.numeroPedido)]
  await recordPedido(
    db,
    ctx,
    { ...atual, versao: atual.versao + 1 },
    { mudancas, entregar: false, concluiu: false },
  )
  return resto
}
