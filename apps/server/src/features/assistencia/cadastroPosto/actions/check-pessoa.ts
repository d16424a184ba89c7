import { CadastroEtapa1, CadastroPessoa } from '@app/contract/assistencia/cadastroPosto'
import { FORCA_TROCA } from '@app/contract/casca/cadastro'
import type { ErrorMessage } from '@app/contract/casca/errors'
import { isOfAge } from '@app/rules/assistencia/cadastroPosto'
import { isCpf } from '@app/rules/casca/documento'
import { isDay, localDay } from '@app/rules/casca/tempo'
import type { z } from 'zod'
import type { Services } from '../../../../platform/context.ts'
import { fieldMessage } from '../../../../platform/http/errors.ts'
import { demandSenha } from '../../../../platform/session/strength.ts'
import { hasUsuario, isHeld } from '../store/read.ts'
import { collect, readCampos } from './campos.ts'

type Pessoa = Partial<z.output<typeof CadastroEtapa1>>

/** Where the fields are in the body: at the top, or below `pessoa`. */
type Onde = { em?: readonly string[]; own?: number }

const nameAt =
  (em: readonly string[]) =>
  (campo: string): string =>
    [...em, campo].join('.')

const checkIdentidade = async (services: Services, pessoa: Pessoa, { em = [], own }: Onde) => {
  const { db } = services
  const at = nameAt(em)
  const erros: ErrorMessage[] = []
  const { cpf, dataNascimento, email } = pessoa
  if (cpf !== undefined && !isCpf(cpf)) erros.push(fieldMessage(at('cpf'), 'CPF_INVALID'))
  else if (cpf !== undefined && (await hasUsuario(db, 'cpf', cpf)))
    erros.push(fieldMessage(at('cpf'), 'CPF_AREADY_REGISTERED'))
  const hoje = localDay(services.now(), services.config.TZ_EXIBICAO)
  if (dataNascimento !== undefined) {
    if (!isDay(dataNascimento) || dataNascimento > hoje || dataNascimento < '1900')
      erros.push(fieldMessage(at('dataNascimento'), 'DATA_INVALIDA'))
    else if (!isOfAge(dataNascimento, hoje))
      erros.push(fieldMessage(at('dataNascimento'), 'DT_NASCIMENTO_MENOR_18'))
  }
  if (
    email !== undefined &&
    ((await hasUsuario(db, 'email', email)) || (await isHeld(db, 'email', email, own)))
  )
    erros.push(fieldMessage(at('email'), 'EMAIL_AREADY_REGISTERED'))
  return erros
}

const checkSenha = async (pessoa: Pessoa, em: readonly string[]): Promise<ErrorMessage[]> => {
  const at = nameAt(em)
  const erros: ErrorMessage[] = []
  const { nome = '', email = '', confirmEmail, password, confirmPassword } = pessoa
  if (confirmEmail !== undefined && confirmEmail !== email)
    erros.push(fieldMessage(at('confirmEmail'), 'INVALID_CONFIRM_EMAIL'))
  if (confirmPassword !== undefined && confirmPassword !== password)
    erros.push(fieldMessage(at('confirmPassword'), 'INVALID_CONFIRM_PASSWORD'))
  if (password !== undefined)
    await collect(erros, () =>
      demandSenha(password, { minima: FORCA_TROCA, pessoa: { nome, email }, fieldName: at('password') }),
    )
  return erros
}

/** The whole first step: every error, and the valid values. */
export const checkEtapa1 = async (services: Services, body: unknown, em: readonly string[] = []) => {
  const { valores, erros } = readCampos(CadastroEtapa1, body, em)
  const further = [...(await checkIdentidade(services, valores, { em })), ...(await checkSenha(valores, em))]
  return { valores, erros: [...erros, ...further] }
}

const SemEmail = CadastroPessoa.omit({ email: true })

/** The person in a correction: e-mail and password cannot change. */
export const checkPessoa = async (services: Services, body: unknown, em: readonly string[]) => {
  const { valores, erros } = readCampos(SemEmail, body, em)
  return { valores, erros: [...erros, ...(await checkIdentidade(services, valores, { em }))] }
}
