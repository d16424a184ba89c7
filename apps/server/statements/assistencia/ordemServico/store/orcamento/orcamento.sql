-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/orcamento/orcamento.ts

-- findOrcamentoRow
--   criado_por: null
--   expira_em: null
--   fotos[]: number
--   fotos_frases[]: string
--   o_que_vimos: null
--   observacoes: null
--   prazo_dias_uteis: null
--   respondido_em: null
--   sinal: null
--   sinal_dispensado_em: null
select /* preparado */ "os_orcamento"."id", "os_orcamento"."versao", "os_orcamento"."situacao",
    "os_orcamento"."observacoes", "os_orcamento"."o_que_vimos", "os_orcamento"."fotos", "os_orcamento"."fotos_frases",
    "os_orcamento"."prazo_dias_uteis", "os_orcamento"."criado_em", "os_orcamento"."expira_em",
    "os_orcamento"."respondido_em", "os_orcamento"."complemento", "os_orcamento"."sinal",
    "os_orcamento"."sinal_dispensado_em", "usuario"."nome" as "criado_por"
  from "os_orcamento"
  left join "usuario" on "usuario"."id" = "os_orcamento"."criado_por"
  where "os_orcamento"."ordem_servico_id" = $1
  order by "os_orcamento"."versao" desc
  limit $2;

-- listLinhas
--   descricao: null
--   estoque: null
--   falta.motivo: null
--   falta.motivo: string
--   falta.onde: string
--   falta: null
--   motivo_valor: null
--   peca_codigo: null
--   peca_descricao: null
--   peca_id: null
--   servico_codigo: null
--   servico_id: null
--   servico_nome: null
select /* preparado */ "linha"."id", "linha"."tipo", "linha"."descricao", "linha"."garantia", "linha"."solicitar_peca",
    "linha"."quantidade", "linha"."valor", "linha"."valor_final", "linha"."valor_fabricante", "linha"."opcional",
    "linha"."situacao", "linha"."complemento", "linha"."motivo_valor", ( select json_build_object('onde',
    case when compra.situacao is null then 'A_PEDIR' when compra.situacao = 'REJEITADA' then 'REJEITADA' when compra.situacao = 'ENVIADA' then 'A_CAMINHO' else 'PEDIDA' end, 'motivo', compra.motivo)
  from (select sum(gemea.quantidade) as pedida
  from os_linha gemea
  where gemea.orcamento_id = linha.orcamento_id
  and gemea.peca_id = linha.peca_id
  and gemea.solicitar_peca
  and gemea.situacao = 'APROVADA') precisa
  join os_orcamento versao on versao.id = linha.orcamento_id
  left join lateral ( select coalesce(sum(reservada + usada), 0) as tem
  from os_peca
  where os_peca.ordem_servico_id = versao.ordem_servico_id
  and os_peca.peca_id = linha.peca_id) nossa on true
  left join lateral ( select compra_peca.situacao, compra_peca.motivo
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = versao.ordem_servico_id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao <> 'RECEBIDA'
  order by compra_peca.id desc
  limit 1) compra on true
  where linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  and nossa.tem < precisa.pedida) as "falta",
    ( select case when nossa.usada >= linha.quantidade then 'USADA' when nossa.reservada >= linha.quantidade then case when exists ( select
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = versao.ordem_servico_id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = 'RECEBIDA') then 'CHEGOU' else 'RESERVADA' end when linha.situacao = 'PENDENTE'
  and saldo.quantidade - saldo.reservado >= linha.quantidade then 'EM_ESTOQUE' end
  from os_orcamento versao
  join ordem_servico os on os.id = versao.ordem_servico_id
  left join os_peca nossa on nossa.ordem_servico_id = versao.ordem_servico_id
  and nossa.peca_id = linha.peca_id
  left join estoque_peca saldo on saldo.posto_id = os.posto_id
  and saldo.peca_id = linha.peca_id
  where versao.id = linha.orcamento_id
  and linha.peca_id is not null
  and linha.situacao <> 'RECUSADA') as "estoque", "peca"."id" as "peca_id", "peca"."codigo" as "peca_codigo",
    "peca"."descricao" as "peca_descricao", "servico"."id" as "servico_id", "servico"."codigo" as "servico_codigo",
    "servico"."nome" as "servico_nome", "sintoma"."id" as "sintoma_id", "sintoma"."nome" as "sintoma_nome",
    "causa"."id" as "causa_id", "causa"."nome" as "causa_nome"
  from "os_linha" as "linha"
  inner join "sintoma_os" as "sintoma" on "sintoma"."id" = "linha"."sintoma_os_id"
  inner join "causa_os" as "causa" on "causa"."id" = "linha"."causa_os_id"
  left join "peca" on "peca"."id" = "linha"."peca_id"
  left join "servico" on "servico"."id" = "linha"."servico_id"
  where "linha"."orcamento_id" = $1
  order by "linha"."ordem";
