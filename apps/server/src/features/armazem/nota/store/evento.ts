import type { NotaEvento, NotaEventoLido, NotaEventoTipo } from '@app/contract/armazem/nota'
import { sql } from 'kysely'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'
import { namedIn } from '../../../../platform/store/arquivo.ts'

/** Which of these files an event names; they are kept for ever. */
export const namedEventos = namedIn('nota_evento')

type EventoNovo = Omit<NotaEventoLido, 'registradoEm'> & {
  registradoEm: Date | null
  arquivo: { filename: string; length: number; chave: string; sha256: Buffer }
  por: number
  em: Date
}

/** Stores an event once; answers whether it is new. */
export const insertEvento = async (
  db: Executor,
  { tipo, chave, sequencia, protocolo, registradoEm, texto, arquivo, por, em }: EventoNovo,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows: rows } = await db
    .insertInto('nota_evento')
    .values({
      ...arquivo,
      chave_acesso: chave,
      tipo,
      sequencia,
      protocolo,
      registrado_em: registradoEm,
      texto,
      anexado_em: em,
      anexado_por: por,
    })
    .onConflict((conflict) => conflict.constraint('nota_evento_uma_vez').doNothing())
    .executeTakeFirstOrThrow()
  return rows === 1n
}

type Nota = { id: number; clienteId: number; chave: string }
type Anexado = { tipo: NotaEventoTipo; sequencia: number; texto: string | null }

/** The events of this chave that waited for their note now stand at it. */
export const linkEventos = async (
  db: Executor,
  { id, clienteId, chave }: Nota,
): Promise<readonly Anexado[]> => {
  const { rows } = await sql<Anexado>`
    update nota_evento set nota_id = ${id}, cliente_id = ${clienteId}
     where chave_acesso = ${chave} and nota_id is null
    returning tipo, sequencia, texto`.execute(db)
  return rows.toSorted((a, b) => a.sequencia - b.sequencia)
}

export type EventoRow = Omit<NotaEvento, 'registradoEm' | 'anexadoEm'> & {
  registradoEm: string | null
  anexadoEm: string
}

/** The events of a note as a column of it, the one that was registered last first. */
export const eventosColumn = sql`
  coalesce((select json_agg(json_build_object('id', evento.id, 'tipo', evento.tipo, 'sequencia', evento.sequencia,
                                              'protocolo', evento.protocolo, 'registradoEm', evento.registrado_em,
                                              'texto', evento.texto, 'filename', evento.filename,
                                              'anexadoEm', evento.anexado_em,
                                              'anexadoPor', ${nomeDe('evento.anexado_por')})
                            order by evento.registrado_em desc nulls last, evento.id desc)
              from nota_evento evento where evento.nota_id = nota.id), '[]')`

export type EventoAEsperaRow = Omit<NotaEvento, 'registradoEm' | 'anexadoEm'> & {
  chave: string
  registradoEm: Date | null
  anexadoEm: Date
}

/** The events that wait for their note, the newest first, and how many there are. */
export const listEventosAEspera = async (
  db: Executor,
  most: number,
): Promise<{ eventos: EventoAEsperaRow[]; total: number }> => {
  const { rows } = await sql<EventoAEsperaRow & { total: number }>`
    select id, tipo, chave_acesso as chave, sequencia, protocolo, registrado_em as "registradoEm", texto, filename,
           anexado_em as "anexadoEm", ${nomeDe('anexado_por')} as "anexadoPor", (count(*) over ())::int as total
      from nota_evento where nota_id is null order by id desc limit ${most}`.execute(db)
  return { eventos: rows.map(({ total: _total, ...evento }) => evento), total: rows[0]?.total ?? 0 }
}

/** One that waits has no company, so only who works for all of them opens it. */
export const findArquivoDoEvento = async (
  db: Executor,
  scope: Scope,
  id: number,
): Promise<FileRow | undefined> => {
  const { rows } = await sql<FileRow>`
    select chave, filename, 'application/xml' as "contentType", length
      from nota_evento where id = ${id} and ${ofCompany(scope)}`.execute(db)
  return rows[0]
}
