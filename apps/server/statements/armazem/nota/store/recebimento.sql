-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/nota/store/recebimento.ts

-- endRecebimento
update "nota_recebimento"
  set "estornada_em" = $1, "estornada_por" = $2, "motivo" = $3
  where "nota_id" = $4
  and "estornada_em" is null
  returning "id";

-- hasSaida
select 1
  from movimento
  join nota_recebimento on nota_recebimento.id = movimento.recebimento_id
  where movimento.nota_id = $1
  and tipo = 'SAIDA'
  and estornada_em is null
  limit 1;

-- insertRecebimento
insert into "nota_recebimento" ("nota_id", "recebida_em", "recebida_por")
  values ($1, $2, $3)
  returning "id";

-- lockLancados
with movido as ( select saldo_id, sum(fisico) as fisico
  from movimento
  where recebimento_id = $1
  group by saldo_id ) select saldo.id as "saldoId", movido.fisico, quantidade, reservado
  from saldo
  join movido on movido.saldo_id = saldo.id
  where movido.fisico <> 0
  order by saldo.id for update of saldo;
