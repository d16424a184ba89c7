-- Who is the technician of any order: every report offers them to choose from, and read all orders to know.
create index ordem_servico_do_tecnico on ordem_servico (tecnico_id) where tecnico_id is not null;
