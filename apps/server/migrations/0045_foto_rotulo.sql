-- What a photo shows, and when it was taken: the pairs of before and after come of both. Older photos say neither.
alter table os_arquivo add column rotulo text check (rotulo in ('FRENTE', 'TAMPA', 'COROA', 'PULSEIRA', 'DANO'));
alter table os_arquivo add column momento text check (momento in ('ENTRADA', 'BANCADA', 'SAIDA'));
alter table os_arquivo add check (tipo = 'FOTO' or (rotulo is null and momento is null));
