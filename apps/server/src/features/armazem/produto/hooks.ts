import type { produtoRegister } from '@app/contract/registers/produto'
import { findDepositante, hasFractions } from './store.ts'
import { refuseField } from '../../../platform/http/errors.ts'
import type { RegisterHooks } from '../../../register/index.ts'

/**
 * A product stays with its company, whole units need whole balances, and a missing Omni code is built from the other
 * two.
 */
export const produtoHooks: RegisterHooks<typeof produtoRegister.record, typeof produtoRegister.input> = {
  beforeSave: async ({ db, ctx, input, before }) => {
    if (before !== null) {
      if (input.cliente !== undefined && input.cliente.id !== before.cliente.id)
        refuseField('cliente', 'CLIENTE_DO_PRODUTO')
      if (input.inteiro === true && !before.inteiro && (await hasFractions(db, before.id)))
        refuseField('inteiro', 'SALDO_FRACIONADO')
      return input
    }
    const { cliente, codigoProduto } = input
    const codigo =
      (cliente && (await findDepositante(db, ctx.scope, cliente.id))) ??
      refuseField('cliente', 'CLIENTE_DESCONHECIDO')
    return { codigoOmni: `${codigo}-${codigoProduto ?? ''}`, ...input }
  },
}
