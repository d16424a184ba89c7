import { DecidirInspecaoInput, Inspecao, Inspecoes } from '@app/contract/armazem/inspecao'
import { IdParams } from '@app/contract/casca/paging'
import type { Routes } from '../../../platform/http/routes.ts'
import { decideInspecao, listInspecoes } from './actions.ts'

const tags = ['Inspeção']

/** Returns and damaged goods, and what becomes of them. */
export const inspecaoRoutes: Routes = async (app) => {
  app.get(
    '/inspecao',
    {
      config: { ability: 'INSPECAO_DECIDIR' },
      schema: {
        tags,
        summary: 'O que espera inspeção, o que está bloqueado, e as últimas decisões',
        response: { 200: Inspecoes },
      },
    },
    (req) => listInspecoes(req.ctx),
  )
  app.post(
    '/inspecao/:id/decidir',
    {
      config: { ability: 'INSPECAO_DECIDIR', idempotent: true },
      schema: {
        tags,
        summary: 'Decide sobre uma parte ou tudo: estoque, bloqueio ou descarte',
        description:
          'Quem recebeu a mercadoria não decide. O que foi bloqueado espera em `bloqueadas`: volta ao estoque ou é ' +
          'descartado por outra pessoa que não quem o bloqueou.',
        params: IdParams,
        body: DecidirInspecaoInput,
        response: { 200: Inspecao },
      },
    },
    (req) => decideInspecao(req.ctx, req.params.id, req.body),
  )
}
