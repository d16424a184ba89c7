-- A diagnosis fee is named and accepted at the intake, or it is not owed (decisions 63): the post's usual one, and the
-- one that was accepted.
alter table posto_condicoes
  add column taxa_diagnostico numeric(15, 2) check (taxa_diagnostico > 0),
  -- Who is paid by PIX; the kind of the key is said, never guessed.
  add column pix_tipo text check (pix_tipo in ('CPF', 'CNPJ', 'EMAIL', 'TELEFONE', 'ALEATORIA')),
  add column pix_chave text check (char_length(pix_chave) between 1 and 77),
  add constraint posto_condicoes_pix check ((pix_tipo is null) = (pix_chave is null));
alter table os_condicoes add column taxa_diagnostico numeric(15, 2) check (taxa_diagnostico > 0);

-- A deposit that the approval of a budget asks for before its parts are bought; the post may do without.
alter table os_orcamento
  add column sinal numeric(15, 2) check (sinal > 0),
  add column sinal_dispensado_em timestamptz,
  add constraint os_orcamento_dispensa check (sinal_dispensado_em is null or sinal is not null);
