import { OsAnotacao, type OsHistorico } from '@app/contract/assistencia/ordemServico'
import type { Context } from '../../../../platform/context.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../../platform/scope.ts'
import { listHistorico, lockOs, type OsRow } from '../store/read.ts'
import { insertHistorico, updateOs } from '../store/write.ts'
import { toHistorico } from '../view.ts'
import { recordOs } from './acao.ts'
import { autorOf } from './autor.ts'
import { writeAoConsumidor } from '../../chat/index.ts'
import { tellEscrita } from './avisos/tell.ts'

/** Somebody has to be there to read what is written to the consumer. */
const demandConsumidor = ({ consumidorId, consumidorAnonimizado }: OsRow): number => {
  if (consumidorAnonimizado) refuse('CONSUMIDOR_ANONIMIZADO')
  return consumidorId ?? refuse('RECEIVE_NOT_FOUND')
}

/** A note in the history for the post's people, or a message to the consumer in the conversation of the order. */
export const annotateOs = (ctx: Context, id: number, body: unknown): Promise<OsHistorico[]> =>
  ctx.transaction(async (db) => {
    const os = (await lockOs(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    demandOwnPosto(ctx, os.postoId)
    const { nota, visivel } = parseBody(OsAnotacao, body)
    const dita = { agora: ctx.now(), por: ctx.usuario.id }
    if (visivel) {
      const para = { id, postoId: os.postoId, consumidorId: demandConsumidor(os) }
      const primeira = await writeAoConsumidor(db, para, { ...dita, texto: nota })
      await tellEscrita(db, { ...dita, osId: id, primeira })
    } else
      await insertHistorico(db, {
        ordem_servico_id: id,
        criado_em: dita.agora,
        por: 'PESSOA',
        usuario_id: dita.por,
        acao: 'anotar',
        de: os.status,
        para: os.status,
        nota,
        visivel,
      })
    const { versao } = await updateOs(db, id, {})
    await recordOs({ db, services: ctx, autor: autorOf(ctx) }, os, versao, [])
    return (await listHistorico(db, ctx.scope, id)).map(toHistorico)
  })
