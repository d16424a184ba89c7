import type { planoValoresRegister } from '@app/contract/registers/planoValores'
import { localDay } from '@app/rules/casca/tempo'
import type { RegisterHooks } from '../../../register/index.ts'

type Hooks = RegisterHooks<typeof planoValoresRegister.record, typeof planoValoresRegister.input>

/** A price is valid from the given day, or from today; a new plan without a day starts today too. */
export const planoValoresHooks: Hooks = {
  beforeSave: async ({ ctx, input, before }) => {
    const hoje = localDay(ctx.now(), ctx.config.TZ_EXIBICAO)
    if (!before) return { ...input, valorDesde: input.valorDesde ?? hoje }
    const muda = input.valor !== undefined && input.valor !== before.valor
    const desde = input.valorDesde ?? before.valorDesde
    return muda && desde === before.valorDesde && desde < hoje ? { ...input, valorDesde: hoje } : input
  },
}
