-- The fine and interest that a charge bears on a day: `dividaEm` of the rules for many rows at once, so that lists name
-- the same amounts as the charge's page. What was paid covers interest, then the fine, then the principal.
create function metade_ao_par(numerador numeric, denominador numeric) returns numeric language sql immutable as $$
  select div(numerador, denominador)
         + case when 2 * (numerador % denominador) > denominador
                  or (2 * (numerador % denominador) = denominador and div(numerador, denominador) % 2 = 1) then 1 else 0 end
$$;

create function encargos_da_cobranca(cobranca cobranca, ate date) returns numeric language plpgsql stable as $$
declare
  principal numeric := 100 * (cobranca.valor - cobranca.desconto - cobranca.credito);
  desde date := cobranca.pagavel_ate;
  multa numeric := 0;
  juros numeric := 0;
  levados numeric := 0;
  passo record;
  novo numeric;
  usado numeric;
begin
  if cobranca.retida or cobranca.status = 'CANCELADA' or ate <= desde then
    return 0;
  end if;
  for passo in
    select pagamento.data, 100 * pagamento.valor as valor, pagamento.id
      from cobranca_pagamento pagamento where pagamento.cobranca_id = cobranca.id and pagamento.data <= ate
    union all select ate, 0, null
    order by data, id nulls last
  loop
    if passo.data > desde then
      novo := metade_ao_par(principal * 100 * cobranca.juros_percentual * (passo.data - desde), 300000);
      juros := juros + novo;
      levados := levados + novo;
      if desde = cobranca.pagavel_ate then
        multa := metade_ao_par(principal * 100 * cobranca.multa_percentual, 10000);
        levados := levados + multa;
      end if;
      desde := passo.data;
    end if;
    usado := least(juros, passo.valor);
    juros := juros - usado;
    passo.valor := passo.valor - usado;
    usado := least(multa, passo.valor);
    multa := multa - usado;
    principal := principal - least(principal, passo.valor - usado);
  end loop;
  return levados / 100;
end $$;

create or replace view cobranca_cadastro as
  select cobranca.id, cobranca.posto_id, posto.nome_fantasia as posto_nome_fantasia, cobranca.plano_id,
         plano.nome as plano_nome, cobranca.tipo, cobranca.competencia, cobranca.vencimento,
         cobranca.valor - cobranca.desconto - cobranca.credito as total,
         coalesce((select sum(pagamento.valor) from cobranca_pagamento pagamento
                    where pagamento.cobranca_id = cobranca.id), 0) as pago,
         case when cobranca.status = 'ABERTA' and not cobranca.retida and cobranca.pagavel_ate < hoje.dia then 'VENCIDA'
              else cobranca.status end as situacao,
         -- Late ones first and the latest of all before them; then what is withheld; what is settled comes last.
         case when cobranca.status = 'ABERTA' then case when cobranca.retida then 50000 else 0 end + (cobranca.pagavel_ate - hoje.dia)
              else 100000 + (date '2100-01-01' - cobranca.inicio) end as ordem,
         cobranca.paga_em, cobranca.versao,
         cobranca.status = 'ABERTA' and exists (
           select from cobranca_lembrete lembrete where lembrete.cobranca_id = cobranca.id and lembrete.sem_email
         ) as sem_email,
         cobranca.retida, cobranca.valor, cobranca.desconto, cobranca.credito,
         encargos_da_cobranca(cobranca, coalesce(cobranca.paga_em, hoje.dia)) as encargos
    from cobranca
    join posto_autorizado posto on posto.id = cobranca.posto_id
    join plano_valores plano on plano.id = cobranca.plano_id
    cross join (select (now() at time zone 'America/Sao_Paulo')::date as dia) hoje;
