-- One plain sentence under each photo that the consumer is shown, in the order of the photos; '' is none.
alter table os_orcamento
  add column fotos_frases text[] not null default '{}'
    check (cardinality(fotos_frases) in (0, cardinality(fotos)));
