import type { SituacaoCompra } from '@app/contract/assistencia/compraPeca'
import {
  BALCAO_GRUPOS,
  CAIXAS,
  caixasDe,
  type Avisar,
  type Balcao,
  type CaixaFiltro,
  type ComprasDoInicio,
  type Continuar,
  type Inicio,
} from '@app/contract/assistencia/inicio'
import { TRANSICOES_COMPRA } from '@app/rules/assistencia/compraPeca'
import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import type { Context } from '../../../platform/context.ts'
import { quandoOf, toResumo } from '../ordemServico/index.ts'
import { listAvisar, listContinuar } from './store/avisar.ts'
import { listBalcao } from './store/balcao.ts'
import { listCompras } from './store/compras.ts'
import { countByStatus, type Contagem } from './store/contagem.ts'

/** Whether the orders of a count are among those that a box opens. */
const matches =
  ({ status, abertas, reincidencia, semaforo, avisar, prazoGarantia }: CaixaFiltro) =>
  (linha: Contagem): boolean =>
    (!status || status.includes(linha.status)) &&
    (!abertas || !TERMINAIS.includes(linha.status)) &&
    (!prazoGarantia || linha.prazoGarantia === prazoGarantia) &&
    (!avisar || linha.avisar) &&
    (!reincidencia || linha.reincidencia === reincidencia) &&
    (!semaforo || linha.vermelho)

const sum = (linhas: readonly Contagem[]): number => linhas.reduce((all, { total }) => all + total, 0)

const readCaixas = async (ctx: Context): Promise<Inicio['caixas']> => {
  const linhas = await countByStatus(ctx.db, ctx.scope, quandoOf(ctx))
  return caixasDe(ctx.usuario.authorities).map((caixa) => {
    const found = linhas.filter(matches(CAIXAS[caixa].filtro))
    return { caixa, quantidade: sum(found), atrasadas: sum(found.filter(({ vermelho }) => vermelho)) }
  })
}

/** The post of people who work at its counter; undefined for the manufacturer's. */
const postoOf = ({ scope }: Context): number | undefined =>
  scope.tipo === 'posto' ? scope.postoId : undefined

/** The counter's day is that of people who hand watches over. */
const readBalcao = async (ctx: Context): Promise<Balcao | null> => {
  if (postoOf(ctx) === undefined || !ctx.can('OS_VER') || !ctx.can('OS_ENTREGAR')) return null
  const rows = await listBalcao(ctx.db, ctx.scope, quandoOf(ctx))
  return BALCAO_GRUPOS.flatMap((grupo) => {
    const found = rows.filter((row) => row.grupo === grupo)
    const ordens = found.map((row) => ({
      ...toResumo(row, ctx),
      prometidaPara: row.prometidaPara,
      avisadaEm: row.avisadaEm?.toISOString() ?? null,
    }))
    return found[0] ? [{ grupo, total: found[0].total, ordens }] : []
  })
}

/** Only people of the own post tell its consumers. */
const readAvisar = async (ctx: Context): Promise<Avisar | null> => {
  const posto = postoOf(ctx)
  if (posto === undefined || !ctx.can('OS_VER') || !ctx.can('OS_AVISAR')) return null
  const rows = await listAvisar(ctx.db, posto)
  return {
    total: rows[0]?.total ?? 0,
    avisos: rows.map((row) => ({
      id: row.id,
      aviso: row.aviso,
      criadoEm: row.criadoEm.toISOString(),
      comEmail: row.comEmail,
      aCaminho: row.aCaminho,
      valor: row.valor,
      validoAte: row.validoAte?.toISOString() ?? null,
      ordemServico: { id: row.osId, numero: row.numero, posto: row.posto },
      consumidor: row.consumidor,
    })),
  }
}

const readContinuar = async (ctx: Context): Promise<Continuar | null> => {
  const posto = postoOf(ctx)
  if (posto === undefined || !ctx.can('OS_VER') || !ctx.can('OS_CADASTRAR')) return null
  const rows = await listContinuar(ctx.db, posto, ctx.usuario.id)
  return rows.map((row) => ({ ...row, criadaEm: row.criadaEm.toISOString() }))
}

/** The states in which a purchase waits for this person: the manufacturer grants and ships, the post receives. */
const situacoesOf = (ctx: Context): SituacaoCompra[] => {
  if (!ctx.can('PECA_VER')) return []
  const acoes = postoOf(ctx) === undefined ? (['autorizar', 'enviar'] as const) : (['receber'] as const)
  return acoes.flatMap((acao) => {
    const { de, ability } = TRANSICOES_COMPRA[acao]
    return ctx.can(ability) ? de : []
  })
}

const readCompras = async (ctx: Context): Promise<ComprasDoInicio> => {
  const situacoes = situacoesOf(ctx)
  if (situacoes.length === 0) return []
  const rows = await listCompras(ctx.db, ctx.scope, { situacoes, posto: postoOf(ctx) }, quandoOf(ctx))
  return situacoes.map((situacao) => {
    const found = rows.filter((row) => row.situacao === situacao)
    return {
      situacao,
      total: found[0]?.total ?? 0,
      compras: found.map((row) => ({
        id: row.id,
        posto: row.posto,
        desde: row.desde.toISOString(),
        unidades: row.unidades,
        ordens: row.ordens,
        valor: row.valor,
        espera: row.espera,
        versao: row.versao,
      })),
    }
  })
}

/** What waits for this person; what she has no ability for is not read. */
export const getInicio = async (ctx: Context): Promise<Inicio> => {
  const [caixas, balcao, avisar, continuar, compras] = await Promise.all([
    readCaixas(ctx),
    readBalcao(ctx),
    readAvisar(ctx),
    readContinuar(ctx),
    readCompras(ctx),
  ])
  return { caixas, balcao, avisar, continuar, compras }
}
