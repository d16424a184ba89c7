-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/acompanhamento.ts

-- findAcompanhada
--   abre: null
--   data_reparo: null
--   fecha: null
--   foto_id: null
--   marca: null
--   modelo: null
--   numero_serie: null
--   outros_horarios: null
--   whatsapp: null
select "os"."id", "os"."numero", "os"."ano", "os"."status", "os"."criado_em", "os"."os_type", "os"."garantia",
    "os"."data_reparo", "os"."status_desde", exists (select
  from troca
  where troca.ordem_servico_id = os.id
  and troca.situacao = 'RECEBIDA') as "trocado", "os"."dias_garantia_servico", "consumidor"."nome" as "consumidor",
    "posto"."nome_fantasia" as "posto", "posto"."cnpj", "posto"."telefone_comercial" as "telefone",
    "posto"."telefone_whatsapp" as "whatsapp", "posto"."rua", "posto"."numero" as "numero_rua", "posto"."bairro",
    "posto"."cidade", "posto"."estado", "posto"."hora_funcionamento" as "horario", "posto"."abre", "posto"."fecha",
    "posto"."outros_horarios", "relogio"."numero_serie", "modelo"."descricao" as "modelo", "modelo"."foto_id",
    "marca"."nome" as "marca"
  from "ordem_servico" as "os"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "os"."posto_id"
  left join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  left join "relogio" on "relogio"."id" = "os"."relogio_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  left join "marca" on "marca"."id" = "modelo"."marca_id"
  where "os"."id" = $1;

-- listContado
select "acao", "para", "criado_em"
  from "os_historico"
  where "ordem_servico_id" = $1
  and "visivel" = $2
  order by "id";

-- listOferecidos
--   foto_id: null
--   modelo_escolhido_id: null
select "modelo"."id", "modelo"."codigo", "modelo"."descricao", "modelo"."foto_id", "marca"."id" as "marca_id",
    "marca"."nome" as "marca", "troca"."modelo_escolhido_id"
  from "troca"
  inner join "troca_modelo" on "troca_modelo"."troca_id" = "troca"."id"
  inner join "modelo_produto" as "modelo" on "modelo"."id" = "troca_modelo"."modelo_produto_id"
  inner join "marca" on "marca"."id" = "modelo"."marca_id"
  where "troca"."ordem_servico_id" = $1
  and "troca"."situacao" in ($2)
  order by "modelo"."descricao", "modelo"."id";
