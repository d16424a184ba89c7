import { sql, type Updateable } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'
import { deleteEndereco } from '../../../../platform/store/correio-endereco.ts'
import { PESSOA_COLUMNS, type PessoaRow } from '../../../../platform/session/store/pessoa.ts'

export type UsuarioRow = PessoaRow & {
  ativo: boolean
  criado_em: Date
  cupom: string | null
  anonimizado_em: Date | null
  versao: number
  ultimo_acesso: Date | null
}

export const findUsuario = (db: Executor, id: number): Promise<UsuarioRow | undefined> =>
  db
    .selectFrom('pessoa')
    .innerJoin('usuario as u', 'u.id', 'pessoa.id')
    .where('pessoa.id', '=', id)
    .select((eb) => [
      ...PESSOA_COLUMNS,
      'pessoa.ativo',
      'u.criado_em',
      'u.cupom',
      'u.anonimizado_em',
      'u.versao',
      eb
        .selectFrom('sessao')
        .whereRef('usuario_id', '=', 'u.id')
        .select(({ fn }) => fn.max('usada_em').as('em'))
        .as('ultimo_acesso'),
    ])
    .$castTo<UsuarioRow>()
    .executeTakeFirst()

/**
 * Locked until the end of the transaction; it is read after locking, so that a change by the previous holder is seen.
 */
export const lockUsuario = async (db: Executor, id: number): Promise<UsuarioRow | undefined> => {
  await db.selectFrom('usuario').select('id').where('id', '=', id).forUpdate().execute()
  return findUsuario(db, id)
}

export const findSenhaHash = async (db: Executor, id: number): Promise<string | undefined> => {
  const row = await db.selectFrom('usuario').select('senha_hash').where('id', '=', id).executeTakeFirst()
  return row?.senha_hash
}

/** The columns of a user that a save writes. */
export type Campos = Pick<
  Updateable<DB['usuario']>,
  | 'nome'
  | 'nome_exibicao'
  | 'email'
  | 'cpf'
  | 'senha_hash'
  | 'role'
  | 'tipo'
  | 'cliente_id'
  | 'posto_id'
  | 'pendente_desde'
  | 'ativo'
  | 'foto_id'
  | 'anonimizado_em'
  | 'cupom'
>

export type Novo = Campos & { nome: string; email: string; senha_hash: string; role: string; tipo: string }

export const insertUsuario = async (db: Executor, campos: Novo, now: Date): Promise<number> => {
  const { id } = await db
    .insertInto('usuario')
    .values({ ...campos, criado_em: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateUsuario = (db: Executor, id: number, campos: Campos) =>
  db
    .updateTable('usuario')
    .set((eb) => ({ ...campos, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** The people who may grant access: active staff with the ability. */
export const listLiberadores = (db: Executor): Promise<{ id: number }[]> =>
  db
    .selectFrom('usuario')
    .innerJoin('perfil', 'perfil.codigo', 'usuario.role')
    .innerJoin('perfil_habilidade', 'perfil_habilidade.perfil_id', 'perfil.id')
    .select('usuario.id')
    .where('perfil_habilidade.habilidade', '=', 'USUARIO_EDITAR')
    .where('usuario.tipo', '=', 'interno')
    .where('usuario.ativo', '=', true)
    .orderBy('usuario.id')
    .execute()

/** Whether there is such a company, active or not. */
export const existsCliente = async (db: Executor, id: number): Promise<boolean> => {
  const row = await db.selectFrom('cliente').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Whether there is such a service point, active or not. */
export const existsPosto = async (db: Executor, id: number): Promise<boolean> => {
  const row = await db.selectFrom('posto_autorizado').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Whether a company can be chosen. */
export const findClienteAtivo = (db: Executor, id: number) =>
  db.selectFrom('cliente').select('id').where('id', '=', id).where('ativo', '=', true).executeTakeFirst()

/** Whether a service point can be chosen. */
export const findPostoAtivo = (db: Executor, id: number) =>
  db
    .selectFrom('posto_autorizado')
    .select('id')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst()

/**
 * The number of licences of a service point when all are taken; nobody else can start there until the end of the
 * transaction.
 */
export const findLicencasEsgotadas = async (db: Executor, postoId: number): Promise<number | undefined> => {
  await db.selectFrom('posto_autorizado').select('id').where('id', '=', postoId).forUpdate().execute()
  const row = await db
    .selectFrom('posto_autorizado_cadastro')
    .select('licencas')
    .where('id', '=', postoId)
    .whereRef('colaboradores', '>=', 'licencas')
    .executeTakeFirst()
  return row?.licencas ?? undefined
}

/** Data that only the person needs; it is deleted with the person. */
export const deleteOwn = async (db: Executor, id: number, email: string): Promise<void> => {
  for (const table of [
    'sessao',
    'idempotencia',
    'visao',
    'preferencia',
    'notificacao',
    'notificacao_pessoa',
    'codigo_recuperacao',
    'segundo_fator',
    'chave_acesso',
    'identidade',
    'token_unico',
    'acesso_conhecido',
    'conta_email',
    'conta_codigo',
    'tecnico_treinamento',
  ] as const)
    await db.deleteFrom(table).where('usuario_id', '=', id).execute()
  await db.deleteFrom('correio').where('para', '=', email).execute()
  await deleteEndereco(db, email)
  // Proofs of payments stay; only what their author called them goes.
  await db
    .updateTable('financeiro_arquivo')
    .set({ filename: sql<string>`nome_da_prova(papel, content_type)` })
    .where('criado_por', '=', id)
    .execute()
  // Stored answers to other people's saves of this person, kept for repeated calls.
  await db
    .deleteFrom('idempotencia')
    .where(sql`resposta ->> 'email'`, '=', email)
    .execute()
}

export const deleteUsuario = (db: Executor, id: number) =>
  db.deleteFrom('usuario').where('id', '=', id).execute()

/** Inactive people without any change since the moment, including their status. */
export const listInactive = (db: Executor, before: Date) =>
  db
    .selectFrom('usuario')
    .select('id')
    .where('ativo', '=', false)
    .where('anonimizado_em', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('pendente_desde', 'criado_em'), '<', before))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('auditoria')
            .where('entidade', '=', 'usuario')
            .whereRef('entidade_id', '=', 'usuario.id')
            .where('auditoria.criado_em', '>=', before)
            .select('auditoria.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(500)
    .execute()

/** Whether a person sees nothing: no access was given, or a consumer's account has no proven address. */
const semAcesso = sql<boolean>`(usuario.tipo = 'pendente' or (usuario.tipo = 'consumidor'
  and not exists (select from conta_email where conta_email.usuario_id = usuario.id)
  and not exists (select from os_link where os_link.criado_por = usuario.id)))`

/** The same about one person, under its lock. */
export const isSemAcesso = async (db: Executor, id: number): Promise<boolean> =>
  (await db.selectFrom('usuario').select('id').where('id', '=', id).where(semAcesso).executeTakeFirst()) !==
  undefined

/** People who signed up or were set to `pendente` before the moment and never got access. */
export const listForgotten = (db: Executor, before: Date) =>
  db
    .selectFrom('usuario')
    .select('id')
    .where(semAcesso)
    .where('anonimizado_em', 'is', null)
    .where('criado_em', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessao')
            .whereRef('usuario_id', '=', 'usuario.id')
            .where('usada_em', '>=', before)
            .select('sessao.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(500)
    .execute()
