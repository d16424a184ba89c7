import type { ClienteResumo } from '@app/contract/registers/cliente'
import type { RegraCfop } from '@app/rules/armazem/nota'
import { sql } from 'kysely'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'

const resumo = (db: Executor, scope: Scope) =>
  db
    .selectFrom('cliente')
    .select([
      'id',
      'nome_fantasia as nomeFantasia',
      'cnpj_cpf as cnpjCpf',
      'codigo_cliente as codigoCliente',
      'codigo_depositante as codigoDepositante',
    ])
    .where(ofCompany(scope, 'cliente.id'))

/** Which of the documents are clients, by the whole document as text. */
export const listClientesByDocumento = (
  db: Executor,
  scope: Scope,
  documentos: readonly string[],
): Promise<ClienteResumo[]> =>
  documentos.length === 0
    ? Promise.resolve([])
    : resumo(db, scope)
        .where('cnpj_cpf', 'in', [...documentos])
        .orderBy('id')
        .execute()

export const findCliente = (db: Executor, scope: Scope, id: number): Promise<ClienteResumo | undefined> =>
  resumo(db, scope).where('id', '=', id).executeTakeFirst()

export type CasaRow = { armazens: string[]; clientes: ClienteResumo[]; cfops: RegraCfop[] }

/** CFOPs whose rule here differs from the default. */
const cfopEfeitos = sql`(
  select coalesce(jsonb_agg(
           jsonb_build_object('cfop', cfop, 'descricao', descricao, 'efeito', efeito, 'lado', lado)
             || case when so_se_armazem_emite then '{"soSeArmazemEmite": true}'::jsonb else '{}' end order by cfop), '[]')
    from cfop_efeito)`

/**
 * The facts for judging a note, in one statement: the warehouse's own documents, the note's documents that are clients
 * (whole, as text), and the CFOPs whose rule differs from the default.
 */
export const findCasa = async (
  db: Executor,
  scope: Scope,
  documentos: readonly string[],
): Promise<CasaRow> => {
  const { rows } = await sql<CasaRow>`
    select armazens,
           (select coalesce(json_agg(json_build_object('id', id, 'nomeFantasia', nome_fantasia, 'cnpjCpf', cnpj_cpf,
                                     'codigoCliente', codigo_cliente, 'codigoDepositante', codigo_depositante)
                                     order by id), '[]')
              from cliente where cnpj_cpf = any(${[...documentos]}::text[]) and ${ofCompany(scope, 'cliente.id')}
           ) as clientes,
           ${cfopEfeitos} as cfops
      from nota_configuracao`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the settings of the notes are one row')
  return row
}

export type ConfiguracaoRow = {
  nome: string
  armazens: string[]
  versao: number
  alteradoEm: Date
  alteradoPor: string | null
}

export const findNotaConfiguracao = async (db: Executor, lock = false): Promise<ConfiguracaoRow> => {
  const { rows } = await sql<ConfiguracaoRow>`
    select nome, armazens, versao, alterado_em as "alteradoEm",
           (select coalesce(nome_exibicao, nome) from usuario where id = alterado_por) as "alteradoPor"
      from nota_configuracao ${lock ? sql`for update` : sql``}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the settings of the notes are one row')
  return row
}

export const updateNotaConfiguracao = async (
  db: Executor,
  { nome, armazens }: Pick<ConfiguracaoRow, 'nome' | 'armazens'>,
  { usuarioId, now }: { usuarioId: number; now: Date },
): Promise<void> => {
  await sql`
    update nota_configuracao
       set nome = ${nome}, armazens = ${armazens}::text[], versao = versao + 1, alterado_em = ${now}, alterado_por = ${usuarioId}`.execute(
    db,
  )
}

export const listCfopEfeitos = async (db: Executor): Promise<RegraCfop[]> => {
  const { rows } = await sql<{ cfops: RegraCfop[] }>`select ${cfopEfeitos} as cfops`.execute(db)
  return rows[0]?.cfops ?? []
}

export const replaceCfopEfeitos = async (db: Executor, regras: readonly RegraCfop[]): Promise<void> => {
  await sql`delete from cfop_efeito`.execute(db)
  if (regras.length === 0) return
  await db
    .insertInto('cfop_efeito')
    .values(
      regras.map(({ cfop, descricao, efeito, lado, soSeArmazemEmite = false }) => ({
        cfop,
        descricao,
        efeito,
        lado,
        so_se_armazem_emite: soSeArmazemEmite,
      })),
    )
    .execute()
}
