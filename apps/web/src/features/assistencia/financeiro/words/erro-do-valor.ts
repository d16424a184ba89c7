import { errorText } from '@app/contract/casca/errors'
import { requiredText } from '../../../../ui/form/use-save-form.ts'

/** What is wrong with a typed value: a corrected line is paid with zero or more; an adjustment adds or takes something. */
export const erroDoValorDe = (valor: number | null, label: string, corrige: boolean): string | undefined => {
  if (valor === null) return requiredText(label)
  const inteiro = Number(valor.toFixed(2)) === valor
  if (corrige) return inteiro && valor >= 0 ? undefined : errorText('DINHEIRO_INVALIDO')
  return inteiro && valor !== 0 ? undefined : errorText('AJUSTE_INVALIDO')
}
