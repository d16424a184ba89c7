-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/inicio/store/reincidencias.ts

-- listReincidencias
--   agora.causas: array
--   agora.em: string
--   agora.id: number
--   agora.linhas: array
--   agora.numero: string
--   agora.sintomas: array
--   agora.sintomas[]: string
--   agora.tecnico: null
--   agora.valor: number
--   antes.causas: array
--   antes.em: string
--   antes.id: number
--   antes.linhas: array
--   antes.numero: string
--   antes.sintomas: array
--   antes.sintomas[]: string
--   antes.tecnico: null
--   antes.valor: number
--   posto.id: number
--   posto.nomeFantasia: string
with pendentes as materialized ( select ordem_servico.id, (count(*) over ())::int as total
  from ordem_servico
  where ordem_servico.reincidencia = 'PENDENTE'
  and ordem_servico.reincidencia is not null
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and true
  order by ordem_servico.criado_em, ordem_servico.id
  limit $1 ) select pendentes.total, ordem_servico.id, ordem_servico.numero || '/' || ordem_servico.ano as numero,
    json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, ordem_servico.versao,
    consumidor.nome as consumidor, modelo.descricao as modelo, relogio.numero_serie as "numeroSerie",
    case when ordem_servico.status in ('FINALIZADA', 'CANCELADA', 'TROCA_REVERTIDA') then -1 else greatest(0,
    ($2::timestamptz at time zone $3)::date - (ordem_servico.criado_em at time zone $4)::date) end as dias,
    case when ordem_servico.status in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA') then 'BRANCO' when ordem_servico.criado_em >= $5 then 'AZUL' when ordem_servico.criado_em >= $6 then 'VERDE' when ordem_servico.criado_em >= $7 then 'VERMELHO' when ordem_servico.criado_em >= $8 then 'AMARELO' else 'VERMELHO' end as semaforo, ( select json_build_object( 'id', os.id, 'numero', os.numero || '/' || os.ano, 'em', to_char(coalesce(os.data_entrega_relogio, os.criado_em) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'sintomas', array(select sintoma_os.nome
  from os_sintoma
  join sintoma_os on sintoma_os.id = os_sintoma.sintoma_os_id
  where os_sintoma.ordem_servico_id = os.id
  order by 1), 'causas', array(select distinct causa_os.nome
  from os_linha
  join causa_os on causa_os.id = os_linha.causa_os_id
  where os_linha.orcamento_id = ultimo.id
  order by 1), 'linhas', array(select coalesce(servico.nome, peca.descricao)
  from os_linha
  left join servico on servico.id = os_linha.servico_id
  left join peca on peca.id = os_linha.peca_id
  where os_linha.orcamento_id = ultimo.id
  order by os_linha.ordem), 'valor', os.valor_total, 'tecnico', (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = coalesce(os.reparado_por, os.tecnico_id)))
  from ordem_servico os
  left join lateral (select id
  from os_orcamento
  where ordem_servico_id = os.id
  order by versao desc
  limit 1) ultimo on true
  where os.id = ordem_servico.reincidencia_os_id) as antes, ( select json_build_object( 'id', os.id, 'numero',
    os.numero || '/' || os.ano, 'em', to_char(coalesce(os.data_entrega_relogio, os.criado_em) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'sintomas', array(select sintoma_os.nome
  from os_sintoma
  join sintoma_os on sintoma_os.id = os_sintoma.sintoma_os_id
  where os_sintoma.ordem_servico_id = os.id
  order by 1), 'causas', array(select distinct causa_os.nome
  from os_linha
  join causa_os on causa_os.id = os_linha.causa_os_id
  where os_linha.orcamento_id = ultimo.id
  order by 1), 'linhas', array(select coalesce(servico.nome, peca.descricao)
  from os_linha
  left join servico on servico.id = os_linha.servico_id
  left join peca on peca.id = os_linha.peca_id
  where os_linha.orcamento_id = ultimo.id
  order by os_linha.ordem), 'valor', os.valor_total, 'tecnico', (select coalesce(nome_exibicao, nome)
  from usuario
  where usuario.id = coalesce(os.reparado_por, os.tecnico_id)))
  from ordem_servico os
  left join lateral (select id
  from os_orcamento
  where ordem_servico_id = os.id
  order by versao desc
  limit 1) ultimo on true
  where os.id = ordem_servico.id) as agora
  from pendentes
  join ordem_servico using (id)
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  join relogio on relogio.id = ordem_servico.relogio_id
  join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  order by ordem_servico.criado_em, ordem_servico.id;
