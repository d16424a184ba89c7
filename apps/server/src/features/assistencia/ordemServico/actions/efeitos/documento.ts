import { bareDocumento, isCnpj, isCpf } from '@app/rules/casca/documento'
import { refuseField } from '../../../../../platform/http/errors.ts'

/** A document of evidence must be a CPF or CNPJ with right check digits, unless another kind is expressly given. */
export const demandDocumento = ({
  documento,
  outroDocumento,
}: {
  documento?: string | null | undefined
  outroDocumento: boolean
}): void => {
  if (!documento || outroDocumento) return
  const bare = bareDocumento(documento)
  if (!isCpf(bare) && !isCnpj(bare)) refuseField('documento', 'DOCUMENTO_INVALIDO')
}
