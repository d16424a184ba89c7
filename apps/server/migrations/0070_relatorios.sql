-- What the report of surveys counts is found in the list of answers.
drop view avaliacao_cadastro;
create view avaliacao_cadastro as
  select avaliacao.id, avaliacao.versao, avaliacao.posto_id, avaliacao.ordem_servico_id,
         posto_autorizado.nome_fantasia as posto_nome_fantasia,
         ordem_servico.numero || '/' || ordem_servico.ano as ordem_servico_numero,
         coalesce(consumidor.nome, '') as consumidor,
         avaliacao.respondida_em, atendimento, prazo, preco, qualidade, media, comentario, quer_ligacao,
         ligou_em, resposta, respondido_em,
         case when resposta is null then 'SEM_RESPOSTA' else 'RESPONDIDA' end as situacao,
         least(atendimento, prazo, preco, qualidade) <= 2 as nota_baixa,
         -- The mean as a whole mark, halves up.
         floor(media + 0.5)::integer as nota,
         case floor(media + 0.5)::integer when 5 then 'PROMOTOR' when 4 then 'NEUTRO' when 3 then 'NEUTRO' else 'DETRATOR' end as grupo,
         modelo.marca_id, relogio.modelo_produto_id as modelo_id, ordem_servico.tecnico_id, ordem_servico.garantia
    from avaliacao
    join posto_autorizado on posto_autorizado.id = avaliacao.posto_id
    join ordem_servico on ordem_servico.id = avaliacao.ordem_servico_id
    left join consumidor on consumidor.id = ordem_servico.consumidor_id
    left join relogio on relogio.id = ordem_servico.relogio_id
    left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
   where avaliacao.respondida_em is not null;

-- The report of receipts by their day.
create index nota_por_recebimento on nota (recebida_em) where recebida_em is not null;
