-- Who may change a watch, and what the evidence of an answer says of the link and the document behind it.

-- The service point that wrote it down first; null is the manufacturer's.
alter table relogio add column posto_id bigint references posto_autorizado on delete set null;
update relogio
   set posto_id = (select os.posto_id from ordem_servico os where os.relogio_id = relogio.id order by os.id limit 1);
create index relogio_do_posto on relogio (posto_id) where posto_id is not null;

-- When it went to the consumer by mail; null is one that a person of the post was given to pass on.
alter table os_link add column enviado_em timestamptz;

-- Whether the document given with the answer is the one in the consumer's record; null where either is absent.
alter table os_aprovacao add column documento_confere boolean;
