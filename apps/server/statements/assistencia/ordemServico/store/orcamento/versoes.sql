-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/orcamento/versoes.ts

-- listVersoes
--   linhas[].garantia: boolean
--   linhas[].itemId: number
--   linhas[].nome: string
--   linhas[].opcional: boolean
--   linhas[].quantidade: number
--   linhas[].situacao: string
--   linhas[].tipo: string
--   linhas[].valorFinal: number
--   linhas[]: object
--   prazoDiasUteis: null
--   resposta.aprovado: boolean
--   resposta.em: string
--   resposta.motivo: string
--   resposta: null
select orcamento.versao, orcamento.situacao, orcamento.complemento, orcamento.criado_em as "salvoEm",
    coalesce(usuario.nome_exibicao, usuario.nome) as "salvoPor", orcamento.prazo_dias_uteis as "prazoDiasUteis",
    (select coalesce(json_agg(json_build_object( 'tipo', linha.tipo, 'itemId', coalesce(linha.peca_id,
    linha.servico_id), 'nome', coalesce(linha.descricao, peca.descricao, servico.nome), 'quantidade', linha.quantidade,
    'garantia', linha.garantia, 'opcional', linha.opcional, 'valorFinal', linha.valor_final, 'situacao',
    linha.situacao)
  order by linha.ordem), '[]')
  from os_linha linha
  left join peca on peca.id = linha.peca_id
  left join servico on servico.id = linha.servico_id
  where linha.orcamento_id = orcamento.id) as linhas, (select json_build_object('aprovado',
    resposta.resposta = 'APROVADO', 'motivo', resposta.motivo, 'em', resposta.criado_em)
  from os_aprovacao resposta
  where resposta.orcamento_id = orcamento.id
  and resposta.resposta <> 'DESFEITO'
  and not exists (select
  from os_aprovacao desfeita
  where desfeita.desfaz_id = resposta.id)
  order by resposta.id desc
  limit 1) as resposta
  from os_orcamento orcamento
  left join usuario on usuario.id = orcamento.criado_por
  where orcamento.ordem_servico_id = $1
  order by orcamento.versao;
