import type { EstadoVenda } from '@app/contract/assistencia/relogioVendido'
import type { ModelosVendidos, ModeloVendido, VendaLida } from '@app/rules/assistencia/relogioVendido'
import { chaveDoModelo } from '@app/rules/assistencia/relogioVendido'
import { sql } from 'kysely'
import type { Database, Executor } from '../../../../../platform/db/index.ts'
import { type Csv, csvColumn, readCsvKeys, writeCsvLines } from '../../../../../platform/db/csv.ts'

/** All models by their codes: a file of a million rows names a few of them, so they are read once. */
export const readModelos = async (db: Executor): Promise<ModelosVendidos> => {
  const rows = await db
    .selectFrom('modelo_produto')
    .select([
      'id',
      'codigo',
      'meses_garantia as mesesGarantia',
      'mascara_serie as mascaraSerie',
      'digito_serie as digitoSerie',
    ])
    .$castTo<ModeloVendido & { codigo: string }>()
    .execute()
  return new Map(rows.map(({ codigo, ...modelo }) => [chaveDoModelo(codigo), modelo]))
}

export type ImportacaoRow = {
  id: number
  arquivo: string
  estado: EstadoVenda
  linhas: number
  certas: number
  iguais: number
  comErro: number
  gravadas: number
  posicao: number
  ignoradas: string[]
  por: string
  usuarioId: number
  criadaEm: Date
  terminadaEm: Date | null
}

const select = (db: Executor) =>
  db
    .selectFrom('venda_importacao')
    .innerJoin('usuario', 'usuario.id', 'venda_importacao.usuario_id')
    .select([
      'venda_importacao.id',
      'venda_importacao.arquivo',
      'venda_importacao.estado',
      'venda_importacao.linhas',
      'venda_importacao.certas',
      'venda_importacao.iguais',
      'venda_importacao.com_erro as comErro',
      'venda_importacao.gravadas',
      'venda_importacao.posicao',
      'venda_importacao.ignoradas',
      'venda_importacao.usuario_id as usuarioId',
      'venda_importacao.criada_em as criadaEm',
      'venda_importacao.terminada_em as terminadaEm',
      sql<string>`coalesce(usuario.nome_exibicao, usuario.nome)`.as('por'),
    ])
    .$castTo<ImportacaoRow>()

export const findImportacao = (db: Executor, id: number) =>
  select(db).where('venda_importacao.id', '=', id).executeTakeFirst()

export const lockImportacao = async (db: Executor, id: number) => {
  const locked = await db
    .selectFrom('venda_importacao')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked && findImportacao(db, id)
}

export const listImportacoes = (db: Executor, limit: number) =>
  select(db).orderBy('venda_importacao.id', 'desc').limit(limit).execute()

export const insertImportacao = async (
  db: Executor,
  nova: { usuario_id: number; arquivo: string; criada_em: Date },
): Promise<number> => {
  const { id } = await db
    .insertInto('venda_importacao')
    .values({ ...nova, sinal_em: nova.criada_em })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Dados = Partial<
  Pick<ImportacaoRow, 'estado' | 'linhas' | 'certas' | 'iguais' | 'gravadas' | 'posicao' | 'ignoradas'>
> & { com_erro?: number; terminada_em?: Date | null; sinal_em: Date }

export const updateImportacao = (db: Executor, id: number, dados: Dados) =>
  db.updateTable('venda_importacao').set(dados).where('id', '=', id).execute()

export const deleteImportacao = (db: Executor, id: number) =>
  db.deleteFrom('venda_importacao').where('id', '=', id).execute()

/** A read row: the sale, or why it does not enter, with its cells. */
export type LinhaNova = { linha: number } & ({ venda: VendaLida } | { motivo: string; valores: string[] })

/** Stages rows: one statement with a list for each column, which the driver writes faster than rows. */
export const insertLinhas = async (db: Executor, id: number, linhas: readonly LinhaNova[]): Promise<void> => {
  const certas = linhas.flatMap((one) => ('venda' in one ? [{ linha: one.linha, ...one.venda }] : []))
  const erradas = linhas.flatMap((one) => ('motivo' in one ? [one] : []))
  if (certas.length > 0)
    await sql`
      insert into venda_linha (importacao_id, linha, modelo_produto_id, numero_serie, vendido_em, revendedor, meses_garantia)
      select ${id}, * from unnest(
        ${certas.map(({ linha }) => linha)}::integer[], ${certas.map(({ modeloId }) => modeloId)}::bigint[],
        ${certas.map(({ numeroSerie }) => numeroSerie)}::text[], ${certas.map(({ vendidoEm }) => vendidoEm)}::date[],
        ${certas.map(({ revendedor }) => revendedor)}::text[],
        ${certas.map(({ mesesGarantia }) => mesesGarantia)}::smallint[])`.execute(db)
  if (erradas.length > 0)
    await sql`
      insert into venda_linha (importacao_id, linha, motivo, valores)
      select ${id}, linha, motivo, array(select jsonb_array_elements_text(valores)) from unnest(
        ${erradas.map(({ linha }) => linha)}::integer[], ${erradas.map(({ motivo }) => motivo)}::text[],
        ${erradas.map(({ valores }) => JSON.stringify(valores))}::jsonb[]) as lida (linha, motivo, valores)`.execute(
      db,
    )
}

/** A million rows take longer than the limit of an ordinary statement; it holds for this transaction. */
export const allowTime = async (db: Executor): Promise<void> => {
  await sql`select set_config('statement_timeout', '300000', true)`.execute(db)
}

/**
 * Rows just written are unknown to the planner, which takes them for one and joins them in a loop: a million squared.
 * It holds for this transaction.
 */
const joinWhole = async (db: Executor): Promise<void> => {
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(db)
}

/** The cells of a good row that turns out wrong, as its file had them. */
const celulas = sql`array[linha.numero_serie,
  (select codigo from modelo_produto where modelo_produto.id = linha.modelo_produto_id),
  to_char(linha.vendido_em, 'DD/MM/YYYY'), coalesce(linha.revendedor, ''), linha.meses_garantia::text]`

/** A serial number that the file names again: with the same sale once is enough, with another one it is wrong. */
export const markRepetidas = async (db: Executor, id: number): Promise<void> => {
  await joinWhole(db)
  await sql`
    update venda_linha linha
       set igual = repetida.mesma,
           motivo = case when not repetida.mesma then
             'Número de série: já está na linha ' || repetida.primeira || ', com a venda em ' || to_char(repetida.dia, 'DD/MM/YYYY') end,
           valores = case when not repetida.mesma then ${celulas} end
      from (
        select de.linha, primeira.linha as primeira, primeira.vendido_em as dia,
               (de.vendido_em, de.meses_garantia, de.revendedor) is not distinct from
               (primeira.vendido_em, primeira.meses_garantia, primeira.revendedor) as mesma
          from (select linha, vendido_em, meses_garantia, revendedor,
                       first_value(linha) over (partition by modelo_produto_id, numero_serie order by linha) as primeira
                  from venda_linha where importacao_id = ${id} and motivo is null) de
          join venda_linha primeira on primeira.importacao_id = ${id} and primeira.linha = de.primeira
         where de.linha <> de.primeira) repetida
     where linha.importacao_id = ${id} and linha.linha = repetida.linha`.execute(db)
}

/**
 * Rows whose watch stands among the sold ones already: the same sale changes nothing, another one is wrong. Those that
 * this import stored itself are left alone.
 */
export const markConhecidas = async (db: Executor, id: number): Promise<void> => {
  await joinWhole(db)
  await sql`
    update venda_linha linha
       set igual = conhecida.mesma,
           motivo = case when not conhecida.mesma then
             'Número de série: já consta como vendido em ' || to_char(conhecida.dia, 'DD/MM/YYYY') ||
             case when conhecida.dia = linha.vendido_em then ', com outra garantia ou outro revendedor' else '' end end,
           valores = case when not conhecida.mesma then ${celulas} end
      from (
        select de.linha, venda.vendido_em as dia,
               (de.vendido_em, de.meses_garantia, de.revendedor) is not distinct from
               (venda.vendido_em, venda.meses_garantia, venda.revendedor) as mesma
          from venda_linha de
          join relogio_vendido venda
            on venda.modelo_produto_id = de.modelo_produto_id and venda.numero_serie = de.numero_serie
         where de.importacao_id = ${id} and de.motivo is null and not de.igual
           and venda.importacao_id is distinct from ${id}) conhecida
     where linha.importacao_id = ${id} and linha.linha = conhecida.linha`.execute(db)
}

export const countLinhas = async (db: Executor, id: number) => {
  const { rows } = await sql<{ linhas: number; certas: number; iguais: number; comErro: number }>`
    select count(*) as linhas, count(*) filter (where motivo is null and not igual) as certas,
           count(*) filter (where igual) as iguais, count(*) filter (where motivo is not null) as "comErro"
      from venda_linha where importacao_id = ${id}`.execute(db)
  return rows[0] ?? { linhas: 0, certas: 0, iguais: 0, comErro: 0 }
}

/** Stores the next good rows after a line; answers the last line that was looked at, and how many entered. */
export const storeLinhas = async (db: Executor, id: number, depois: number, passo: number) => {
  const { rows } = await sql<{ posicao: number | null; gravadas: number }>`
    with parte as materialized (
      select linha, modelo_produto_id, numero_serie, vendido_em, revendedor, meses_garantia, motivo is null and not igual as certa
        from venda_linha where importacao_id = ${id} and linha > ${depois} order by linha limit ${passo}
    ), novas as (
      insert into relogio_vendido (modelo_produto_id, numero_serie, vendido_em, revendedor, meses_garantia, importacao_id)
      select modelo_produto_id, numero_serie, vendido_em, revendedor, meses_garantia, ${id} from parte where certa
      on conflict (modelo_produto_id, numero_serie) do nothing
      returning 1
    )
    select (select max(linha) from parte) as posicao, (select count(*) from novas) as gravadas`.execute(db)
  return rows[0] ?? { posicao: null, gravadas: 0 }
}

/** Takes back some of the sales that an import brought and nobody changed since. */
export const takeBack = async (db: Executor, id: number, passo: number): Promise<number> => {
  const { rows } = await sql<{ quantas: number }>`
    with fora as (
      delete from relogio_vendido
       where relogio_vendido.id in (
         select venda.id from relogio_vendido venda where importacao_id = ${id} and versao = 1 limit ${passo})
      returning 1)
    select count(*) as quantas from fora`.execute(db)
  return rows[0]?.quantas ?? 0
}

export const deleteLinhas = (db: Executor, id: number) =>
  db.deleteFrom('venda_linha').where('importacao_id', '=', id).execute()

/** Rows that do not enter, in the order of the file. */
export const pageRecusadas = async (
  db: Executor,
  id: number,
  { page, size }: { page: number; size: number },
) => {
  const { rows } = await sql<{ linha: number; valores: string[]; motivo: string }>`
    select linha, coalesce(valores, '{}') as valores, motivo from venda_linha
     where importacao_id = ${id} and motivo is not null
     order by linha limit ${size} offset ${page * size}`.execute(db)
  return rows
}

export const RECUSADA_COLUMNS = (titulos: readonly string[]) => [
  csvColumn('Linha', sql`linha`, 'integer'),
  ...titulos.map((titulo, at) => csvColumn(titulo, sql`valores[${sql.lit(at + 1)}]`)),
  csvColumn('Motivo', sql`motivo`),
]

export const listRecusadaKeys = (db: Executor, id: number, csv: Csv) =>
  readCsvKeys(
    db,
    csv,
    sql`select linha from venda_linha where importacao_id = ${id} and motivo is not null order by linha limit 100000`,
  )

export const writeRecusadaLines = (db: Database['db'], id: number, csv: Csv, keys: string): Promise<string> =>
  writeCsvLines(
    db,
    csv,
    sql`from venda_linha where importacao_id = ${id} and linha = any (${keys}::bigint[]) order by linha`,
  )

/** Imports whose process has not been heard of. */
export const listCaladas = (db: Executor, antes: Date) =>
  db
    .selectFrom('venda_importacao')
    .select(['id', 'estado'])
    .where('estado', 'in', ['lendo', 'gravando', 'desfazendo'])
    .where('sinal_em', '<', antes)
    .$castTo<{ id: number; estado: EstadoVenda }>()
    .execute()

/** Imports with rows that nobody needs any more: ended long ago, or never stored. */
export const listEsquecidas = (db: Executor, { terminadas, paradas }: { terminadas: Date; paradas: Date }) =>
  db
    .selectFrom('venda_importacao')
    .select(['id', 'estado'])
    .where('linhas', '>', 0)
    .where((eb) =>
      eb.or([
        eb.and([eb('terminada_em', '<', terminadas), eb('esquecida', '=', false)]),
        eb.and([eb('estado', '=', 'conferida'), eb('criada_em', '<', paradas)]),
      ]),
    )
    .$castTo<{ id: number; estado: EstadoVenda }>()
    .execute()

export const setEsquecida = (db: Executor, id: number) =>
  db.updateTable('venda_importacao').set({ esquecida: true }).where('id', '=', id).execute()
