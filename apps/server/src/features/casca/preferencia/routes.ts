import { Preferencia, PreferenciaInput } from '@app/contract/casca/preferencia'
import { getPreferencia, savePreferencia } from './actions.ts'
import type { Routes } from '../../../platform/http/routes.ts'

const tags = ['Conta']
const response = { 200: Preferencia }

/** The own preferences, for everybody with a session. */
export const preferenciaRoutes: Routes = async (app) => {
  app.get(
    '/preferencia',
    { config: { ability: 'session' }, schema: { tags, summary: 'As próprias preferências', response } },
    (req) => getPreferencia(req.ctx),
  )

  app.put(
    '/preferencia',
    {
      config: { ability: 'session' },
      schema: { tags, summary: 'Grava as próprias preferências', body: PreferenciaInput, response },
    },
    (req) => savePreferencia(req.ctx, req.body),
  )
}
