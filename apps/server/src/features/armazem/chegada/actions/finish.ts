import type { Chegada, Divergencia, TerminarChegadaInput } from '@app/contract/armazem/chegada'
import { MOTIVO_DIVERGENCIA_LABELS, TIPO_DIVERGENCIA_LABELS } from '@app/contract/armazem/chegada'
import { divergenciasDe } from '@app/rules/armazem/chegada'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { fieldMessage, refuse, refuseFields } from '../../../../platform/http/errors.ts'
import { notifyChange } from '../../../../platform/push/push.ts'
import { raiseFatos } from '../../../casca/notificacao/index.ts'
import { type Contado, lockNota, receiveContada } from '../../nota/index.ts'
import * as store from '../store/chegada.ts'
import { type DivergenciaRow, insertDivergencias } from '../store/divergencias.ts'
import { demandMinha, mudancaOf } from './passo.ts'
import { toChegada, toContada } from './view.ts'

type Motivos = TerminarChegadaInput['divergencias']

/** Each difference with its reason; a reason of one that is no more, or a difference without one, is refused. */
const withMotivos = (found: readonly Divergencia[], sent: Motivos): DivergenciaRow[] => {
  const same = (a: Pick<Divergencia, 'posicao' | 'tipo'>) => (b: Pick<Divergencia, 'posicao' | 'tipo'>) =>
    a.posicao === b.posicao && a.tipo === b.tipo
  if (sent.some((motivo) => !found.some(same(motivo)))) refuse('CHEGADA_MUDOU')
  const rows = found.map((divergencia) => ({ divergencia, motivo: sent.find(same(divergencia)) }))
  const erros = rows.flatMap(({ divergencia: { posicao, tipo }, motivo }) => {
    const campo = `divergencias[${posicao}.${tipo}]`
    if (!motivo) return [fieldMessage(`${campo}.motivo`, 'EMPTY_REQUIRED_FIELD')]
    return motivo.motivo === 'OUTRO' && !motivo.observacao
      ? [fieldMessage(`${campo}.observacao`, 'EMPTY_REQUIRED_FIELD')]
      : []
  })
  if (erros.length > 0) refuseFields(erros)
  return rows.flatMap(({ divergencia, motivo }) =>
    motivo ? [{ ...divergencia, motivo: motivo.motivo, observacao: motivo.observacao ?? null }] : [],
  )
}

/** What differs is told to the client's people, and to staff. */
const tell = async (db: Executor, ctx: Context, row: store.ChegadaRow, quantas: number): Promise<void> => {
  if (quantas === 0) return
  const { nota, clienteId, numero, emitente } = row
  const fato = {
    tipo: 'NOTA_DIVERGENTE',
    causa: `${nota}:${ctx.now().toISOString()}`,
    clienteId,
    autorId: ctx.usuario.id,
    link: `/chegada/divergencias/${nota}`,
    rotulo: `${numero} · ${emitente}`,
  } as const
  await raiseFatos(db, [fato], ctx.now())
  await notifyChange(db, { entidade: 'chegada', id: nota, versao: 0, clienteId })
}

/** Ends a closed count: what was counted enters the stock, and what differs is told with its reason. */
export const finishChegada = (
  ctx: Context,
  nota: number,
  { divergencias, observacao }: TerminarChegadaInput,
): Promise<Chegada> =>
  ctx.transaction(async (db) => {
    // The note before its count, as everywhere.
    const atual = (await lockNota(db, ctx.scope, nota)) ?? refuse('NOT_FOUND')
    const row = await demandMinha(db, ctx, nota)
    if (atual.situacao !== 'importada') refuse('CHEGADA_NAO_ESPERA', { numero: String(row.numero) })
    if (row.fechadaEm === null) refuse('CHEGADA_ABERTA')
    const linhas = await store.listLinhas(db, nota)
    const rows = withMotivos(divergenciasDe(linhas.map(toContada)), divergencias)
    await insertDivergencias(db, nota, rows)
    await store.setTerminada(db, nota, ctx.now(), observacao ?? null)
    const byPosicao = new Map(linhas.map((linha) => [linha.posicao, linha]))
    const contado: Contado = new Map(linhas.map((linha) => [linha.posicao, linha.contado]))
    const atos = rows.map(({ posicao, tipo, quantidade, motivo, observacao: dela }) =>
      mudancaOf({
        ato: 'divergencia',
        tipo: TIPO_DIVERGENCIA_LABELS[tipo],
        item: byPosicao.get(posicao)?.codigoProduto ?? '',
        unidade: byPosicao.get(posicao)?.unidade ?? '',
        quantidade,
        motivo: MOTIVO_DIVERGENCIA_LABELS[motivo],
        observacao: dela,
      }),
    )
    await receiveContada(db, ctx, atual, contado, atos)
    await tell(db, ctx, row, rows.length)
    return toChegada(db, ctx, (await store.findChegada(db, ctx.scope, nota)) ?? refuse('NOT_FOUND'))
  })
