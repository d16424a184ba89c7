-- Personal data: none of it in the audit log for ever, and a consumer's taken away when she asks (LGPD, art. 16 and 18).

-- What the log says of personal fields is that they changed. The log is append-only for everybody; its owner alone, here,
-- takes out what should never have been written.
create function sem_dados_pessoais(entidade text, mudancas jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(
    case
      when mudanca ->> 'campo' = any (case entidade
             when 'consumidor' then array['nome', 'cnpjCpf', 'telefone', 'email', 'cep', 'street', 'number',
                                          'complemento', 'neighborhood', 'cidade', 'estado']
             when 'postoAutorizado' then array['responsavelNome', 'responsavelCpf', 'telefoneCelular',
                                               'telefoneWhatsapp', 'telefoneResidencial']
             when 'usuario' then array['nome', 'nomeExibicao', 'email', 'cpf']
             when 'relogio' then array['observacoes']
             when 'ordemServico' then array['relato', 'observacoes']
             else array[]::text[] end)
        then jsonb_build_object('campo', mudanca -> 'campo', 'acao', 'alterado')
      when entidade = 'consumidor' and mudanca ->> 'campo' = 'consumidor' and mudanca ->> 'acao' in ('criado', 'excluido')
        then mudanca - 'de' - 'para'
      else mudanca
    end order by ordem), '[]')
    from jsonb_array_elements(mudancas) with ordinality as cada (mudanca, ordem)
$$;
alter table auditoria disable trigger auditoria_so_insere;
update auditoria set mudancas = sem_dados_pessoais(entidade, mudancas)
 where entidade in ('consumidor', 'postoAutorizado', 'usuario', 'relogio', 'ordemServico')
   and mudancas <> sem_dados_pessoais(entidade, mudancas);
alter table auditoria enable trigger auditoria_so_insere;
drop function sem_dados_pessoais(text, jsonb);

-- Who approved and who took the watch away stand in the evidence and in the order, not in the history besides.
alter table os_historico disable trigger os_historico_so_insere;
update os_historico set nota = null where acao in ('aprovarOrcamento', 'entregarProduto') and nota is not null;
alter table os_historico enable trigger os_historico_so_insere;

alter table consumidor add column anonimizado_em timestamptz;
drop view consumidor_cadastro;
create view consumidor_cadastro as
  select consumidor.*, consumidor.anonimizado_em is not null as anonimizado,
         posto_autorizado.nome_fantasia as posto_nome_fantasia
    from consumidor join posto_autorizado on posto_autorizado.id = consumidor.posto_id;

-- Evidence is never changed, but for one case, which the database itself checks: of a consumer whose data were removed,
-- five years after the order came to its end, its hash is all that stays (CDC, art. 27).
create function os_aprovacao_guardada() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('retaguarda.esquecer', true) = 'sim' then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
drop trigger os_aprovacao_so_insere on os_aprovacao;
create trigger os_aprovacao_so_insere before update or delete or truncate on os_aprovacao
  for each statement execute function os_aprovacao_guardada();

-- With the owner's rights: the application's role may not change evidence.
create function esquecer_evidencia(os_id bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select 1 from ordem_servico os join consumidor on consumidor.id = os.consumidor_id
     where os.id = os_id and consumidor.anonimizado_em is not null
       and os.status in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
       and os.status_desde < now() - interval '5 years')
  then
    raise exception 'a evidência da OS % ainda fica', os_id using errcode = 'restrict_violation';
  end if;
  perform set_config('retaguarda.esquecer', 'sim', true);
  update os_aprovacao
     set nome = 'Removido', documento = null, endereco = null, navegador = null, assinatura_id = null,
         motivo = case when motivo is not null then 'Removido' end, mostrado = ''
   where ordem_servico_id = os_id;
  perform set_config('retaguarda.esquecer', '', true);
end $$;
