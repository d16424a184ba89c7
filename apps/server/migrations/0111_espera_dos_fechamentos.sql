-- What a closing waits for at a moment: one rule for the counts of the homes, the list that each opens, and the board.
create function esperas_do_fechamento(do_fechamento fechamento, agora timestamptz) returns text[] language sql stable as $$
  select array_remove(array[
    case when do_fechamento.status = 'EM_CONFERENCIA' and do_fechamento.contestadas > 0 then 'CONTESTADOS' end,
    case when do_fechamento.status = 'EM_CONFERENCIA' and do_fechamento.contestadas = 0 and not glosa.no_prazo then 'APROVAR' end,
    case when do_fechamento.status = 'EM_CONFERENCIA' then 'CONFERIR' end,
    case when do_fechamento.status = 'EM_CONFERENCIA' and glosa.no_prazo then 'GLOSAS' end,
    case when do_fechamento.status = 'APROVADO' then 'PAGAR' end,
    case when do_fechamento.status = 'APROVADO' and do_fechamento.nfse_numero is null and do_fechamento.total > 0
         then 'NOTAS' end], null)
    from (select exists (
            select from fechamento_linha linha
             where linha.fechamento_id = do_fechamento.id and linha.situacao = 'GLOSADA'
               and linha.responde_ate > agora) as no_prazo) glosa
$$;

create or replace view fechamento_cadastro as
  select fechamento.id, fechamento.posto_id, posto.nome_fantasia as posto_nome_fantasia, fechamento.mes,
         fechamento.status as situacao,
         fechamento.total + case when fechamento.status <> 'EM_ABERTO' then 0
                                 when fechamento.vivo_mudou then vivo_do_mes(fechamento.posto_id, fechamento.mes)
                                 else fechamento.vivo end as total,
         fechamento.contestadas, fechamento.contestado, fechamento.pago_em, fechamento.versao,
         -- The newest month first, in it what waits for an answer, then by the post.
         (date '2100-01-01' - fechamento.mes) * 2 - (case when fechamento.contestadas > 0 then 1 else 0 end) as ordem,
         case when fechamento.status in ('EM_CONFERENCIA', 'APROVADO')
              then esperas_do_fechamento(fechamento, now()) else '{}' end as esperas
    from fechamento
    join posto_autorizado posto on posto.id = fechamento.posto_id;
