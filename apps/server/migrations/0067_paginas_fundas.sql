-- Deep pages of the list, the late ones first, are read from the index alone: what tells a late order stands in it.
drop index ordem_servico_por_idade;
create index ordem_servico_por_idade on ordem_servico (criado_em desc, id desc)
  include (garantia, reincidencia, status, data_prometida);
