-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/orcamento/itens.ts

-- listItensDaOs
--   livre: null
select 'SERVICO' as tipo, servico.id, servico.codigo, servico.nome, servico.valor as preco, null::integer as livre,
    servico.ativo
  from servico
  where servico.id in ( select os_linha."servico_id"
  from os_linha
  where os_linha.orcamento_id = ( select id
  from os_orcamento
  where ordem_servico_id = $1
  order by versao desc
  limit 1))
  union all select 'PECA', peca.id, peca.codigo, peca.descricao, peca.preco,
    coalesce(estoque.quantidade - estoque.reservado, 0), peca.ativo
  from peca
  left join estoque_peca estoque on estoque.peca_id = peca.id
  and estoque.posto_id = $2
  where peca.id in ( select os_linha."peca_id"
  from os_linha
  where os_linha.orcamento_id = ( select id
  from os_orcamento
  where ordem_servico_id = $3
  order by versao desc
  limit 1));

-- listModelos
--   causa.id: number
--   causa.nome: string
--   causa: null
--   itens[].ativo: boolean
--   itens[].codigo: string
--   itens[].id: number
--   itens[].livre: null
--   itens[].livre: number
--   itens[].nome: string
--   itens[].opcional: boolean
--   itens[].preco: number
--   itens[].tipo: string
--   itens[]: object
--   sintoma: null
with linha as ( select modelo_orcamento_id, servico_id, null::bigint as peca_id, false as opcional
  from modelo_orcamento_servico
  union all select modelo_orcamento_id, null, peca_id, false
  from modelo_orcamento_peca
  union all select opcional.modelo_orcamento_id, opcional.servico_id, null, true
  from modelo_orcamento_opcional opcional
  where not exists ( select
  from modelo_orcamento_servico servico
  where servico.modelo_orcamento_id = opcional.modelo_orcamento_id
  and servico.servico_id = opcional.servico_id) ) select modelo.id, modelo.nome,
    case when sintoma.id is not null then json_build_object('id', sintoma.id, 'nome', sintoma.nome) end as sintoma,
    case when causa.id is not null then json_build_object('id', causa.id, 'nome', causa.nome) end as causa,
    (select coalesce(json_agg(json_build_object( 'tipo',
    case when linha.peca_id is null then 'SERVICO' else 'PECA' end, 'id', coalesce(peca.id, servico.id), 'codigo',
    coalesce(peca.codigo, servico.codigo), 'nome', coalesce(peca.descricao, servico.nome), 'preco',
    coalesce(peca.preco, servico.valor), 'livre',
    case when peca.id is not null then coalesce(estoque.quantidade - estoque.reservado, 0) end, 'ativo',
    coalesce(peca.ativo, servico.ativo), 'opcional', linha.opcional)
  order by linha.opcional, linha.peca_id is not null, coalesce(peca.descricao, servico.nome)), '[]')
  from linha
  left join servico on servico.id = linha.servico_id
  left join peca on peca.id = linha.peca_id
  left join estoque_peca estoque on estoque.peca_id = peca.id
  and estoque.posto_id = $1
  where linha.modelo_orcamento_id = modelo.id) as itens
  from modelo_orcamento modelo
  left join sintoma_os sintoma on sintoma.id = modelo.sintoma_id
  and sintoma.ativo
  left join causa_os causa on causa.id = modelo.causa_id
  and causa.ativo
  where modelo.ativo
  and (modelo.posto_id is null or modelo.posto_id = $2)
  order by modelo.nome collate "pt-BR-x-icu", modelo.id;

-- searchItens
--   livre: null
select *
  from ( select 'SERVICO' as tipo, servico.id, servico.codigo, servico.nome, servico.valor as preco,
    null::integer as livre, servico.ativo
  from servico
  where "servico"."ativo"
  and $1::boolean
  and (upper("servico"."codigo") like $2 or sem_acento("servico"."nome") like sem_acento($3))
  union all select 'PECA', peca.id, peca.codigo, peca.descricao, peca.preco,
    coalesce(estoque.quantidade - estoque.reservado, 0), peca.ativo
  from peca
  left join estoque_peca estoque on estoque.peca_id = peca.id
  and estoque.posto_id = $4
  where "peca"."ativo"
  and $5::boolean
  and (upper("peca"."codigo") like $6 or sem_acento("peca"."descricao") like sem_acento($7))) item
  order by upper(codigo) = $8 desc, tipo desc, nome collate "pt-BR-x-icu", id
  limit $9;
