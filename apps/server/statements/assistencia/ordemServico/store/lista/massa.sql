-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/lista/massa.ts

-- listEtiquetas
--   relato: null
--   relogio.modelo.descricao: string
--   relogio.modelo: object
--   relogio.numeroSerie: string
--   sintomas[].id: number
--   sintomas[].nome: string
--   sintomas[]: object
select os.id, os.numero || '/' || os.ano as numero, os.criado_em as "criadoEm",
    case when relogio.id is not null then json_build_object( 'modelo', json_build_object('descricao',
    modelo_produto.descricao), 'numeroSerie', relogio.numero_serie) end as relogio,
    case when consumidor.anonimizado_em is null then os.relato end as relato,
    coalesce(( select json_agg(json_build_object('id', sintoma_os.id, 'nome', sintoma_os.nome)
  order by sintoma_os.nome)
  from os_sintoma
  join sintoma_os on sintoma_os.id = os_sintoma.sintoma_os_id
  where os_sintoma.ordem_servico_id = os.id), '[]') as sintomas
  from unnest($1::bigint[]) with ordinality as chave (id, ordem)
  join ordem_servico os on os.id = chave.id
  join consumidor on consumidor.id = os.consumidor_id
  left join relogio on relogio.id = os.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  where os.os_type = 'OS'
  and "os"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  order by chave.ordem;

-- listPostosDe
select posto_autorizado.id, posto_autorizado.nome_fantasia as "nomeFantasia", count(*)::int as total
  from ordem_servico
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  where ordem_servico.id = any ($1::bigint[])
  and "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  group by posto_autorizado.id
  order by posto_autorizado.id;

select posto_autorizado.id, posto_autorizado.nome_fantasia as "nomeFantasia", count(*)::int as total
  from ordem_servico
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  where ordem_servico.id = any ($1::bigint[])
  and true
  group by posto_autorizado.id
  order by posto_autorizado.id;

-- lockEmMassa
--   consumidorEmail: null
--   credenciadoId: null
--   tecnicoId: null
select ordem_servico.id, ordem_servico.numero, ordem_servico.ano, ordem_servico.status, ordem_servico.versao,
    ordem_servico.posto_id as "postoId", posto_autorizado.credenciado_id as "credenciadoId",
    posto_autorizado.nome_fantasia as "postoNome", consumidor.nome as "consumidorNome",
    consumidor.email as "consumidorEmail", ordem_servico.tecnico_id as "tecnicoId"
  from ordem_servico
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  where ordem_servico.id = any ($1::bigint[])
  and "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  order by ordem_servico.id for update of ordem_servico;

select ordem_servico.id, ordem_servico.numero, ordem_servico.ano, ordem_servico.status, ordem_servico.versao,
    ordem_servico.posto_id as "postoId", posto_autorizado.credenciado_id as "credenciadoId",
    posto_autorizado.nome_fantasia as "postoNome", consumidor.nome as "consumidorNome",
    consumidor.email as "consumidorEmail", ordem_servico.tecnico_id as "tecnicoId"
  from ordem_servico
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  where ordem_servico.id = any ($1::bigint[])
  and true
  order by ordem_servico.id for update of ordem_servico;
