import {
  ACAO_INPUTS,
  ACAO_OS_LABELS,
  ACOES_OS,
  OrdemServico,
  OsAnotacao,
  OsHistorico,
} from '@app/contract/assistencia/ordemServico'
import { IdParams } from '@app/contract/casca/paging'
import { abilityOf } from '@app/rules/assistencia/ordemServico'
import { z } from 'zod'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { moveOs } from './actions/acao.ts'
import { annotateOs } from './actions/annotate.ts'

const tags = ['Ações da OS']

/** `PUT /ordemServico/{acao}/{id}`: one route for each act, by the ability of the table. */
export const acaoRoutes: Routes = async (app) => {
  for (const acao of ACOES_OS) {
    // The table itself refuses everybody for acts of the system.
    const ability = abilityOf(acao) ?? 'OS_VER'
    app.put(
      `/${acao}/:id`,
      {
        config: { ability, lateBody: true, idempotent: true },
        bodyLimit: FILE_BODY_LIMIT,
        schema: {
          tags,
          summary: ACAO_OS_LABELS[acao],
          description: 'Leva a OS como diz a tabela de ações; do status em que não cabe é um 409.',
          params: IdParams,
          // What only the product itself does has the form of an act without words.
          ...(abilityOf(acao) === null && { like: 'PUT /ordemServico/expirar/:id' }),
          body: ACAO_INPUTS[acao],
          response: { 200: OrdemServico },
        },
      },
      (req) => moveOs(req.ctx, req.params.id, acao, req.body),
    )
  }
  app.put(
    '/anotar/:id',
    {
      config: { ability: 'OS_AVISAR', lateBody: true, idempotent: true },
      schema: {
        tags,
        summary: 'Anota no histórico',
        params: IdParams,
        body: OsAnotacao,
        response: { 200: z.array(OsHistorico) },
      },
    },
    (req) => annotateOs(req.ctx, req.params.id, req.body),
  )
}
