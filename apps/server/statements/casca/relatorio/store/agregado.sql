-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/relatorio/store/agregado.ts

-- readAgregado
--   chave: null
--   rotulo: null
--   valores[]: null
--   valores[]: number
--   valores[]: string
select agregada.chave::text as chave,
    (select produto.codigo_produto || ' ' || produto.descricao || ' · lote ' || saldo.lote
  from saldo
  join produto on produto.id = saldo.produto_id
  where saldo.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(max(base.dias),
    coalesce(sum(base.quantidade), 0), max(base.ultimo), min(base.validade)) as valores, max(base.dias) as ordem
  from ( select saldo.id as chave, saldo.quantidade, saldo.validade, movido.ultimo, $1::date - movido.ultimo as dias
  from saldo
  join lateral (select (movimento.criado_em at time zone $2)::date as ultimo
  from movimento
  where movimento.saldo_id = saldo.id
  order by movimento.id desc
  limit 1) movido on true
  where true
  and saldo.quantidade > 0
  and $3::date - movido.ultimo >= $4) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave,
    case agregada.chave when 'ABERTURA_DE_OS' then 'Abertura de OS' when 'EM_CRIACAO' then 'Em criação' when 'PRE_AVALIACAO_TECNICA' then 'Pré-avaliação técnica' when 'AVALIACAO_TECNICA' then 'Avaliação técnica' when 'APROVAR_ORCAMENTO' then 'Aprovar orçamento' when 'ORCAMENTO_APROVADO' then 'Orçamento aprovado' when 'ORCAMENTO_REPROVADO' then 'Orçamento reprovado' when 'AGUARDANDO_CONSERTO' then 'Aguardando conserto' when 'CONSERTADA' then 'Consertada' when 'REPARADA' then 'Reparada' when 'CONTROLE_QUALIDADE' then 'Controle de qualidade' when 'APROVADO_QC' then 'Aprovado no controle de qualidade' when 'REPROVADO_QC' then 'Reprovado no controle de qualidade' when 'FINALIZADA' then 'Finalizada' when 'ENTREGUE' then 'Entregue' when 'CANCELADA' then 'Cancelada' when 'AGUARDANDO_RELOGIO' then 'Aguardando relógio' when 'AGUARDANDO_RELOGIO_DE_TROCA' then 'Aguardando relógio de troca' when 'TROCA_MODELO' then 'Troca de modelo' when 'ESCOLHA_DE_MODELO' then 'Escolha de modelo' when 'TROCA_NAO_AUTORIZADA' then 'Troca não autorizada' when 'TROCA_REVERTIDA' then 'Troca revertida' when 'ATENDIDA' then 'Atendida' end as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where not base.espera), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1), round(percentil_de(0.9,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1),
    coalesce(sum(base.n) filter (where base.espera), 0)) as valores,
    coalesce(sum(base.n) filter (where not base.espera), 0) as ordem
  from (( select fato.situacao as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from "relatorio_fato_passagem" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.situacao as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PASSAGEM') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3)
  union all ( select fato.situacao as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10)
  and fato.quando >= $11
  and fato.quando < $12
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)
  union all ( select fato.situacao as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $13 or credenciado_id = $14)
  and fato.quando >= $15
  and fato.quando < $16
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $17;

select agregada.chave::text as chave,
    case agregada.chave when 'ABERTURA_DE_OS' then 'Abertura de OS' when 'EM_CRIACAO' then 'Em criação' when 'PRE_AVALIACAO_TECNICA' then 'Pré-avaliação técnica' when 'AVALIACAO_TECNICA' then 'Avaliação técnica' when 'APROVAR_ORCAMENTO' then 'Aprovar orçamento' when 'ORCAMENTO_APROVADO' then 'Orçamento aprovado' when 'ORCAMENTO_REPROVADO' then 'Orçamento reprovado' when 'AGUARDANDO_CONSERTO' then 'Aguardando conserto' when 'CONSERTADA' then 'Consertada' when 'REPARADA' then 'Reparada' when 'CONTROLE_QUALIDADE' then 'Controle de qualidade' when 'APROVADO_QC' then 'Aprovado no controle de qualidade' when 'REPROVADO_QC' then 'Reprovado no controle de qualidade' when 'FINALIZADA' then 'Finalizada' when 'ENTREGUE' then 'Entregue' when 'CANCELADA' then 'Cancelada' when 'AGUARDANDO_RELOGIO' then 'Aguardando relógio' when 'AGUARDANDO_RELOGIO_DE_TROCA' then 'Aguardando relógio de troca' when 'TROCA_MODELO' then 'Troca de modelo' when 'ESCOLHA_DE_MODELO' then 'Escolha de modelo' when 'TROCA_NAO_AUTORIZADA' then 'Troca não autorizada' when 'TROCA_REVERTIDA' then 'Troca revertida' when 'ATENDIDA' then 'Atendida' end as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where not base.espera), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1), round(percentil_de(0.9,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1),
    coalesce(sum(base.n) filter (where base.espera), 0)) as valores,
    coalesce(sum(base.n) filter (where not base.espera), 0) as ordem
  from (( select fato.situacao as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from "relatorio_fato_passagem" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3)
  union all ( select fato.situacao as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PASSAGEM') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.situacao as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $5
  and fato.quando < $6
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)
  union all ( select fato.situacao as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $7
  and fato.quando < $8
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave,
    case agregada.chave when 'ABERTURA_DE_OS' then 'Abertura de OS' when 'EM_CRIACAO' then 'Em criação' when 'PRE_AVALIACAO_TECNICA' then 'Pré-avaliação técnica' when 'AVALIACAO_TECNICA' then 'Avaliação técnica' when 'APROVAR_ORCAMENTO' then 'Aprovar orçamento' when 'ORCAMENTO_APROVADO' then 'Orçamento aprovado' when 'ORCAMENTO_REPROVADO' then 'Orçamento reprovado' when 'AGUARDANDO_CONSERTO' then 'Aguardando conserto' when 'CONSERTADA' then 'Consertada' when 'REPARADA' then 'Reparada' when 'CONTROLE_QUALIDADE' then 'Controle de qualidade' when 'APROVADO_QC' then 'Aprovado no controle de qualidade' when 'REPROVADO_QC' then 'Reprovado no controle de qualidade' when 'FINALIZADA' then 'Finalizada' when 'ENTREGUE' then 'Entregue' when 'CANCELADA' then 'Cancelada' when 'AGUARDANDO_RELOGIO' then 'Aguardando relógio' when 'AGUARDANDO_RELOGIO_DE_TROCA' then 'Aguardando relógio de troca' when 'TROCA_MODELO' then 'Troca de modelo' when 'ESCOLHA_DE_MODELO' then 'Escolha de modelo' when 'TROCA_NAO_AUTORIZADA' then 'Troca não autorizada' when 'TROCA_REVERTIDA' then 'Troca revertida' when 'ATENDIDA' then 'Atendida' end as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.garantia), 0),
    coalesce(sum(base.n) filter (where not base.garantia), 0), coalesce(sum(base.valor_total), 0)) as valores,
    coalesce(sum(base.n), 0) as ordem
  from (( select fato.situacao as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)
  union all ( select fato.situacao as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave,
    case agregada.chave when 'ABERTURA_DE_OS' then 'Abertura de OS' when 'EM_CRIACAO' then 'Em criação' when 'PRE_AVALIACAO_TECNICA' then 'Pré-avaliação técnica' when 'AVALIACAO_TECNICA' then 'Avaliação técnica' when 'APROVAR_ORCAMENTO' then 'Aprovar orçamento' when 'ORCAMENTO_APROVADO' then 'Orçamento aprovado' when 'ORCAMENTO_REPROVADO' then 'Orçamento reprovado' when 'AGUARDANDO_CONSERTO' then 'Aguardando conserto' when 'CONSERTADA' then 'Consertada' when 'REPARADA' then 'Reparada' when 'CONTROLE_QUALIDADE' then 'Controle de qualidade' when 'APROVADO_QC' then 'Aprovado no controle de qualidade' when 'REPROVADO_QC' then 'Reprovado no controle de qualidade' when 'FINALIZADA' then 'Finalizada' when 'ENTREGUE' then 'Entregue' when 'CANCELADA' then 'Cancelada' when 'AGUARDANDO_RELOGIO' then 'Aguardando relógio' when 'AGUARDANDO_RELOGIO_DE_TROCA' then 'Aguardando relógio de troca' when 'TROCA_MODELO' then 'Troca de modelo' when 'ESCOLHA_DE_MODELO' then 'Escolha de modelo' when 'TROCA_NAO_AUTORIZADA' then 'Troca não autorizada' when 'TROCA_REVERTIDA' then 'Troca revertida' when 'ATENDIDA' then 'Atendida' end as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.garantia), 0),
    coalesce(sum(base.n) filter (where not base.garantia), 0), coalesce(sum(base.valor_total), 0)) as valores,
    coalesce(sum(base.n), 0) as ordem
  from (( select fato.situacao as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2)
  union all ( select fato.situacao as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave,
    case agregada.chave when 'CRIADO' then 'Criado' when 'EM_SEPARACAO' then 'Em separação' when 'A_FATURAR' then 'A faturar' when 'FATURADO' then 'Faturado, até a expedição' end as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where not base.atrasada), 0),
    coalesce(sum(base.n) filter (where base.atrasada), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.atrasada), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.horas::numeric
  order by base.horas) filter (where base.horas is not null), array_agg(base.n
  order by base.horas) filter (where base.horas is not null)), 1), round(percentil_de(0.9,
    array_agg(base.horas::numeric
  order by base.horas) filter (where base.horas is not null), array_agg(base.n
  order by base.horas) filter (where base.horas is not null)), 1)) as valores, coalesce(sum(base.n), 0) as ordem
  from ( select passagem.etapa as chave, passagem.horas, passagem.atrasada, count(*) as n
  from pedido_passagem passagem
  where true
  and passagem.terminada_em >= $1
  and passagem.terminada_em < $2
  and passagem.etapa = $3
  group by 1, 2, 3) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $4;

select agregada.chave::text as chave,
    case agregada.chave when 'CRIADO' then 'Criado' when 'EM_SEPARACAO' then 'Em separação' when 'A_FATURAR' then 'A faturar' when 'FATURADO' then 'Faturado, até a expedição' end as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where not base.atrasada), 0),
    coalesce(sum(base.n) filter (where base.atrasada), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.atrasada), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.horas::numeric
  order by base.horas) filter (where base.horas is not null), array_agg(base.n
  order by base.horas) filter (where base.horas is not null)), 1), round(percentil_de(0.9,
    array_agg(base.horas::numeric
  order by base.horas) filter (where base.horas is not null), array_agg(base.n
  order by base.horas) filter (where base.horas is not null)), 1)) as valores, coalesce(sum(base.n), 0) as ordem
  from ( select passagem.etapa as chave, passagem.horas, passagem.atrasada, count(*) as n
  from pedido_passagem passagem
  where true
  and passagem.terminada_em >= $1
  and passagem.terminada_em < $2
  group by 1, 2, 3) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $3;

select agregada.chave::text as chave,
    case agregada.chave when 'EM_ABERTO' then 'Em aberto' when 'EM_CONFERENCIA' then 'Em conferência' when 'APROVADO' then 'Aprovado' when 'PAGO' then 'Pago' end as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.total), 0), count(*),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_ABERTO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_CONFERENCIA'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'APROVADO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'PAGO'), 0), coalesce(sum(base.contestado), 0)) as valores,
    coalesce(sum(base.total), 0) as ordem
  from ( select situacao as chave, situacao, total, contestado
  from fechamento_cadastro
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and mes between $3
  and $4 ) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave,
    case agregada.chave when 'EM_ABERTO' then 'Em aberto' when 'EM_CONFERENCIA' then 'Em conferência' when 'APROVADO' then 'Aprovado' when 'PAGO' then 'Pago' end as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.total), 0), count(*),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_ABERTO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_CONFERENCIA'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'APROVADO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'PAGO'), 0), coalesce(sum(base.contestado), 0)) as valores,
    coalesce(sum(base.total), 0) as ordem
  from ( select situacao as chave, situacao, total, contestado
  from fechamento_cadastro
  where true
  and mes between $1
  and $2 ) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $3;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0), coalesce(sum(base.mao_de_obra),
    0), coalesce(sum(base.pecas), 0), coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.com_custo), 0),
    round((coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas),
    0)) / nullif(coalesce(sum(base.n) filter (where base.com_custo), 0), 0), 2)) as valores,
    coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0) as ordem
  from (( select fato.tecnico_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)
  union all ( select fato.tecnico_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0), coalesce(sum(base.mao_de_obra),
    0), coalesce(sum(base.pecas), 0), coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.com_custo), 0),
    round((coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas),
    0)) / nullif(coalesce(sum(base.n) filter (where base.com_custo), 0), 0), 2)) as valores,
    coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0) as ordem
  from (( select fato.tecnico_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)
  union all ( select fato.tecnico_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where base.reincidencia is not null), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'PENDENTE'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'AUTORIZADA'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'RECUSADA'), 0), coalesce(sum(base.n), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) / nullif(coalesce(sum(base.n),
    0), 0), 1)) as valores, coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) as ordem
  from (( select fato.tecnico_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)
  union all ( select fato.tecnico_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where base.reincidencia is not null), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'PENDENTE'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'AUTORIZADA'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'RECUSADA'), 0), coalesce(sum(base.n), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) / nullif(coalesce(sum(base.n),
    0), 0), 1)) as valores, coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) as ordem
  from (( select fato.tecnico_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2)
  union all ( select fato.tecnico_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where not base.espera), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1), round(percentil_de(0.9,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1),
    coalesce(sum(base.n) filter (where base.espera), 0)) as valores,
    coalesce(sum(base.n) filter (where not base.espera), 0) as ordem
  from (( select fato.tecnico_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from "relatorio_fato_passagem" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.tecnico_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PASSAGEM') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3)
  union all ( select fato.tecnico_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10)
  and fato.quando >= $11
  and fato.quando < $12
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)
  union all ( select fato.tecnico_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $13 or credenciado_id = $14)
  and fato.quando >= $15
  and fato.quando < $16
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $17;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where not base.espera), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1), round(percentil_de(0.9,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1),
    coalesce(sum(base.n) filter (where base.espera), 0)) as valores,
    coalesce(sum(base.n) filter (where not base.espera), 0) as ordem
  from (( select fato.tecnico_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from "relatorio_fato_passagem" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3)
  union all ( select fato.tecnico_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PASSAGEM') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.tecnico_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $5
  and fato.quando < $6
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)
  union all ( select fato.tecnico_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $7
  and fato.quando < $8
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0),
    round(sum(base.n * (base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0) / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."atendimento") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."prazo") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."preco") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."qualidade") / nullif(coalesce(sum(base.n), 0), 0), 1), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) in (3, 4)), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0), round(100.0 * (coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0) - coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0)) / nullif(coalesce(sum(base.n), 0), 0))) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.tecnico_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from "relatorio_fato_avaliacao" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3, 4, 5)
  union all ( select fato.tecnico_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'AVALIACAO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3, 4, 5)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0),
    round(sum(base.n * (base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0) / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."atendimento") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."prazo") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."preco") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."qualidade") / nullif(coalesce(sum(base.n), 0), 0), 1), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) in (3, 4)), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0), round(100.0 * (coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0) - coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0)) / nullif(coalesce(sum(base.n), 0), 0))) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.tecnico_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from "relatorio_fato_avaliacao" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3, 4, 5)
  union all ( select fato.tecnico_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'AVALIACAO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3, 4, 5)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.dias <= 15), 0),
    coalesce(sum(base.n) filter (where base.dias between 16
  and 30), 0), coalesce(sum(base.n) filter (where base.dias > 30), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.dias <= 30), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1), round(percentil_de(0.9, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.tecnico_id as chave,
    ((fato.quando at time zone $1)::date - (fato.desde at time zone $2)::date) as "dias", sum(fato.n) as n
  from "relatorio_fato_reparada" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and fato.quando >= $5
  and fato.quando < $6
  and true
  group by 1, 2)
  union all ( select fato.tecnico_id as chave,
    ((fato.quando at time zone $7)::date - (fato.desde at time zone $8)::date) as "dias", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'REPARADA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10)
  and fato.quando >= $11
  and fato.quando < $12
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $13;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.dias <= 15), 0),
    coalesce(sum(base.n) filter (where base.dias between 16
  and 30), 0), coalesce(sum(base.n) filter (where base.dias > 30), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.dias <= 30), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1), round(percentil_de(0.9, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.tecnico_id as chave,
    ((fato.quando at time zone $1)::date - (fato.desde at time zone $2)::date) as "dias", sum(fato.n) as n
  from "relatorio_fato_reparada" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)
  union all ( select fato.tecnico_id as chave,
    ((fato.quando at time zone $5)::date - (fato.desde at time zone $6)::date) as "dias", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'REPARADA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.garantia), 0),
    coalesce(sum(base.n) filter (where not base.garantia), 0), coalesce(sum(base.valor_total), 0)) as valores,
    coalesce(sum(base.n), 0) as ordem
  from (( select fato.tecnico_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)
  union all ( select fato.tecnico_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.garantia), 0),
    coalesce(sum(base.n) filter (where not base.garantia), 0), coalesce(sum(base.valor_total), 0)) as valores,
    coalesce(sum(base.n), 0) as ordem
  from (( select fato.tecnico_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2)
  union all ( select fato.tecnico_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.recusada), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.recusada), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.chave as chave, fato.detalhe is not null as "recusada",
    ((fato.quando at time zone $1)::date - (fato.desde at time zone $2)::date) as "dias", sum(fato.n) as n
  from "relatorio_fato_reparada" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and fato.quando >= $5
  and fato.quando < $6
  and true
  group by 1, 2, 3)
  union all ( select fato.chave as chave, fato.detalhe is not null as "recusada",
    ((fato.quando at time zone $7)::date - (fato.desde at time zone $8)::date) as "dias", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'REPARADA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10)
  and fato.quando >= $11
  and fato.quando < $12
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $13;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.recusada), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.recusada), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.chave as chave, fato.detalhe is not null as "recusada",
    ((fato.quando at time zone $1)::date - (fato.desde at time zone $2)::date) as "dias", sum(fato.n) as n
  from "relatorio_fato_reparada" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.chave as chave, fato.detalhe is not null as "recusada",
    ((fato.quando at time zone $5)::date - (fato.desde at time zone $6)::date) as "dias", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'REPARADA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('APROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REPROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('EXPIRADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('ABERTO')), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')),
    0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao = 'APROVADO'),
    0) / nullif(coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')), 0), 0), 1),
    coalesce(sum(base.valor) filter (where base.situacao = 'APROVADO'), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select fato.tecnico_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n,
    sum(fato.valor) as "valor"
  from "relatorio_fato_orcamento" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.tecnico_id as chave, fato.situacao as "situacao", fato.decimos as "decimos",
    sum(fato.n) as n, sum(fato.valor) as "valor"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ORCAMENTO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('APROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REPROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('EXPIRADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('ABERTO')), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')),
    0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao = 'APROVADO'),
    0) / nullif(coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')), 0), 0), 1),
    coalesce(sum(base.valor) filter (where base.situacao = 'APROVADO'), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select fato.tecnico_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n,
    sum(fato.valor) as "valor"
  from "relatorio_fato_orcamento" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3)
  union all ( select fato.tecnico_id as chave, fato.situacao as "situacao", fato.decimos as "decimos",
    sum(fato.n) as n, sum(fato.valor) as "valor"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ORCAMENTO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0), coalesce(sum(base.mao_de_obra),
    0), coalesce(sum(base.pecas), 0), coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.com_custo), 0),
    round((coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas),
    0)) / nullif(coalesce(sum(base.n) filter (where base.com_custo), 0), 0), 2)) as valores,
    coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0) as ordem
  from (( select fato.modelo_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)
  union all ( select fato.modelo_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0), coalesce(sum(base.mao_de_obra),
    0), coalesce(sum(base.pecas), 0), coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.com_custo), 0),
    round((coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas),
    0)) / nullif(coalesce(sum(base.n) filter (where base.com_custo), 0), 0), 2)) as valores,
    coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0) as ordem
  from (( select fato.modelo_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)
  union all ( select fato.modelo_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where base.reincidencia is not null), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'PENDENTE'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'AUTORIZADA'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'RECUSADA'), 0), coalesce(sum(base.n), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) / nullif(coalesce(sum(base.n),
    0), 0), 1)) as valores, coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) as ordem
  from (( select fato.modelo_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and fato.garantia = $5
  and true
  group by 1, 2)
  union all ( select fato.modelo_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $6 or credenciado_id = $7)
  and fato.quando >= $8
  and fato.quando < $9
  and fato.garantia = $10
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $11;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where base.reincidencia is not null), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'PENDENTE'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'AUTORIZADA'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'RECUSADA'), 0), coalesce(sum(base.n), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) / nullif(coalesce(sum(base.n),
    0), 0), 1)) as valores, coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) as ordem
  from (( select fato.modelo_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)
  union all ( select fato.modelo_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where base.reincidencia is not null), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'PENDENTE'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'AUTORIZADA'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'RECUSADA'), 0), coalesce(sum(base.n), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) / nullif(coalesce(sum(base.n),
    0), 0), 1)) as valores, coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) as ordem
  from (( select fato.modelo_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2)
  union all ( select fato.modelo_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where not base.espera), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1), round(percentil_de(0.9,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1),
    coalesce(sum(base.n) filter (where base.espera), 0)) as valores,
    coalesce(sum(base.n) filter (where not base.espera), 0) as ordem
  from (( select fato.modelo_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from "relatorio_fato_passagem" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and fato.situacao = $5
  group by 1, 2, 3)
  union all ( select fato.modelo_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PASSAGEM') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $6 or credenciado_id = $7)
  and fato.quando >= $8
  and fato.quando < $9
  and fato.situacao = $10
  group by 1, 2, 3)
  union all ( select fato.modelo_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $11 or credenciado_id = $12)
  and fato.quando >= $13
  and fato.quando < $14
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and fato.situacao = $15
  group by 1, 2, 3)
  union all ( select fato.modelo_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $16 or credenciado_id = $17)
  and fato.quando >= $18
  and fato.quando < $19
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and fato.situacao = $20
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $21;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where not base.espera), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1), round(percentil_de(0.9,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1),
    coalesce(sum(base.n) filter (where base.espera), 0)) as valores,
    coalesce(sum(base.n) filter (where not base.espera), 0) as ordem
  from (( select fato.modelo_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from "relatorio_fato_passagem" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.modelo_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PASSAGEM') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3)
  union all ( select fato.modelo_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10)
  and fato.quando >= $11
  and fato.quando < $12
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)
  union all ( select fato.modelo_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $13 or credenciado_id = $14)
  and fato.quando >= $15
  and fato.quando < $16
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $17;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where not base.espera), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1), round(percentil_de(0.9,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1),
    coalesce(sum(base.n) filter (where base.espera), 0)) as valores,
    coalesce(sum(base.n) filter (where not base.espera), 0) as ordem
  from (( select fato.modelo_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from "relatorio_fato_passagem" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3)
  union all ( select fato.modelo_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PASSAGEM') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.modelo_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $5
  and fato.quando < $6
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)
  union all ( select fato.modelo_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $7
  and fato.quando < $8
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0),
    round(sum(base.n * (base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0) / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."atendimento") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."prazo") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."preco") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."qualidade") / nullif(coalesce(sum(base.n), 0), 0), 1), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) in (3, 4)), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0), round(100.0 * (coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0) - coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0)) / nullif(coalesce(sum(base.n), 0), 0))) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.modelo_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from "relatorio_fato_avaliacao" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3, 4, 5)
  union all ( select fato.modelo_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'AVALIACAO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3, 4, 5)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0),
    round(sum(base.n * (base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0) / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."atendimento") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."prazo") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."preco") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."qualidade") / nullif(coalesce(sum(base.n), 0), 0), 1), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) in (3, 4)), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0), round(100.0 * (coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0) - coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0)) / nullif(coalesce(sum(base.n), 0), 0))) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.modelo_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from "relatorio_fato_avaliacao" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3, 4, 5)
  union all ( select fato.modelo_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'AVALIACAO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3, 4, 5)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.dias <= 15), 0),
    coalesce(sum(base.n) filter (where base.dias between 16
  and 30), 0), coalesce(sum(base.n) filter (where base.dias > 30), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.dias <= 30), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1), round(percentil_de(0.9, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.modelo_id as chave,
    ((fato.quando at time zone $1)::date - (fato.desde at time zone $2)::date) as "dias", sum(fato.n) as n
  from "relatorio_fato_reparada" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and fato.quando >= $5
  and fato.quando < $6
  and true
  group by 1, 2)
  union all ( select fato.modelo_id as chave,
    ((fato.quando at time zone $7)::date - (fato.desde at time zone $8)::date) as "dias", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'REPARADA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10)
  and fato.quando >= $11
  and fato.quando < $12
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $13;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.dias <= 15), 0),
    coalesce(sum(base.n) filter (where base.dias between 16
  and 30), 0), coalesce(sum(base.n) filter (where base.dias > 30), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.dias <= 30), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1), round(percentil_de(0.9, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.modelo_id as chave,
    ((fato.quando at time zone $1)::date - (fato.desde at time zone $2)::date) as "dias", sum(fato.n) as n
  from "relatorio_fato_reparada" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)
  union all ( select fato.modelo_id as chave,
    ((fato.quando at time zone $5)::date - (fato.desde at time zone $6)::date) as "dias", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'REPARADA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.garantia), 0),
    coalesce(sum(base.n) filter (where not base.garantia), 0), coalesce(sum(base.valor_total), 0)) as valores,
    coalesce(sum(base.n), 0) as ordem
  from (( select fato.modelo_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)
  union all ( select fato.modelo_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.garantia), 0),
    coalesce(sum(base.n) filter (where not base.garantia), 0), coalesce(sum(base.valor_total), 0)) as valores,
    coalesce(sum(base.n), 0) as ordem
  from (( select fato.modelo_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2)
  union all ( select fato.modelo_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('APROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REPROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('EXPIRADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('ABERTO')), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')),
    0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao = 'APROVADO'),
    0) / nullif(coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')), 0), 0), 1),
    coalesce(sum(base.valor) filter (where base.situacao = 'APROVADO'), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select fato.modelo_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n,
    sum(fato.valor) as "valor"
  from "relatorio_fato_orcamento" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.modelo_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n,
    sum(fato.valor) as "valor"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ORCAMENTO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('APROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REPROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('EXPIRADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('ABERTO')), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')),
    0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao = 'APROVADO'),
    0) / nullif(coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')), 0), 0), 1),
    coalesce(sum(base.valor) filter (where base.situacao = 'APROVADO'), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select fato.modelo_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n,
    sum(fato.valor) as "valor"
  from "relatorio_fato_orcamento" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3)
  union all ( select fato.modelo_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n,
    sum(fato.valor) as "valor"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ORCAMENTO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('AUTORIZADA',
    'ESCOLHIDA', 'RECEBIDA')), 0), coalesce(sum(base.n) filter (where base.situacao in ('NAO_AUTORIZADA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REVERTIDA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('SOLICITADA')), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select fato.modelo_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n
  from "relatorio_fato_troca" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.modelo_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'TROCA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from modelo_produto
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('AUTORIZADA',
    'ESCOLHIDA', 'RECEBIDA')), 0), coalesce(sum(base.n) filter (where base.situacao in ('NAO_AUTORIZADA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REVERTIDA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('SOLICITADA')), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select fato.modelo_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n
  from "relatorio_fato_troca" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3)
  union all ( select fato.modelo_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'TROCA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from peca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.quantidade), 0), coalesce(sum(base.n), 0), coalesce(sum(base.valor_final),
    0)) as valores, coalesce(sum(base.quantidade), 0) as ordem
  from (( select fato.chave as chave, sum(fato.n) as n, sum(fato.quantidade) as "quantidade",
    sum(fato.valor) as "valor_final"
  from "relatorio_fato_peca" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1)
  union all ( select fato.chave as chave, sum(fato.n) as n, sum(fato.quantidade) as "quantidade",
    sum(fato.valor) as "valor_final"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PECA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select codigo || ' ' || descricao
  from peca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.quantidade), 0), coalesce(sum(base.n), 0), coalesce(sum(base.valor_final),
    0)) as valores, coalesce(sum(base.quantidade), 0) as ordem
  from (( select fato.chave as chave, sum(fato.n) as n, sum(fato.quantidade) as "quantidade",
    sum(fato.valor) as "valor_final"
  from "relatorio_fato_peca" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1)
  union all ( select fato.chave as chave, sum(fato.n) as n, sum(fato.quantidade) as "quantidade",
    sum(fato.valor) as "valor_final"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PECA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome
  from "causa_os"
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.chave as chave, sum(fato.n) as n
  from "relatorio_fato_causa" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and (fato.ate is null or fato.ate < $5)
  group by 1)
  union all ( select fato.chave as chave, sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'CAUSA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $6 or credenciado_id = $7)
  and fato.quando >= $8
  and fato.quando < $9
  and (fato.ate is null or fato.ate < $10)
  group by 1)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $11;

select agregada.chave::text as chave, (select nome
  from "causa_os"
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.chave as chave, sum(fato.n) as n
  from "relatorio_fato_causa" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and (fato.ate is null or fato.ate < $3)
  group by 1)
  union all ( select fato.chave as chave, sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'CAUSA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $4
  and fato.quando < $5
  and (fato.ate is null or fato.ate < $6)
  group by 1)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $7;

select agregada.chave::text as chave, (select nome
  from "sintoma_os"
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.chave as chave, sum(fato.n) as n
  from "relatorio_fato_sintoma" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and (fato.ate is null or fato.ate < $5)
  group by 1)
  union all ( select fato.chave as chave, sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'SINTOMA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $6 or credenciado_id = $7)
  and fato.quando >= $8
  and fato.quando < $9
  and (fato.ate is null or fato.ate < $10)
  group by 1)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $11;

select agregada.chave::text as chave, (select nome
  from "sintoma_os"
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.chave as chave, sum(fato.n) as n
  from "relatorio_fato_sintoma" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and (fato.ate is null or fato.ate < $3)
  group by 1)
  union all ( select fato.chave as chave, sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'SINTOMA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $4
  and fato.quando < $5
  and (fato.ate is null or fato.ate < $6)
  group by 1)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $7;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0), coalesce(sum(base.mao_de_obra),
    0), coalesce(sum(base.pecas), 0), coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.com_custo), 0),
    round((coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas),
    0)) / nullif(coalesce(sum(base.n) filter (where base.com_custo), 0), 0), 2)) as valores,
    coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0) as ordem
  from (( select modelo.marca_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)
  union all ( select modelo.marca_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0), coalesce(sum(base.mao_de_obra),
    0), coalesce(sum(base.pecas), 0), coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.com_custo), 0),
    round((coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas),
    0)) / nullif(coalesce(sum(base.n) filter (where base.com_custo), 0), 0), 2)) as valores,
    coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0) as ordem
  from (( select modelo.marca_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)
  union all ( select modelo.marca_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where base.reincidencia is not null), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'PENDENTE'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'AUTORIZADA'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'RECUSADA'), 0), coalesce(sum(base.n), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) / nullif(coalesce(sum(base.n),
    0), 0), 1)) as valores, coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) as ordem
  from (( select modelo.marca_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)
  union all ( select modelo.marca_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where base.reincidencia is not null), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'PENDENTE'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'AUTORIZADA'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'RECUSADA'), 0), coalesce(sum(base.n), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) / nullif(coalesce(sum(base.n),
    0), 0), 1)) as valores, coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) as ordem
  from (( select modelo.marca_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2)
  union all ( select modelo.marca_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where not base.espera), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1), round(percentil_de(0.9,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1),
    coalesce(sum(base.n) filter (where base.espera), 0)) as valores,
    coalesce(sum(base.n) filter (where not base.espera), 0) as ordem
  from (( select modelo.marca_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from "relatorio_fato_passagem" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select modelo.marca_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PASSAGEM') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3)
  union all ( select modelo.marca_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10)
  and fato.quando >= $11
  and fato.quando < $12
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)
  union all ( select modelo.marca_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $13 or credenciado_id = $14)
  and fato.quando >= $15
  and fato.quando < $16
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $17;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where not base.espera), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1), round(percentil_de(0.9,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1),
    coalesce(sum(base.n) filter (where base.espera), 0)) as valores,
    coalesce(sum(base.n) filter (where not base.espera), 0) as ordem
  from (( select modelo.marca_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from "relatorio_fato_passagem" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3)
  union all ( select modelo.marca_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PASSAGEM') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select modelo.marca_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $5
  and fato.quando < $6
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)
  union all ( select modelo.marca_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $7
  and fato.quando < $8
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0),
    round(sum(base.n * (base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0) / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."atendimento") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."prazo") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."preco") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."qualidade") / nullif(coalesce(sum(base.n), 0), 0), 1), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) in (3, 4)), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0), round(100.0 * (coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0) - coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0)) / nullif(coalesce(sum(base.n), 0), 0))) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select modelo.marca_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from "relatorio_fato_avaliacao" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3, 4, 5)
  union all ( select modelo.marca_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'AVALIACAO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3, 4, 5)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0),
    round(sum(base.n * (base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0) / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."atendimento") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."prazo") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."preco") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."qualidade") / nullif(coalesce(sum(base.n), 0), 0), 1), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) in (3, 4)), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0), round(100.0 * (coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0) - coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0)) / nullif(coalesce(sum(base.n), 0), 0))) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select modelo.marca_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from "relatorio_fato_avaliacao" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3, 4, 5)
  union all ( select modelo.marca_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'AVALIACAO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3, 4, 5)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.dias <= 15), 0),
    coalesce(sum(base.n) filter (where base.dias between 16
  and 30), 0), coalesce(sum(base.n) filter (where base.dias > 30), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.dias <= 30), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1), round(percentil_de(0.9, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select modelo.marca_id as chave,
    ((fato.quando at time zone $1)::date - (fato.desde at time zone $2)::date) as "dias", sum(fato.n) as n
  from "relatorio_fato_reparada" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and fato.quando >= $5
  and fato.quando < $6
  and true
  group by 1, 2)
  union all ( select modelo.marca_id as chave,
    ((fato.quando at time zone $7)::date - (fato.desde at time zone $8)::date) as "dias", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'REPARADA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10)
  and fato.quando >= $11
  and fato.quando < $12
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $13;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.dias <= 15), 0),
    coalesce(sum(base.n) filter (where base.dias between 16
  and 30), 0), coalesce(sum(base.n) filter (where base.dias > 30), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.dias <= 30), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1), round(percentil_de(0.9, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select modelo.marca_id as chave,
    ((fato.quando at time zone $1)::date - (fato.desde at time zone $2)::date) as "dias", sum(fato.n) as n
  from "relatorio_fato_reparada" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)
  union all ( select modelo.marca_id as chave,
    ((fato.quando at time zone $5)::date - (fato.desde at time zone $6)::date) as "dias", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'REPARADA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.garantia), 0),
    coalesce(sum(base.n) filter (where not base.garantia), 0), coalesce(sum(base.valor_total), 0)) as valores,
    coalesce(sum(base.n), 0) as ordem
  from (( select modelo.marca_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)
  union all ( select modelo.marca_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.garantia), 0),
    coalesce(sum(base.n) filter (where not base.garantia), 0), coalesce(sum(base.valor_total), 0)) as valores,
    coalesce(sum(base.n), 0) as ordem
  from (( select modelo.marca_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2)
  union all ( select modelo.marca_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('APROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REPROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('EXPIRADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('ABERTO')), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')),
    0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao = 'APROVADO'),
    0) / nullif(coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')), 0), 0), 1),
    coalesce(sum(base.valor) filter (where base.situacao = 'APROVADO'), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select modelo.marca_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n,
    sum(fato.valor) as "valor"
  from "relatorio_fato_orcamento" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select modelo.marca_id as chave, fato.situacao as "situacao", fato.decimos as "decimos",
    sum(fato.n) as n, sum(fato.valor) as "valor"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ORCAMENTO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('APROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REPROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('EXPIRADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('ABERTO')), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')),
    0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao = 'APROVADO'),
    0) / nullif(coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')), 0), 0), 1),
    coalesce(sum(base.valor) filter (where base.situacao = 'APROVADO'), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select modelo.marca_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n,
    sum(fato.valor) as "valor"
  from "relatorio_fato_orcamento" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3)
  union all ( select modelo.marca_id as chave, fato.situacao as "situacao", fato.decimos as "decimos",
    sum(fato.n) as n, sum(fato.valor) as "valor"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ORCAMENTO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('AUTORIZADA',
    'ESCOLHIDA', 'RECEBIDA')), 0), coalesce(sum(base.n) filter (where base.situacao in ('NAO_AUTORIZADA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REVERTIDA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('SOLICITADA')), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select modelo.marca_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n
  from "relatorio_fato_troca" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select modelo.marca_id as chave, fato.situacao as "situacao", fato.decimos as "decimos",
    sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'TROCA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome
  from marca
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('AUTORIZADA',
    'ESCOLHIDA', 'RECEBIDA')), 0), coalesce(sum(base.n) filter (where base.situacao in ('NAO_AUTORIZADA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REVERTIDA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('SOLICITADA')), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select modelo.marca_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n
  from "relatorio_fato_troca" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3)
  union all ( select modelo.marca_id as chave, fato.situacao as "situacao", fato.decimos as "decimos",
    sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'TROCA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome_fantasia
  from cliente
  where cliente.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where not base.atrasada), 0),
    coalesce(sum(base.n) filter (where base.atrasada), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.atrasada), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.horas::numeric
  order by base.horas) filter (where base.horas is not null), array_agg(base.n
  order by base.horas) filter (where base.horas is not null)), 1), round(percentil_de(0.9,
    array_agg(base.horas::numeric
  order by base.horas) filter (where base.horas is not null), array_agg(base.n
  order by base.horas) filter (where base.horas is not null)), 1)) as valores, coalesce(sum(base.n), 0) as ordem
  from ( select passagem.cliente_id as chave, passagem.horas, passagem.atrasada, count(*) as n
  from pedido_passagem passagem
  where true
  and passagem.terminada_em >= $1
  and passagem.terminada_em < $2
  and passagem.etapa = $3
  group by 1, 2, 3) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $4;

select agregada.chave::text as chave, (select nome_fantasia
  from cliente
  where cliente.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.quantidade) filter (where base.dias between 0
  and 90), 0), coalesce(sum(base.quantidade) filter (where base.dias < 0), 0),
    coalesce(sum(base.quantidade) filter (where base.dias between 0
  and 30), 0), coalesce(sum(base.quantidade) filter (where base.dias between 31
  and 60), 0), coalesce(sum(base.quantidade) filter (where base.dias between 61
  and 90), 0), coalesce(sum(base.quantidade) filter (where base.dias > 90), 0),
    coalesce(sum(base.quantidade) filter (where base.dias is null), 0), count(*)) as valores,
    coalesce(sum(base.quantidade) filter (where base.dias between 0
  and 90), 0) as ordem
  from ( select saldo.cliente_id as chave, saldo.quantidade, saldo.validade - $1::date as dias
  from saldo
  where true
  and saldo.quantidade > 0) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $2;

select agregada.chave::text as chave, (select nome_fantasia
  from cliente
  where cliente.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    coalesce(sum(base.linhas), 0), coalesce(sum(base.unidades), 0),
    count(*) filter (where not (base.data_expedicao is not null)),
    count(*) filter (where base.data_expedicao is not null
  and not (base.data_expedicao > base.data_hora_coleta)),
    count(*) filter (where base.data_expedicao > base.data_hora_coleta),
    round(100.0 * count(*) filter (where base.data_expedicao > base.data_hora_coleta) / nullif(count(*) filter (where base.data_expedicao is not null), 0), 1)) as valores, count(*) as ordem
  from ( select pedido.cliente_id as chave, pedido.data_expedicao, pedido.data_hora_coleta, itens.linhas,
    itens.unidades
  from pedido
  left join lateral (select count(*) as linhas, sum(quantidade) as unidades
  from pedido_item
  where pedido_item.pedido_id = pedido.id) itens on true
  where true
  and pedido.etapa <> 'CANCELADO'
  and pedido.criado_em >= $1
  and pedido.criado_em < $2) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $3;

select agregada.chave::text as chave, (select nome_fantasia
  from cliente
  where cliente.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    count(*) filter (where base.diferenca = 0),
    round(100.0 * count(*) filter (where base.diferenca = 0) / nullif(count(*), 0), 1), coalesce(sum(base.esperado),
    0), coalesce(sum(abs(base.diferenca)), 0), trunc(100 * (1 - coalesce(sum(abs(base.diferenca)),
    0) / nullif(sum(greatest(base.esperado, base.quantidade)), 0)), 1),
    count(*) filter (where base.ajustada)) as valores, count(*) as ordem
  from ( select linha.cliente_id as chave, vale.quantidade, greatest(vale.sistema - vale.separado, 0) as esperado,
    vale.diferenca, linha.aprovada_em is not null as ajustada
  from contagem_conta vale
  join contagem_linha linha on linha.id = vale.linha_id
  where true
  and vale.contada_em >= $1
  and vale.contada_em < $2
  and not exists (select
  from contagem_conta depois
  where depois.linha_id = vale.linha_id
  and depois.vez > vale.vez)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $3;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0), coalesce(sum(base.mao_de_obra),
    0), coalesce(sum(base.pecas), 0), coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.com_custo), 0),
    round((coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas),
    0)) / nullif(coalesce(sum(base.n) filter (where base.com_custo), 0), 0), 2)) as valores,
    coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0) as ordem
  from (( select fato.posto_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)
  union all ( select fato.posto_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0), coalesce(sum(base.mao_de_obra),
    0), coalesce(sum(base.pecas), 0), coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.com_custo), 0),
    round((coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas),
    0)) / nullif(coalesce(sum(base.n) filter (where base.com_custo), 0), 0), 2)) as valores,
    coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0) as ordem
  from (( select fato.posto_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)
  union all ( select fato.posto_id as chave, fato.chave > 0 as "com_custo", sum(fato.n) as n,
    sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where base.reincidencia is not null), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'PENDENTE'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'AUTORIZADA'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'RECUSADA'), 0), coalesce(sum(base.n), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) / nullif(coalesce(sum(base.n),
    0), 0), 1)) as valores, coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) as ordem
  from (( select fato.posto_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)
  union all ( select fato.posto_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where base.reincidencia is not null), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'PENDENTE'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'AUTORIZADA'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'RECUSADA'), 0), coalesce(sum(base.n), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) / nullif(coalesce(sum(base.n),
    0), 0), 1)) as valores, coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) as ordem
  from (( select fato.posto_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2)
  union all ( select fato.posto_id as chave, fato.detalhe as "reincidencia", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where not base.espera), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1), round(percentil_de(0.9,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1),
    coalesce(sum(base.n) filter (where base.espera), 0)) as valores,
    coalesce(sum(base.n) filter (where not base.espera), 0) as ordem
  from (( select fato.posto_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from "relatorio_fato_passagem" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.posto_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PASSAGEM') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3)
  union all ( select fato.posto_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10)
  and fato.quando >= $11
  and fato.quando < $12
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)
  union all ( select fato.posto_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $13 or credenciado_id = $14)
  and fato.quando >= $15
  and fato.quando < $16
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $17;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where not base.espera), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1), round(percentil_de(0.9,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1),
    coalesce(sum(base.n) filter (where base.espera), 0)) as valores,
    coalesce(sum(base.n) filter (where not base.espera), 0) as ordem
  from (( select fato.posto_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from "relatorio_fato_passagem" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3)
  union all ( select fato.posto_id as chave, fato.decimos as "decimos", false as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PASSAGEM') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.posto_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $5
  and fato.quando < $6
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)
  union all ( select fato.posto_id as chave, null::integer as "decimos", true as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $7
  and fato.quando < $8
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0),
    round(sum(base.n * (base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0) / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."atendimento") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."prazo") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."preco") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."qualidade") / nullif(coalesce(sum(base.n), 0), 0), 1), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) in (3, 4)), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0), round(100.0 * (coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0) - coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0)) / nullif(coalesce(sum(base.n), 0), 0))) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.posto_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from "relatorio_fato_avaliacao" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3, 4, 5)
  union all ( select fato.posto_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'AVALIACAO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3, 4, 5)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0),
    round(sum(base.n * (base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0) / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."atendimento") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."prazo") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."preco") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."qualidade") / nullif(coalesce(sum(base.n), 0), 0), 1), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) in (3, 4)), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0), round(100.0 * (coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0) - coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0)) / nullif(coalesce(sum(base.n), 0), 0))) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.posto_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from "relatorio_fato_avaliacao" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3, 4, 5)
  union all ( select fato.posto_id as chave, fato.atendimento as "atendimento", fato.prazo as "prazo",
    fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'AVALIACAO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3, 4, 5)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.dias <= 15), 0),
    coalesce(sum(base.n) filter (where base.dias between 16
  and 30), 0), coalesce(sum(base.n) filter (where base.dias > 30), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.dias <= 30), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1), round(percentil_de(0.9, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.posto_id as chave,
    ((fato.quando at time zone $1)::date - (fato.desde at time zone $2)::date) as "dias", sum(fato.n) as n
  from "relatorio_fato_reparada" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and fato.quando >= $5
  and fato.quando < $6
  and true
  group by 1, 2)
  union all ( select fato.posto_id as chave,
    ((fato.quando at time zone $7)::date - (fato.desde at time zone $8)::date) as "dias", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'REPARADA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10)
  and fato.quando >= $11
  and fato.quando < $12
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $13;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.dias <= 15), 0),
    coalesce(sum(base.n) filter (where base.dias between 16
  and 30), 0), coalesce(sum(base.n) filter (where base.dias > 30), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.dias <= 30), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1), round(percentil_de(0.9, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1)) as valores, coalesce(sum(base.n), 0) as ordem
  from (( select fato.posto_id as chave,
    ((fato.quando at time zone $1)::date - (fato.desde at time zone $2)::date) as "dias", sum(fato.n) as n
  from "relatorio_fato_reparada" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)
  union all ( select fato.posto_id as chave,
    ((fato.quando at time zone $5)::date - (fato.desde at time zone $6)::date) as "dias", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'REPARADA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.garantia), 0),
    coalesce(sum(base.n) filter (where not base.garantia), 0), coalesce(sum(base.valor_total), 0)) as valores,
    coalesce(sum(base.n), 0) as ordem
  from (( select fato.posto_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)
  union all ( select fato.posto_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.garantia), 0),
    coalesce(sum(base.n) filter (where not base.garantia), 0), coalesce(sum(base.valor_total), 0)) as valores,
    coalesce(sum(base.n), 0) as ordem
  from (( select fato.posto_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2)
  union all ( select fato.posto_id as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('APROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REPROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('EXPIRADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('ABERTO')), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')),
    0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao = 'APROVADO'),
    0) / nullif(coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')), 0), 0), 1),
    coalesce(sum(base.valor) filter (where base.situacao = 'APROVADO'), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select fato.posto_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n,
    sum(fato.valor) as "valor"
  from "relatorio_fato_orcamento" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.posto_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n,
    sum(fato.valor) as "valor"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ORCAMENTO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('APROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REPROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('EXPIRADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('ABERTO')), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')),
    0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao = 'APROVADO'),
    0) / nullif(coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')), 0), 0), 1),
    coalesce(sum(base.valor) filter (where base.situacao = 'APROVADO'), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select fato.posto_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n,
    sum(fato.valor) as "valor"
  from "relatorio_fato_orcamento" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3)
  union all ( select fato.posto_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n,
    sum(fato.valor) as "valor"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ORCAMENTO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('AUTORIZADA',
    'ESCOLHIDA', 'RECEBIDA')), 0), coalesce(sum(base.n) filter (where base.situacao in ('NAO_AUTORIZADA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REVERTIDA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('SOLICITADA')), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select fato.posto_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n
  from "relatorio_fato_troca" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)
  union all ( select fato.posto_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'TROCA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and fato.quando >= $7
  and fato.quando < $8
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $9;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('AUTORIZADA',
    'ESCOLHIDA', 'RECEBIDA')), 0), coalesce(sum(base.n) filter (where base.situacao in ('NAO_AUTORIZADA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REVERTIDA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('SOLICITADA')), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores, coalesce(sum(base.n),
    0) as ordem
  from (( select fato.posto_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n
  from "relatorio_fato_troca" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $1
  and fato.quando < $2
  and true
  group by 1, 2, 3)
  union all ( select fato.posto_id as chave, fato.situacao as "situacao", fato.decimos as "decimos", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'TROCA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $3
  and fato.quando < $4
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.total), 0), count(*),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_ABERTO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_CONFERENCIA'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'APROVADO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'PAGO'), 0), coalesce(sum(base.contestado), 0)) as valores,
    coalesce(sum(base.total), 0) as ordem
  from ( select posto_id as chave, situacao, total, contestado
  from fechamento_cadastro
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and mes between $3
  and $4 ) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $5;

select agregada.chave::text as chave, (select nome_fantasia
  from posto_autorizado
  where id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.total), 0), count(*),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_ABERTO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_CONFERENCIA'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'APROVADO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'PAGO'), 0), coalesce(sum(base.contestado), 0)) as valores,
    coalesce(sum(base.total), 0) as ordem
  from ( select posto_id as chave, situacao, total, contestado
  from fechamento_cadastro
  where true
  and mes between $1
  and $2 ) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $3;

select agregada.chave::text as chave, (select produto.codigo_produto || ' ' || produto.descricao
  from produto
  where produto.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.quantidade) filter (where base.dias between 0
  and 90), 0), coalesce(sum(base.quantidade) filter (where base.dias < 0), 0),
    coalesce(sum(base.quantidade) filter (where base.dias between 0
  and 30), 0), coalesce(sum(base.quantidade) filter (where base.dias between 31
  and 60), 0), coalesce(sum(base.quantidade) filter (where base.dias between 61
  and 90), 0), coalesce(sum(base.quantidade) filter (where base.dias > 90), 0),
    coalesce(sum(base.quantidade) filter (where base.dias is null), 0), count(*)) as valores,
    coalesce(sum(base.quantidade) filter (where base.dias between 0
  and 90), 0) as ordem
  from ( select saldo.produto_id as chave, saldo.quantidade, saldo.validade - $1::date as dias
  from saldo
  where true
  and "saldo"."cliente_id" = $2
  and saldo.quantidade > 0) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $3;

select agregada.chave::text as chave, (select produto.codigo_produto || ' ' || produto.descricao
  from produto
  where produto.id = agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    count(*) filter (where base.diferenca = 0),
    round(100.0 * count(*) filter (where base.diferenca = 0) / nullif(count(*), 0), 1), coalesce(sum(base.esperado),
    0), coalesce(sum(abs(base.diferenca)), 0), trunc(100 * (1 - coalesce(sum(abs(base.diferenca)),
    0) / nullif(sum(greatest(base.esperado, base.quantidade)), 0)), 1),
    count(*) filter (where base.ajustada)) as valores, count(*) as ordem
  from ( select linha.produto_id as chave, vale.quantidade, greatest(vale.sistema - vale.separado, 0) as esperado,
    vale.diferenca, linha.aprovada_em is not null as ajustada
  from contagem_conta vale
  join contagem_linha linha on linha.id = vale.linha_id
  where true
  and vale.contada_em >= $1
  and vale.contada_em < $2
  and not exists (select
  from contagem_conta depois
  where depois.linha_id = vale.linha_id
  and depois.vez > vale.vez)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $3;

select agregada.chave::text as chave, coalesce((select max(emit_nome)
  from nota
  where emit_documento = agregada.chave), agregada.chave) as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    coalesce(sum(base.linhas), 0), coalesce(sum(base.unidades), 0), coalesce(sum(base.valor_total), 0)) as valores,
    count(*) as ordem
  from ( select nota.emit_documento as chave, nota.valor_total, itens.linhas, itens.unidades
  from nota
  left join lateral (select count(*) as linhas, sum(quantidade) as unidades
  from nota_item
  where nota_item.nota_id = nota.id
  and nota_item.efeito = 'entrada') itens on true
  where true
  and nota.situacao = 'recebida'
  and nota.recebida_em >= $1
  and nota.recebida_em < $2) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, rotulo, agregada.chave
  limit $3;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0), coalesce(sum(base.mao_de_obra),
    0), coalesce(sum(base.pecas), 0), coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.com_custo), 0),
    round((coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas),
    0)) / nullif(coalesce(sum(base.n) filter (where base.com_custo), 0), 0), 2)) as valores, null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.chave > 0 as "com_custo",
    sum(fato.n) as n, sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and fato.quando >= $4
  and fato.quando < $5
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)
  union all ( select width_bucket(fato.quando, $6::timestamptz[]) as chave, fato.chave > 0 as "com_custo",
    sum(fato.n) as n, sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $7 or credenciado_id = $8)
  and fato.quando >= $9
  and fato.quando < $10
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $11;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas), 0), coalesce(sum(base.mao_de_obra),
    0), coalesce(sum(base.pecas), 0), coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.com_custo), 0),
    round((coalesce(sum(base.mao_de_obra), 0) + coalesce(sum(base.pecas),
    0)) / nullif(coalesce(sum(base.n) filter (where base.com_custo), 0), 0), 2)) as valores, null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.chave > 0 as "com_custo",
    sum(fato.n) as n, sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $2
  and fato.quando < $3
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)
  union all ( select width_bucket(fato.quando, $4::timestamptz[]) as chave, fato.chave > 0 as "com_custo",
    sum(fato.n) as n, sum(fato.mao_de_obra) as "mao_de_obra", sum(fato.pecas) as "pecas"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $5
  and fato.quando < $6
  and fato.situacao = 'FINALIZADA'
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $7;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where base.reincidencia is not null), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'PENDENTE'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'AUTORIZADA'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'RECUSADA'), 0), coalesce(sum(base.n), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) / nullif(coalesce(sum(base.n),
    0), 0), 1)) as valores, null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.detalhe as "reincidencia",
    sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and fato.quando >= $4
  and fato.quando < $5
  and true
  group by 1, 2)
  union all ( select width_bucket(fato.quando, $6::timestamptz[]) as chave, fato.detalhe as "reincidencia",
    sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $7 or credenciado_id = $8)
  and fato.quando >= $9
  and fato.quando < $10
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $11;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where base.reincidencia is not null), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'PENDENTE'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'AUTORIZADA'), 0),
    coalesce(sum(base.n) filter (where base.reincidencia = 'RECUSADA'), 0), coalesce(sum(base.n), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.reincidencia is not null), 0) / nullif(coalesce(sum(base.n),
    0), 0), 1)) as valores, null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.detalhe as "reincidencia",
    sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $2
  and fato.quando < $3
  and true
  group by 1, 2)
  union all ( select width_bucket(fato.quando, $4::timestamptz[]) as chave, fato.detalhe as "reincidencia",
    sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $5
  and fato.quando < $6
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $7;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where not base.espera), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1), round(percentil_de(0.9,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1),
    coalesce(sum(base.n) filter (where base.espera), 0)) as valores, null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.decimos as "decimos", false as "espera",
    sum(fato.n) as n
  from "relatorio_fato_passagem" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and fato.quando >= $4
  and fato.quando < $5
  and true
  group by 1, 2, 3)
  union all ( select width_bucket(fato.quando, $6::timestamptz[]) as chave, fato.decimos as "decimos",
    false as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PASSAGEM') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $7 or credenciado_id = $8)
  and fato.quando >= $9
  and fato.quando < $10
  and true
  group by 1, 2, 3)
  union all ( select width_bucket(fato.quando, $11::timestamptz[]) as chave, null::integer as "decimos",
    true as "espera", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $12 or credenciado_id = $13)
  and fato.quando >= $14
  and fato.quando < $15
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)
  union all ( select width_bucket(fato.quando, $16::timestamptz[]) as chave, null::integer as "decimos",
    true as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $17 or credenciado_id = $18)
  and fato.quando >= $19
  and fato.quando < $20
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $21;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n) filter (where not base.espera), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1), round(percentil_de(0.9,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1),
    coalesce(sum(base.n) filter (where base.espera), 0)) as valores, null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.decimos as "decimos", false as "espera",
    sum(fato.n) as n
  from "relatorio_fato_passagem" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $2
  and fato.quando < $3
  and true
  group by 1, 2, 3)
  union all ( select width_bucket(fato.quando, $4::timestamptz[]) as chave, fato.decimos as "decimos",
    false as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'PASSAGEM') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $5
  and fato.quando < $6
  and true
  group by 1, 2, 3)
  union all ( select width_bucket(fato.quando, $7::timestamptz[]) as chave, null::integer as "decimos",
    true as "espera", sum(fato.n) as n
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $8
  and fato.quando < $9
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)
  union all ( select width_bucket(fato.quando, $10::timestamptz[]) as chave, null::integer as "decimos",
    true as "espera", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $11
  and fato.quando < $12
  and fato.situacao not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $13;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0),
    round(sum(base.n * (base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0) / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."atendimento") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."prazo") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."preco") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."qualidade") / nullif(coalesce(sum(base.n), 0), 0), 1), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) in (3, 4)), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0), round(100.0 * (coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0) - coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0)) / nullif(coalesce(sum(base.n), 0), 0))) as valores, null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.atendimento as "atendimento",
    fato.prazo as "prazo", fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from "relatorio_fato_avaliacao" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and fato.quando >= $4
  and fato.quando < $5
  and fato.garantia = $6
  and true
  group by 1, 2, 3, 4, 5)
  union all ( select width_bucket(fato.quando, $7::timestamptz[]) as chave, fato.atendimento as "atendimento",
    fato.prazo as "prazo", fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'AVALIACAO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $8 or credenciado_id = $9)
  and fato.quando >= $10
  and fato.quando < $11
  and fato.garantia = $12
  and true
  group by 1, 2, 3, 4, 5)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $13;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0),
    round(sum(base.n * (base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0) / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."atendimento") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."prazo") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."preco") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."qualidade") / nullif(coalesce(sum(base.n), 0), 0), 1), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) in (3, 4)), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0), round(100.0 * (coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0) - coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0)) / nullif(coalesce(sum(base.n), 0), 0))) as valores, null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.atendimento as "atendimento",
    fato.prazo as "prazo", fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from "relatorio_fato_avaliacao" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and fato.quando >= $4
  and fato.quando < $5
  and true
  group by 1, 2, 3, 4, 5)
  union all ( select width_bucket(fato.quando, $6::timestamptz[]) as chave, fato.atendimento as "atendimento",
    fato.prazo as "prazo", fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'AVALIACAO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $7 or credenciado_id = $8)
  and fato.quando >= $9
  and fato.quando < $10
  and true
  group by 1, 2, 3, 4, 5)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $11;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0),
    round(sum(base.n * (base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0) / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."atendimento") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."prazo") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."preco") / nullif(coalesce(sum(base.n), 0), 0), 1), round(sum(base.n * base."qualidade") / nullif(coalesce(sum(base.n), 0), 0), 1), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) in (3, 4)), 0), coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0), round(100.0 * (coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) = 5), 0) - coalesce(sum(base.n) filter (where floor((base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0 + 0.5) <= 2), 0)) / nullif(coalesce(sum(base.n), 0), 0))) as valores, null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.atendimento as "atendimento",
    fato.prazo as "prazo", fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from "relatorio_fato_avaliacao" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $2
  and fato.quando < $3
  and true
  group by 1, 2, 3, 4, 5)
  union all ( select width_bucket(fato.quando, $4::timestamptz[]) as chave, fato.atendimento as "atendimento",
    fato.prazo as "prazo", fato.preco as "preco", fato.qualidade as "qualidade", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'AVALIACAO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $5
  and fato.quando < $6
  and true
  group by 1, 2, 3, 4, 5)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $7;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.dias <= 15), 0),
    coalesce(sum(base.n) filter (where base.dias between 16
  and 30), 0), coalesce(sum(base.n) filter (where base.dias > 30), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.dias <= 30), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1), round(percentil_de(0.9, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1)) as valores, null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave,
    ((fato.quando at time zone $2)::date - (fato.desde at time zone $3)::date) as "dias", sum(fato.n) as n
  from "relatorio_fato_reparada" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $4 or credenciado_id = $5)
  and fato.quando >= $6
  and fato.quando < $7
  and true
  group by 1, 2)
  union all ( select width_bucket(fato.quando, $8::timestamptz[]) as chave,
    ((fato.quando at time zone $9)::date - (fato.desde at time zone $10)::date) as "dias", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'REPARADA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $11 or credenciado_id = $12)
  and fato.quando >= $13
  and fato.quando < $14
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $15;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.dias <= 15), 0),
    coalesce(sum(base.n) filter (where base.dias between 16
  and 30), 0), coalesce(sum(base.n) filter (where base.dias > 30), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.dias <= 30), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1), round(percentil_de(0.9, array_agg(base.dias::numeric
  order by base.dias) filter (where base.dias is not null), array_agg(base.n
  order by base.dias) filter (where base.dias is not null)), 1)) as valores, null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave,
    ((fato.quando at time zone $2)::date - (fato.desde at time zone $3)::date) as "dias", sum(fato.n) as n
  from "relatorio_fato_reparada" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $4
  and fato.quando < $5
  and true
  group by 1, 2)
  union all ( select width_bucket(fato.quando, $6::timestamptz[]) as chave,
    ((fato.quando at time zone $7)::date - (fato.desde at time zone $8)::date) as "dias", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'REPARADA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $9
  and fato.quando < $10
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $11;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.garantia), 0),
    coalesce(sum(base.n) filter (where not base.garantia), 0), coalesce(sum(base.valor_total), 0)) as valores,
    null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and fato.quando >= $4
  and fato.quando < $5
  and true
  group by 1, 2)
  union all ( select width_bucket(fato.quando, $6::timestamptz[]) as chave, fato.garantia as "garantia",
    sum(fato.n) as n, sum(fato.valor) as "valor_total"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $7 or credenciado_id = $8)
  and fato.quando >= $9
  and fato.quando < $10
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $11;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.garantia), 0),
    coalesce(sum(base.n) filter (where not base.garantia), 0), coalesce(sum(base.valor_total), 0)) as valores,
    null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.garantia as "garantia", sum(fato.n) as n,
    sum(fato.valor) as "valor_total"
  from "relatorio_fato_aberta" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $2
  and fato.quando < $3
  and true
  group by 1, 2)
  union all ( select width_bucket(fato.quando, $4::timestamptz[]) as chave, fato.garantia as "garantia",
    sum(fato.n) as n, sum(fato.valor) as "valor_total"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ABERTA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $5
  and fato.quando < $6
  and true
  group by 1, 2)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $7;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('APROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REPROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('EXPIRADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('ABERTO')), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')),
    0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao = 'APROVADO'),
    0) / nullif(coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')), 0), 0), 1),
    coalesce(sum(base.valor) filter (where base.situacao = 'APROVADO'), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores,
    null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.situacao as "situacao",
    fato.decimos as "decimos", sum(fato.n) as n, sum(fato.valor) as "valor"
  from "relatorio_fato_orcamento" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and fato.quando >= $4
  and fato.quando < $5
  and true
  group by 1, 2, 3)
  union all ( select width_bucket(fato.quando, $6::timestamptz[]) as chave, fato.situacao as "situacao",
    fato.decimos as "decimos", sum(fato.n) as n, sum(fato.valor) as "valor"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ORCAMENTO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $7 or credenciado_id = $8)
  and fato.quando >= $9
  and fato.quando < $10
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $11;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('APROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REPROVADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('EXPIRADO')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('ABERTO')), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')),
    0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(100.0 * coalesce(sum(base.n) filter (where base.situacao = 'APROVADO'),
    0) / nullif(coalesce(sum(base.n) filter (where base.situacao in ('APROVADO', 'REPROVADO')), 0), 0), 1),
    coalesce(sum(base.valor) filter (where base.situacao = 'APROVADO'), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores,
    null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.situacao as "situacao",
    fato.decimos as "decimos", sum(fato.n) as n, sum(fato.valor) as "valor"
  from "relatorio_fato_orcamento" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $2
  and fato.quando < $3
  and true
  group by 1, 2, 3)
  union all ( select width_bucket(fato.quando, $4::timestamptz[]) as chave, fato.situacao as "situacao",
    fato.decimos as "decimos", sum(fato.n) as n, sum(fato.valor) as "valor"
  from relatorio_fatos_de(array(select relatorio_sujas()), 'ORCAMENTO') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $5
  and fato.quando < $6
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $7;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('AUTORIZADA',
    'ESCOLHIDA', 'RECEBIDA')), 0), coalesce(sum(base.n) filter (where base.situacao in ('NAO_AUTORIZADA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REVERTIDA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('SOLICITADA')), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores,
    null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.situacao as "situacao",
    fato.decimos as "decimos", sum(fato.n) as n
  from "relatorio_fato_troca" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and fato.quando >= $4
  and fato.quando < $5
  and true
  group by 1, 2, 3)
  union all ( select width_bucket(fato.quando, $6::timestamptz[]) as chave, fato.situacao as "situacao",
    fato.decimos as "decimos", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'TROCA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and "fato"."posto_id" in ( select id
  from posto_autorizado
  where id = $7 or credenciado_id = $8)
  and fato.quando >= $9
  and fato.quando < $10
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $11;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where base.situacao in ('AUTORIZADA',
    'ESCOLHIDA', 'RECEBIDA')), 0), coalesce(sum(base.n) filter (where base.situacao in ('NAO_AUTORIZADA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('REVERTIDA')), 0),
    coalesce(sum(base.n) filter (where base.situacao in ('SOLICITADA')), 0), round(percentil_de(0.5,
    array_agg(base.decimos / 10.0::numeric
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null), array_agg(base.n
  order by base.decimos / 10.0) filter (where base.decimos / 10.0 is not null)), 1)) as valores,
    null::integer as ordem
  from (( select width_bucket(fato.quando, $1::timestamptz[]) as chave, fato.situacao as "situacao",
    fato.decimos as "decimos", sum(fato.n) as n
  from "relatorio_fato_troca" fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where not exists (select
  from relatorio_sujas() suja
  where suja = fato.ordem_servico_id)
  and true
  and fato.quando >= $2
  and fato.quando < $3
  and true
  group by 1, 2, 3)
  union all ( select width_bucket(fato.quando, $4::timestamptz[]) as chave, fato.situacao as "situacao",
    fato.decimos as "decimos", sum(fato.n) as n
  from relatorio_fatos_de(array(select relatorio_sujas()), 'TROCA') fato
  left join modelo_produto modelo on modelo.id = fato.modelo_id
  where true
  and true
  and fato.quando >= $5
  and fato.quando < $6
  and true
  group by 1, 2, 3)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $7;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.n), 0), coalesce(sum(base.n) filter (where not base.atrasada), 0),
    coalesce(sum(base.n) filter (where base.atrasada), 0),
    round(100.0 * coalesce(sum(base.n) filter (where base.atrasada), 0) / nullif(coalesce(sum(base.n), 0), 0), 1),
    round(percentil_de(0.5, array_agg(base.horas::numeric
  order by base.horas) filter (where base.horas is not null), array_agg(base.n
  order by base.horas) filter (where base.horas is not null)), 1), round(percentil_de(0.9,
    array_agg(base.horas::numeric
  order by base.horas) filter (where base.horas is not null), array_agg(base.n
  order by base.horas) filter (where base.horas is not null)), 1)) as valores, null::integer as ordem
  from ( select width_bucket(passagem.terminada_em, $1::timestamptz[]) as chave, passagem.horas, passagem.atrasada,
    count(*) as n
  from pedido_passagem passagem
  where true
  and passagem.terminada_em >= $2
  and passagem.terminada_em < $3
  group by 1, 2, 3) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $4;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.total), 0), count(*),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_ABERTO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_CONFERENCIA'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'APROVADO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'PAGO'), 0), coalesce(sum(base.contestado), 0)) as valores,
    null::integer as ordem
  from ( select width_bucket(mes::timestamp at time zone $1, $2::timestamptz[]) as chave, situacao, total, contestado
  from fechamento_cadastro
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and mes between $5
  and $6 ) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $7;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.total), 0), count(*),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_ABERTO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_CONFERENCIA'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'APROVADO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'PAGO'), 0), coalesce(sum(base.contestado), 0)) as valores,
    null::integer as ordem
  from ( select width_bucket(mes::timestamp at time zone $1, $2::timestamptz[]) as chave, situacao, total, contestado
  from fechamento_cadastro
  where true
  and mes between $3
  and $4
  and posto_id = $5) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $6;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
    json_build_array(coalesce(sum(base.total), 0), count(*),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_ABERTO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'EM_CONFERENCIA'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'APROVADO'), 0),
    coalesce(sum(base.total) filter (where base.situacao = 'PAGO'), 0), coalesce(sum(base.contestado), 0)) as valores,
    null::integer as ordem
  from ( select width_bucket(mes::timestamp at time zone $1, $2::timestamptz[]) as chave, situacao, total, contestado
  from fechamento_cadastro
  where true
  and mes between $3
  and $4 ) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $5;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    coalesce(sum(base.linhas), 0), coalesce(sum(base.unidades), 0),
    count(*) filter (where not (base.data_expedicao is not null)),
    count(*) filter (where base.data_expedicao is not null
  and not (base.data_expedicao > base.data_hora_coleta)),
    count(*) filter (where base.data_expedicao > base.data_hora_coleta),
    round(100.0 * count(*) filter (where base.data_expedicao > base.data_hora_coleta) / nullif(count(*) filter (where base.data_expedicao is not null), 0), 1)) as valores, null::integer as ordem
  from ( select width_bucket(pedido.criado_em, $1::timestamptz[]) as chave, pedido.data_expedicao,
    pedido.data_hora_coleta, itens.linhas, itens.unidades
  from pedido
  left join lateral (select count(*) as linhas, sum(quantidade) as unidades
  from pedido_item
  where pedido_item.pedido_id = pedido.id) itens on true
  where true
  and pedido.etapa <> 'CANCELADO'
  and pedido.criado_em >= $2
  and pedido.criado_em < $3) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $4;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    coalesce(sum(base.linhas), 0), coalesce(sum(base.unidades), 0), coalesce(sum(base.valor_total), 0)) as valores,
    null::integer as ordem
  from ( select width_bucket(nota.recebida_em, $1::timestamptz[]) as chave, nota.valor_total, itens.linhas,
    itens.unidades
  from nota
  left join lateral (select count(*) as linhas, sum(quantidade) as unidades
  from nota_item
  where nota_item.nota_id = nota.id
  and nota_item.efeito = 'entrada') itens on true
  where true
  and nota.situacao = 'recebida'
  and nota.recebida_em >= $2
  and nota.recebida_em < $3) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $4;

select agregada.chave::text as chave, null::text as rotulo, agregada.todo, agregada.grupos, agregada.valores
  from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos, json_build_array(count(*),
    count(*) filter (where base.diferenca = 0),
    round(100.0 * count(*) filter (where base.diferenca = 0) / nullif(count(*), 0), 1), coalesce(sum(base.esperado),
    0), coalesce(sum(abs(base.diferenca)), 0), trunc(100 * (1 - coalesce(sum(abs(base.diferenca)),
    0) / nullif(sum(greatest(base.esperado, base.quantidade)), 0)), 1),
    count(*) filter (where base.ajustada)) as valores, null::integer as ordem
  from ( select width_bucket(vale.contada_em, $1::timestamptz[]) as chave, vale.quantidade,
    greatest(vale.sistema - vale.separado, 0) as esperado, vale.diferenca, linha.aprovada_em is not null as ajustada
  from contagem_conta vale
  join contagem_linha linha on linha.id = vale.linha_id
  where true
  and vale.contada_em >= $2
  and vale.contada_em < $3
  and not exists (select
  from contagem_conta depois
  where depois.linha_id = vale.linha_id
  and depois.vez > vale.vez)) base
  group by grouping sets ((base.chave), ())) agregada
  order by agregada.todo desc, agregada.ordem desc nulls last, agregada.chave
  limit $4;
