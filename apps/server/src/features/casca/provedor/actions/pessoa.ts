import { randomUUID } from 'node:crypto'
import { nomeProprio } from '@app/rules/casca/usuario'
import type { Mudanca } from '@app/rules/casca/auditoria'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { AppError, refuse } from '../../../../platform/http/errors.ts'
import { hashPassword } from '../../../../platform/session/password.ts'
import { findPerfilByCodigo } from '../../perfil/index.ts'
import {
  announcePendente,
  findUsuario,
  insertUsuario,
  lockUsuario,
  recordUsuario,
  updateUsuario,
} from '../../usuario/index.ts'
import * as store from '../store/identidade.ts'
import { findProvedor, lockProvedor, type ProvedorRow } from '../store/provedor.ts'

/** A person as a provider describes it. */
export type Conta = {
  sujeito: string
  email: string | undefined
  confirmado: boolean
  nome: string | undefined
  grupos: string[]
  duasEtapas: boolean
  sid: string | null
}

/** With the hash of a password for a person who may have to be made, because it is not hashed in a transaction. */
export type Nova = Conta & { senhaHash: string | undefined }

export const preparePessoa = async ({ db }: Services, provedorId: number, conta: Conta): Promise<Nova> => {
  const known = await store.findIdentidade(db, provedorId, conta.sujeito)
  return { ...conta, senhaHash: known ? undefined : await hashPassword(randomUUID()) }
}

const PENDENTE = { role: 'ROLE_PENDENTE', tipo: 'pendente', cliente_id: null } as const

/** The kind of the people of a provider: a company's, or the installation's own. */
const tipoOf = ({ cliente_id }: ProvedorRow) => (cliente_id === null ? 'interno' : 'cliente')

/** The profile of the person's first group that is given one; otherwise the person waits for staff. */
const vinculoOf = async (db: Executor, provedor: ProvedorRow, { grupos }: Conta) => {
  const role = provedor.grupos.find(({ grupo }) => grupos.includes(grupo))?.role
  const perfil = role === undefined ? undefined : await findPerfilByCodigo(db, role)
  const tipo = tipoOf(provedor)
  return perfil?.tipo === tipo ? { role: perfil.codigo, tipo, cliente_id: provedor.cliente_id } : PENDENTE
}

/** The address must be of the provider's own domains, since it answers for no others. */
const demandEmail = ({ nome, dominios }: ProvedorRow, { email, confirmado }: Conta): string => {
  const own = email !== undefined && dominios.includes(email.slice(email.lastIndexOf('@') + 1))
  if (own && confirmado) return email
  throw new AppError('PROVEDOR_EMAIL', { params: { nome } })
}

/** Records in the person's own name, since nobody else acted. */
const record = async (db: Executor, services: Services, id: number, mudancas: Mudanca[]) => {
  const row = (await findUsuario(db, id)) ?? refuse('USER_NOT_FOUND')
  await recordUsuario(db, { ...services, usuario: { id } }, row, mudancas)
}

/** A person of whom only the provider is known to prove it: the password is one that nobody knows. */
const createPessoa = async (
  db: Executor,
  services: Services,
  provedor: ProvedorRow,
  conta: Nova,
  email: string,
) => {
  const vinculo = await vinculoOf(db, provedor, conta)
  const id = await insertUsuario(
    db,
    {
      ...vinculo,
      nome: nomeProprio(conta.nome ?? email.slice(0, email.lastIndexOf('@'))),
      email,
      senha_hash: conta.senhaHash ?? refuse('PROVEDOR_VENCIDO'),
    },
    services.now(),
  )
  await record(db, services, id, [{ campo: 'usuario', acao: 'criado', para: id }])
  if (vinculo === PENDENTE) await announcePendente(db, id)
  return id
}

/** The person of that address, who is made if there is none, bound to the identity from now on. */
const bindPessoa = async (db: Executor, services: Services, provedor: ProvedorRow, conta: Nova) => {
  const email = demandEmail(provedor, conta)
  const usuarioId =
    (await store.findIdByEmail(db, email)) ?? (await createPessoa(db, services, provedor, conta, email))
  const identidade = await store.insertIdentidade(
    db,
    { provedor_id: provedor.id, sujeito: conta.sujeito, usuario_id: usuarioId },
    services.now(),
  )
  if (!identidade) throw new AppError('PROVEDOR_SEM_ACESSO', { params: { nome: provedor.nome } })
  await record(db, services, usuarioId, [{ campo: 'provedor', acao: 'incluido', para: provedor.nome }])
  return { id: identidade.id, usuario_id: usuarioId }
}

/** Who waits for access is let in once a group of the person is given a profile. */
const release = async (
  db: Executor,
  services: Services,
  provedor: ProvedorRow,
  conta: Conta,
  pessoa: { id: number; papel: string },
) => {
  const vinculo = await vinculoOf(db, provedor, conta)
  if (vinculo === PENDENTE) return
  await updateUsuario(db, pessoa.id, vinculo)
  const after = (await findUsuario(db, pessoa.id)) ?? refuse('USER_NOT_FOUND')
  await record(db, services, pessoa.id, [{ campo: 'role', de: pessoa.papel, para: after.papel }])
}

/**
 * The person of an identity: known by it, or by the address at the first entry, or made. Refuses an inactive person,
 * and one of another company. First entries by one provider run one after the other.
 */
export const admitPessoa = async (
  db: Executor,
  services: Services,
  provedorId: number,
  conta: Nova,
): Promise<{ usuarioId: number; identidadeId: number }> => {
  let identidade = await store.findIdentidade(db, provedorId, conta.sujeito)
  if (!identidade) {
    await lockProvedor(db, provedorId)
    identidade = await store.findIdentidade(db, provedorId, conta.sujeito)
  }
  const provedor = (await findProvedor(db, provedorId)) ?? refuse('PROVEDOR_VENCIDO')
  identidade ??= await bindPessoa(db, services, provedor, conta)
  const pessoa = await lockUsuario(db, identidade.usuario_id)
  const own =
    pessoa?.ativo &&
    (pessoa.tipo === 'pendente' ||
      (pessoa.tipo === tipoOf(provedor) && pessoa.cliente_id === provedor.cliente_id))
  if (!own) throw new AppError('PROVEDOR_SEM_ACESSO', { params: { nome: provedor.nome } })
  if (pessoa.tipo === 'pendente') await release(db, services, provedor, conta, pessoa)
  await store.touchIdentidade(db, identidade.id, services.now())
  return { usuarioId: pessoa.id, identidadeId: identidade.id }
}
