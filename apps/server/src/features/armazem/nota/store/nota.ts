import { CAMPOS_NOTA, CAMPOS_NOTA_LIDA } from '@app/contract/armazem/nota'
import type { Efeito, InfNFe, NotaSituacao, ProtocoloNFe } from '@app/contract/armazem/nota'
import type { LinhaDe } from '@app/contract/casca/campos'
import type { Assinatura, Aviso, EsquemaNota } from '@app/rules/armazem/nota'
import { type RawBuilder, sql } from 'kysely'
import { rowOf, selectOf } from '../../../../platform/db/campos.ts'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'
import { clienteColumns, type ClienteColumns } from '../../cliente/index.ts'
import type { ChegadaDaNota } from './chegada.ts'
import { eventosColumn, type EventoRow } from './evento.ts'
import { itensDaNota, type ItemRow } from './itens.ts'

/** The fields of a note that the lists show. */
type Cabecalho = {
  chave: string
  numero: number
  serie: number
  emitDocumento: string
  emitNome: string | null
  destDocumento: string
  destNome: string | null
}

/** The note itself, and the findings of its reading. */
type Conteudo = {
  infNFe: InfNFe
  protocolo: ProtocoloNFe | null
  assinatura: Assinatura
  esquema: EsquemaNota
  mensagens: Aviso[]
}

/** A row of the lists. */
export type ResumoRow = Cabecalho &
  LinhaDe<typeof CAMPOS_NOTA> &
  ClienteColumns & {
    id: number
    situacao: NotaSituacao
    efeitos: Efeito[]
    chegadaLigada: boolean
    pedidoId: number | null
    numeroPedido: number | null
    versao: number
  }

export type ArquivoResumo = { filename: string; length: number; contentType: string; sha256: string }

/** A whole note. */
export type NotaRow = ResumoRow &
  Conteudo & {
    arquivo: ArquivoResumo
    importadaPor: string | null
    recebidaPor: string | null
    chegada: ChegadaDaNota | null
    eventos: EventoRow[]
    alteradoEm: Date
    alteradoPor: string | null
    itens: ItemRow[]
  }

export const resumoColumns = sql`
  nota.id, nota.chave_acesso as chave, nota.numero, nota.serie, nota.emit_documento as "emitDocumento",
  nota.emit_nome as "emitNome", nota.dest_documento as "destDocumento", nota.dest_nome as "destNome", nota.situacao,
  array(select distinct efeito from nota_item where nota_item.nota_id = nota.id order by efeito) as efeitos,
  coalesce((select chegada_scanner from configuracao order by id desc limit 1), false) as "chegadaLigada",
  nota.pedido_id as "pedidoId", pedido.numero_pedido as "numeroPedido", nota.versao,
  ${selectOf('nota', CAMPOS_NOTA)}, ${clienteColumns}`

export const resumoJoins = sql`
  join cliente on cliente.id = nota.cliente_id
  left join pedido on pedido.id = nota.pedido_id`

export const findNota = async (db: Executor, scope: Scope, id: number): Promise<NotaRow | undefined> => {
  const { rows } = await sql<NotaRow>`
    select ${resumoColumns}, inf_nfe as "infNFe", protocolo, assinatura, esquema, mensagens,
           nota.alterado_em as "alteradoEm", ${nomeDe('nota.importada_por')} as "importadaPor",
           ${nomeDe('nota.recebida_por')} as "recebidaPor", ${nomeDe('nota.alterado_por')} as "alteradoPor",
           (select json_build_object('filename', filename, 'length', length, 'contentType', content_type,
                                     'sha256', encode(sha256, 'hex'))
              from nota_arquivo where nota_id = nota.id and tipo = 'nota') as arquivo,
           (select json_build_object('conferente', ${nomeDe('chegada.conferente_id')},
                                     'terminada', chegada.terminada_em is not null,
                                     'divergencias', (select count(*) from chegada_divergencia dela
                                                       where dela.nota_id = chegada.nota_id))
              from chegada where chegada.nota_id = nota.id) as chegada,
           ${eventosColumn} as eventos, ${itensDaNota} as itens
      from nota ${resumoJoins}
     where nota.id = ${id} and ${ofCompany(scope, 'nota.cliente_id')}`.execute(db)
  return rows[0]
}

/** Locks a note and then reads it, so that the result includes the previous holder's change. */
export const lockNota = async (db: Executor, scope: Scope, id: number): Promise<NotaRow | undefined> => {
  await sql`select id from nota where id = ${id} and ${ofCompany(scope)} for update`.execute(db)
  return findNota(db, scope, id)
}

export type Guardada = Pick<ResumoRow, 'id' | 'chave' | 'numero' | 'serie' | 'situacao' | 'importadaEm'> & {
  digestValue: string | null
  sha256: string
}

/** The note that is stored under a chave, for the comparison with a new file. */
export const findByChave = async (
  db: Executor,
  scope: Scope,
  chave: string,
): Promise<Guardada | undefined> => {
  const { rows } = await sql<Guardada>`
    select nota.id, chave_acesso as chave, numero, serie, situacao, importada_em as "importadaEm",
           digest_value as "digestValue", encode(sha256, 'hex') as sha256
      from nota
      join nota_arquivo on nota_id = nota.id and tipo = 'nota'
     where chave_acesso = ${chave} and ${ofCompany(scope)}`.execute(db)
  return rows[0]
}

/** Two saves of one chave run one after the other, so that the second one finds the first one's note. */
export const lockChave = async (db: Executor, chave: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${chave}, 0))`.execute(db)
}

export type NotaNova = Cabecalho &
  Conteudo &
  LinhaDe<typeof CAMPOS_NOTA_LIDA> &
  Pick<ResumoRow, 'clienteId' | 'pedidoId'> & { digestValue: string }

type Autor = { usuarioId: number; now: Date }

export const insertNota = async (
  db: Executor,
  nota: NotaNova,
  { usuarioId, now }: Autor,
): Promise<number> => {
  const { id } = await db
    .insertInto('nota')
    .values({
      chave_acesso: nota.chave,
      cliente_id: nota.clienteId,
      numero: nota.numero,
      serie: nota.serie,
      emit_documento: nota.emitDocumento,
      emit_nome: nota.emitNome,
      dest_documento: nota.destDocumento,
      dest_nome: nota.destNome,
      ...rowOf(CAMPOS_NOTA_LIDA, nota),
      inf_nfe: JSON.stringify(nota.infNFe),
      protocolo: nota.protocolo && JSON.stringify(nota.protocolo),
      assinatura: JSON.stringify(nota.assinatura),
      esquema: JSON.stringify(nota.esquema),
      digest_value: nota.digestValue,
      mensagens: JSON.stringify(nota.mensagens),
      pedido_id: nota.pedidoId,
      importada_em: now,
      importada_por: usuarioId,
      alterado_em: now,
      alterado_por: usuarioId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Sets the next version of a locked note, with any other changes. */
const touch = async (
  db: Executor,
  id: number,
  { usuarioId, now }: Autor,
  changes: RawBuilder<unknown> = sql``,
): Promise<void> => {
  await sql`
    update nota set ${changes} versao = versao + 1, alterado_em = ${now}, alterado_por = ${usuarioId}
     where id = ${id}`.execute(db)
}

export const touchNota = (db: Executor, id: number, autor: Autor): Promise<void> => touch(db, id, autor)

export const setPedido = (db: Executor, id: number, pedidoId: number | null, autor: Autor): Promise<void> =>
  touch(db, id, autor, sql`pedido_id = ${pedidoId},`)

export const setRecebida = (db: Executor, id: number, autor: Autor): Promise<void> =>
  touch(db, id, autor, sql`recebida_em = ${autor.now}, recebida_por = ${autor.usuarioId},`)

export const setEstornada = (db: Executor, id: number, autor: Autor): Promise<void> =>
  touch(db, id, autor, sql`recebida_em = null, recebida_por = null,`)

export const setCancelada = (db: Executor, id: number, autor: Autor): Promise<void> =>
  touch(db, id, autor, sql`cancelada_em = ${autor.now}, cancelada_por = ${autor.usuarioId},`)
