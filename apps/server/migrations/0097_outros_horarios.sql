-- What the first line of a post's opening hours does not say: Saturday, most of the time.
alter table posto_autorizado add column outros_horarios text check (char_length(outros_horarios) <= 240);
create or replace view posto_autorizado_cadastro as
  select posto.id, posto.cnpj, posto.razao_social, posto.nome_fantasia, posto.inscricao_estadual,
         posto.inscricao_municipal, posto.email_comercial, posto.telefone_comercial, posto.telefone_celular,
         posto.telefone_whatsapp, posto.telefone_residencial, posto.responsavel_nome, posto.responsavel_cpf,
         posto.cep, posto.rua, posto.numero, posto.complemento, posto.bairro, posto.pais, posto.estado, posto.cidade,
         posto.hora_funcionamento, to_char(posto.abre, 'HH24:MI') as abre, to_char(posto.fecha, 'HH24:MI') as fecha,
         posto.tipo, posto.credenciado_id, credenciado.nome_fantasia as credenciado_nome_fantasia, posto.codigo_sap,
         posto.categoria_assistencia_id, categoria_assistencia.nome as categoria_assistencia_nome,
         nullif(array(select marca_id from posto_marca where posto_id = posto.id order by marca_id), '{}') as marcas_id,
         (select coalesce(jsonb_agg(jsonb_build_object('id', marca.id, 'nome', marca.nome) order by marca.nome), '[]')
            from posto_marca join marca on marca.id = posto_marca.marca_id
           where posto_marca.posto_id = posto.id) as marcas,
         posto.licencas,
         (select count(*)::integer from usuario where usuario.posto_id = posto.id and usuario.ativo) as colaboradores,
         posto.ativo, posto.versao, posto.outros_horarios
    from posto_autorizado posto
    left join posto_autorizado credenciado on credenciado.id = posto.credenciado_id
    left join categoria_assistencia on categoria_assistencia.id = posto.categoria_assistencia_id;
-- A post that registered itself said all of its lines; its record had only the first.
update posto_autorizado posto
   set outros_horarios = nullif((
         select string_agg(case linha ->> 'dias'
                             when 'SEGUNDA_A_SEXTA' then 'Segunda a sexta' when 'SEGUNDA_A_SABADO' then 'Segunda a sábado'
                             when 'SEGUNDA' then 'Segunda' when 'TERCA' then 'Terça' when 'QUARTA' then 'Quarta'
                             when 'QUINTA' then 'Quinta' when 'SEXTA' then 'Sexta' when 'SABADO' then 'Sábado'
                             else 'Domingo' end || ', ' || (linha ->> 'abre') || ' às ' || (linha ->> 'fecha'), '; ' order by n)
           from jsonb_array_elements(cadastro.empresa -> 'horarios') with ordinality as linhas (linha, n)
          where n > 1), '')
  from cadastro_posto cadastro
 where cadastro.posto_id = posto.id;
