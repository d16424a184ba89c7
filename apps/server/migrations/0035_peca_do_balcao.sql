-- A counter service takes its parts from the post's stock, and gives them back when it is undone (decisions 43, 55).
alter table movimento_peca drop constraint movimento_peca_tipo_check, drop constraint movimento_peca_da_os;
alter table movimento_peca
  add constraint movimento_peca_tipo_check
    check (tipo in ('ENTRADA', 'RESERVA', 'LIBERACAO', 'USO', 'DEVOLUCAO', 'AJUSTE')),
  add constraint movimento_peca_da_os
    check ((tipo in ('RESERVA', 'LIBERACAO', 'USO', 'DEVOLUCAO')) = (ordem_servico_id is not null));
