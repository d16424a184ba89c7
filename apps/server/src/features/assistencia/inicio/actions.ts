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
  type Decisoes,
  type Equipe,
  type Inicio,
  type PecasAbaixo,
  type PostosNoVermelho,
  type RaiasDoInicio,
  type RecebidoHoje,
  type Reincidencias,
  SEMANAS_DO_INICIO,
  type SemanasDoInicio,
} from '@app/contract/assistencia/inicio'
import { SEMAFORO, type Semaforo } from '@app/contract/assistencia/ordemServico'
import { esperaDe } from '@app/rules/assistencia/chamado'
import { TRANSICOES_COMPRA } from '@app/rules/assistencia/compraPeca'
import { addDays, LISTA_RAIAS, raiaDe, TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { localDay, startOfDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../platform/context.ts'
import { countAResponder } from '../chamado/index.ts'
import { quandoOf, toResumo } from '../ordemServico/index.ts'
import { listAvisar, listContinuar } from './store/notify.ts'
import { listBalcao } from './store/balcao.ts'
import { listCompras } from './store/compras.ts'
import { countByStatus, type Contagem } from './store/contagem.ts'
import { listDecisoes } from './store/decisoes.ts'
import {
  listEquipe,
  listPecasAbaixo,
  listPostosNoVermelho,
  listSemanas,
  sumRecebidoHoje,
} from './store/posto.ts'
import { listReincidencias } from './store/reincidencias.ts'

/** Whether the orders of a count are among those that a box opens. */
const matches =
  ({ status, abertas, reincidencia, avisar, prazoGarantia }: CaixaFiltro) =>
  (linha: Contagem): boolean =>
    (!status || status.includes(linha.status)) &&
    (!abertas || !TERMINAIS.includes(linha.status)) &&
    (!prazoGarantia || linha.prazoGarantia === prazoGarantia) &&
    (!avisar || linha.avisar) &&
    (!reincidencia || linha.reincidencia === reincidencia)

/** How many orders of these colours there are. */
const sum = (linhas: readonly Contagem[], daCor: readonly Semaforo[] = SEMAFORO): number =>
  linhas.reduce((all, { cores }) => all + daCor.reduce((some, cor) => some + cores[cor], 0), 0)

const caixasOf = (ctx: Context, linhas: readonly Contagem[]): Inicio['caixas'] =>
  caixasDe(ctx.usuario.authorities).map((caixa) => {
    const filtro: CaixaFiltro = CAIXAS[caixa].filtro
    const found = linhas.filter(matches(filtro))
    const atrasadas = sum(found, ['VERMELHO'])
    return { caixa, quantidade: filtro.semaforo ? atrasadas : sum(found), atrasadas }
  })

/** Where the open orders stand; what was handed over is not open. */
const raiasOf = (linhas: readonly Contagem[]): RaiasDoInicio =>
  LISTA_RAIAS.map((raia) => {
    const dela = linhas.filter(({ status }) => !TERMINAIS.includes(status) && raiaDe(status) === raia)
    const de = (cor: Semaforo) => sum(dela, [cor])
    const cores = {
      BRANCO: de('BRANCO'),
      AZUL: de('AZUL'),
      VERDE: de('VERDE'),
      AMARELO: de('AMARELO'),
      VERMELHO: de('VERMELHO'),
    }
    return { raia, cores }
  })

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

/** What the responsible person of a post decides, who works there, and how. */
const readGestor = async (ctx: Context) => {
  const posto = postoOf(ctx)
  const quando = quandoOf(ctx)
  const manages = posto !== undefined && ctx.can('OS_VER') && ctx.can('OS_FINALIZAR')
  const [decisoes, equipe] = await Promise.all([
    manages ? readDecisoes(ctx, posto) : null,
    manages ? (listEquipe(ctx.db, posto, quando) satisfies Promise<Equipe>) : null,
  ])
  return { decisoes, equipe }
}

const readDecisoes = async (ctx: Context, posto: number): Promise<Decisoes> => {
  const rows = await listDecisoes(ctx.db, posto, quandoOf(ctx))
  return {
    total: rows[0]?.total ?? 0,
    decisoes: rows.map(({ tipo, desde, fato, id, numero, posto: dela, versao }) => ({
      tipo,
      ordemServico: { id, numero, posto: dela, versao },
      desde: desde.toISOString(),
      fato,
    })),
  }
}

const readReincidencias = async (ctx: Context): Promise<Reincidencias | null> => {
  if (!ctx.can('OS_VER') || !ctx.can('OS_REINCIDENCIA')) return null
  const rows = await listReincidencias(ctx.db, ctx.scope, quandoOf(ctx))
  return {
    total: rows[0]?.total ?? 0,
    casos: rows.map((row) => ({
      ordemServico: { id: row.id, numero: row.numero, posto: row.posto, versao: row.versao },
      consumidor: row.consumidor,
      modelo: row.modelo,
      numeroSerie: row.numeroSerie,
      dias: row.dias,
      semaforo: row.semaforo,
      antes: row.antes,
      agora: row.agora,
    })),
  }
}

const readPecasAbaixo = async (ctx: Context): Promise<PecasAbaixo | null> => {
  const posto = postoOf(ctx)
  if (posto === undefined || !ctx.can('PECA_VER') || !ctx.can('ESTOQUE_PECA_EDITAR')) return null
  const rows = await listPecasAbaixo(ctx.db, posto)
  return {
    total: rows[0]?.total ?? 0,
    pecas: rows.map(({ id, descricao, livre, minimo }) => ({ id, descricao, livre, minimo })),
  }
}

const readRecebidoHoje = async (ctx: Context): Promise<RecebidoHoje | null> => {
  const posto = postoOf(ctx)
  if (posto === undefined || !ctx.can('RECEBIMENTO_VER')) return null
  const rows = await sumRecebidoHoje(ctx.db, posto, quandoOf(ctx))
  const cents = rows.reduce((all, { valor }) => all + Math.round(valor * 100), 0)
  return {
    pagamentos: rows.reduce((all, { pagamentos }) => all + pagamentos, 0),
    total: cents / 100,
    formas: rows.map(({ forma, valor }) => ({ forma, valor })),
  }
}

const readPostos = async (ctx: Context): Promise<PostosNoVermelho | null> =>
  ctx.can('OS_VER') && ctx.can('POSTO_FILTRAR')
    ? listPostosNoVermelho(ctx.db, ctx.scope, quandoOf(ctx))
    : null

const readChamados = async (ctx: Context): Promise<Inicio['chamados']> => {
  const espera = esperaDe(ctx.usuario, ctx.can)
  return espera && { ...espera, ...(await countAResponder(ctx.db, ctx.scope, espera, ctx.now())) }
}

/** What waits for this person; what she has no ability for is not read. */
export const getInicio = async (ctx: Context): Promise<Inicio> => {
  const [
    linhas,
    balcao,
    avisar,
    continuar,
    compras,
    chamados,
    gestor,
    reincidencias,
    pecasAbaixo,
    recebidoHoje,
    postos,
  ] = await Promise.all([
    countByStatus(ctx.db, ctx.scope, quandoOf(ctx)),
    readBalcao(ctx),
    readAvisar(ctx),
    readContinuar(ctx),
    readCompras(ctx),
    readChamados(ctx),
    readGestor(ctx),
    readReincidencias(ctx),
    readPecasAbaixo(ctx),
    readRecebidoHoje(ctx),
    readPostos(ctx),
  ])
  return {
    caixas: caixasOf(ctx, linhas),
    balcao,
    avisar,
    continuar,
    compras,
    chamados,
    ...gestor,
    reincidencias,
    pecasAbaixo,
    recebidoHoje,
    postos,
    raias: ctx.can('OS_VER') && ctx.can('RELATORIO_VER') ? raiasOf(linhas) : null,
  }
}

/** The Monday of a day. */
const mondayOf = (day: string): string => {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

/** Repairs week by week, empty weeks with them. */
export const getSemanas = async (ctx: Context): Promise<SemanasDoInicio> => {
  const { now, zone } = quandoOf(ctx)
  const esta = mondayOf(localDay(now, zone))
  const semanas = Array.from({ length: SEMANAS_DO_INICIO }, (_, at) =>
    addDays(esta, (at + 1 - SEMANAS_DO_INICIO) * 7),
  )
  const rows = await listSemanas(ctx.db, ctx.scope, startOfDay(semanas[0] ?? esta, zone), zone)
  return semanas.map(
    (semana) =>
      rows.find((row) => row.semana === semana) ?? { semana, reparadas: 0, ate30: 0, mediaDias: null },
  )
}
