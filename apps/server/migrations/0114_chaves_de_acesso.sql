-- Passkeys: the public half of each key pair; the private half never leaves the device (WebAuthn).
create table chave_acesso (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuario on delete cascade,
  credencial bytea not null,
  chave_publica bytea not null,
  contador bigint not null check (contador >= 0),
  transportes text[] not null,
  sincronizada boolean not null,
  nome text not null check (nome <> '' and length(nome) <= 60),
  criada_em timestamptz not null,
  usada_em timestamptz,
  constraint chave_acesso_credencial_key unique (credencial)
);
create index chave_acesso_da_pessoa on chave_acesso (usuario_id);

-- A challenge that was answered once is kept until it would have ended, so that the same answer does not count again.
alter table token_unico
  drop constraint token_unico_tipo_check,
  add constraint token_unico_tipo_check
    check (tipo in ('senha', 'convite', 'primeiro', 'segundo-fator', 'desafio'));

-- A profile that requires a second factor is content with a passkey, which is two factors in one.
create or replace view pessoa as
  select usuario.id, usuario.nome, usuario.nome_exibicao, usuario.email, usuario.cpf, usuario.foto_id, usuario.role,
         usuario.tipo, usuario.ativo,
         perfil.nome as papel, perfil.exige_segundo_fator,
         coalesce(segundo_fator.confirmado_em is not null, false) as segundo_fator,
         array(select habilidade from perfil_habilidade where perfil_id = perfil.id) as habilidades,
         cliente.id as cliente_id, cliente.nome_fantasia, cliente.codigo_cliente, cliente.codigo_depositante,
         posto_autorizado.id as posto_id, posto_autorizado.nome_fantasia as posto_nome,
         coalesce(posto_autorizado.ativo, true) as posto_ativo,
         exists (select from chave_acesso where chave_acesso.usuario_id = usuario.id) as chave_acesso
    from usuario
    join perfil on perfil.codigo = usuario.role
    left join segundo_fator on segundo_fator.usuario_id = usuario.id
    left join cliente on cliente.id = usuario.cliente_id
    left join posto_autorizado on posto_autorizado.id = usuario.posto_id;
