-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/comprovante.ts

-- findComprovante
select aprovacao.resposta, aprovacao.criado_em as em, exists (select
  from os_aprovacao desfaz
  where desfaz.desfaz_id = aprovacao.id) as desfeita
  from os_comprovante comprovante
  join os_aprovacao aprovacao on aprovacao.id = comprovante.aprovacao_id
  where comprovante.sha256 = $1;

-- findEvidencia
--   assinatura: null
--   documento: null
--   endereco: null
--   motivo: null
--   navegador: null
--   recusadas[]: string
select aprovacao.id, aprovacao.resposta, aprovacao.por, usuario.nome as "registradoPor", aprovacao.nome,
    aprovacao.documento, aprovacao.motivo, aprovacao.endereco, aprovacao.navegador, aprovacao.mostrado,
    encode(aprovacao.hash, 'hex') as sha256, aprovacao.criado_em as em, assinatura.chave as assinatura,
    posto.nome_fantasia as posto, posto.cnpj, os.numero, os.ano, coalesce(( select json_agg(coalesce(peca.descricao,
    servico.nome)
  order by linha.ordem)
  from os_linha linha
  left join peca on peca.id = linha.peca_id
  left join servico on servico.id = linha.servico_id
  where linha.id = any(aprovacao.linhas_recusadas)), '[]') as recusadas
  from os_aprovacao aprovacao
  join ordem_servico os on os.id = aprovacao.ordem_servico_id
  join posto_autorizado posto on posto.id = os.posto_id
  left join usuario on usuario.id = aprovacao.usuario_id
  left join os_arquivo assinatura on assinatura.id = aprovacao.assinatura_id
  where aprovacao.orcamento_id = ( select id
  from os_orcamento
  where ordem_servico_id = $1
  order by versao desc
  limit 1)
  and aprovacao.resposta <> 'DESFEITO'
  and aprovacao.mostrado <> ''
  and not exists (select
  from os_aprovacao desfeita
  where desfeita.desfaz_id = aprovacao.id)
  order by aprovacao.id desc
  limit 1;

-- insertComprovante
insert into "os_comprovante" ("sha256", "aprovacao_id")
  values ($1, $2)
  on conflict do nothing;
