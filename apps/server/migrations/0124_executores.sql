-- Who takes jobs, and when it last said that it lives. The queue gives the jobs of a killed process back only after four
-- hours; by this they are taken again within two minutes.
create table executor (
  nome text primary key,
  visto_em timestamptz not null
);
