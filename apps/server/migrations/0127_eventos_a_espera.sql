-- The few events without their note are listed where notes are imported.
create index nota_evento_a_espera on nota_evento (id) where nota_id is null;
