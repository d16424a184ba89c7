import {
  ACAO_CHAMADO_INPUTS,
  ACAO_CHAMADO_LABELS,
  type AcaoChamado,
  type Chamado,
  SITUACAO_CHAMADO_LABELS,
} from '@app/contract/assistencia/chamado'
import {
  acoesDoChamado,
  DIAS_REABERTURA,
  fitsChamado,
  podeReabrir,
  relogioApos,
  TRANSICOES_CHAMADO,
} from '@app/rules/assistencia/chamado'
import type { Context } from '../../../../platform/context.ts'
import { parseBody } from '../../../../platform/http/body.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../../platform/scope.ts'
import { insertMensagem, updateChamado } from '../store.ts'
import { envolvidoOf } from '../view.ts'
import { lockAtVersao, readChamado, recordChamado } from './comum.ts'

/** The text of an act, for all to read; the reason of a refusal is also stored on the ticket. */
const saidWith = (acao: AcaoChamado, body: unknown): { texto?: string; motivo: string | null } => {
  if (acao === 'recusar') return { motivo: parseBody(ACAO_CHAMADO_INPUTS.recusar, body).motivo }
  if (acao === 'finalizar') {
    parseBody(ACAO_CHAMADO_INPUTS.finalizar, body)
    return { motivo: null }
  }
  return { texto: parseBody(ACAO_CHAMADO_INPUTS[acao], body).texto, motivo: null }
}

/** One act of the table with its clock and its texts, all or nothing. */
export const moveChamado = (ctx: Context, id: number, acao: AcaoChamado, body: unknown): Promise<Chamado> =>
  ctx.transaction(async (db) => {
    const agora = ctx.now()
    const before = await lockAtVersao(ctx, db, id, body)
    demandOwnPosto(ctx, before.posto.id)
    const { texto, motivo } = saidWith(acao, body)
    if (!fitsChamado(before.situacao, acao))
      refuse('CHAMADO_ACAO', {
        situacao: SITUACAO_CHAMADO_LABELS[before.situacao],
        acao: ACAO_CHAMADO_LABELS[acao],
      })
    if (acao === 'reabrir' && !podeReabrir(before.encerradoEm, agora))
      refuse('CHAMADO_TARDE', { dias: DIAS_REABERTURA })
    if (!acoesDoChamado(before, envolvidoOf(ctx, before.posto.id), agora).includes(acao))
      refuse('NOT_PERMITED')
    const { para } = TRANSICOES_CHAMADO[acao]
    const relogio = relogioApos(before, para, agora)
    await updateChamado(db, id, {
      situacao: para,
      motivo,
      prazo_em: relogio.prazoEm,
      minutos_restantes: relogio.minutosRestantes,
      atendido_em: para === 'ATENDIDO' ? agora : para === 'FINALIZADO' ? before.atendidoEm : null,
      encerrado_em: para === 'FINALIZADO' || para === 'NAO_ATENDIDO' ? agora : null,
      // The first person who answers becomes the owner.
      ...(TRANSICOES_CHAMADO[acao].lado === 'EQUIPE' &&
        !before.responsavel && { responsavel_id: ctx.usuario.id }),
    })
    if (texto !== undefined)
      await insertMensagem(db, { chamado_id: id, autor_id: ctx.usuario.id, texto, criado_em: agora })
    await recordChamado(db, ctx, { ...before, versao: before.versao + 1 }, [
      {
        campo: 'situacao',
        de: SITUACAO_CHAMADO_LABELS[before.situacao],
        para: SITUACAO_CHAMADO_LABELS[para],
      },
    ])
    return readChamado(ctx, db, id)
  })
