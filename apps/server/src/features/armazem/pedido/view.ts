import type { WarningMessage } from '@app/contract/casca/errors'
import { CAMPOS_PEDIDO, CAMPOS_PEDIDO_RESUMO } from '@app/contract/armazem/pedido'
import type { AnexoCampo, Pedido, PedidoItem, PedidoResumo } from '@app/contract/armazem/pedido'
import type { Arquivo } from '@app/contract/casca/arquivo'
import { toWire } from '@app/rules/casca/campos'
import { allowedMoves, effectiveStatus, isReadOnly, lateSince } from '@app/rules/armazem/pedido'
import type { Context } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import { toClienteResumo } from '../cliente/index.ts'
import type { AnexoRow, ItemRow, PedidoRow, ResumoRow } from './store/read.ts'

type Reader = Pick<Context, 'can' | 'now' | 'usuario'>

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null

/** A list row as this person sees it now. */
export const toResumo = (row: ResumoRow, { can, now }: Reader): PedidoResumo => ({
  id: row.id,
  numeroPedido: row.numeroPedido,
  cliente: toClienteResumo(row),
  ...toWire(CAMPOS_PEDIDO_RESUMO, row),
  status: effectiveStatus(row, row, now()),
  etapa: row.etapa,
  statusDesde: iso(row.statusDesde),
  atrasadoDesde: iso(lateSince(row, row, now())),
  statusAlcis: row.statusAlcis,
  dataExpedicao: iso(row.dataExpedicao),
  proximosStatus: allowedMoves(row, can),
  criadoEm: row.criadoEm.toISOString(),
  ultimaAtualizacao: row.ultimaAtualizacao.toISOString(),
  versao: row.versao,
  ...self(`/pedidos/${row.id}`),
})

const toItem = ({ id, produto, quantidade, lote, validade }: ItemRow): PedidoItem => ({
  id,
  produto,
  quantidade,
  observacoes: lote,
  dataValidade: validade,
})

const toArquivo = ({ id, filename, length, contentType }: AnexoRow): Arquivo => ({
  id,
  filename,
  length,
  contentType,
})

export const anexoOf = (row: Pick<PedidoRow, 'anexos'>, campo: AnexoCampo): AnexoRow | undefined =>
  row.anexos.find((anexo) => anexo.campo === campo)

/** A whole order as this person sees it now. */
export const toPedido = (row: PedidoRow, reader: Reader, avisos: readonly string[] = []): Pedido => {
  const anexos = new Map(row.anexos.map((anexo) => [anexo.campo, toArquivo(anexo)]))
  const messages = avisos.map((text): WarningMessage => ({ type: 'WARNING', text }))
  return {
    ...toResumo(row, reader),
    ...toWire(CAMPOS_PEDIDO, row),
    itens: row.itens.map(toItem),
    nf: anexos.get('nf') ?? null,
    pv: anexos.get('pv') ?? null,
    tag: anexos.get('tag') ?? null,
    cartaDeCorrecao: anexos.get('cartaDeCorrecao') ?? null,
    guiaDifal: anexos.get('guiaDifal') ?? null,
    comprovanteDifal: anexos.get('comprovanteDifal') ?? null,
    somenteLeitura: isReadOnly(row, reader.usuario.tipo),
    wmsAguardando: row.wmsPendente,
    ...(messages.length > 0 && { messages }),
  }
}
