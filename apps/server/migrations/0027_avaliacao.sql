-- What consumers say of the service they had (rede §7): one invitation an order, answered once.
create table avaliacao (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null unique references ordem_servico,
  posto_id bigint not null references posto_autorizado,
  -- The link's token comes of the installation's secret and this salt: the post can show the same one again.
  sal bytea not null check (octet_length(sal) = 16),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  enviado_em timestamptz,
  respondida_em timestamptz,
  atendimento smallint check (atendimento between 1 and 5),
  prazo smallint check (prazo between 1 and 5),
  preco smallint check (preco between 1 and 5),
  qualidade smallint check (qualidade between 1 and 5),
  media numeric(3, 2) generated always as ((atendimento + prazo + preco + qualidade) / 4.0) stored,
  comentario text check (char_length(comentario) <= 1000),
  quer_ligacao boolean not null default false,
  ligou_em timestamptz,
  ligou_por bigint references usuario,
  resposta text check (char_length(resposta) <= 1000),
  respondido_em timestamptz,
  respondido_por bigint references usuario,
  versao integer not null default 1,
  constraint avaliacao_inteira check (
    num_nonnulls(atendimento, prazo, preco, qualidade, respondida_em) in (0, 5)),
  constraint avaliacao_resposta_inteira check (num_nonnulls(resposta, respondido_em) in (0, 2)),
  constraint avaliacao_resposta_a_algo check (resposta is null or respondida_em is not null)
);
create index avaliacao_do_posto on avaliacao (posto_id, respondida_em desc) where respondida_em is not null;
create index avaliacao_respondida on avaliacao (respondida_em desc, id desc) where respondida_em is not null;
create index avaliacao_enviada on avaliacao (posto_id, criado_em);
create index avaliacao_ligou_por on avaliacao (ligou_por) where ligou_por is not null;
create index avaliacao_respondido_por on avaliacao (respondido_por) where respondido_por is not null;

-- What a consumer has said stays as it was said; only a comment may be taken out with its author's name.
create function avaliacao_fica() returns trigger language plpgsql as $$
begin
  if old.respondida_em is not null and (
    new.respondida_em is distinct from old.respondida_em
    or (new.atendimento, new.prazo, new.preco, new.qualidade)
       is distinct from (old.atendimento, old.prazo, old.preco, old.qualidade)
    or (new.comentario is distinct from old.comentario and new.comentario is not null)) then
    raise exception 'a avaliação já foi dada' using errcode = '23514', constraint = 'avaliacao_fica';
  end if;
  return new;
end $$;
create trigger avaliacao_fica before update on avaliacao for each row execute function avaliacao_fica();

create view avaliacao_cadastro as
  select avaliacao.id, avaliacao.versao, avaliacao.posto_id, avaliacao.ordem_servico_id,
         posto_autorizado.nome_fantasia as posto_nome_fantasia,
         ordem_servico.numero || '/' || ordem_servico.ano as ordem_servico_numero,
         coalesce(consumidor.nome, '') as consumidor,
         avaliacao.respondida_em, atendimento, prazo, preco, qualidade, media, comentario, quer_ligacao,
         ligou_em, resposta, respondido_em,
         case when resposta is null then 'SEM_RESPOSTA' else 'RESPONDIDA' end as situacao,
         least(atendimento, prazo, preco, qualidade) <= 2 as nota_baixa
    from avaliacao
    join posto_autorizado on posto_autorizado.id = avaliacao.posto_id
    join ordem_servico on ordem_servico.id = avaliacao.ordem_servico_id
    left join consumidor on consumidor.id = ordem_servico.consumidor_id
   where avaliacao.respondida_em is not null;
