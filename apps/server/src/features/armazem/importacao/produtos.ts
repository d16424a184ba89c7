import { planilhaDoRegister } from '@app/contract/casca/importacao'
import { produtoRegister } from '@app/contract/registers/produto'
import { registered } from '../../../register/index.ts'
import { produtoHooks } from '../produto/index.ts'
import { tipoDoRegister } from '../../casca/importacao/index.ts'

export const PLANILHA_PRODUTOS = planilhaDoRegister(produtoRegister.view)

/** The Omni code as the register builds it (decisions 26), without a database query per line for its owner. */
export const produtos = tipoDoRegister(
  registered(produtoRegister, produtoHooks),
  PLANILHA_PRODUTOS,
  new Map(),
  (_db, _ctx, { codigoProduto, ...input }, dono) => ({
    codigoOmni: `${dono?.codigoDepositante ?? ''}-${String(codigoProduto)}`,
    codigoProduto,
    ...input,
  }),
)
