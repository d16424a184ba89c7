import { type Equipe, EQUIPES, type Parte, type PessoaDaConversa } from '@app/contract/assistencia/chat'
import { ROLE_DA_EQUIPE, ROLES_DE_EQUIPE } from '@app/rules/assistencia/chat'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

const quePodem = sql`usuario pessoa join perfil on perfil.codigo = pessoa.role
  join perfil_habilidade pode on pode.perfil_id = perfil.id and pode.habilidade = 'CHAT_USAR'`

const daEquipe = (equipe: Equipe) => sql`
  union all
  select pessoa.id from ${quePodem}
   where pessoa.ativo and pessoa.tipo = 'interno' and (pessoa.role = ${ROLE_DA_EQUIPE[equipe]}
     or pessoa.role <> all (${[...ROLES_DE_EQUIPE]}::text[]))`

/** The ids of the people on both sides of a conversation; a consumer has no account here. */
export const pessoasDa = (postoId: number, equipe: Parte) => sql`
  select pessoa.id from ${quePodem} where pessoa.ativo and pessoa.posto_id = ${postoId}
  ${equipe === 'CONSUMIDOR' ? sql`` : daEquipe(equipe)}`

/** The same people by the names that others read. */
export const listPessoasDa = async (
  db: Executor,
  postoId: number,
  equipe: Parte,
): Promise<PessoaDaConversa[]> => {
  const { rows } = await sql<PessoaDaConversa>`
    select pessoa.id, coalesce(pessoa.nome_exibicao, pessoa.nome) as nome, pessoa.posto_id is not null as "doPosto"
      from usuario pessoa where pessoa.id in (${pessoasDa(postoId, equipe)})
     order by nome, id`.execute(db)
  return rows
}

/** The people of each team, by the names that others read. */
export const listPessoas = async (db: Executor, equipes: readonly Equipe[]) => {
  const { rows } = await sql<{ role: string; nome: string }>`
    select pessoa.role, coalesce(pessoa.nome_exibicao, pessoa.nome) as nome from ${quePodem}
     where pessoa.ativo and pessoa.tipo = 'interno' and pessoa.role = any (${[...ROLES_DE_EQUIPE]}::text[])
     order by nome`.execute(db)
  return EQUIPES.filter((equipe) => equipes.includes(equipe)).map((equipe) => ({
    equipe,
    pessoas: rows.filter(({ role }) => role === ROLE_DA_EQUIPE[equipe]).map(({ nome }) => nome),
  }))
}
