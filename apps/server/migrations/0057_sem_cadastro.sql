-- Who stands for customers of a counter service without a record: one for each post.
create unique index consumidor_sem_cadastro on consumidor (posto_id) where nome = 'Sem cadastro' and cnpj_cpf is null;
