-- A ticket that was closed without an answer stops its clock there.
create or replace view chamado_cadastro as
  select chamado.id, chamado.ano, chamado.numero || '/' || chamado.ano as numero, chamado.posto_id,
         posto.nome_fantasia as posto_nome_fantasia, chamado.titulo, chamado.categoria, chamado.prioridade,
         chamado.equipe, chamado.situacao, chamado.prazo_em, chamado.criado_em, chamado.versao,
         ordem_servico.numero || '/' || ordem_servico.ano as os, coalesce(responsavel.nome_exibicao, responsavel.nome) as responsavel,
         case when chamado.situacao = 'PENDENTE' then 'PARADO'
              when chamado.situacao = 'NOVO' then case when chamado.prazo_em < now() then 'ATRASADO' else 'NO_PRAZO' end
              when coalesce(chamado.atendido_em, chamado.encerrado_em) > chamado.prazo_em then 'PERDIDO'
              else 'CUMPRIDO' end as prazo,
         -- Minutes: what is due first, so that late ones come first; then what waits for the post, what is answered, what is over.
         case chamado.situacao
           when 'NOVO' then floor(extract(epoch from chamado.prazo_em) / 60)::integer
           when 'PENDENTE' then 300000000 + floor(extract(epoch from chamado.criado_em) / 60)::integer
           when 'ATENDIDO' then 600000000 + floor(extract(epoch from chamado.criado_em) / 60)::integer
           else 1200000000 - floor(extract(epoch from chamado.criado_em) / 60)::integer end as ordem,
         -- One text to search in, because most tickets have no order.
         concat_ws(' ', chamado.numero || '/' || chamado.ano, chamado.titulo,
                   ordem_servico.numero || '/' || ordem_servico.ano, posto.nome_fantasia) as busca,
         chamado.responsavel_id, case when chamado.responsavel_id is null then 'SEM' else 'COM' end as dono,
         -- The post does not learn from a count that there are internal notes.
         (select count(*)::integer from chamado_mensagem mensagem
           where mensagem.chamado_id = chamado.id and not mensagem.interna) as mensagens,
         chamado.minutos_restantes, chamado.atendido_em, chamado.encerrado_em
    from chamado
    join posto_autorizado posto on posto.id = chamado.posto_id
    left join ordem_servico on ordem_servico.id = chamado.ordem_servico_id
    left join usuario responsavel on responsavel.id = chamado.responsavel_id;
