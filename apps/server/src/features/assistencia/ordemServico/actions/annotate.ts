import { OsAnotacao, type OsHistorico } from '@app/contract/assistencia/ordemServico'
import type { Context } from '../../../../platform/context.ts'
import { parseBody } from '../../../../platform/http/body.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../../platform/scope.ts'
import { listHistorico, lockOs } from '../store/read.ts'
import { insertHistorico, updateOs } from '../store/write.ts'
import { toHistorico } from '../view.ts'
import { recordOs } from './acao.ts'
import { autorOf } from './autor.ts'
import { tellResposta } from './avisos/tell.ts'

/** A note in the history: only for the post's people, or also for the customer. */
export const annotateOs = (ctx: Context, id: number, body: unknown): Promise<OsHistorico[]> =>
  ctx.transaction(async (db) => {
    const os = (await lockOs(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    demandOwnPosto(ctx, os.postoId)
    const { nota, visivel } = parseBody(OsAnotacao, body)
    await insertHistorico(db, {
      ordem_servico_id: id,
      criado_em: ctx.now(),
      por: 'PESSOA',
      usuario_id: ctx.usuario.id,
      acao: 'anotar',
      de: os.status,
      para: os.status,
      nota,
      visivel,
      consumidor_id: visivel ? os.consumidorId : null,
    })
    if (visivel) await tellResposta(db, { osId: id, agora: ctx.now(), por: ctx.usuario.id })
    const { versao } = await updateOs(db, id, {})
    await recordOs({ db, services: ctx, autor: autorOf(ctx) }, os, versao, [])
    return (await listHistorico(db, id)).map(toHistorico)
  })
