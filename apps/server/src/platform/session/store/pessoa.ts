import type { UsuarioTipo } from '@app/contract/casca/session'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../db/index.ts'

/** A person with profile, company and service point, as the view `pessoa` joins them. */
export type PessoaRow = {
  id: number
  nome: string
  nome_exibicao: string | null
  email: string
  cpf: string | null
  foto_id: string | null
  role: string
  papel: string
  tipo: UsuarioTipo
  habilidades: string[]
  exige_segundo_fator: boolean
  segundo_fator: boolean
  chave_acesso: boolean
  cliente_id: number | null
  nome_fantasia: string | null
  codigo_cliente: string | null
  codigo_depositante: string | null
  posto_id: number | null
  posto_nome: string | null
  posto_ativo: boolean
}

export const PESSOA_COLUMNS = [
  'pessoa.id',
  'pessoa.nome',
  'pessoa.nome_exibicao',
  'pessoa.email',
  'pessoa.cpf',
  'pessoa.foto_id',
  'pessoa.role',
  'pessoa.papel',
  'pessoa.tipo',
  'pessoa.habilidades',
  'pessoa.exige_segundo_fator',
  'pessoa.segundo_fator',
  'pessoa.chave_acesso',
  'pessoa.cliente_id',
  'pessoa.nome_fantasia',
  'pessoa.codigo_cliente',
  'pessoa.codigo_depositante',
  'pessoa.posto_id',
  'pessoa.posto_nome',
  'pessoa.posto_ativo',
] as const

/** The name of a column's person as others see it. */
export const nomeDe = (column: string): RawBuilder<string | null> =>
  sql`(select coalesce(nome_exibicao, nome) from usuario where id = ${sql.ref(column)})`

/** A person with an active account; needs no session. */
export const findPessoa = (db: Executor, id: number): Promise<PessoaRow | undefined> =>
  db
    .selectFrom('pessoa')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .select(PESSOA_COLUMNS)
    .$castTo<PessoaRow>()
    .executeTakeFirst()
