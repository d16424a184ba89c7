-- What the bench found, in words for the consumer, and which photos of the order she is shown: a version each, for it
-- is part of what she answers to.
alter table os_orcamento
  add column o_que_vimos text check (char_length(o_que_vimos) <= 2000),
  add column fotos bigint[] not null default '{}' check (cardinality(fotos) <= 12);
