import type { relogioVendidoRegister } from '@app/contract/registers/relogioVendido'
import { desvioDaSerie } from '@app/rules/assistencia/relogioVendido'
import { localDay } from '@app/rules/casca/tempo'
import { refuseField } from '../../../platform/http/errors.ts'
import type { RegisterHooks } from '../../../register/index.ts'
import { findPadrao } from './store.ts'

type Hooks = RegisterHooks<typeof relogioVendidoRegister.record, typeof relogioVendidoRegister.input>

/** A sale is not in the future, and its number is one that the model can have; its months are the model's by default. */
export const relogioVendidoHooks: Hooks = {
  beforeSave: async ({ db, ctx, input, before }) => {
    if (input.vendidoEm !== undefined && input.vendidoEm > localDay(ctx.now(), ctx.config.TZ_EXIBICAO))
      refuseField('vendidoEm', 'VENDA_FUTURA')
    const modeloId = input.modeloProduto?.id ?? before?.modeloProduto.id
    const padrao = modeloId === undefined ? undefined : await findPadrao(db, modeloId)
    if (!padrao) return refuseField('modeloProduto', 'OPCAO_INVALIDA')
    const serie = input.numeroSerie ?? before?.numeroSerie ?? ''
    const desvio = desvioDaSerie(serie, padrao)
    if (desvio !== null && (input.numeroSerie !== undefined || input.modeloProduto !== undefined))
      refuseField('numeroSerie', 'SERIE_FORA_DO_PADRAO', { desvio })
    return before ? input : { mesesGarantia: padrao.mesesGarantia, ...input }
  },
}
