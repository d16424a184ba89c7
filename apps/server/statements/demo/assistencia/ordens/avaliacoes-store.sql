-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/ordens/avaliacoes-store.ts

-- answerAvaliacoes
with dadas as ( select avaliacao.id, os.numero as n, least(os.status_desde + interval '1 day', $1::timestamptz) as em
  from avaliacao
  join ordem_servico os on os.id = avaliacao.ordem_servico_id
  where avaliacao.respondida_em is null
  and os.criado_em < $2::timestamptz - interval '12 hours'
  and os.numero % 3 > 0) update avaliacao
  set respondida_em = dadas.em, atendimento = case when n % 11 = 0 then 2 else 4 + n % 2 end, prazo = 1 + (n * 7) % 5,
    preco = 3 + n % 3, qualidade = case when n % 13 = 0 then 2 else 5 - n % 2 end,
    comentario = ($3::text[])[1 + n % $4], quer_ligacao = n % 10 = 1
  from dadas
  where dadas.id = avaliacao.id;

-- answerAvaliacoes 2
update avaliacao
  set resposta = 'Obrigada por contar. Já conversamos com a equipe sobre isso.',
    respondido_em = least(respondida_em + interval '5 hours', $1::timestamptz)
  where respondida_em is not null
  and resposta is null
  and id % 2 = 0;
