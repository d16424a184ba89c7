import type { DocRecords } from '../records/doc.ts'
import type { OsRecords } from '../records/os.ts'
import type { RecordsAssistencia } from '../records/assistencia.ts'

// The parts of a line of the table `matrix.ts`.

/** 'ok': let in (also when the empty body is then refused); 'aberto': needs no session, whatever it answers. */
type Outcome = 'ok' | 'aberto' | 401 | 403 | 404

/** cliente works for the company that owns the record, outro for another one; ninguem has no session. */
export type Person = 'admin' | 'operador' | 'cliente' | 'outro' | 'ninguem'
export type Access = Record<Person, Outcome>

/** The records that the test creates before each call. */
export type Records = {
  pedido: number
  pedidoFoto: number
  cliente: number
  produto: number
  saldo: number
  configuracao: number
  visao: number
  importacao: number
  usuario: number
  perfil: number
  cupom: number
  chaveApi: number
  provedor: number
  webhook: number
  webhookEntrega: number
  /** A session of cliente@. */
  sessao: number
  /** A passkey of cliente@. */
  chaveAcesso: number
  nota: number
  contagem: number
  chegadaContada: number
  notaEvento: number
  chegadaFoto: number
  caixaArquivo: number
  inspecao: number
  codigoOmni: string
  codigoDepositante: string
} & RecordsAssistencia &
  OsRecords &
  DocRecords

export type Line = { access: Access; id?: keyof Records; body?: (records: Records) => object }

export const everybody: Access = {
  admin: 'aberto',
  operador: 'aberto',
  cliente: 'aberto',
  outro: 'aberto',
  ninguem: 'aberto',
}
export const loggedIn: Access = { admin: 'ok', operador: 'ok', cliente: 'ok', outro: 'ok', ninguem: 401 }
export const staff: Access = { admin: 'ok', operador: 'ok', cliente: 403, outro: 403, ninguem: 401 }
export const admin: Access = { admin: 'ok', operador: 403, cliente: 403, outro: 403, ninguem: 401 }
/** What is a client company's own, whichever it is. */
export const empresas: Access = { admin: 403, operador: 403, cliente: 'ok', outro: 'ok', ninguem: 401 }
/** A record that its company and staff may see; other companies get 404. */
export const owned: Access = { admin: 'ok', operador: 'ok', cliente: 'ok', outro: 404, ninguem: 401 }
/** A record of one person (cliente@); everybody else gets 404. */
export const own: Access = { admin: 404, operador: 404, cliente: 'ok', outro: 404, ninguem: 401 }
/** A call for another program with its own token; no session opens it. */
export const foreign: Access = { admin: 401, operador: 401, cliente: 401, outro: 401, ninguem: 401 }

export const of = (id: keyof Records, access: Access): Line => ({ access, id })

export type Lines = Record<string, Access | Line>

export const at = (mounts: readonly string[], lines: Lines): Lines =>
  Object.fromEntries(
    mounts.flatMap((mount) =>
      Object.entries(lines).map(([key, line]) => [key.replace(' ', ` ${mount}`).replace(/\/$/, ''), line]),
    ),
  )

/** All calls of a register's definition (spec §7). */
export const register = (path: string, id: keyof Records, see: Access, edit: Access) => ({
  [`GET ${path}`]: see,
  [`POST ${path}/findByFiltro`]: see,
  [`POST ${path}/export/CSV`]: see,
  [`POST ${path}/escolha`]: edit,
  [`POST ${path}/emMassa`]: edit,
  [`GET ${path}/:id`]: of(id, see),
  [`POST ${path}`]: edit,
  [`PUT ${path}`]: { access: edit, body: (records: Records) => ({ id: records[id] }) },
  [`PUT ${path}/:id`]: of(id, edit),
  [`DELETE ${path}/:id`]: of(id, edit),
})

/** A report, and its CSV. */
export const relatorio = (nome: string, access: Access) => ({
  [`GET /relatorio/${nome}`]: access,
  [`POST /relatorio/${nome}/export/CSV`]: access,
})

/** One kind of spreadsheet, from its template to its start. */
export const planilhas = (tipo: string, access: Access) => ({
  [`GET /importacao/${tipo}/modelo.xlsx`]: access,
  [`GET /importacao/${tipo}`]: access,
  [`POST /importacao/${tipo}/previa`]: access,
  [`POST /importacao/${tipo}`]: access,
})
