/** States that no kill, race or failover may leave behind: a balance that differs from its ledger, or half an order. */
export const INVARIANTS = {
  'balance differs from ledger': `
    select s.id from saldo s left join movimento m on m.saldo_id = s.id
    group by s.id having s.quantidade <> coalesce(sum(m.fisico), 0) or s.reservado <> coalesce(sum(m.reservado), 0)`,
  'reserved differs from open lines': `
    select s.id from saldo s
    left join (
      select i.saldo_id, sum(i.quantidade) total from pedido_item i join pedido p on p.id = i.pedido_id
      where p.etapa <> 'CANCELADO' and p.status_alcis <> 'expedido' group by 1
    ) aberto on aberto.saldo_id = s.id
    where s.reservado <> coalesce(aberto.total, 0)`,
  'order without lines': `select id from pedido p where not exists (select from pedido_item where pedido_id = p.id)`,
  'order without audit': `
    select id from pedido p
    where not exists (select from auditoria where entidade = 'pedido' and entidade_id = p.id)`,
  'counters differ from orders': `
    select cliente_id, etapa, status_alcis from (
      select cliente_id, etapa, status_alcis, total from pedido_contagem
      union all
      select cliente_id, etapa, status_alcis, -count(*) from pedido group by 1, 2, 3
    ) c group by 1, 2, 3 having sum(total) <> 0`,
}

/** The invariants that do not hold, each with how many rows break it. */
export const brokenInvariants = async (query: (sql: string) => Promise<unknown[]>): Promise<string[]> => {
  const broken: string[] = []
  for (const [what, sql] of Object.entries(INVARIANTS)) {
    const rows = await query(sql)
    if (rows.length > 0) broken.push(`${what}: ${rows.length}`)
  }
  return broken
}
