-- What of the demonstration is made after the start, so that one that was stopped meanwhile is completed by the next.
-- A database that has no such rows began as none, or had all of it already.
create table demonstracao (
  parte text primary key check (parte in ('notas', 'ordens')),
  terminada_em timestamptz
);
