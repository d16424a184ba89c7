-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/chat/store/pessoas.ts

-- listPessoas
select pessoa.role, coalesce(pessoa.nome_exibicao, pessoa.nome) as nome
  from usuario pessoa
  join perfil on perfil.codigo = pessoa.role
  join perfil_habilidade pode on pode.perfil_id = perfil.id
  and pode.habilidade = 'CHAT_USAR'
  where pessoa.ativo
  and pessoa.tipo = 'interno'
  and pessoa.role = any ($1::text[])
  order by nome;

-- listPessoasDa
select pessoa.id, coalesce(pessoa.nome_exibicao, pessoa.nome) as nome, pessoa.posto_id is not null as "doPosto"
  from usuario pessoa
  where pessoa.id in ( select pessoa.id
  from usuario pessoa
  join perfil on perfil.codigo = pessoa.role
  join perfil_habilidade pode on pode.perfil_id = perfil.id
  and pode.habilidade = 'CHAT_USAR'
  where pessoa.ativo
  and pessoa.posto_id = $1
  union all select pessoa.id
  from usuario pessoa
  join perfil on perfil.codigo = pessoa.role
  join perfil_habilidade pode on pode.perfil_id = perfil.id
  and pode.habilidade = 'CHAT_USAR'
  where pessoa.ativo
  and pessoa.tipo = 'interno'
  and (pessoa.role = $2 or pessoa.role <> all ($3::text[])))
  order by nome, id;
