import { AuditLog, AuditQuery } from '@app/contract/casca/auditoria'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import { type Historicos, listAuditLog } from './actions.ts'
import { mountAt, type Routes } from '../../../platform/http/routes.ts'

/** One call at two addresses: under its base and, as spec §7 writes it, without (api.md). */
const PATHS = ['/api/auditlogs/by-entity-id', '/auditlog/by-entity-id'] as const

export const auditoriaRoutes =
  (historicos: Historicos): Routes =>
  async (app) => {
    await mountAt(app, PATHS, async (mount) => {
      mount.get(
        '/:id',
        {
          config: { ability: 'AUDITORIA_VER' },
          schema: {
            tags: ['Auditoria'],
            summary:
              'Histórico de um pedido ou, com `entidade`, de outro registro; os mais recentes primeiro',
            params: IdParams,
            querystring: AuditQuery,
            response: { 200: z.array(AuditLog) },
          },
        },
        (req) => listAuditLog(req.ctx, historicos, req.query.entidade, req.params.id),
      )
    })
  }
