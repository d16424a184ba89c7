import { DatabaseSync } from 'node:sqlite'
import type { Schemas } from './client.ts'

/**
 * The books of the ERP in one file. An event and what it means are written in one transaction, and an event that is
 * there already means nothing more: so each counts once, however often and by whatever way it comes.
 */
export const openBooks = (file: string) => {
  const db = new DatabaseSync(file)
  db.exec(`
    pragma journal_mode = wal;
    pragma busy_timeout = 5000;
    create table if not exists pedido (
      numero text primary key, id integer unique, situacao text not null default 'A ENVIAR',
      expedicoes integer not null default 0, ultimo integer not null default 0);
    create table if not exists evento (id integer primary key, tipo text not null, objeto integer not null);
    create table if not exists leitura (uma integer primary key check (uma = 1), proximo integer not null);
    insert or ignore into leitura values (1, 0);`)

  const insertEvent = db.prepare('insert or ignore into evento (id, tipo, objeto) values (?, ?, ?)')
  const setId = db.prepare('update pedido set id = ? where numero = ?')
  // What comes by two ways may come out of order: the newest event says how the order is.
  const setSituacao = db.prepare('update pedido set situacao = ?, ultimo = ? where numero = ? and ultimo < ?')
  const countDispatch = db.prepare('update pedido set expedicoes = expedicoes + 1 where numero = ?')
  const setProximo = db.prepare('update leitura set proximo = ?')

  const whole = (write: () => void): void => {
    db.exec('begin immediate')
    try {
      write()
      db.exec('commit')
    } catch (error) {
      db.exec('rollback')
      throw error
    }
  }

  const apply = (evento: Schemas['Evento']): void => {
    const { changes } = insertEvent.run(evento.id, evento.tipo, evento.objeto)
    if (changes === 0 || !('numeroPedidoCliente' in evento.dados)) return
    const { numeroPedidoCliente: numero, para } = evento.dados
    if (evento.tipo === 'pedido.expedido') countDispatch.run(numero)
    const situacao = evento.tipo === 'pedido.expedido' ? 'EXPEDIDO' : para
    if (situacao !== null) setSituacao.run(situacao, evento.id, numero, evento.id)
  }

  return {
    /** Notes orders that are to be placed; those that are there stay as they are. */
    plan: (numeros: readonly string[]): void =>
      whole(() => {
        const insert = db.prepare('insert or ignore into pedido (numero) values (?)')
        for (const numero of numeros) insert.run(numero)
      }),
    toPlace: (): string[] =>
      db
        .prepare('select numero from pedido where id is null order by numero')
        .all()
        .map(({ numero }) => String(numero)),
    placed: (numero: string, id: number): void => void setId.run(id, numero),
    /** Writes one event of a webhook. */
    write: (evento: Schemas['Evento']): void => whole(() => apply(evento)),
    /** Writes a page of `/eventos` with the place to go on from. */
    writePage: ({ eventos, proximo }: Schemas['Eventos']): void =>
      whole(() => {
        for (const evento of eventos) apply(evento)
        setProximo.run(proximo)
      }),
    proximo: (): number => Number(db.prepare('select proximo from leitura').get()?.['proximo'] ?? 0),
    open: (): number =>
      Number(db.prepare(`select count(*) as n from pedido where situacao <> 'EXPEDIDO'`).get()?.['n'] ?? 0),
    close: () => db.close(),
  }
}
