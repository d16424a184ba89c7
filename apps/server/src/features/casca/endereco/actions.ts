import { Cep, type EnderecoDoCep } from '@app/contract/casca/endereco'
import { estadoDoCep } from '@app/rules/casca/endereco'
import type { ConsultaCep } from './cep/port.ts'
import type { Log } from '../../../platform/log.ts'
import { AppError, fieldMessage, refuseField } from '../../../platform/http/errors.ts'

const bareCep = (sent: string): string => {
  const { data } = Cep.safeParse(sent)
  return data ?? refuseField('cep', 'CEP_INVALID')
}

const refuseCep = (): never => {
  throw new AppError('INVALID_ADDRES', { messages: [fieldMessage('cep', 'INVALID_ADDRES')] })
}

/** The address of a CEP; when the service does not answer, only the state of its range, and a person types the rest. */
export const findEndereco = async (consulta: ConsultaCep, log: Log, sent: string): Promise<EnderecoDoCep> => {
  const cep = bareCep(sent)
  const estado = estadoDoCep(cep) ?? refuseCep()
  const byRange = { cep, rua: null, bairro: null, cidade: null, estado, consultado: false }
  if (consulta.kind === 'nenhum') return byRange
  try {
    const achado = await consulta.consultar(cep)
    return achado ? { cep, ...achado, consultado: true } : refuseCep()
  } catch (err) {
    if (err instanceof AppError) throw err
    log.warn({ err }, 'consulta de CEP')
    return byRange
  }
}
