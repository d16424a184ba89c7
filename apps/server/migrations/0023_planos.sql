-- Plans of the repair network, who subscribes to them, and what that costs (rede §3).

create table plano_valores (
  id bigint generated always as identity primary key,
  nome text not null check (nome <> ''),
  periodicidade text not null default 'MENSAL' check (periodicidade in ('MENSAL', 'ANUAL')),
  licencas integer not null check (licencas between 1 and 1000),
  -- The price last said, and from which day on it holds.
  valor numeric(15, 2) not null check (valor >= 0),
  valor_desde date not null,
  ativo boolean not null default true,
  versao integer not null default 1
);
create unique index plano_valores_nome_key on plano_valores (sem_acento(nome));

-- Every price that a plan had or will have: a charge takes the one of the day its period begins.
create table plano_preco (
  plano_id bigint not null references plano_valores on delete cascade,
  desde date not null,
  valor numeric(15, 2) not null check (valor >= 0),
  primary key (plano_id, desde)
);
create function plano_preco_guardado() returns trigger language plpgsql as $$
begin
  -- A price that was said for later days and is not to come is forgotten.
  if tg_op = 'UPDATE' and new.valor_desde < old.valor_desde then
    delete from plano_preco where plano_id = new.id and desde > new.valor_desde;
  end if;
  insert into plano_preco (plano_id, desde, valor) values (new.id, new.valor_desde, new.valor)
  on conflict (plano_id, desde) do update set valor = excluded.valor;
  return null;
end $$;
create trigger plano_preco_guardado after insert or update of valor, valor_desde on plano_valores
  for each row execute function plano_preco_guardado();

-- What a plan costs on a day: the newest price that holds by then, and before all of them the first.
create function preco_do_plano(plano bigint, dia date) returns numeric language sql stable as $$
  select coalesce(
    (select valor from plano_preco where plano_id = plano and desde <= dia order by desde desc limit 1),
    (select valor from plano_preco where plano_id = plano order by desde limit 1))
$$;

-- What a coupon takes off the charges of a plan, and of how many of them.
alter table cupom
  add column desconto_plano integer check (desconto_plano between 1 and 100),
  add column cobrancas_com_desconto integer check (cobrancas_com_desconto between 1 and 120),
  add constraint cupom_desconto check ((desconto_plano is null) = (cobrancas_com_desconto is null));
create or replace view cupom_cadastro as
  select cupom.id, cupom.codigo, cupom.descricao, cupom.valido_ate, cupom.ativo, cupom.versao,
         (select count(*) from usuario where usuario.cupom = cupom.codigo) as usos,
         cupom.desconto_plano, cupom.cobrancas_com_desconto
    from cupom;

create table assinatura (
  id bigint generated always as identity primary key,
  posto_id bigint not null references posto_autorizado,
  plano_id bigint not null references plano_valores,
  -- Periods begin on this day of the month, or of the year.
  desde date not null,
  dia_vencimento integer not null check (dia_vencimento in (5, 10, 15, 20)),
  cupom_id bigint references cupom,
  desconto_percentual integer not null default 0 check (desconto_percentual between 0 and 100),
  cobrancas_com_desconto integer not null default 0 check (cobrancas_com_desconto >= 0),
  -- A plan that takes the place of this one with the period that begins on that day.
  proximo_plano_id bigint references plano_valores,
  proximo_plano_em date,
  -- Its charges are withheld in the closing: no PIX, no reminder, no suspension (rede §4).
  retida boolean not null default false,
  criado_em timestamptz not null default now(),
  versao integer not null default 1,
  constraint assinatura_posto_key unique (posto_id),
  constraint assinatura_proximo check ((proximo_plano_id is null) = (proximo_plano_em is null))
);
create index assinatura_por_plano on assinatura (plano_id);
create index assinatura_por_proximo_plano on assinatura (proximo_plano_id) where proximo_plano_id is not null;
create index assinatura_por_cupom on assinatura (cupom_id) where cupom_id is not null;

create table cobranca (
  id bigint generated always as identity primary key,
  assinatura_id bigint not null references assinatura,
  posto_id bigint not null references posto_autorizado,
  plano_id bigint not null references plano_valores,
  tipo text not null check (tipo in ('PLANO', 'DIFERENCA')),
  -- First day of the month in which the period begins.
  competencia date not null check (extract(day from competencia) = 1),
  inicio date not null,
  fim date not null,
  vencimento date not null,
  -- The business day until which it may be paid without fine and interest.
  pagavel_ate date not null,
  valor numeric(15, 2) not null check (valor >= 0),
  desconto numeric(15, 2) not null default 0,
  -- What was taken of the post's credit; below zero where it still owed something of before.
  credito numeric(15, 2) not null default 0,
  multa_percentual numeric(5, 2) not null check (multa_percentual between 0 and 100),
  juros_percentual numeric(5, 2) not null check (juros_percentual between 0 and 100),
  retida boolean not null default false,
  status text not null default 'ABERTA' check (status in ('ABERTA', 'PAGA', 'CANCELADA')),
  motivo text,
  paga_em date,
  txid text not null check (txid ~ '^[A-Za-z0-9]{1,25}$'),
  criado_em timestamptz not null default now(),
  versao integer not null default 1,
  constraint cobranca_txid_key unique (txid),
  constraint cobranca_periodo check (inicio <= fim and pagavel_ate >= vencimento),
  constraint cobranca_desconto check (desconto between 0 and valor and credito <= valor - desconto),
  constraint cobranca_paga check ((status = 'PAGA') = (paga_em is not null)),
  constraint cobranca_cancelada check ((status = 'CANCELADA') = (motivo is not null))
);
create unique index cobranca_uma_por_competencia on cobranca (posto_id, competencia, tipo) where status <> 'CANCELADA';
create index cobranca_do_posto on cobranca (posto_id, competencia desc);
create index cobranca_da_assinatura on cobranca (assinatura_id);
create index cobranca_por_plano on cobranca (plano_id);
create index cobranca_aberta on cobranca (pagavel_ate, id) where status = 'ABERTA';

-- A charge that was made keeps what it says, whatever becomes of prices, coupons and settings.
create function cobranca_nao_muda() returns trigger language plpgsql as $$
begin
  raise exception 'a cobrança % não muda de valor', old.id using errcode = 'restrict_violation';
end $$;
create trigger cobranca_nao_muda before update on cobranca
  for each row when (
    (old.assinatura_id, old.posto_id, old.plano_id, old.tipo, old.competencia, old.inicio, old.fim, old.vencimento,
     old.pagavel_ate, old.valor, old.desconto, old.credito, old.multa_percentual, old.juros_percentual, old.txid)
    is distinct from
    (new.assinatura_id, new.posto_id, new.plano_id, new.tipo, new.competencia, new.inicio, new.fim, new.vencimento,
     new.pagavel_ate, new.valor, new.desconto, new.credito, new.multa_percentual, new.juros_percentual, new.txid))
  execute function cobranca_nao_muda();
create trigger cobranca_fica before delete on cobranca
  for each row execute function cobranca_nao_muda();

-- What posts paid too much, or still owe of a charge that was settled: the next charge takes it into account.
create table cobranca_credito (
  id bigint generated always as identity primary key,
  posto_id bigint not null references posto_autorizado,
  cobranca_id bigint not null references cobranca,
  valor numeric(15, 2) not null check (valor <> 0),
  motivo text not null check (motivo in ('PAGO_A_MAIS', 'DIFERENCA_DE_CODIGO', 'DIFERENCA_DE_PLANO', 'USADO', 'DEVOLVIDO')),
  criado_em timestamptz not null default now()
);
create index cobranca_credito_do_posto on cobranca_credito (posto_id);
create index cobranca_credito_da_cobranca on cobranca_credito (cobranca_id);

-- The settings of charges; the newest row holds.
create table cobranca_configuracao (
  id bigint generated always as identity primary key,
  multa_percentual numeric(5, 2) not null default 2 check (multa_percentual between 0 and 2),
  juros_percentual numeric(5, 2) not null default 1 check (juros_percentual between 0 and 1),
  dias_suspensao integer not null default 30 check (dias_suspensao between 1 and 365),
  -- Who is paid by PIX; without a key charges show no code.
  pix_chave text not null default '' check (char_length(pix_chave) <= 77),
  pix_nome text not null default '' check (char_length(pix_nome) <= 25),
  pix_cidade text not null default '' check (char_length(pix_cidade) <= 15),
  versao integer not null default 1
);
insert into cobranca_configuracao default values;
