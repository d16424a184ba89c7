-- The panel asks who picked how much since a day.
create index separacao_por_fim on separacao (terminada_em) where terminada_em is not null;
