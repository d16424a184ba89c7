import { statusOS } from '@app/contract/assistencia/ordemServico'
import type {
  FeitoNoBalcao,
  OrdemServico,
  OsDeQuery,
  OsHistorico,
  OsPassado,
  OsPassadoQuery,
  OsPosto,
  OsTotalMes,
  OsTotalMesQuery,
  OsUser,
  StatusOs,
} from '@app/contract/assistencia/ordemServico'
import { TERMINAIS, fimDaGarantia, garantiaServicoAte } from '@app/rules/assistencia/ordemServico'
import { DAY_MS, localDay, startOfDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import {
  findModeloDaOs,
  findPosto,
  findPostoDaOs,
  listPassado,
  listReparadores,
  totalDoMes,
  type PassadoRow,
} from '../store/consultas.ts'
import { findTreinados } from '../../tecnico/index.ts'
import { listFrequentes } from '../store/pa.ts'
import { existsOs, findOs, listHistorico } from '../store/read.ts'
import { toHistorico, toOs } from '../view.ts'

export const getOs = async (ctx: Context, id: number): Promise<OrdemServico> =>
  toOs((await findOs(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND'), ctx)

export const getHistorico = async (ctx: Context, id: number): Promise<OsHistorico[]> => {
  const linhas = await listHistorico(ctx.db, ctx.scope, id)
  if (linhas.length === 0 && !(await existsOs(ctx.db, ctx.scope, id))) refuse('NOT_FOUND')
  return linhas.map(toHistorico)
}

/** Offered at a touch at the counter, by what was done in so many days. */
const FREQUENTES = 6
const FREQUENTES_DIAS = 90

export const getFrequentes = (ctx: Context): Promise<FeitoNoBalcao[]> =>
  listFrequentes(ctx.db, ctx.scope, {
    desde: new Date(ctx.now().getTime() - FREQUENTES_DIAS * DAY_MS),
    limite: FREQUENTES,
  })

/** '2026-12' is until the first day of 2027. */
const monthOf = (mes: string, zone: string) => {
  const [ano = 0, numero = 0] = mes.split('-').map(Number)
  const next = new Date(Date.UTC(ano, numero, 1)).toISOString().slice(0, 10)
  return { from: startOfDay(`${mes}-01`, zone), until: startOfDay(next, zone) }
}

export const getTotalMes = async (ctx: Context, { mes, posto }: OsTotalMesQuery): Promise<OsTotalMes> => {
  if (posto !== undefined && !ctx.can('POSTO_FILTRAR')) refuseField('posto', 'NOT_PERMITED')
  const zone = ctx.config.TZ_EXIBICAO
  const asked = mes ?? localDay(ctx.now(), zone).slice(0, 7)
  return { mes: asked, ...(await totalDoMes(ctx.db, ctx.scope, monthOf(asked, zone), posto)) }
}

/** The post of the order, or the person's own. */
const postoIdOf = async (ctx: Context, { ordemServico }: OsDeQuery): Promise<number> => {
  if (ordemServico === undefined)
    return ctx.scope.tipo === 'posto'
      ? ctx.scope.postoId
      : refuseField('ordemServico', 'EMPTY_REQUIRED_FIELD')
  const posto = (await findPostoDaOs(ctx.db, ctx.scope, ordemServico)) ?? refuse('NOT_FOUND')
  return posto.id
}

export const getUsers = async (ctx: Context, query: OsDeQuery): Promise<OsUser[]> => {
  const users = await listReparadores(ctx.db, ctx.scope, await postoIdOf(ctx, query))
  const modelo =
    query.ordemServico === undefined ? undefined : await findModeloDaOs(ctx.db, ctx.scope, query.ordemServico)
  if (!modelo) return users.map((user) => ({ ...user, treinado: null }))
  const ids = users.map(({ id }) => id)
  const { id, marcaId } = modelo
  const treinados = await findTreinados(ctx.db, ids, { id, marca: { id: marcaId } }, ctx.now())
  return users.map((user) => ({ ...user, treinado: treinados.has(user.id) }))
}

export const getPosto = async (ctx: Context, query: OsDeQuery): Promise<OsPosto> =>
  (await findPosto(ctx.db, ctx.scope, await postoIdOf(ctx, query))) ?? refuse('NOT_FOUND')

/** The latest of some days or instants as PostgreSQL writes them. */
const latest = (values: readonly (string | null)[]): string | null =>
  values.reduce<string | null>(
    (last, value) => (value !== null && (last === null || value > last) ? value : last),
    null,
  )

/** An order that the person may see, by number and post; otherwise null. */
const vista = ({
  meu,
  numero,
  posto,
}: {
  meu: boolean
  numero: string
  posto: { id: number; nomeFantasia: string }
}) => (meu ? { numero, posto } : { numero: null, posto: null })

const toPassado = (row: PassadoRow, zone: string): OsPassado => {
  const entrega = latest(row.reparos.map(({ osType, entregueEm }) => (osType === 'OS' ? entregueEm : null)))
  const dataNotaFiscal = latest(row.reparos.map((reparo) => reparo.dataNotaFiscal))
  const aberta = row.reparos.find(
    ({ osType, status }) => osType === 'OS' && !TERMINAIS.includes(status as StatusOs),
  )
  return {
    relogioId: row.relogioId,
    numeroSerie: row.numeroSerie,
    modelo: row.modelo,
    garantiaServicoAte: entrega && garantiaServicoAte(localDay(new Date(entrega), zone)),
    dataNotaFiscal,
    garantiaAte: fimDaGarantia({ ...row, dataNotaFiscal }),
    mesesGarantia: row.mesesGarantia,
    lancamento: row.lancamento,
    garantiaDesde: row.garantiaDesde,
    venda: row.venda,
    trocadoEm: row.trocadoEm && vista(row.trocadoEm),
    emOs: aberta ? { id: aberta.meu ? aberta.id : null, ...vista(aberta) } : null,
    reparos: row.reparos.map(({ id, meu, numero, posto, status, criadoEm, entregueEm, sintomas }) => ({
      id: meu ? id : null,
      ...vista({ meu, numero, posto }),
      statusOS: statusOS(status as StatusOs),
      creationDateTime: new Date(criadoEm).toISOString(),
      dataEntragaRelogio: entregueEm && new Date(entregueEm).toISOString(),
      sintomas,
    })),
  }
}

/** The known facts about a watch at the intake: its past repairs anywhere, and the rest of each warranty. */
export const getPassado = async (
  ctx: Context,
  { numeroSerie, modelo }: OsPassadoQuery,
): Promise<OsPassado[]> =>
  (await listPassado(ctx.db, ctx.scope, numeroSerie, modelo)).map((row) =>
    toPassado(row, ctx.config.TZ_EXIBICAO),
  )
