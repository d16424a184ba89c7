import { MinhaOs } from '@app/contract/assistencia/acompanhamento'
import { OsLink } from '@app/contract/assistencia/ordemServico'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import { listAcompanhamentos, openAcompanhamento } from './actions.ts'
import type { Routes } from '../../../platform/http/routes.ts'

const tags = ['Acompanhamento da OS']
const config = { ability: 'OS_ACOMPANHAR' } as const

/** The calls of a consumer with an account: the own orders, and the pass to each. */
export const minhasOsRoutes: Routes = async (app) => {
  app.get(
    '/acompanhamento',
    {
      config,
      schema: {
        tags,
        summary: 'As próprias OS, as mais recentes primeiro',
        description: 'As abertas com o CPF ou CNPJ do usuário, em qualquer posto.',
        response: { 200: z.array(MinhaOs) },
      },
    },
    (req) => listAcompanhamentos(req.ctx),
  )

  app.post(
    '/acompanhamento/:id/link',
    {
      config,
      schema: {
        tags,
        summary: 'O link de uma das próprias OS',
        params: IdParams,
        response: { 200: OsLink },
      },
    },
    (req) => openAcompanhamento(req.ctx, req.params.id),
  )
}
