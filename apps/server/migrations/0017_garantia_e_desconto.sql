-- Claims, discounts, second orders of one watch, and swapped watches (decisions 46 to 51).

-- A claim is no older than its model.
alter table modelo_produto add column lancamento date;
drop view modelo_produto_cadastro;
create view modelo_produto_cadastro as
  select modelo_produto.*, marca.nome as marca_nome, tipo_equipamento.nome as tipo_equipamento_nome
    from modelo_produto
    join marca on marca.id = modelo_produto.marca_id
    join tipo_equipamento on tipo_equipamento.id = modelo_produto.tipo_equipamento_id;

-- Absent: what the product gives the profile.
alter table perfil add column desconto_maximo smallint check (desconto_maximo between 0 and 100);
drop view perfil_cadastro;
create view perfil_cadastro as
  select perfil.id, codigo, nome, descricao, tipo, exige_segundo_fator, desconto_maximo, semeado, versao,
         (select count(*) from perfil_habilidade where perfil_id = perfil.id) as habilidades,
         (select count(*) from usuario where role = codigo and ativo) as usuarios
    from perfil;
-- Why a line costs more than its price list says.
alter table os_linha add column motivo_valor text check (char_length(motivo_valor) <= 200);

-- One open order a watch, unless somebody responsible said why there is another.
alter table ordem_servico add column motivo_segunda_os text check (char_length(motivo_segunda_os) <= 500);
update ordem_servico set motivo_segunda_os = 'Aberta antes da regra de uma OS por relógio'
 where id in (
   select id from (
     select id, row_number() over (partition by relogio_id order by id) as ordem
       from ordem_servico
      where relogio_id is not null and os_type = 'OS'
        and status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')) abertas
    where ordem > 1);
create unique index ordem_servico_uma_aberta on ordem_servico (relogio_id)
  where os_type = 'OS' and motivo_segunda_os is null
    and status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA');

-- A watch that was given for another has a warranty of its own, from its delivery; the other one is marked.
alter table relogio
  add column garantia_desde date,
  -- Deferrable: a restore fills two tables that refer to each other.
  add column trocado_os_id bigint references ordem_servico deferrable;
alter table troca
  add column relogio_novo_id bigint references relogio,
  add column destino_antigo text check (char_length(destino_antigo) <= 200);
create index relogio_trocado on relogio (trocado_os_id) where trocado_os_id is not null;
create index troca_relogio_novo on troca (relogio_novo_id) where relogio_novo_id is not null;
