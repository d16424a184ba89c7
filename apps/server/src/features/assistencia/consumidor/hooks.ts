import type { consumidorRegister } from '@app/contract/registers/consumidor'
import { bareDocumento, isCnpj, isCpf } from '@app/rules/casca/documento'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import { listPostosQueVeem } from '../postoAutorizado/index.ts'
import type { RegisterHooks } from '../../../register/index.ts'

type Hooks = RegisterHooks<typeof consumidorRegister.record, typeof consumidorRegister.input>
type Pessoa = { cnpjCpf: string; tipoPessoa: 'PF' | 'PJ' }

/** Bare, with right check digits; the document determines the kind of person. */
const pessoaOf = (sent: string): Pessoa => {
  const cnpjCpf = bareDocumento(sent)
  if (isCpf(cnpjCpf)) return { cnpjCpf, tipoPessoa: 'PF' }
  return isCnpj(cnpjCpf) ? { cnpjCpf, tipoPessoa: 'PJ' } : refuseField('cnpjCpf', 'DOCUMENTO_INVALIDO')
}

/** A person has a CPF, a company a CNPJ. */
export const consumidorHooks: Hooks = {
  ouvintes: listPostosQueVeem,
  beforeSave: async ({ input, before }) => {
    if (before && before.unidoAId !== null) refuse('CADASTRO_UNIDO')
    if (before?.anonimizado) refuse('CONSUMIDOR_ANONIMIZADO')
    const documento = input.cnpjCpf ?? before?.cnpjCpf
    if (!documento || (input.cnpjCpf === undefined && input.tipoPessoa === undefined)) return input
    const pessoa = pessoaOf(documento)
    // A changed document also changes the kind.
    if (input.tipoPessoa !== undefined && input.tipoPessoa !== pessoa.tipoPessoa)
      refuseField('tipoPessoa', 'DOCUMENTO_DO_TIPO')
    return { ...input, ...pessoa }
  },
}
