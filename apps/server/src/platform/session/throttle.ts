import { createHash } from 'node:crypto'
import type { Executor } from '../db/index.ts'
import { refuseForNow } from '../http/errors.ts'
import {
  countFalha,
  deleteTentativa,
  findTentativas,
  listConhecidos,
  setBloqueio,
  upsertConhecido,
} from '../store/tentativa.ts'
import { type Aparelho, aparelhoKey } from './aparelho.ts'
import { blockOf, networkOf } from './network.ts'

/** Failures that cause no block yet. An address may be a whole office. */
const FREE = {
  conta: 5,
  endereco: 30,
  cadastro: 10,
  recuperacao: 5,
  posto: 30,
  senha: 5,
  codigo: 5,
  acompanhar: 10,
  codigoOs: 5,
  prova: 5,
  provaRede: 60,
  chave: 10,
  provedor: 60,
} as const
type Kind = keyof typeof FREE
const FIRST_BLOCK_MS = 15_000
const LONGEST_BLOCK_MS = 15 * 60_000
/** After a quiet hour the count begins again. */
const FORGOTTEN_MS = 60 * 60_000

/** 15 s after the last free failure, then twice as long each time, up to 15 min. */
export const blockFor = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(LONGEST_BLOCK_MS, FIRST_BLOCK_MS * 2 ** Math.min(failures - free, 10))

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The keys that an attempt is counted against; the table holds no e-mail of people without an account. */
export type Attempt = readonly { kind: Kind; chave: string }[]

/** The origin of a call without a session. */
export type From = { address: string; aparelho?: Aparelho | undefined }

/** Whose places such a call takes: those of its browser if it was here before, otherwise those of its network. */
export const placeOf = ({ address, aparelho }: From): string =>
  aparelho && !aparelho.novo ? `aparelho:${aparelho.id}` : blockOf(address)

/**
 * A log-in is counted against the account and against the network. A network from which the person has logged in before
 * has its own count with the account: attackers elsewhere, from any number of addresses, slow only themselves and do
 * not lock the owner out. A device with an earlier session of the person also has its own count and none with the
 * network, so that guesses from the same office do not lock its people out. `whose` is the turn that it takes.
 */
export const attemptOf = async (
  db: Executor,
  email: string,
  { address, aparelho }: From,
): Promise<{ attempt: Attempt; whose: string }> => {
  const network = networkOf(address)
  const rede = redeOf(network)
  const device = aparelho && !aparelho.novo ? aparelhoKey(aparelho.id) : undefined
  const known = (await listConhecidos(db, email, device ? [rede, device] : [rede])).map((row) => row.rede)
  if (aparelho && device && known.some((key) => key.equals(device))) {
    const chave = `conta:${digest(`${email} aparelho ${aparelho.id}`)}`
    return { attempt: [{ kind: 'conta', chave }], whose: `conta:${email}` }
  }
  const account = known.length > 0 ? `${email} ${network}` : email
  return {
    attempt: [
      { kind: 'conta', chave: `conta:${digest(account)}` },
      { kind: 'endereco', chave: `endereco:${network}` },
    ],
    whose: blockOf(address),
  }
}

const redeOf = (network: string): Buffer => createHash('sha256').update(network).digest()

/** Attempts at other acts that people do a few times but not in a loop; each act has its own kind. */
export const attemptAt = (
  kind: 'cadastro' | 'recuperacao' | 'posto' | 'provaRede' | 'chave' | 'provedor',
  address: string,
): Attempt => [{ kind, chave: `${kind}:${networkOf(address)}` }]
/** The same, counted against a person or a mail address, from any network. */
export const attemptBy = (kind: 'recuperacao' | 'senha' | 'codigo' | 'prova', who: string): Attempt => [
  { kind, chave: `${kind}-de:${digest(who)}` },
]

/** A short code with a part of a telephone number: counted against the network, and against the code. */
export const attemptOfCodigo = (codigo: string, address: string): { rede: Attempt; codigo: Attempt } => ({
  rede: [{ kind: 'acompanhar', chave: `acompanhar:${networkOf(address)}` }],
  codigo: [{ kind: 'codigoOs', chave: `codigo-os:${digest(codigo)}` }],
})

/** Refuses while the account or the address is blocked (429), whether or not the account exists. */
export const demandUnblocked = async (db: Executor, attempt: Attempt, now: Date): Promise<void> => {
  const rows = await findTentativas(
    db,
    attempt.map(({ chave }) => chave),
  )
  const until = Math.max(0, ...rows.map(({ bloqueada_ate }) => bloqueada_ate?.getTime() ?? 0))
  if (until > now.getTime()) refuseForNow(until - now.getTime())
}

/** Counts a failure against every key of the attempt, and blocks keys without free failures left. */
export const countFailure = async (db: Executor, attempt: Attempt, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - FORGOTTEN_MS)
  for (const { kind, chave } of attempt) {
    const { falhas } = await countFalha(db, chave, now, since)
    const block = blockFor(falhas, FREE[kind])
    if (block > 0) await setBloqueio(db, chave, new Date(now.getTime() + block))
  }
}

/** A success clears all counts except the address's, because otherwise one own account would buy endless guesses. */
export const countSuccess = async (db: Executor, attempt: Attempt): Promise<void> => {
  for (const { kind, chave } of attempt) if (kind !== 'endereco') await deleteTentativa(db, chave)
}

/** Remembers that the person logged in from this network. */
export const rememberNetwork = (db: Executor, usuarioId: number, address: string, now: Date) =>
  upsertConhecido(db, usuarioId, redeOf(networkOf(address)), now)

/** After a new password by mail the owner of the mailbox may log in at once, whatever failures there were. */
export const forgiveAccount = (db: Executor, email: string) => deleteTentativa(db, `conta:${digest(email)}`)
