import type { postoAutorizadoRegister } from '@app/contract/registers/postoAutorizado'
import { bareDocumento, isCnpj, isCpf } from '@app/rules/casca/documento'
import { refuseField } from '../../../platform/http/errors.ts'
import type { RegisterHooks } from '../../../register/index.ts'
import { hasHabilitados, lockCredenciado } from './store/escolha.ts'

type Hooks = RegisterHooks<typeof postoAutorizadoRegister.record, typeof postoAutorizadoRegister.input>
type Save = Parameters<NonNullable<Hooks['beforeSave']>>[0]

const cnpjOf = (sent: string): string => {
  const bare = bareDocumento(sent)
  return isCnpj(bare) ? bare : refuseField('cnpj', 'CNPJ_INVALID')
}

const cpfOf = (sent: string): string => {
  const bare = bareDocumento(sent)
  return isCpf(bare) ? bare : refuseField('responsavelCpf', 'CPF_INVALID')
}

/** The value of a field after a save: the sent one, otherwise the stored one. */
const after = <Field extends 'tipo' | 'abre' | 'fecha'>({ input, before }: Save, field: Field) =>
  input[field] === undefined ? before?.[field] : input[field]

const checkHours = (save: Save): void => {
  const [abre, fecha] = [after(save, 'abre'), after(save, 'fecha')]
  if (!abre && !fecha) return
  if (!abre) refuseField('abre', 'EMPTY_REQUIRED_FIELD')
  if (!fecha) refuseField('fecha', 'EMPTY_REQUIRED_FIELD')
  else if (abre && abre >= fecha) refuseField('fecha', 'HORARIO_INVERTIDO')
}

/** The point's owner: an active credenciado for a habilitado, none for a credenciado. */
const credenciadoOf = async (save: Save): Promise<Pick<Save['input'], 'credenciado'>> => {
  const { db, input, before } = save
  const sent = input.credenciado
  if (after(save, 'tipo') === 'CREDENCIADO') {
    if (sent) refuseField('credenciado', 'CREDENCIADO_DE_HABILITADO')
    return { credenciado: null }
  }
  if (before?.tipo === 'CREDENCIADO' && (await hasHabilitados(db, before.id)))
    refuseField('tipo', 'CREDENCIADO_COM_HABILITADOS')
  const chosen = sent && sent.id !== before?.credenciado?.id
  if (chosen && !(await lockCredenciado(db, sent.id))) refuseField('credenciado', 'CREDENCIADO_INVALIDO')
  return sent === undefined ? {} : { credenciado: sent }
}

/** Fewer licences than people would leave some of them without one. */
const checkLicencas = ({ input, before }: Save): void => {
  const { colaboradores = 0 } = before ?? {}
  if (input.licencas !== undefined && input.licencas < colaboradores)
    refuseField('licencas', 'LICENCAS_EM_USO', { colaboradores })
}

/** The fields of a point that its people's sessions show or that decide their rights. */
const SHOWN = ['nomeFantasia', 'status'] as const

/** Rules beyond the schema: check digits, order of hours, the credenciado, and the sessions to refresh. */
export const postoAutorizadoHooks: Hooks = {
  beforeSave: async (save) => {
    const { db, ctx, input, before } = save
    const cnpj = input.cnpj === undefined ? undefined : cnpjOf(input.cnpj)
    const cpf = input.responsavelCpf ? cpfOf(input.responsavelCpf) : undefined
    checkHours(save)
    checkLicencas(save)
    if (before && SHOWN.some((campo) => input[campo] !== undefined && input[campo] !== before[campo]))
      await ctx.sessions.refresh(db, { postoId: before.id })
    return {
      ...input,
      ...(await credenciadoOf(save)),
      ...(cnpj !== undefined && { cnpj }),
      ...(cpf !== undefined && { responsavelCpf: cpf }),
    }
  },
}
