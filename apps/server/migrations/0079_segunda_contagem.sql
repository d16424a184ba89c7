-- What differed may be counted a second time, blind and by another person. The second number is the one that counts; the
-- first stays beside it, with who found it and the balance of that moment.
alter table contagem_peca drop constraint contagem_peca_situacao_check;
alter table contagem_peca add constraint contagem_peca_situacao_check
  check (situacao in ('ABERTA', 'CONFERENCIA', 'SEGUNDA', 'ENCERRADA', 'CANCELADA'));
alter table contagem_peca
  add column segunda_em timestamptz,
  add column segunda_por bigint references usuario,
  add constraint contagem_peca_segunda check (situacao <> 'SEGUNDA' or segunda_em is not null);
alter table contagem_peca_item
  add column primeira integer check (primeira between 0 and 99999),
  add column primeira_saldo integer,
  add column primeira_movimento_id bigint,
  add column primeira_em timestamptz,
  add column primeira_por bigint references usuario,
  add constraint contagem_peca_item_primeira
    check ((primeira is null) = (primeira_saldo is null) and (primeira is null) = (primeira_em is null)
           and (primeira is null or contado is not null));

create or replace view contagem_peca_cadastro as
  select contagem.id, contagem.posto_id, contagem.descricao, contagem.situacao, contagem.motivo, contagem.criado_em,
         contagem.criado_por, contagem.fechado_em, contagem.fechado_por, contagem.encerrado_em, contagem.versao,
         posto_autorizado.nome_fantasia as posto_nome_fantasia, itens.pecas, itens.contadas,
         -- Nobody learns of differences while the counting goes on.
         case when contagem.situacao in ('CONFERENCIA', 'ENCERRADA') then itens.diferencas end as diferencas,
         contagem.segunda_em, contagem.segunda_por
    from contagem_peca contagem
    join posto_autorizado on posto_autorizado.id = contagem.posto_id
    cross join lateral (
      select count(*)::integer as pecas, count(contado)::integer as contadas,
             (count(*) filter (where contado <> saldo))::integer as diferencas
        from contagem_peca_item item where item.contagem_peca_id = contagem.id) itens;
