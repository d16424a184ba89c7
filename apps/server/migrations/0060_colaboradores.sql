-- Who is asked to work at a service point. Only the hash of the link is stored.
create table convite (
  id bigint generated always as identity primary key,
  posto_id bigint not null references posto_autorizado on delete cascade,
  -- Only while it is open: afterwards the person's record holds the address, or nothing does.
  email text check (email <> ''),
  role text not null references perfil (codigo) on update cascade on delete cascade,
  token_sha256 bytea check (length(token_sha256) = 32),
  expira_em timestamptz not null,
  envios integer not null default 0,
  criado_em timestamptz not null default now(),
  convidado_por bigint references usuario on delete set null,
  revogado_em timestamptz,
  aceito_em timestamptz,
  usuario_id bigint references usuario on delete set null,
  constraint convite_encerrado check (revogado_em is null or aceito_em is null),
  constraint convite_email_enquanto_aberto check ((email is null) = (revogado_em is not null or aceito_em is not null))
);
create unique index convite_um_por_endereco on convite (posto_id, email) where email is not null;
create unique index convite_por_token on convite (token_sha256) where token_sha256 is not null;
create index convite_por_role on convite (role);
create index convite_por_quem_convidou on convite (convidado_por) where convidado_por is not null;
create index convite_por_usuario on convite (usuario_id) where usuario_id is not null;

-- A post has no more active people than licences, whoever writes. Two who start at once wait for each other.
create function usuario_dentro_das_licencas() returns trigger language plpgsql as $$
declare
  tem integer;
begin
  select licencas into tem from posto_autorizado where id = new.posto_id for no key update;
  if (select count(*) from usuario where posto_id = new.posto_id and ativo) > tem then
    raise exception 'as % licenças do posto % estão em uso', tem, new.posto_id
      using errcode = 'check_violation', constraint = 'usuario_dentro_das_licencas', table = 'usuario';
  end if;
  return null;
end $$;
create trigger usuario_comeca_no_posto after insert on usuario
  for each row when (new.ativo and new.posto_id is not null) execute function usuario_dentro_das_licencas();
create trigger usuario_muda_de_posto after update of ativo, posto_id on usuario
  for each row when (new.ativo and new.posto_id is not null
                     and (not old.ativo or old.posto_id is distinct from new.posto_id))
  execute function usuario_dentro_das_licencas();
