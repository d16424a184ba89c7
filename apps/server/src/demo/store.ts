import { type Insertable, sql } from 'kysely'
import { ADVISORY_LOCKS } from '../platform/db/advisory-locks.ts'
import type { Database, DB, Executor } from '../platform/db/index.ts'

type Row<T extends keyof DB> = Insertable<DB[T]>
export type MovimentoRow = Row<'movimento'>
export type AuditoriaRow = Row<'auditoria'>
export type PostoRow = Row<'posto_autorizado'>

/** Two processes may start on one empty database: the second waits here and then finds people. */
export const isEmptyDatabase = async (db: Executor): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demonstracao})`.execute(db)
  const someone = await db.selectFrom('usuario').select('id').limit(1).executeTakeFirst()
  return someone === undefined
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

export const insertClientes = async (db: Executor, rows: Row<'cliente'>[]): Promise<number[]> =>
  idsOf(await db.insertInto('cliente').values(rows).returning('id').execute())

export const insertUsuarios = async (db: Executor, rows: Row<'usuario'>[]): Promise<number[]> =>
  idsOf(await db.insertInto('usuario').values(rows).returning('id').execute())

export const insertPosto = async (db: Executor, row: PostoRow): Promise<number> =>
  (await db.insertInto('posto_autorizado').values(row).returning('id').executeTakeFirstOrThrow()).id

/** A registration of a post, with its documents. */
type CadastroDePosto = {
  row: Row<'cadastro_posto'>
  documentos: readonly Omit<Row<'cadastro_posto_arquivo'>, 'cadastro_id'>[]
}

export const insertCadastrosPosto = async (
  db: Executor,
  cadastros: readonly CadastroDePosto[],
): Promise<void> => {
  const inserted = await db
    .insertInto('cadastro_posto')
    .values(cadastros.map(({ row }) => row))
    .returning(['id', 'cnpj'])
    .execute()
  const ids = new Map(inserted.map(({ id, cnpj }) => [cnpj, id]))
  const arquivos = cadastros.flatMap(({ row, documentos }) =>
    documentos.map((documento) => ({ ...documento, cadastro_id: ids.get(row.cnpj) ?? 0 })),
  )
  if (arquivos.length > 0) await db.insertInto('cadastro_posto_arquivo').values(arquivos).execute()
}

export const insertCupons = (db: Executor, rows: Row<'cupom'>[]) =>
  db.insertInto('cupom').values(rows).execute()

export const insertProdutos = async (db: Executor, rows: Row<'produto'>[]): Promise<number[]> =>
  idsOf(await db.insertInto('produto').values(rows).returning('id').execute())

export const insertSaldos = async (db: Executor, rows: Row<'saldo'>[]): Promise<number[]> =>
  idsOf(await db.insertInto('saldo').values(rows).returning('id').execute())

export const insertPedidos = (
  db: Executor,
  rows: Row<'pedido'>[],
): Promise<{ id: number; numero_pedido: number }[]> =>
  db.insertInto('pedido').values(rows).returning(['id', 'numero_pedido']).execute()

export const insertItens = (db: Executor, rows: Row<'pedido_item'>[]) =>
  db.insertInto('pedido_item').values(rows).execute()

export const insertAnexos = (db: Executor, rows: Row<'anexo'>[]) =>
  db.insertInto('anexo').values(rows).execute()

export const insertMovimentos = (db: Executor, rows: Row<'movimento'>[]) =>
  db.insertInto('movimento').values(rows).execute()

/** What stands blocked waits for a decision, as if the operator had blocked it. */
export const insertBloqueios = async (
  db: Executor,
  { por, em }: { por: number; em: Date },
): Promise<void> => {
  await sql`
    insert into inspecao (saldo_id, produto_id, cliente_id, origem, quantidade, motivo, recebida_por, recebida_em)
    select id, produto_id, cliente_id, 'BLOQUEIO', quantidade, 'Laudo do fabricante em análise', ${por}::bigint,
           ${em}::timestamptz
      from saldo where bloqueado and quantidade > 0`.execute(db)
}

export const insertAuditoria = (db: Executor, rows: Row<'auditoria'>[]) =>
  db.insertInto('auditoria').values(rows).execute()

const idsByNome = (rows: readonly { id: number; nome: string }[]): Map<string, number> =>
  new Map(rows.map(({ id, nome }) => [nome, id]))

/** Rows of a register of names, by their names. */
export const insertNomeados = async (
  db: Executor,
  table: 'grupo_marca' | 'tipo_equipamento' | 'sintoma_os',
  nomes: readonly string[],
): Promise<Map<string, number>> => {
  const rows = nomes.map((nome) => ({ nome }))
  return idsByNome(await db.insertInto(table).values(rows).returning(['id', 'nome']).execute())
}

export const insertMarcas = async (db: Executor, rows: Row<'marca'>[]): Promise<Map<string, number>> =>
  idsByNome(await db.insertInto('marca').values(rows).returning(['id', 'nome']).execute())

export const insertModelos = (db: Executor, rows: Row<'modelo_produto'>[]) =>
  db.insertInto('modelo_produto').values(rows).execute()

export const insertChecklist = (db: Executor, rows: Row<'checklist'>[]) =>
  db.insertInto('checklist').values(rows).execute()

export const insertServicos = (db: Executor, rows: Row<'servico'>[]) =>
  db.insertInto('servico').values(rows).execute()

/** Balances are the sums of their ledger, here as everywhere. */
export const sumSaldos = (db: Executor) =>
  db
    .updateTable('saldo')
    .from((eb) =>
      eb
        .selectFrom('movimento')
        .select(({ fn }) => [
          'saldo_id',
          fn.sum<number>('fisico').as('fisico'),
          fn.sum<number>('reservado').as('reservado'),
        ])
        .groupBy('saldo_id')
        .as('livro'),
    )
    .set((eb) => ({ quantidade: eb.ref('livro.fisico'), reservado: eb.ref('livro.reservado') }))
    .whereRef('livro.saldo_id', '=', 'saldo.id')
    .execute()

/** The warehouse's name and its own documents, which identify the places in a note. */
export const setArmazem = async (db: Executor, nome: string, armazens: string[]): Promise<void> => {
  await db.updateTable('nota_configuracao').set({ nome, armazens }).execute()
}

export const findUsuario = async (db: Executor, email: string): Promise<number | undefined> =>
  (await db.selectFrom('usuario').select('id').where('email', '=', email).executeTakeFirst())?.id

export const findProdutosByCodigo = async (
  db: Executor,
  clienteId: number,
  codigos: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('produto')
    .select(['codigo_produto', 'id'])
    .where('cliente_id', '=', clienteId)
    .where('codigo_produto', 'in', [...codigos])
    .execute()
  return new Map(rows.map((row) => [row.codigo_produto, row.id]))
}

/** The addresses that belong to somebody. */
export const listKnown = async (db: Executor, emails: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('usuario')
    .select('email')
    .where('email', 'in', [...emails])
    .execute()
  return new Set(rows.map(({ email }) => email))
}

export type ParteDaDemo = 'notas' | 'ordens'

export const insertPartes = (db: Executor, partes: readonly ParteDaDemo[]) =>
  db
    .insertInto('demonstracao')
    .values(partes.map((parte) => ({ parte })))
    .execute()

const PARTE_LOCKS: Record<ParteDaDemo, number> = {
  notas: ADVISORY_LOCKS.demonstracaoNotas,
  ordens: ADVISORY_LOCKS.demonstracaoOrdens,
}

const isPendente = async (db: Executor, parte: ParteDaDemo): Promise<boolean> =>
  (await db
    .selectFrom('demonstracao')
    .select('parte')
    .where('parte', '=', parte)
    .where('terminada_em', 'is', null)
    .executeTakeFirst()) !== undefined

/**
 * Does this part, or its rest when an earlier start did not finish it; only one of several processes does it. `work`
 * answers whether it finished. The connection holds the lock, so a killed process leaves none.
 */
export const completeParte = (
  db: Database['db'],
  parte: ParteDaDemo,
  now: () => Date,
  work: () => Promise<boolean>,
): Promise<void> =>
  db.connection().execute(async (connection) => {
    const chave = sql`${PARTE_LOCKS[parte]}::bigint`
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${chave}) as taken`.execute(
      connection,
    )
    if (!rows[0]?.taken) return
    try {
      if ((await isPendente(connection, parte)) && (await work()))
        await connection
          .updateTable('demonstracao')
          .set({ terminada_em: now() })
          .where('parte', '=', parte)
          .execute()
    } finally {
      await sql`select pg_advisory_unlock(${chave})`.execute(connection)
    }
  })

/** A demo invoice that exists already. */
export const findNotaByChave = (db: Executor, chave: string) =>
  db.selectFrom('nota').select(['id', 'recebida_em']).where('chave_acesso', '=', chave).executeTakeFirst()

/** The first order that is invoiced and still at the dock. */
export const findFaturado = async (db: Executor): Promise<number | undefined> =>
  (
    await db
      .selectFrom('pedido')
      .select('id')
      .where('etapa', '=', 'FATURADO')
      .where('status_alcis', '!=', 'expedido')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )?.id

/** A consumer's account that has proven an address. */
export const insertProvado = (
  db: Executor,
  { email, provado }: { email: string; provado: string },
  provado_em: Date,
) =>
  db
    .insertInto('conta_email')
    .columns(['usuario_id', 'email', 'provado_em'])
    .expression((eb) =>
      eb
        .selectFrom('usuario')
        .where('usuario.email', '=', email)
        .select(['usuario.id', eb.val(provado).as('email'), eb.val(provado_em).as('provado_em')]),
    )
    .execute()

/**
 * The demo shows picking, checking, counting and arrivals by scanner, which an installation switches on by itself. Of two orders the goods
 * have been picked, so that somebody else can check them.
 */
export const setPassos = async (db: Executor, separadorId: number, em: Date): Promise<void> => {
  await sql`
    with passos as (
      update configuracao set separacao_scanner = true, conferencia_scanner = true, contagem_scanner = true,
                              chegada_scanner = true
    ), separado as (
      insert into separacao (pedido_id, separador_id, tomada_em, moveu, terminada_em)
      select id, ${separadorId}::bigint, ${em}::timestamptz, true, ${em}::timestamptz
        from pedido where etapa = 'EM_SEPARACAO' and concluido
       order by data_hora_coleta, id limit 2
      returning pedido_id
    )
    insert into separacao_linha (pedido_id, saldo_id, separado)
    select item.pedido_id, item.saldo_id, sum(item.quantidade)
      from pedido_item item join separado using (pedido_id)
     group by item.pedido_id, item.saldo_id`.execute(db)
}

type ContagemDemo = { abertaPor: number; contadaPor: number; em: Date }

/** A counting list of the demo's day: of some lots the first count is done, and two of them differ. */
export const insertContagem = async (
  db: Executor,
  { abertaPor, contadaPor, em }: ContagemDemo,
): Promise<void> => {
  await sql`
    with lista as (
      insert into contagem (descricao, aberta_por, aberta_em)
      values ('Os 8 que mais giram', ${abertaPor}::bigint, ${em}::timestamptz) returning id
    ), linha as (
      insert into contagem_linha (contagem_id, saldo_id, produto_id, cliente_id, ordem)
      select lista.id, alvo.id, alvo.produto_id, alvo.cliente_id, alvo.ordem
        from lista cross join (
          select saldo.*, row_number() over (order by saldo.id) as ordem
            from saldo where quantidade > 20 order by id desc limit 8) alvo
      returning id, saldo_id, ordem
    )
    insert into contagem_conta (linha_id, vez, quantidade, sistema, separado, contada_por, contada_em)
    select linha.id, 1, saldo.quantidade - case when linha.ordem % 4 = 0 then 2 else 0 end, saldo.quantidade, 0,
           ${contadaPor}::bigint, ${em}::timestamptz
      from linha join saldo on saldo.id = linha.saldo_id
     order by linha.ordem limit 5`.execute(db)
}
