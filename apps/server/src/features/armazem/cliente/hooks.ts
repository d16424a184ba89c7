import type { clienteRegister } from '@app/contract/registers/cliente'
import { bareDocumento, isCnpj, isCpf } from '@app/rules/casca/documento'
import { refuseField } from '../../../platform/http/errors.ts'
import type { RegisterHooks } from '../../../register/index.ts'

/** Bare, with right check digits; a CNPJ may hold letters (decisions 36). */
const documentoOf = (sent: string): string => {
  const bare = bareDocumento(sent)
  if (/^\d{11}$/.test(bare)) return isCpf(bare) ? bare : refuseField('cnpjCpf', 'CPF_INVALID')
  return isCnpj(bare) ? bare : refuseField('cnpjCpf', 'CNPJ_INVALID')
}

/** Digits as text, so that no leading zero is lost, or the word for a company that has none (decisions 36). */
const inscricaoOf = (sent: string): string => {
  const bare = sent.replaceAll(/[\s./-]/g, '').toUpperCase()
  return bare === 'ISENTO' || /^\d{2,14}$/.test(bare)
    ? bare
    : refuseField('inscricaoEstadual', 'INVALID_INSCRICAO_ESTADUAL')
}

/** The fields of a company that its people's sessions show. */
const SHOWN = ['nomeFantasia', 'codigoCliente', 'codigoDepositante'] as const

/** Rules beyond the company's schema: check digits, default codes, and the sessions to refresh. */
export const clienteHooks: RegisterHooks<typeof clienteRegister.record, typeof clienteRegister.input> = {
  beforeSave: async ({ db, ctx, input, before }) => {
    if (before && SHOWN.some((campo) => input[campo] !== undefined && input[campo] !== before[campo]))
      await ctx.sessions.refresh(db, { clienteId: before.id })
    const cnpjCpf = input.cnpjCpf === undefined ? undefined : documentoOf(input.cnpjCpf)
    const codigo = before === null ? cnpjCpf : undefined
    return {
      ...(codigo !== undefined && { codigoCliente: codigo, codigoDepositante: codigo }),
      ...input,
      ...(cnpjCpf !== undefined && { cnpjCpf }),
      ...(input.inscricaoEstadual && { inscricaoEstadual: inscricaoOf(input.inscricaoEstadual) }),
    }
  },
}
