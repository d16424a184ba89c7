-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/consumidor/store-lgpd.ts

-- clearAvaliacoesOf
update "avaliacao"
  set "comentario" = $1, "resposta" = $2, "respondido_em" = $3, "respondido_por" = $4, "quer_ligacao" = $5
  where "ordem_servico_id" in (select "id"
  from "ordem_servico"
  where "consumidor_id" = $6);

-- clearAvisosOf
update "os_aviso"
  set "para" = $1
  where "ordem_servico_id" in (select "id"
  from "ordem_servico"
  where "consumidor_id" = $2);

-- clearChamadosDe
update chamado
  set titulo = $1, versao = versao + 1, motivo = case when motivo is not null then $2 end
  where id in (select chamado.id
  from chamado
  join ordem_servico os on os.id = chamado.ordem_servico_id
  where os.consumidor_id = $3);

-- clearChamadosDe 2
update chamado_mensagem
  set texto = $1
  where chamado_id in (select chamado.id
  from chamado
  join ordem_servico os on os.id = chamado.ordem_servico_id
  where os.consumidor_id = $2);

-- clearChamadosDe 3
delete
  from chamado_arquivo
  where mensagem_id in (select id
  from chamado_mensagem
  where chamado_id in (select chamado.id
  from chamado
  join ordem_servico os on os.id = chamado.ordem_servico_id
  where os.consumidor_id = $1))
  returning chave;

-- clearConsumidor
update "consumidor"
  set "nome" = $1, "cnpj_cpf" = $2, "email" = $3, "telefone" = $4, "tipo_telefone" = $5, "cep" = $6, "street" = $7,
    "number" = $8, "complemento" = $9, "neighborhood" = $10, "cidade" = $11, "estado" = $12, "ativo" = $13,
    "anonimizado_em" = $14, "versao" = versao + 1
  where "id" = $15
  returning "versao";

-- clearConversasDe
update chat_conversa
  set versao = versao + 1, consumidor_nao_lidas = 0
  where id in (select conversa.id
  from chat_conversa conversa
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  where conversa.consumidor_id = $1 or (conversa.consumidor_id is null
  and os.consumidor_id = $2));

-- clearConversasDe 2
update chat_mensagem
  set texto = '', apagada_em = coalesce(chat_mensagem.apagada_em, $1), revisao = conversa.versao
  from chat_conversa conversa
  where conversa.id = chat_mensagem.conversa_id
  and conversa.id in (select conversa.id
  from chat_conversa conversa
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  where conversa.consumidor_id = $2 or (conversa.consumidor_id is null
  and os.consumidor_id = $3));

-- clearConversasDe 3
delete
  from chat_arquivo
  where mensagem_id in (select id
  from chat_mensagem
  where conversa_id in (select conversa.id
  from chat_conversa conversa
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  where conversa.consumidor_id = $1 or (conversa.consumidor_id is null
  and os.consumidor_id = $2)))
  returning chave;

-- clearUnidos
update "consumidor"
  set "nome" = $1, "cnpj_cpf" = $2, "email" = $3, "telefone" = $4, "tipo_telefone" = $5, "cep" = $6, "street" = $7,
    "number" = $8, "complemento" = $9, "neighborhood" = $10, "cidade" = $11, "estado" = $12, "ativo" = $13,
    "anonimizado_em" = $14, "versao" = versao + 1
  where "unido_a_id" = $15;

-- clearUnidos 2
update "consumidor_uniao"
  set "motivo" = $1
  where "unido_id" in (select "id"
  from "consumidor"
  where "unido_a_id" = $2);

-- deleteArquivosDaOs
update "ordem_servico"
  set "entregue_a" = $1, "entregue_documento" = $2
  where "id" = $3;

-- deleteArquivosDaOs 2
delete
  from "os_arquivo"
  where "ordem_servico_id" = $1
  returning "chave", "tipo", encode(sha256, 'hex') as "sha256";

-- findConsumidor
--   anonimizado_em: null
--   cep: null
--   cidade: null
--   cnpj_cpf: null
--   complemento: null
--   email: null
--   estado: null
--   neighborhood: null
--   number: null
--   street: null
--   telefone: null
--   tipo_telefone: null
--   unido_a_id: null
select *
  from "consumidor"
  where "id" = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select *
  from "consumidor"
  where "id" = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) for update;

select *
  from "consumidor"
  where "id" = $1
  and true;

select *
  from "consumidor"
  where "id" = $1
  and true for update;

-- forgetEvidencia
select esquecer_evidencia($1::bigint);

-- hasOsAberta
select "id"
  from "ordem_servico"
  where "consumidor_id" = $1
  and "status" not in ($2)
  limit $3;

-- listGuardadas
select os.id
  from ordem_servico os
  join consumidor on consumidor.id = os.consumidor_id
  where consumidor.anonimizado_em is not null
  and os.status_desde < $1
  and os.status in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and (os.entregue_a is not null or exists (select 1
  from os_arquivo
  where ordem_servico_id = os.id) or exists (select 1
  from os_aprovacao
  where ordem_servico_id = os.id
  and mostrado <> '') or exists (select 1
  from os_escolha
  where ordem_servico_id = os.id
  and mostrado <> ''))
  order by os.id
  limit 1000;

-- listSemEvidencia
select "os"."id"
  from "ordem_servico" as "os"
  where "os"."consumidor_id" = $1
  and not exists (select 1
  from os_aprovacao
  where ordem_servico_id = os.id)
  and not exists (select 1
  from os_escolha
  where ordem_servico_id = os.id);

-- revokeLinksOf
update "os_link"
  set "revogado_em" = $1
  where "revogado_em" is null
  and "ordem_servico_id" in (select "id"
  from "ordem_servico"
  where "consumidor_id" = $2);

-- rowsOf
select criado_em as em
  from auditoria
  where entidade = 'consumidor'
  and entidade_id in (select id
  from consumidor
  where id = $1 or unido_a_id = $2)
  order by id desc
  limit $3;

select os.numero || '/' || os.ano as numero, os.status, os.criado_em as "criadaEm", os.relato, os.observacoes,
    os.numero_nota_fiscal as "numeroNotaFiscal", os.entregue_a as "entregueA",
    os.entregue_documento as "entregueDocumento", relogio.numero_serie as "numeroSerie"
  from ordem_servico os
  left join relogio on relogio.id = os.relogio_id
  where os.consumidor_id = $1
  order by os.id desc
  limit $2;

select os.numero || '/' || os.ano as os, aceitas.versao, aceitas.texto, aceitas.taxa_diagnostico as "taxaDiagnostico",
    aceitas.aceito_em as "em"
  from os_condicoes aceitas
  join ordem_servico os on os.id = aceitas.ordem_servico_id
  where aceitas.consumidor_id = $1
  order by aceitas.id desc
  limit $2;

select os.numero || '/' || os.ano as os, aprovacao.resposta, aprovacao.nome, aprovacao.documento, aprovacao.endereco,
    aprovacao.navegador, aprovacao.motivo, aprovacao.mostrado, aprovacao.criado_em as "em"
  from os_aprovacao aprovacao
  join ordem_servico os on os.id = aprovacao.ordem_servico_id
  where os.consumidor_id = $1
  order by aprovacao.id desc
  limit $2;

select os.numero || '/' || os.ano as os, arquivo.tipo, arquivo.filename, arquivo.criado_em as "criadoEm"
  from os_arquivo arquivo
  join ordem_servico os on os.id = arquivo.ordem_servico_id
  where os.consumidor_id = $1
  order by arquivo.id desc
  limit $2;

select os.numero || '/' || os.ano as os, avaliacao.respondida_em as "em", atendimento, prazo, preco, qualidade,
    comentario, quer_ligacao as "querLigacao", resposta
  from avaliacao
  join ordem_servico os on os.id = avaliacao.ordem_servico_id
  where os.consumidor_id = $1
  and avaliacao.respondida_em is not null
  order by avaliacao.id desc
  limit $2;

select os.numero || '/' || os.ano as os, case when mensagem.do_posto then 'POSTO' else 'CONSUMIDOR' end as de,
    mensagem.texto, mensagem.criado_em as "em", coalesce((select json_agg(arquivo.filename
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos
  from chat_conversa conversa
  join chat_mensagem mensagem on mensagem.conversa_id = conversa.id
  join ordem_servico os on os.id = conversa.ordem_servico_id
  where conversa.consumidor_id = $1
  and mensagem.apagada_em is null
  order by mensagem.id desc
  limit $2;

select os.numero || '/' || os.ano as os, chamado.titulo, mensagem.texto, mensagem.criado_em as "em"
  from chamado_mensagem mensagem
  join chamado on chamado.id = mensagem.chamado_id
  join ordem_servico os on os.id = chamado.ordem_servico_id
  where os.consumidor_id = $1
  order by mensagem.id desc
  limit $2;

select os.numero || '/' || os.ano as os, escolha.tipo, escolha.valor, escolha.nome, escolha.documento, escolha.motivo,
    escolha.mostrado, escolha.criado_em as "em"
  from os_escolha escolha
  join ordem_servico os on os.id = escolha.ordem_servico_id
  where os.consumidor_id = $1
  order by escolha.id desc
  limit $2;

select os.numero || '/' || os.ano as os, link.criado_em as "criadoEm", link.enviado_em as "enviadoEm",
    link.aberto_em as "abertoEm", link.expira_em as "expiraEm"
  from os_link link
  join ordem_servico os on os.id = link.ordem_servico_id
  where os.consumidor_id = $1
  order by link.id desc
  limit $2;

select os.numero || '/' || os.ano as os, mensagem.texto, mensagem.criado_em as "em"
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  join ordem_servico os on os.id = conversa.ordem_servico_id
  where os.consumidor_id = $1
  and conversa.equipe <> 'CONSUMIDOR'
  and mensagem.apagada_em is null
  order by mensagem.id desc
  limit $2;

select unido.nome, unido.cnpj_cpf as "cnpjCpf", unido.email, unido.telefone, unido.cep, unido.street, unido.number,
    unido.complemento, unido.neighborhood, unido.cidade, unido.estado, uniao.em, uniao.motivo
  from consumidor unido
  join consumidor_uniao uniao on uniao.unido_id = unido.id
  where unido.unido_a_id = $1
  order by unido.id desc
  limit $2;

select venda.numero_serie as "numeroSerie", modelo.codigo as modelo, venda.vendido_em as "vendidoEm", venda.revendedor,
    venda.meses_garantia as "mesesGarantia"
  from relogio_vendido venda
  join modelo_produto modelo on modelo.id = venda.modelo_produto_id
  join relogio on relogio.modelo_produto_id = venda.modelo_produto_id
  and relogio.numero_serie = venda.numero_serie
  where relogio.id in (select relogio_id
  from ordem_servico
  where consumidor_id = $1)
  order by venda.id desc
  limit $2;
