import type { OsPosto, OsTotalMes, OsUser } from '@app/contract/assistencia/ordemServico'
import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import type { Intervalo } from '@app/rules/casca/tempo'
import { sql } from 'kysely'
import { ofPosto, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type ModeloJson, modeloJson, type VendaJson, vendaJson } from './columns.ts'

/** What happened in a month to the orders of one post, or of all in the scope. */
export const totalDoMes = async (
  db: Executor,
  scope: Scope,
  { from, until }: Intervalo,
  posto: number | undefined,
): Promise<Omit<OsTotalMes, 'mes'>> => {
  const dentro = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`
  const cancelada = sql`status = 'CANCELADA'`
  const { rows } = await sql<Omit<OsTotalMes, 'mes'>>`
    select count(*) filter (where ${dentro('criado_em')}) as criadas,
           count(*) filter (where ${dentro('data_reparo')}) as reparadas,
           count(*) filter (where ${dentro('data_entrega_relogio')}) as entregues,
           count(*) filter (where ${cancelada} and ${dentro('status_desde')}) as canceladas,
           count(*) filter (where ${dentro('criado_em')} and status <> all(${[...TERMINAIS]})) as abertas,
           coalesce(sum(valor_total) filter (where ${dentro('criado_em')} and not ${cancelada}), 0) as "valorTotal"
      from ordem_servico
     where ${ofPosto(scope)} and (${dentro('criado_em')} or ${dentro('data_reparo')}
           or ${dentro('data_entrega_relogio')} or (${cancelada} and ${dentro('status_desde')}))
       and ${posto === undefined ? sql`true` : sql`posto_id = ${posto}`}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('an aggregate has one row')
  return row
}

/** The active people of a post who repair. */
export const listReparadores = (
  db: Executor,
  scope: Scope,
  postoId: number,
): Promise<Omit<OsUser, 'treinado'>[]> =>
  db
    .selectFrom('usuario')
    .innerJoin('perfil', 'perfil.codigo', 'usuario.role')
    .innerJoin('perfil_habilidade', 'perfil_habilidade.perfil_id', 'perfil.id')
    .select([
      'usuario.id',
      sql<string>`coalesce(usuario.nome_exibicao, usuario.nome)`.as('nome'),
      'perfil.nome as papel',
    ])
    .where('perfil_habilidade.habilidade', '=', 'OS_REPARAR')
    .where('usuario.posto_id', '=', postoId)
    .where(ofPosto(scope, 'usuario.posto_id'))
    .where('usuario.ativo', '=', true)
    .orderBy('nome')
    .orderBy('usuario.id')
    .execute()

/** The post of an order. */
export const findPostoDaOs = (db: Executor, scope: Scope, ordemServicoId: number) =>
  db
    .selectFrom('ordem_servico')
    .select('posto_id as id')
    .where('id', '=', ordemServicoId)
    .where(ofPosto(scope))
    .executeTakeFirst()

/** The model of an order's watch, with its brand. */
export const findModeloDaOs = (db: Executor, scope: Scope, ordemServicoId: number) =>
  db
    .selectFrom('ordem_servico')
    .innerJoin('relogio', 'relogio.id', 'ordem_servico.relogio_id')
    .innerJoin('modelo_produto as modelo', 'modelo.id', 'relogio.modelo_produto_id')
    .select(['modelo.id', 'modelo.marca_id as marcaId'])
    .where('ordem_servico.id', '=', ordemServicoId)
    .where(ofPosto(scope, 'ordem_servico.posto_id'))
    .executeTakeFirst()

export const findPosto = (db: Executor, scope: Scope, id: number): Promise<OsPosto | undefined> =>
  db
    .selectFrom('posto_autorizado')
    .select([
      'id',
      'nome_fantasia as nomeFantasia',
      'razao_social as razaoSocial',
      'cnpj',
      'codigo_sap as codigoSap',
      'tipo',
      'telefone_comercial as telefoneComercial',
      'email_comercial as emailComercial',
      'rua',
      'numero',
      'complemento',
      'bairro',
      'cidade',
      'estado',
      'cep',
    ])
    .where('id', '=', id)
    .where(ofPosto(scope, 'id'))
    .$castTo<OsPosto>()
    .executeTakeFirst()

type PostoJson = { id: number; nomeFantasia: string }

export type PassadoRow = {
  relogioId: number
  numeroSerie: string
  modelo: ModeloJson
  mesesGarantia: number
  lancamento: string | null
  garantiaDesde: string | null
  venda: VendaJson | null
  trocadoEm: { meu: boolean; numero: string; posto: PostoJson } | null
  reparos: {
    id: number
    meu: boolean
    numero: string
    posto: PostoJson
    status: string
    criadoEm: string
    entregueEm: string | null
    osType: string
    dataNotaFiscal: string | null
    sintomas: string[]
  }[]
}

const postoJson = sql`json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia)`

/** Watches of a serial number with their past orders of any post; the order's identity only within the scope. */
export const listPassado = async (
  db: Executor,
  scope: Scope,
  numeroSerie: string,
  modelo: number | undefined,
): Promise<PassadoRow[]> => {
  const { rows } = await sql<PassadoRow>`
    select relogio.id as "relogioId", relogio.numero_serie as "numeroSerie", ${modeloJson} as modelo,
           modelo_produto.meses_garantia as "mesesGarantia", modelo_produto.lancamento,
           relogio.garantia_desde as "garantiaDesde", ${vendaJson} as venda,
           (select json_build_object('meu', ${ofPosto(scope, 'os.posto_id')}, 'numero', os.numero || '/' || os.ano,
                                     'posto', ${postoJson})
              from ordem_servico os join posto_autorizado posto on posto.id = os.posto_id where os.id = relogio.trocado_os_id) as "trocadoEm",
           coalesce((
             select json_agg(json_build_object(
                      'id', os.id, 'meu', ${ofPosto(scope, 'os.posto_id')}, 'numero', os.numero || '/' || os.ano,
                      'posto', ${postoJson}, 'status', os.status, 'criadoEm', os.criado_em, 'entregueEm', os.data_entrega_relogio,
                      'osType', os.os_type, 'dataNotaFiscal', os.data_nota_fiscal,
                      'sintomas', array(
                        select nome from os_sintoma join sintoma_os on sintoma_os.id = os_sintoma.sintoma_os_id
                         where os_sintoma.ordem_servico_id = os.id order by nome))
                      order by os.criado_em desc, os.id desc)
               from ordem_servico os join posto_autorizado posto on posto.id = os.posto_id
              where os.relogio_id = relogio.id and os.status <> 'CANCELADA'), '[]') as reparos
      from relogio
      join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
      join marca on marca.id = modelo_produto.marca_id
     where relogio.numero_serie = ${numeroSerie} and relogio.unido_a_id is null
       and ${modelo === undefined ? sql`true` : sql`relogio.modelo_produto_id = ${modelo}`}
     order by relogio.id limit 20`.execute(db)
  return rows
}
