import type {
  NovaSenhaInput,
  Pessoa,
  PessoaInput,
  PrimeiroAcessoInput,
  RecuperacaoInput,
} from '@app/contract/casca/cadastro'
import { FORCA_CADASTRO, FORCA_TROCA } from '@app/contract/casca/cadastro'
import { localDay } from '@app/rules/casca/tempo'
import { nomeProprio } from '@app/rules/casca/usuario'
import type { Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { checkTogether, refuse, refuseField } from '../../../platform/http/errors.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { endLinks, findOnce, takeOnce } from '../../../platform/session/once.ts'
import { createPlaces, createQueue } from '../../../platform/jobs/queue.ts'
import { hashPassword } from '../../../platform/session/password.ts'
import { blockOf } from '../../../platform/session/network.ts'
import { demandConfirmacao, demandSenha } from '../../../platform/session/strength.ts'
import { attemptAt, attemptBy, forgiveAccount } from '../../../platform/session/throttle.ts'
import { countTry } from '../../../platform/session/try.ts'
import { findPessoa } from '../../../platform/session/store/pessoa.ts'
import { hasAdministrator, lockAdministrators } from '../perfil/index.ts'
import { announcePendente, insertUsuario, JOB_AVISAR, recordUsuario } from '../usuario/index.ts'
import { JOB_RECUPERAR } from './mails.ts'
import { deleteFirstLinks, findCupom, setSenha } from './store.ts'

const inPlace = createPlaces()
const inTurn = createQueue()

const demandCupom = async (
  { db, config, now }: Services,
  codigo: string | null | undefined,
): Promise<string | null> => {
  if (!codigo) return null
  const found = await findCupom(db, codigo, localDay(now(), config.TZ_EXIBICAO))
  return found?.codigo ?? refuseField('codigoCupom', 'CUPOM_DESCONHECIDO')
}

type Novo = { nome: string; email: string; role: string; tipo: string; cupom: string | null }

const create = async (services: Services, db: Executor, senhaHash: string, novo: Novo): Promise<Pessoa> => {
  const { email, role, tipo, cupom } = novo
  const nome = nomeProprio(novo.nome)
  const id = await insertUsuario(
    db,
    { nome, email, role, tipo, cupom, senha_hash: senhaHash },
    services.now(),
  )
  // The author is the person who signed up.
  await recordUsuario(db, { ...services, usuario: { id } }, { id, versao: 1 }, [
    { campo: 'usuario', acao: 'criado', para: id },
  ])
  return { id, nome, email }
}

/**
 * `POST /public/pessoa/`: creates a person without access to any data until staff links a client or a profile
 * (decisions 1), or a consumer, who sees nothing before the proof of an address (rede §10). The answer must reveal that an address is taken (decisions 31), so every try is counted against its
 * network.
 */
export const signUp = (services: Services, input: PessoaInput, address: string): Promise<Pessoa> =>
  inPlace(blockOf(address), () => tryToSignUp(services, input, address))

const DE_CONSUMIDOR = { role: 'ROLE_CONSUMIDOR', tipo: 'consumidor' }
const PENDENTE = { role: 'ROLE_PENDENTE', tipo: 'pendente' }

const tryToSignUp = async (services: Services, input: PessoaInput, address: string): Promise<Pessoa> => {
  const { name: nome, email, password: senha, conta } = input
  const papel = conta === 'CONSUMIDOR' ? DE_CONSUMIDOR : PENDENTE
  if (papel === DE_CONSUMIDOR && !services.config.MODULOS.includes('assistencia'))
    refuseField('conta', 'OPCAO_INVALIDA')
  await countTry(services, address, [attemptAt('cadastro', address)])
  let cupom: string | null = null
  await checkTogether([
    () => demandSenha(senha, { minima: FORCA_CADASTRO, pessoa: { nome, email }, fieldName: 'password' }),
    () => senha === input.confirmPassword || refuseField('confirmPassword', 'INVALID_CONFIRM_PASSWORD'),
    async () => (cupom = await demandCupom(services, input.codigoCupom)),
  ])
  return inTurn(blockOf(address), async () => {
    const senhaHash = await hashPassword(senha)
    return services.transaction(async (db) => {
      const pessoa = await create(services, db, senhaHash, { nome, email, cupom, ...papel })
      if (papel === PENDENTE) await announcePendente(db, pessoa.id)
      return pessoa
    })
  })
}

/** Neither its words nor its time reveal whether the person exists, because a job does the look-up. */
export const startRecovery = async (
  services: Services,
  { email }: RecuperacaoInput,
  address: string,
): Promise<{ mensagem: string }> => {
  const attempts = [attemptAt('recuperacao', address), attemptBy('recuperacao', email)]
  await inPlace(blockOf(address), () => countTry(services, address, attempts))
  await addJob(services.db, JOB_RECUPERAR, { email }, { maxAttempts: 8 })
  return {
    mensagem: 'Se este e-mail tiver um acesso, enviaremos um endereço para escolher outra senha.',
  }
}

const BY_MAIL = ['senha', 'convite'] as const

/** `PUT /public/user/updateRecoverPassword/`: a refused weak password leaves the link valid. */
export const finishRecovery = (services: Services, input: NovaSenhaInput, address: string): Promise<void> =>
  inPlace(blockOf(address), () => recover(services, input, address))

const recover = async (services: Services, input: NovaSenhaInput, address: string): Promise<void> => {
  const { token, senha } = input
  const found = await findOnce(services.db, services, token, BY_MAIL)
  const pessoa = await findPessoa(services.db, found?.usuario_id ?? refuse('LINK_VENCIDO'))
  if (!pessoa) refuse('LINK_VENCIDO')
  await checkTogether([
    () => demandSenha(senha, { minima: FORCA_TROCA, pessoa, fieldName: 'senha' }),
    () => demandConfirmacao(input),
  ])
  await inTurn(blockOf(address), async () => {
    const senhaHash = await hashPassword(senha)
    await services.transaction(async (db) => {
      const taken = await takeOnce(db, services, token, BY_MAIL)
      const row = await setSenha(db, taken?.usuario_id ?? refuse('LINK_VENCIDO'), senhaHash)
      if (!row) return refuse('LINK_VENCIDO')
      await endLinks(db, row.id)
      await services.sessions.revokeAll(db, row.id)
      await forgiveAccount(db, row.email)
      await recordUsuario(db, { ...services, usuario: { id: row.id } }, row, [
        { campo: 'senha', acao: 'alterado' },
      ])
      await addJob(db, JOB_AVISAR, { usuarioId: row.id, aviso: 'senha-trocada' })
    })
  })
}

/**
 * Creates the first administrator by the link of the log; of two calls at once only one succeeds, and the links end.
 */
export const createFirst = (
  services: Services,
  input: PrimeiroAcessoInput,
  address: string,
): Promise<Pessoa> => inPlace(blockOf(address), () => becomeFirst(services, input, address))

const becomeFirst = async (
  services: Services,
  input: PrimeiroAcessoInput,
  address: string,
): Promise<Pessoa> => {
  const { token, nome, email, senha } = input
  if (!(await findOnce(services.db, services, token, ['primeiro']))) refuse('LINK_VENCIDO')
  await checkTogether([
    () => demandSenha(senha, { minima: FORCA_TROCA, pessoa: { nome, email }, fieldName: 'senha' }),
    () => demandConfirmacao(input),
  ])
  return inTurn(blockOf(address), async () => {
    const senhaHash = await hashPassword(senha)
    return services.transaction(async (db) => {
      await lockAdministrators(db)
      if (!(await takeOnce(db, services, token, ['primeiro']))) refuse('LINK_VENCIDO')
      if (await hasAdministrator(db)) refuse('LINK_VENCIDO')
      await deleteFirstLinks(db)
      return create(services, db, senhaHash, {
        nome,
        email,
        cupom: null,
        role: 'ROLE_ADMIN',
        tipo: 'interno',
      })
    })
  })
}
