import type { relogioRegister } from '@app/contract/registers/relogio'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import type { RegisterHooks } from '../../../register/index.ts'
import { isInOrdem } from './store.ts'

type Hooks = RegisterHooks<typeof relogioRegister.record, typeof relogioRegister.input>

/**
 * Once a watch has an order, posts can no longer change its identity, because its past and its warranty depend on it.
 */
export const relogioHooks: Hooks = {
  beforeSave: async ({ db, ctx, input, before }) => {
    if (before && before.unidoAId !== null) refuse('CADASTRO_UNIDO')
    if (!before || ctx.scope.tipo === 'tudo') return input
    const {
      numeroSerie = before.numeroSerie,
      modeloProduto = before.modeloProduto,
      status = before.status,
    } = input
    const campo =
      (numeroSerie !== before.numeroSerie && 'numeroSerie') ||
      (modeloProduto.id !== before.modeloProduto.id && 'modeloProduto') ||
      (status !== before.status && 'status')
    if (campo && (await isInOrdem(db, before.id))) refuseField(campo, 'RELOGIO_EM_OS')
    return input
  },
}
