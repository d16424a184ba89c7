import {
  type PlanoDoPosto,
  PlanoDesistencia,
  PlanoMudanca,
  PlanoVencimento,
} from '@app/contract/assistencia/cobranca'
import {
  centavos,
  type MudancaDePlano,
  changePlano,
  periodicidadeDe,
  periodoDaDiferenca,
  reais,
} from '@app/rules/assistencia/cobranca'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { formatDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { writesFor } from '../../../../platform/scope.ts'
import { demandVersao, semVersao, versaoSent } from '../../../../platform/versao.ts'
import {
  type AssinaturaRow,
  findCodigo,
  findGente,
  findPlano,
  listPlanosAtivos,
  lockAssinatura,
  lockColaboradores,
  type PlanoRow,
  setLicencas,
  updateAssinatura,
} from '../store/assinatura.ts'
import { findDiferenca, findSuspensao, findUltimoPeriodo, insertCredito } from '../store/cobranca.ts'
import { type Quadro, toPlanoDoPosto } from '../view-plano.ts'
import { readAtraso } from './atraso.ts'
import { issueCobranca, issueDevidas, hojeDe, recordAssinatura } from './issue.ts'

/** Its responsável changes the own post's plan; of the manufacturer's people, who edits charges. */
export const demandChange = (ctx: Context, postoId: number): void => {
  if (!writesFor(ctx.scope, postoId)) refuse('NOT_FOUND')
  if (!ctx.can(ctx.scope.tipo === 'posto' ? 'COLABORADOR_EDITAR' : 'COBRANCA_EDITAR')) refuse('NOT_PERMITED')
}

/** The locked subscription of an active post, with the charges of every begun period made, as the job does it. */
const lockEmDia = async (db: Executor, ctx: Context, postoId: number): Promise<AssinaturaRow> => {
  const posto = await findGente(db, postoId)
  if (!posto?.ativo) refuse('NOT_FOUND')
  const locked = (await lockAssinatura(db, postoId)) ?? refuse('POSTO_SEM_PLANO')
  await issueDevidas(db, { now: ctx.now, config: ctx.config, usuario: null }, locked)
  return (await lockAssinatura(db, postoId)) ?? refuse('POSTO_SEM_PLANO')
}

const comparado = ({ valor, periodicidade, licencas }: PlanoRow) => ({
  valor: centavos(valor),
  periodicidade,
  licencas,
})

/** Everything that decides about a change of a locked subscription, and what each plan would do. */
export const readQuadro = async (db: Executor, ctx: Context, assinatura: AssinaturaRow): Promise<Quadro> => {
  const hoje = hojeDe(ctx)
  const { id, posto_id, plano_id, desde, proximo_plano_id, proximo_plano_em, dia_vencimento } = assinatura
  const gente = (await findGente(db, posto_id)) ?? refuse('NOT_FOUND')
  const periodo = (await findUltimoPeriodo(db, id)) ?? refuse('POSTO_SEM_PLANO')
  const plano = (await findPlano(db, plano_id, hoje)) ?? refuse('POSTO_SEM_PLANO')
  const agendado = proximo_plano_id === null ? undefined : await findPlano(db, proximo_plano_id, hoje)
  // A charge that was made keeps its price, whatever the plan costs since.
  const de = { ...comparado(plano), ...(periodo.plano_id === plano.id && { valor: centavos(periodo.valor) }) }
  const cobrada = periodicidadeDe(desde, periodo)
  const diferenca = periodoDaDiferenca(periodo, hoje, dia_vencimento)
  return {
    assinatura,
    gente,
    cupom: assinatura.cupom_id === null ? undefined : await findCodigo(db, assinatura.cupom_id),
    plano,
    ate: periodo.fim,
    agendado: agendado && { ...agendado, em: proximo_plano_em ?? '' },
    suspensao: await findSuspensao(db, posto_id, hoje),
    diferenca: { ...diferenca, feita: await findDiferenca(db, posto_id, diferenca.competencia) },
    opcoes: (await listPlanosAtivos(db, hoje))
      .filter((opcao) => opcao.id !== plano_id)
      .map((opcao) => ({
        plano: opcao,
        mudanca: changePlano({ ...periodo, cobrada }, { de, para: comparado(opcao), em: hoje }),
      })),
    atraso: await readAtraso(db, ctx, posto_id),
  }
}

/** A post's plan and what it may change to, each with the amount of today, for whoever sees its charges. */
export const getPlanoDoPosto = (ctx: Context, postoId: number): Promise<PlanoDoPosto> => {
  if (!writesFor(ctx.scope, postoId)) refuse('NOT_FOUND')
  return ctx.transaction(async (db) =>
    toPlanoDoPosto(await readQuadro(db, ctx, await lockEmDia(db, ctx, postoId))),
  )
}

/** One change of a locked subscription: compares its `versao`, changes, logs and answers. */
const change = (
  ctx: Context,
  postoId: number,
  body: unknown,
  run: (db: Executor, quadro: Quadro) => Promise<{ after: AssinaturaRow; mudancas: Mudanca[] }>,
): Promise<PlanoDoPosto> => {
  demandChange(ctx, postoId)
  return ctx.transaction(async (db) => {
    const before = await lockEmDia(db, ctx, postoId)
    const quadro = await readQuadro(db, ctx, before)
    const sent = versaoSent(ctx, body)
    const registro = { entidade: 'assinatura', id: before.id, versao: before.versao }
    await demandVersao(db, registro, sent, () => toPlanoDoPosto(quadro))
    const { after, mudancas } = await run(db, quadro)
    await recordAssinatura(db, ctx, after, [...mudancas, ...semVersao('plano', sent)])
    return toPlanoDoPosto(await readQuadro(db, ctx, after))
  })
}

/** Charges the difference; a second one of the same month goes to the next charge (rede §3: one per month). */
const cobrarDiferenca = async (
  db: Executor,
  ctx: Context,
  { diferenca: { feita, ...periodo } }: Quadro,
  { after, plano, valor }: { after: AssinaturaRow; plano: PlanoRow; valor: number },
): Promise<void> => {
  if (valor === 0) return
  if (feita === undefined) {
    await issueCobranca(db, ctx, after, { tipo: 'DIFERENCA', periodo, plano, valor })
    return
  }
  await insertCredito(db, {
    posto_id: after.posto_id,
    cobranca_id: feita,
    valor: reais(-valor),
    motivo: 'DIFERENCA_DE_PLANO',
    criado_em: ctx.now(),
  })
}

/** The larger plan holds at once: its licences, and the difference of what is left of the period. */
const subir = async (
  db: Executor,
  ctx: Context,
  quadro: Quadro,
  { plano, mudanca }: { plano: PlanoRow; mudanca: MudancaDePlano },
) => {
  const { assinatura, suspensao } = quadro
  if (suspensao) refuse('PLANO_SUSPENSO', { vencimento: formatDay(suspensao.vencimento) })
  await setLicencas(db, assinatura.posto_id, plano.licencas)
  const after = await updateAssinatura(db, assinatura.id, {
    plano_id: plano.id,
    proximo_plano_id: null,
    proximo_plano_em: null,
  })
  await cobrarDiferenca(db, ctx, quadro, { after, plano, valor: mudanca.diferenca })
  const mudancas: Mudanca[] = [{ campo: 'plano', de: quadro.plano.nome, para: plano.nome }]
  if (mudanca.diferenca > 0) mudancas.push({ campo: 'diferenca', para: reais(mudanca.diferenca) })
  return { after, mudancas }
}

/** Changes a post's plan (rede §3): up at once, down with the next period; never below the people who work there. */
export const changePlanoDoPosto = (ctx: Context, postoId: number, body: unknown): Promise<PlanoDoPosto> =>
  change(ctx, postoId, body, async (db, quadro) => {
    const input = parseBody(PlanoMudanca, body)
    const opcao =
      quadro.opcoes.find(({ plano }) => plano.id === input.plano.id) ?? refuseField('plano', 'OPCAO_INVALIDA')
    const { plano, mudanca } = opcao
    const colaboradores = await lockColaboradores(db, postoId)
    if (colaboradores > plano.licencas) refuse('LICENCAS_EM_USO', { colaboradores })
    if (centavos(input.diferenca) !== mudanca.diferenca) refuse('PLANO_VALOR_MUDOU')
    if (mudanca.quando === 'JA') return subir(db, ctx, quadro, opcao)
    const after = await updateAssinatura(db, quadro.assinatura.id, {
      proximo_plano_id: plano.id,
      proximo_plano_em: mudanca.em,
    })
    return {
      after,
      mudancas: [{ campo: 'proximoPlano', de: quadro.agendado?.nome ?? null, para: plano.nome }],
    }
  })

/** Another day of the month for the charges to come; those that were made keep the day that they were told with. */
export const changeVencimento = (ctx: Context, postoId: number, body: unknown): Promise<PlanoDoPosto> =>
  change(ctx, postoId, body, async (db, { assinatura: { id, dia_vencimento } }) => {
    const { diaVencimento } = parseBody(PlanoVencimento, body)
    const after = await updateAssinatura(db, id, { dia_vencimento: diaVencimento })
    return { after, mudancas: [{ campo: 'diaVencimento', de: dia_vencimento, para: diaVencimento }] }
  })

/** Gives up a smaller plan that has not begun. */
export const withdrawPlano = (ctx: Context, postoId: number, body: unknown): Promise<PlanoDoPosto> =>
  change(ctx, postoId, body, async (db, { assinatura, agendado }) => {
    parseBody(PlanoDesistencia, body)
    if (!agendado) return refuse('NOT_FOUND')
    const after = await updateAssinatura(db, assinatura.id, {
      proximo_plano_id: null,
      proximo_plano_em: null,
    })
    return { after, mudancas: [{ campo: 'proximoPlano', de: agendado.nome, para: null }] }
  })
