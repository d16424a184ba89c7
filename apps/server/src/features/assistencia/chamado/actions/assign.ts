import {
  CATEGORIA_CHAMADO_LABELS,
  type Chamado,
  ChamadoAssumir,
  ChamadoEncaminhar,
  EQUIPE_CHAMADO_LABELS,
  PRIORIDADE_CHAMADO_LABELS,
} from '@app/contract/assistencia/chamado'
import { relogioEncaminhado } from '@app/rules/assistencia/chamado'
import type { Mudanca } from '@app/rules/casca/auditoria'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../../platform/scope.ts'
import { readCalendarios } from '../../configuracao/index.ts'
import { type ChamadoRow, updateChamado } from '../store.ts'
import { toChamado } from '../view.ts'
import { lockAtVersao, readChamado, recordChamado } from './comum.ts'

/** An open ticket that this person handles. */
const lockConduzido = async (ctx: Context, db: Executor, id: number, body: unknown): Promise<ChamadoRow> => {
  const row = await lockAtVersao(ctx, db, id, body)
  demandOwnPosto(ctx, row.posto.id)
  const { atende, situacao } = toChamado(row, [], ctx)
  if (situacao === 'FINALIZADO' || situacao === 'NAO_ATENDIDO') refuse('CHAMADO_ENCERRADO')
  if (!atende) refuse('NOT_PERMITED')
  return row
}

const saved = async (ctx: Context, db: Executor, row: ChamadoRow, mudancas: Mudanca[]): Promise<Chamado> => {
  await recordChamado(db, ctx, { ...row, versao: row.versao + 1 }, mudancas)
  return readChamado(ctx, db, row.id)
}

/** The caller becomes the ticket's owner. */
export const takeChamado = (ctx: Context, id: number, body: unknown): Promise<Chamado> =>
  ctx.transaction(async (db) => {
    const row = await lockConduzido(ctx, db, id, body)
    parseBody(ChamadoAssumir, body)
    await updateChamado(db, id, { responsavel_id: ctx.usuario.id })
    const para = ctx.usuario.nome
    return saved(ctx, db, row, [{ campo: 'responsavel', de: row.responsavel?.nome ?? null, para }])
  })

/** Moves the ticket to another team, category or priority. A new team has no owner yet, and its own working hours. */
export const forwardChamado = (ctx: Context, id: number, body: unknown): Promise<Chamado> =>
  ctx.transaction(async (db) => {
    const row = await lockConduzido(ctx, db, id, body)
    const { equipe, categoria, prioridade } = parseBody(ChamadoEncaminhar, body)
    // After an answer the deadline stays, because the answer is judged by it.
    const relogio =
      row.situacao === 'ATENDIDO'
        ? row
        : relogioEncaminhado(
            row,
            { equipe, categoria },
            { agora: ctx.now(), calendarioDe: await readCalendarios(db, row.posto.id) },
          )
    await updateChamado(db, id, {
      equipe,
      categoria,
      prioridade,
      prazo_em: relogio.prazoEm,
      minutos_restantes: relogio.minutosRestantes,
      ...(equipe !== row.equipe && { responsavel_id: null }),
    })
    const mudancas: Mudanca[] = [
      { campo: 'equipe', de: EQUIPE_CHAMADO_LABELS[row.equipe], para: EQUIPE_CHAMADO_LABELS[equipe] },
      {
        campo: 'categoria',
        de: CATEGORIA_CHAMADO_LABELS[row.categoria],
        para: CATEGORIA_CHAMADO_LABELS[categoria],
      },
      {
        campo: 'prioridade',
        de: PRIORIDADE_CHAMADO_LABELS[row.prioridade],
        para: PRIORIDADE_CHAMADO_LABELS[prioridade],
      },
    ]
    return saved(
      ctx,
      db,
      row,
      mudancas.filter((mudanca) => 'de' in mudanca && mudanca.de !== mudanca.para),
    )
  })
