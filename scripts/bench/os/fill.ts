import pg from 'pg'
import { withoutIndexes } from '../fill.ts'

export const POSTOS = 300
/** Share of the customers, and so of the orders, that are the first post's. */
const GRANDE = 20
const POR_CONSUMIDOR = 0.6
const POR_RELOGIO = 0.8

const TABLES = [
  'consumidor',
  'relogio',
  'ordem_servico',
  'os_orcamento',
  'os_linha',
  'os_historico',
  'os_passagem',
  'os_orcamento_soma',
  'os_arquivo',
  'avaliacao',
  'troca',
]

export type FillOs = { ordens: number; log: (line: string) => void }

/** A whole number from 0 that looks like chance and is the same in each fill. */
const acaso = (of: string, salt: number): string => `abs(hashint8extended(${of}::bigint, ${salt}))`

/** The post of a customer: one in twenty is the first post's. */
const postoDe = (consumidor: string): string =>
  `(case when ${acaso(consumidor, 1)} % ${GRANDE} = 0 then 1 else 2 + ${acaso(consumidor, 2)} % ${POSTOS - 1} end)`

/** The model of a watch. */
const modeloDe = (relogio: string): string => `(1 + ${acaso(relogio, 6)} % 400)`

/** Registers, posts and people: what the orders name. */
const CADASTROS = [
  `insert into marca (nome) select 'Marca ' || n from generate_series(1, 8) n`,
  `insert into tipo_equipamento (nome) select 'Tipo ' || n from generate_series(1, 6) n`,
  `insert into modelo_produto (codigo, descricao, marca_id, tipo_equipamento_id)
   select 'M' || lpad(n::text, 4, '0'), 'Relógio modelo ' || n, 1 + n % 8, 1 + n % 6 from generate_series(1, 400) n`,
  `insert into peca (codigo, descricao, preco, estoque)
   select 'PC' || lpad(n::text, 5, '0'), 'Peça ' || n, 5 + n % 200, 1000 from generate_series(1, 2000) n`,
  `insert into servico (codigo, nome, valor) select 'S' || n, 'Serviço ' || n, 50 + n from generate_series(1, 30) n`,
  `insert into sintoma_os (nome) select 'Sintoma de medição ' || n from generate_series(1, 20) n`,
  `insert into causa_os (id, nome) select 5000 + n, 'Causa de medição ' || n from generate_series(1, 10) n`,
  `insert into posto_autorizado (cnpj, razao_social, nome_fantasia, inscricao_estadual, inscricao_municipal, email_comercial,
     telefone_comercial, cep, rua, numero, complemento, bairro, pais, estado, cidade, hora_funcionamento, tipo, codigo_sap)
   select lpad((10000000000000 + n)::text, 14, '0'), 'Posto ' || n || ' Ltda', 'Posto ' || lpad(n::text, 3, '0'), 'ISENTO', 'ISENTO',
          'posto' || n || '@posto.example', '1130000000', '01310100', 'Rua Um', n::text, 'Loja', 'Centro', 'Brasil', 'SP',
          'São Paulo', 'SEGUNDA_A_SEXTA', 'CREDENCIADO', 'SAP' || n
     from generate_series(1, ${POSTOS}) n`,
  `insert into usuario (nome, email, senha_hash, role, tipo, posto_id)
   select 'Técnico ' || n, 'tecnico' || n || '@posto.example', '-', 'CENTRO_TECNICO', 'posto', 1 + (n - 1) / 2
     from generate_series(1, ${POSTOS * 2}) n`,
]

const NOMES = `array['Ana','Bruno','Célia','Dalva','Edson','Fátima','Gil','Helena','Ivo','Joana','Kátia','Luís','Mara','Nair','Otávio','Paula']`
const SOBRENOMES = `array['Aurora','Bastos','Campos','Dias','Esteves','Freitas','Gomes','Horta','Iglesias','Jardim','Lemos','Matos','Neves','Ramos','Souza','Teles']`

/** How an order stands by its age: one in twenty is open, and nearly all of the open are new. */
const ABERTAS = `array['EM_CRIACAO','ABERTURA_DE_OS','PRE_AVALIACAO_TECNICA','AVALIACAO_TECNICA','APROVAR_ORCAMENTO',
  'ORCAMENTO_APROVADO','ORCAMENTO_REPROVADO','AGUARDANDO_CONSERTO','CONSERTADA','CONTROLE_QUALIDADE','APROVADO_QC',
  'REPROVADO_QC','REPARADA','TROCA_MODELO','ESCOLHA_DE_MODELO','AGUARDANDO_RELOGIO_DE_TROCA','ENTREGUE']`

const ordens = (total: number): string => `
  insert into ordem_servico (id, posto_id, ano, numero, os_type, status, status_desde, status_anterior, criado_em, criado_por,
    consumidor_id, relogio_id, tecnico_id, relato, avaliacao, reparo, garantia, reclama_garantia, reincidencia,
    reincidencia_os_id, valor_total, data_reparo, reparado_por, data_entrega_relogio, motivo_segunda_os, versao, marca_id)
  overriding system value
  select i, posto, extract(year from criado)::int, row_number() over (partition by posto, extract(year from criado) order by i),
         tipo, status, least(now(), criado + interval '3 days'), case when status in ('CANCELADA', 'FINALIZADA') then 'ENTREGUE' end,
         criado, tecnico, consumidor, case when tipo = 'OS' or i % 2 = 0 then relogio end, case when i % 9 > 0 then tecnico end,
         'Atrasa dez minutos por dia', 'Movimento sujo, sem vedação.', 'Revisão do movimento.', h % 4 = 0, h % 4 = 0,
         case when i % 200 = 0 then (array['PENDENTE','AUTORIZADA','RECUSADA'])[1 + h % 3] end,
         case when i % 200 = 0 then i - 1 end, (h % 90000) / 100.0,
         case when encerrada or status in ('REPARADA', 'ENTREGUE') then criado + interval '2 days' end, tecnico,
         case when status = 'ENTREGUE' or (encerrada and status <> 'CANCELADA') then criado + interval '3 days' end,
         case when not recente then 'Dois defeitos' end, 7,
         case when tipo = 'OS' or i % 2 = 0 then (select marca_id from modelo_produto where id = ${modeloDe('relogio')}) end
    from (select *, case when not aberta then case when h % 50 = 0 then 'CANCELADA' else 'FINALIZADA' end
                         when tipo = 'PA' then (array['EM_CRIACAO','ATENDIDA'])[1 + h % 2]
                         else (${ABERTAS})[1 + h % 17] end as status, not aberta as encerrada
            from (select i, h, consumidor, ${postoDe('consumidor')} as posto, 1 + (i * 7919) % ${Math.ceil(total * POR_RELOGIO)} as relogio,
                         case when i % 10 = 0 then 'PA' else 'OS' end as tipo, i > ${Math.floor(total * 0.95)} as recente,
                         case when i > ${Math.floor(total * 0.95)} then h % 5 > 0 else h % 1000 = 0 end as aberta,
                         now() - interval '730 days' * ((${total} - i)::float / ${total}) ^ 1.0 as criado,
                         2 * ${postoDe('consumidor')} - 1 + i % 2 + (select min(id) - 1 from usuario where tipo = 'posto') as tecnico
                    from (select i, ${acaso('i', 3)} as h, 1 + (i * 104729) % ${Math.ceil(total * POR_CONSUMIDOR)} as consumidor
                            from generate_series(1::bigint, ${total}) i) um) dois) tres`

const PASSOS = `(values (1, 'criar', null, 'EM_CRIACAO'), (2, 'abrir', 'EM_CRIACAO', 'ABERTURA_DE_OS'),
  (3, 'avaliar', 'PRE_AVALIACAO_TECNICA', 'AVALIACAO_TECNICA'), (4, 'salvarOrcamento', 'AVALIACAO_TECNICA', 'APROVAR_ORCAMENTO'),
  (5, 'consertar', 'AGUARDANDO_CONSERTO', 'CONSERTADA'), (6, 'entregarProduto', 'REPARADA', 'ENTREGUE')) passo (n, acao, de, para)`

const steps = (total: number): readonly (readonly [string, string])[] => [
  [
    'consumidores',
    `insert into consumidor (id, posto_id, nome, cnpj_cpf, telefone, email) overriding system value
     select n, ${postoDe('n')}, (${NOMES})[1 + ${acaso('n', 4)} % 16] || ' ' || (${SOBRENOMES})[1 + ${acaso('n', 5)} % 16] || ' ' || n,
            lpad(n::text, 11, '0'), '11' || lpad((900000000 + n)::text, 9, '0'), 'pessoa' || n || '@casa.example'
       from generate_series(1, ${Math.ceil(total * POR_CONSUMIDOR)}) n`,
  ],
  [
    'relógios',
    `insert into relogio (id, modelo_produto_id, numero_serie) overriding system value
     select n, ${modeloDe('n')}, 'SN' || lpad(n::text, 9, '0') from generate_series(1, ${Math.ceil(total * POR_RELOGIO)}) n`,
  ],
  [`${total} ordens`, ordens(total)],
  [
    'orçamentos',
    `insert into os_orcamento (id, ordem_servico_id, versao, situacao, criado_em, expira_em, respondido_em) overriding system value
     select id, id, 1, case when status = 'APROVAR_ORCAMENTO' then 'ABERTO' else 'APROVADO' end, criado_em + interval '1 day',
            criado_em + interval '31 days', criado_em + interval '2 days' from ordem_servico`,
  ],
  [
    'linhas',
    `insert into os_linha (orcamento_id, ordem, tipo, peca_id, servico_id, sintoma_os_id, causa_os_id, garantia, quantidade, valor, valor_final,
       valor_fabricante, situacao)
     select id, n, case n when 0 then 'SERVICO' else 'PECA' end, case when n > 0 then 1 + ${acaso('id', 7)} % 2000 end,
            case when n = 0 then 1 + ${acaso('id', 8)} % 30 end, (select min(id) from sintoma_os) + ${acaso('id', 9)} % 20,
            5001 + (id + n) % 10, ${acaso('id', 3)} % 4 = 0, 1, 100, 100, case when ${acaso('id', 3)} % 4 = 0 then 80 else 0 end,
            case situacao when 'ABERTO' then 'PENDENTE' else 'APROVADA' end
       from os_orcamento, generate_series(0, 2) n`,
  ],
  [
    'histórico',
    `insert into os_historico (ordem_servico_id, criado_em, por, usuario_id, acao, de, para, visivel)
     select id, criado_em + interval '4 hours' * n, 'PESSOA', criado_por, acao, de, para, true from ordem_servico, ${PASSOS}`,
  ],
  [
    'passagens',
    `insert into os_passagem (ordem_servico_id, historico_id, status, dias)
     select ordem_servico_id, id, antes, dias
       from (select ordem_servico_id, id, lag(para) over da_os as antes,
                    round((extract(epoch from criado_em - lag(criado_em) over da_os) / 86400)::numeric, 1) as dias
               from os_historico where de is distinct from para
             window da_os as (partition by ordem_servico_id order by id)) passagem
      where antes is not null`,
  ],
  ['somas dos orçamentos', `insert into os_orcamento_soma select * from os_orcamento_somado`],
  [
    'fotos',
    `insert into os_arquivo (ordem_servico_id, tipo, filename, content_type, length, chave, sha256)
     select id, 'FOTO', 'foto.jpg', 'image/jpeg', 40000, md5(id::text || '-' || n), decode(md5(id::text) || md5(n::text), 'hex')
       from ordem_servico, generate_series(1, 2) n`,
  ],
  [
    'avaliações',
    `insert into avaliacao (ordem_servico_id, posto_id, sal, token_hash, criado_em, expira_em, respondida_em, atendimento, prazo, preco, qualidade)
     select id, posto_id, decode(md5(id::text), 'hex'), sha256(id::text::bytea), data_entrega_relogio, data_entrega_relogio + interval '60 days',
            data_entrega_relogio + interval '1 day', 1 + h % 5, 1 + h / 5 % 5, 1 + h / 25 % 5, 1 + h / 125 % 5
       from (select *, ${acaso('id', 10)} as h from ordem_servico where data_entrega_relogio is not null and id % 5 = 0) entregue`,
  ],
  [
    'trocas',
    `insert into troca (ordem_servico_id, situacao, motivo, solicitada_em, decidida_em, decisao_motivo)
     select id, case when id % 3 = 0 then 'NAO_AUTORIZADA' else 'REVERTIDA' end, 'Sem peça', criado_em + interval '2 days',
            criado_em + interval '4 days', 'Conserta-se' from ordem_servico where id % 50 = 0`,
  ],
  [
    'fechamentos',
    `insert into fechamento (posto_id, mes, status, total, conferencia_em, vivo_mudou)
     select posto_id, mes, 'EM_CONFERENCIA', count(*) * 80, now(), false
       from (select posto_id, date_trunc('month', criado_em)::date as mes from ordem_servico where garantia) dela
      group by 1, 2`,
  ],
]

/** Fills an empty, migrated database with a network's service orders: 3 lines, 6 steps of history and 2 photos each. */
export const fillOs = async (url: string, { ordens: total, log }: FillOs): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const step = async (what: string, run: () => Promise<unknown>) => {
    const start = performance.now()
    await run()
    log(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  try {
    // Neither triggers nor foreign keys per row: the rows are right as they are made.
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    for (const each of CADASTROS) await client.query(each)
    await withoutIndexes(client, TABLES, async () => {
      for (const [what, text] of steps(total)) await step(what, () => client.query(text))
    })
    for (const table of ['consumidor', 'relogio', 'ordem_servico', 'os_orcamento'])
      await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [
        table,
      ])
    await client.query(
      `insert into os_numero select posto_id, ano, max(numero) from ordem_servico group by 1, 2`,
    )
    // As the job writes them.
    await client.query(
      'insert into relatorio_sujo (ordem_servico_id) select id from ordem_servico order by id',
    )
    await step('fatos dos relatórios', async () => {
      while ((await client.query(`select relatorio_refaz(5000) as marcas`)).rows[0].marcas > 0);
    })
    await step('vacuum analyze', () => client.query('vacuum analyze'))
  } finally {
    await client.end()
  }
}
