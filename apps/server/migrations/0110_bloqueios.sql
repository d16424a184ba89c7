-- What a decision blocked waits for a second one, by another person than who blocked it.
alter table inspecao
  alter nota_id drop not null,
  alter recebimento_id drop not null,
  add motivo text check (char_length(motivo) between 1 and 200),
  drop constraint inspecao_origem_check,
  add constraint inspecao_origem_check check (origem in ('DEVOLUCAO', 'AVARIA', 'BLOQUEIO')),
  add constraint inspecao_veio_por_nota
    check (origem = 'BLOQUEIO' or (nota_id is not null and recebimento_id is not null)),
  add constraint inspecao_bloqueio_diz_por_que check ((origem = 'BLOQUEIO') = (motivo is not null)),
  add constraint inspecao_da_origem unique (id, origem);

alter table inspecao_decisao add origem text;
update inspecao_decisao set origem = inspecao.origem from inspecao where inspecao.id = inspecao_id;
alter table inspecao_decisao
  alter origem set not null,
  add foreign key (inspecao_id, origem) references inspecao (id, origem),
  add constraint inspecao_nao_bloqueia_duas_vezes check (origem <> 'BLOQUEIO' or decisao <> 'BLOQUEADO');

drop index inspecao_aberta;
create index inspecao_aberta on inspecao (recebida_em, id) where aberta and origem <> 'BLOQUEIO';
create index inspecao_bloqueada on inspecao (recebida_em, id) where aberta and origem = 'BLOQUEIO';

-- What earlier decisions blocked, as far as it still stands there.
insert into inspecao (saldo_id, produto_id, cliente_id, nota_id, recebimento_id, origem, quantidade, motivo,
                      recebida_por, recebida_em)
select saldo_id, produto_id, cliente_id, nota_id, recebimento_id, 'BLOQUEIO', least(quantidade, fica), motivo,
       decidida_por, decidida_em
  from (select saldo.id as saldo_id, saldo.produto_id, saldo.cliente_id, inspecao.nota_id, inspecao.recebimento_id,
               decisao.quantidade, decisao.motivo, decisao.decidida_por, decisao.decidida_em, decisao.id,
               saldo.quantidade + decisao.quantidade
                 - sum(decisao.quantidade) over (partition by saldo.id order by decisao.id) as fica
          from inspecao_decisao decisao
          join inspecao on inspecao.id = decisao.inspecao_id
          join saldo origem on origem.id = inspecao.saldo_id
          join saldo on saldo.produto_id = origem.produto_id and saldo.lote = origem.lote
                    and saldo.validade is not distinct from origem.validade and saldo.condicao = 'bloqueado'
         where decisao.decisao = 'BLOQUEADO') bloqueada
 where fica > 0
 order by id;

-- What was blocked before there were decisions: who moved it last blocked it.
insert into inspecao (saldo_id, produto_id, cliente_id, origem, quantidade, motivo, recebida_por, recebida_em)
select saldo.id, saldo.produto_id, saldo.cliente_id, 'BLOQUEIO', saldo.quantidade - coalesce(sabido.quantidade, 0),
       'Bloqueado antes de haver decisões', ultimo.usuario_id, ultimo.criado_em
  from saldo
  left join lateral (select sum(quantidade) as quantidade from inspecao
                      where inspecao.saldo_id = saldo.id and origem = 'BLOQUEIO') sabido on true
 cross join lateral (select usuario_id, criado_em from movimento
                      where movimento.saldo_id = saldo.id and usuario_id is not null
                      order by id desc limit 1) ultimo
 where saldo.condicao = 'bloqueado' and saldo.quantidade > coalesce(sabido.quantidade, 0);
