-- Working hours of the teams that answer tickets (rede §9), where an installation has others than the product's.
create table equipe_expediente (
  equipe text primary key check (equipe in ('SAO_PAULO', 'MANAUS', 'TROCA', 'FINANCEIRO', 'POSTO')),
  zona text not null check (zona in ('America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco', 'America/Noronha')),
  dias text not null check (dias in ('SEGUNDA_A_SEXTA', 'SEGUNDA_A_SABADO', 'TODOS')),
  das text not null check (das ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ate text not null check (ate ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  carnaval boolean not null,
  corpus_christi boolean not null,
  -- A day and its name a line: dd/mm of every year, dd/mm/aaaa of one.
  feriados text not null check (char_length(feriados) <= 2000),
  constraint equipe_expediente_tem_horas check (das < ate)
);
