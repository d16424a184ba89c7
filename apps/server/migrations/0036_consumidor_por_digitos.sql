-- The search for an order by any digits of the consumer's telephone.
create index consumidor_por_digitos on consumidor using gin (regexp_replace(telefone, '[^0-9]', '', 'g') gin_trgm_ops);
