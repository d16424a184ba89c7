-- A message of the consumer waits for the post among its notices; that it was answered is a notice of its own.
alter table os_aviso
  drop constraint os_aviso_aviso_check,
  add constraint os_aviso_aviso_check check (aviso in ('ABERTURA', 'ORCAMENTO', 'PECA', 'REPARADA', 'ESCOLHA',
    'TROCA_NEGADA', 'ACOMPANHAR', 'MENSAGEM', 'RESPOSTA', 'RETIRADA_30', 'RETIRADA_60', 'RETIRADA_90'));
