-- Most lines are of no choice and of no charge: what must be unique is looked at for those alone that have one, so that
-- a month's closing writes two index entries less for each line.
alter table fechamento_linha drop constraint fechamento_linha_escolha_uma_vez;
create unique index fechamento_linha_escolha_uma_vez on fechamento_linha (fechamento_id, os_escolha_id)
  where os_escolha_id is not null;
alter table fechamento_linha drop constraint fechamento_linha_cobranca_uma_vez;
create unique index fechamento_linha_cobranca_uma_vez on fechamento_linha (cobranca_id) where cobranca_id is not null;
