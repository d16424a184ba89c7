-- What a repair turns out to need beside the approved budget (decisions 45).

-- A version that adds to an approved one: only the lines that were added wait for an answer.
alter table os_orcamento add column complemento boolean not null default false;
alter table os_linha add column complemento boolean not null default false;
