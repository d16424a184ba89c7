-- Finance says how long a post has to contest a refused line; the line keeps the end of the time that it was given.
alter table cobranca_configuracao
  add column dias_glosa integer not null default 10 check (dias_glosa between 1 and 60);
alter table fechamento_linha add column responde_ate timestamptz;
alter table fechamento_linha disable trigger user;
update fechamento_linha set responde_ate = decidido_em + interval '10 days' where glosa_motivo is not null;
alter table fechamento_linha enable trigger user;
alter table fechamento_linha
  add constraint fechamento_linha_prazo check (situacao <> 'GLOSADA' or responde_ate is not null);
create index fechamento_linha_por_prazo on fechamento_linha (responde_ate) where responde_ate is not null;
