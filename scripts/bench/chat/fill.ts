import pg from 'pg'

export const POSTOS = 391
export const POR_POSTO = 5
export const POR_EQUIPE = 12
/** Messages of the conversation that is opened. */
export const MENSAGENS = 100_000

const EQUIPES = [
  ['ASSISTENCIA_SP', 'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO'],
  ['MANAUS', 'ROLE_MANAUS'],
  ['TROCA', 'ROLE_MANAUS_TROCA'],
  ['FINANCEIRO', 'ROLE_FINANCEIRO'],
] as const

const STATEMENTS = [
  `insert into posto_autorizado (cnpj, razao_social, nome_fantasia, inscricao_estadual, inscricao_municipal, email_comercial,
     telefone_comercial, cep, rua, numero, complemento, bairro, pais, estado, cidade, hora_funcionamento, tipo, codigo_sap, licencas)
   select lpad((10000000000000 + n)::text, 14, '0'), 'Posto ' || n || ' Ltda', 'Posto ' || lpad(n::text, 3, '0'), 'ISENTO', 'ISENTO',
          'posto' || n || '@posto.example', '1130000000', '01310100', 'Rua Um', n::text, 'Loja', 'Centro', 'Brasil', 'SP',
          'São Paulo', 'SEGUNDA_A_SEXTA', 'CREDENCIADO', 'SAP' || n, 100
     from generate_series(1, ${POSTOS}) n`,
  `insert into usuario (nome, email, senha_hash, role, tipo, posto_id)
   select 'Atendente ' || posto || '-' || n, 'atendente' || posto || '-' || n || '@posto.example', '-', 'ATENDENTE', 'posto', posto
     from generate_series(1, ${POSTOS}) posto, generate_series(1, ${POR_POSTO}) n`,
  ...EQUIPES.map(
    ([equipe, role]) => `insert into usuario (nome, email, senha_hash, role, tipo)
      select '${equipe} ' || n, lower('${equipe}') || n || '@equipe.example', '-', '${role}', 'interno'
        from generate_series(1, ${POR_EQUIPE}) n`,
  ),
  `insert into chat_conversa (posto_id, equipe) select posto, equipe
     from generate_series(1, ${POSTOS}) posto, unnest(array[${EQUIPES.map(([equipe]) => `'${equipe}'`).join(', ')}]) equipe`,
  // Ten messages in each, and a hundred thousand in the first.
  `insert into chat_mensagem (conversa_id, numero, autor_id, do_posto, dispositivo, texto, criado_em, revisao)
   select conversa.id, n, pessoa.id, true, gen_random_uuid(), 'Mensagem ' || n || ' sobre a gaxeta do vidro e a coroa de 6 mm',
          now() - interval '1 minute' * (case when conversa.id = 1 then ${MENSAGENS} else 10 end - n + 10), n
     from chat_conversa conversa
     join lateral (select id from usuario where posto_id = conversa.posto_id order by id limit 1) pessoa on true
     cross join lateral generate_series(1, case when conversa.id = 1 then ${MENSAGENS} else 10 end) n`,
  `update chat_conversa set ultimo_numero = total, versao = total
     from (select conversa_id, count(*)::int as total from chat_mensagem group by conversa_id) of where of.conversa_id = id`,
  'vacuum analyze',
]

/** Posts with five people each, four teams, a conversation of each post with each team. */
export const fillChat = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of STATEMENTS) await client.query(statement)
  } finally {
    await client.end()
  }
}
