/** States that no kill, race or failover may leave behind; each statement finds the rows that are in one. */
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
  'counters by entry differ from open orders': `
    select cliente_id, etapa, status_alcis, desde from (
      select cliente_id, etapa, status_alcis, desde, total from pedido_entrada
      union all
      select conta.de, etapa, status_alcis, coalesce(cinco_minutos(status_desde), 'infinity'), -1
        from pedido cross join lateral (values (0::bigint), (cliente_id)) as conta (de)
       where status_alcis <> 'expedido' and etapa <> 'CANCELADO'
    ) c group by 1, 2, 3, 4 having sum(total) <> 0`,
  'service order elsewhere than its history ends': `
    select os.id from ordem_servico os
    where os.status <> (select h.para from os_historico h where h.ordem_servico_id = os.id order by h.id desc limit 1)`,
  'gap in the messages of a conversation': `
    select c.id from chat_conversa c left join chat_mensagem m on m.conversa_id = c.id
    group by c.id having count(m.id) <> c.ultimo_numero or coalesce(max(m.numero), 0) <> c.ultimo_numero`,
  'note without lines, file or audit': `
    select id from nota n
    where not exists (select from nota_item where nota_id = n.id)
       or not exists (select from nota_arquivo where nota_id = n.id)
       or not exists (select from auditoria where entidade = 'nota' and entidade_id = n.id)`,
  'unread notices miscounted': `
    select p.usuario_id from notificacao_pessoa p
    where p.nao_lidas <> (select count(*) from notificacao n
                          where n.usuario_id = p.usuario_id and n.lida_em is null and n.na_pagina)`,
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
