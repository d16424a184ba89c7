import type { Chamado, ChamadoInput, ChamadoMensagemInput } from '@app/contract/assistencia/chamado'
import { equipeDe, minutosDa, somarUteis } from '@app/rules/assistencia/chamado'
import { localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../../platform/scope.ts'
import { existsPosto } from '../../postoAutorizado/index.ts'
import { existsOsDoPosto, findChamado, insertChamado, insertMensagem, lockChamado } from '../store.ts'
import { toChamado } from '../view.ts'
import { readChamado, recordChamado } from './comum.ts'

export const getChamado = (ctx: Context, id: number): Promise<Chamado> => readChamado(ctx, ctx.db, id)

/** The owner: staff must name the post, a post's person never does. */
const postoOf = async (db: Executor, { scope }: Context, sent: ChamadoInput): Promise<number> => {
  if (scope.tipo === 'posto') return scope.postoId
  const id = sent.posto?.id ?? refuseField('posto', 'EMPTY_REQUIRED_FIELD')
  return (await existsPosto(db, scope, id)) ? id : refuseField('posto', 'OPCAO_INVALIDA')
}

/** Opens a ticket: its category determines the team and the team's working hours (rede §9). */
export const createChamado = (ctx: Context, sent: ChamadoInput): Promise<Chamado> =>
  ctx.transaction(async (db) => {
    const agora = ctx.now()
    const posto_id = await postoOf(db, ctx, sent)
    const os = sent.ordemServico?.id ?? null
    if (os !== null && !(await existsOsDoPosto(db, posto_id, os)))
      refuseField('ordemServico', 'OPCAO_INVALIDA')
    const equipe = equipeDe(sent.categoria)
    const id = await insertChamado(db, {
      ano: Number(localDay(agora, ctx.config.TZ_EXIBICAO).slice(0, 4)),
      posto_id,
      ordem_servico_id: os,
      titulo: sent.titulo,
      categoria: sent.categoria,
      prioridade: sent.prioridade,
      equipe,
      prazo_em: somarUteis(equipe, agora, minutosDa(sent.categoria)),
      criado_em: agora,
      criado_por: ctx.usuario.id,
    })
    await insertMensagem(db, {
      chamado_id: id,
      autor_id: ctx.usuario.id,
      texto: sent.texto,
      criado_em: agora,
    })
    const row = (await findChamado(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    await recordChamado(db, ctx, row, [{ campo: 'chamado', acao: 'criado', para: id }])
    return readChamado(ctx, db, id)
  })

/** A comment, for all or only for the manufacturer's people. The message itself records author and time. */
export const sayInChamado = (ctx: Context, id: number, sent: ChamadoMensagemInput): Promise<Chamado> =>
  ctx.transaction(async (db) => {
    const row = (await lockChamado(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    demandOwnPosto(ctx, row.posto.id)
    const { escreve, anotaInterna } = toChamado(row, [], ctx)
    if (sent.interna && !anotaInterna) refuse('NOT_PERMITED')
    if (!escreve && !sent.interna) refuse('CHAMADO_ENCERRADO')
    await insertMensagem(db, {
      chamado_id: id,
      autor_id: ctx.usuario.id,
      interna: sent.interna,
      texto: sent.texto,
      criado_em: ctx.now(),
    })
    await recordChamado(db, ctx, row, [])
    return readChamado(ctx, db, id)
  })
