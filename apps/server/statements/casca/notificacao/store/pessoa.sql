-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/notificacao/store/pessoa.ts

-- findNaoLidas
select "nao_lidas"
  from "notificacao_pessoa"
  where "usuario_id" = $1;

-- findPreferencias
--   escolhas.CHAMADO.computador: boolean
--   escolhas.CHAMADO.email: boolean
--   escolhas.CHAMADO.pagina: boolean
--   escolhas.CHAMADO: object
--   escolhas.IMPORTACAO.computador: boolean
--   escolhas.IMPORTACAO.email: boolean
--   escolhas.IMPORTACAO.pagina: boolean
--   escolhas.IMPORTACAO: object
--   escolhas.INSPECAO_ESPERA.computador: boolean
--   escolhas.INSPECAO_ESPERA.email: boolean
--   escolhas.INSPECAO_ESPERA.pagina: boolean
--   escolhas.INSPECAO_ESPERA: object
--   escolhas.LOTE_VENCE.computador: boolean
--   escolhas.LOTE_VENCE.email: boolean
--   escolhas.LOTE_VENCE.pagina: boolean
--   escolhas.LOTE_VENCE: object
--   escolhas.MENCAO.computador: boolean
--   escolhas.MENCAO.email: boolean
--   escolhas.MENCAO.pagina: boolean
--   escolhas.MENCAO: object
--   escolhas.NOTA_CHEGOU.computador: boolean
--   escolhas.NOTA_CHEGOU.email: boolean
--   escolhas.NOTA_CHEGOU.pagina: boolean
--   escolhas.NOTA_CHEGOU: object
--   escolhas.NOTA_DIVERGENTE.computador: boolean
--   escolhas.NOTA_DIVERGENTE.email: boolean
--   escolhas.NOTA_DIVERGENTE.pagina: boolean
--   escolhas.NOTA_DIVERGENTE: object
--   escolhas.NOTA_ESPERA.computador: boolean
--   escolhas.NOTA_ESPERA.email: boolean
--   escolhas.NOTA_ESPERA.pagina: boolean
--   escolhas.NOTA_ESPERA: object
--   escolhas.PEDIDO_ATRASADO.computador: boolean
--   escolhas.PEDIDO_ATRASADO.email: boolean
--   escolhas.PEDIDO_ATRASADO.pagina: boolean
--   escolhas.PEDIDO_ATRASADO: object
--   escolhas.PEDIDO_CANCELADO.computador: boolean
--   escolhas.PEDIDO_CANCELADO.email: boolean
--   escolhas.PEDIDO_CANCELADO.pagina: boolean
--   escolhas.PEDIDO_CANCELADO: object
--   escolhas.PEDIDO_CONCLUIDO.computador: boolean
--   escolhas.PEDIDO_CONCLUIDO.email: boolean
--   escolhas.PEDIDO_CONCLUIDO.pagina: boolean
--   escolhas.PEDIDO_CONCLUIDO: object
--   escolhas.PEDIDO_ENTREGUE.computador: boolean
--   escolhas.PEDIDO_ENTREGUE.email: boolean
--   escolhas.PEDIDO_ENTREGUE.pagina: boolean
--   escolhas.PEDIDO_ENTREGUE: object
--   escolhas.PEDIDO_EXPEDIDO.computador: boolean
--   escolhas.PEDIDO_EXPEDIDO.email: boolean
--   escolhas.PEDIDO_EXPEDIDO.pagina: boolean
--   escolhas.PEDIDO_EXPEDIDO: object
--   silencio.ate: string
--   silencio.de: string
--   silencio: null
select escolhas as "escolhas", case when silencio_de is not null then jsonb_build_object( 'de', to_char(silencio_de,
    'HH24:MI'), 'ate', to_char(silencio_ate, 'HH24:MI')) end as "silencio", "resumo"
  from "notificacao_pessoa"
  where "usuario_id" = $1;

-- listDoResumo
select "usuario"."id"
  from "notificacao_pessoa" as "escolha"
  inner join "usuario" on "usuario"."id" = "escolha"."usuario_id"
  where "escolha"."resumo" = $1
  and "usuario"."ativo" = $2
  order by "usuario"."id";

-- listPessoas
--   cliente_id: null
--   codigo_cliente: null
--   codigo_depositante: null
--   cpf: null
--   escolhas.CHAMADO.computador: boolean
--   escolhas.CHAMADO.email: boolean
--   escolhas.CHAMADO.pagina: boolean
--   escolhas.CHAMADO: object
--   escolhas.IMPORTACAO.computador: boolean
--   escolhas.IMPORTACAO.email: boolean
--   escolhas.IMPORTACAO.pagina: boolean
--   escolhas.IMPORTACAO: object
--   escolhas.INSPECAO_ESPERA.computador: boolean
--   escolhas.INSPECAO_ESPERA.email: boolean
--   escolhas.INSPECAO_ESPERA.pagina: boolean
--   escolhas.INSPECAO_ESPERA: object
--   escolhas.LOTE_VENCE.computador: boolean
--   escolhas.LOTE_VENCE.email: boolean
--   escolhas.LOTE_VENCE.pagina: boolean
--   escolhas.LOTE_VENCE: object
--   escolhas.MENCAO.computador: boolean
--   escolhas.MENCAO.email: boolean
--   escolhas.MENCAO.pagina: boolean
--   escolhas.MENCAO: object
--   escolhas.NOTA_CHEGOU.computador: boolean
--   escolhas.NOTA_CHEGOU.email: boolean
--   escolhas.NOTA_CHEGOU.pagina: boolean
--   escolhas.NOTA_CHEGOU: object
--   escolhas.NOTA_DIVERGENTE.computador: boolean
--   escolhas.NOTA_DIVERGENTE.email: boolean
--   escolhas.NOTA_DIVERGENTE.pagina: boolean
--   escolhas.NOTA_DIVERGENTE: object
--   escolhas.NOTA_ESPERA.computador: boolean
--   escolhas.NOTA_ESPERA.email: boolean
--   escolhas.NOTA_ESPERA.pagina: boolean
--   escolhas.NOTA_ESPERA: object
--   escolhas.PEDIDO_ATRASADO.computador: boolean
--   escolhas.PEDIDO_ATRASADO.email: boolean
--   escolhas.PEDIDO_ATRASADO.pagina: boolean
--   escolhas.PEDIDO_ATRASADO: object
--   escolhas.PEDIDO_CANCELADO.computador: boolean
--   escolhas.PEDIDO_CANCELADO.email: boolean
--   escolhas.PEDIDO_CANCELADO.pagina: boolean
--   escolhas.PEDIDO_CANCELADO: object
--   escolhas.PEDIDO_CONCLUIDO.computador: boolean
--   escolhas.PEDIDO_CONCLUIDO.email: boolean
--   escolhas.PEDIDO_CONCLUIDO.pagina: boolean
--   escolhas.PEDIDO_CONCLUIDO: object
--   escolhas.PEDIDO_ENTREGUE.computador: boolean
--   escolhas.PEDIDO_ENTREGUE.email: boolean
--   escolhas.PEDIDO_ENTREGUE.pagina: boolean
--   escolhas.PEDIDO_ENTREGUE: object
--   escolhas.PEDIDO_EXPEDIDO.computador: boolean
--   escolhas.PEDIDO_EXPEDIDO.email: boolean
--   escolhas.PEDIDO_EXPEDIDO.pagina: boolean
--   escolhas.PEDIDO_EXPEDIDO: object
--   foto_id: null
--   habilidades[]: string
--   nome_exibicao: null
--   nome_fantasia: null
--   posto_id: null
--   posto_nome: null
--   silencio.ate: string
--   silencio.de: string
--   silencio: null
select "pessoa"."id", "pessoa"."nome", "pessoa"."nome_exibicao", "pessoa"."email", "pessoa"."cpf", "pessoa"."foto_id",
    "pessoa"."role", "pessoa"."papel", "pessoa"."tipo", "pessoa"."habilidades", "pessoa"."exige_segundo_fator",
    "pessoa"."segundo_fator", "pessoa"."chave_acesso", "pessoa"."cliente_id", "pessoa"."nome_fantasia",
    "pessoa"."codigo_cliente", "pessoa"."codigo_depositante", "pessoa"."posto_id", "pessoa"."posto_nome",
    "pessoa"."posto_ativo", coalesce(escolha.escolhas, '{}') as "escolhas",
    case when silencio_de is not null then jsonb_build_object( 'de', to_char(silencio_de, 'HH24:MI'), 'ate',
    to_char(silencio_ate, 'HH24:MI')) end as "silencio"
  from "pessoa"
  left join "notificacao_pessoa" as "escolha" on "escolha"."usuario_id" = "pessoa"."id"
  where "pessoa"."ativo" = $1
  and (pessoa.tipo = 'interno' or pessoa.cliente_id = any ($2::bigint[]) or pessoa.posto_id = any ($3::bigint[]) or pessoa.id = any ($4::bigint[]))
  order by "pessoa"."id";

-- putPreferencias
insert into "notificacao_pessoa" ("usuario_id", "escolhas")
  values ($1, $2::jsonb)
  on conflict ("usuario_id") do update
  set "escolhas" = notificacao_pessoa.escolhas || excluded.escolhas;

insert into "notificacao_pessoa" ("usuario_id", "escolhas", "resumo")
  values ($1, $2::jsonb, $3)
  on conflict ("usuario_id") do update
  set "escolhas" = notificacao_pessoa.escolhas || excluded.escolhas, "resumo" = $4;

insert into "notificacao_pessoa" ("usuario_id", "escolhas", "silencio_de", "silencio_ate")
  values ($1, $2::jsonb, $3, $4)
  on conflict ("usuario_id") do update
  set "escolhas" = notificacao_pessoa.escolhas || excluded.escolhas, "silencio_de" = $5, "silencio_ate" = $6;
