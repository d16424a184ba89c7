import {
  type Avaliacao,
  type AvaliacaoDaOs,
  type AvaliacaoDita,
  type AvaliacaoInput,
  type AvaliacaoLink,
  AvaliacaoResposta,
  type AvaliacaoSoma,
  type AvaliacaoSomaQuery,
  type AvaliacaoVista,
  CATEGORIA_AVALIACAO_LABELS,
  CATEGORIAS_AVALIACAO,
  type CategoriaAvaliacao,
} from '@app/contract/assistencia/avaliacao'
import { baixasDe, npsDe } from '@app/rules/assistencia/avaliacao'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../platform/audit.ts'
import type { Context, Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { parseBody } from '../../../platform/http/body/body.ts'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { demandOwnPosto, type Scope } from '../../../platform/scope.ts'
import { hashToken } from '../../../platform/session/tokens.ts'
import { demandVersao, versaoSent } from '../../../platform/versao.ts'
import { openChamadoDaNota } from '../chamado/index.ts'
import { listPostosQueVeem } from '../postoAutorizado/index.ts'
import { hrefOf, inviteConsumidor, JOB_RESPONDIDA, whatsappOf } from './invite.ts'
import {
  type AvaliacaoRow,
  type Comparada,
  countConvites,
  type DadaRow,
  findAvaliacao,
  findConvite,
  findDaOs,
  lockAvaliacao,
  type Periodo,
  setDada,
  setLigou,
  setResposta,
  type SituacaoDaOs,
  type SomaMes,
  sumAntes,
  sumPorMes,
  sumRede,
} from './store.ts'
import { toAvaliacao, toVista } from './view.ts'

const demandConvite = async (
  db: Executor,
  { now }: Pick<Services, 'now'>,
  token: string,
): Promise<AvaliacaoRow> =>
  (await findConvite(db, { tokenHash: hashToken(token) }, now())) ?? refuse('LINK_VENCIDO')

/** The survey behind a link, or its answer; 400 LINK_VENCIDO when the link is not valid. */
export const openAvaliacao = async (services: Services, token: string): Promise<AvaliacaoVista> =>
  toVista(await demandConvite(services.db, services, token))

const record = async (
  db: Executor,
  author: Parameters<typeof recordChange>[1],
  { id, postoId, versao }: { id: number; postoId: number; versao: number },
  mudancas: Mudanca[],
): Promise<void> => {
  const postos = await listPostosQueVeem(db, postoId)
  await recordChange(db, author, { entidade: 'avaliacao', id, versao, clienteId: null, postos, mudancas })
}

type Baixa = Pick<AvaliacaoDita, 'notas' | 'querLigacao'> & {
  baixas: readonly CategoriaAvaliacao[]
  comentario: string | null
}

/** The ticket of a low mark; title and text stand with the order, so they go with the consumer's data. */
const chamadoDe = ({ posto_id, ordem_servico_id }: AvaliacaoRow, baixa: Baixa) => {
  const { notas, baixas, comentario, querLigacao } = baixa
  const pior = Math.min(...baixas.map((categoria) => notas[categoria]))
  const ditas = baixas.map((categoria) => `${CATEGORIA_AVALIACAO_LABELS[categoria]}: ${notas[categoria]}`)
  return {
    postoId: posto_id,
    ordemServicoId: ordem_servico_id,
    titulo: `Nota ${pior} do consumidor: ${baixas.map((categoria) => CATEGORIA_AVALIACAO_LABELS[categoria]).join(', ')}`,
    prioridade: pior === 1 ? ('ALTA' as const) : ('NORMAL' as const),
    texto: [ditas.join('\n'), comentario, querLigacao && 'O consumidor quer que liguem.']
      .filter(Boolean)
      .join('\n\n'),
  }
}

const say = async (
  db: Executor,
  services: Services,
  avaliacao: AvaliacaoRow,
  { notas, comentario = null, querLigacao }: AvaliacaoDita,
): Promise<void> => {
  const { id, posto_id, versao } = avaliacao
  const dada = {
    atendimento: notas.ATENDIMENTO,
    prazo: notas.PRAZO,
    preco: notas.PRECO,
    qualidade: notas.QUALIDADE,
    comentario,
    quer_ligacao: querLigacao,
  }
  if (!(await setDada(db, id, dada, services.now()))) return
  await record(db, { now: services.now, usuario: null }, { id, postoId: posto_id, versao: versao + 1 }, [
    { campo: 'avaliacao', acao: 'criado', para: id },
  ])
  const baixas = baixasDe(notas)
  if (baixas.length > 0)
    await openChamadoDaNota(db, services, chamadoDe(avaliacao, { notas, baixas, comentario, querLigacao }))
}

/** Stores the consumer's answer, once; a repeated or later answer gets the stored one. */
export const answerAvaliacao = (services: Services, input: AvaliacaoInput): Promise<AvaliacaoVista> =>
  services.transaction(async (db) => {
    await say(db, services, await demandConvite(db, services, input.token), input)
    return toVista(await demandConvite(db, services, input.token))
  })

/** The survey on the page of its own order, for who may open that; null where nothing is asked yet, or any more. */
export const openDaOs = async ({ db, now }: Pick<Services, 'db' | 'now'>, osId: number) => {
  const convite = await findConvite(db, { osId }, now())
  return convite ? toVista(convite) : null
}

/** The same as `answerAvaliacao`, from there. */
export const answerDaOs = (services: Services, osId: number, dita: AvaliacaoDita): Promise<void> =>
  services.transaction(async (db) => {
    const convite = (await findConvite(db, { osId }, services.now())) ?? refuse('LINK_VENCIDO')
    await say(db, services, convite, dita)
  })

export const getAvaliacao = async (ctx: Context, id: number): Promise<Avaliacao> =>
  toAvaliacao((await findAvaliacao(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND'), ctx)

/** The post's change of an answer about its own service. */
const change = (
  ctx: Context,
  id: number,
  body: unknown,
  write: (db: Executor, antes: DadaRow) => Promise<Mudanca[]>,
): Promise<Avaliacao> =>
  ctx.transaction(async (db) => {
    const antes = (await lockAvaliacao(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    demandOwnPosto(ctx, antes.posto_id)
    await demandVersao(
      db,
      { entidade: 'avaliacao', id, versao: antes.versao ?? 0 },
      versaoSent(ctx, body),
      async () => toAvaliacao(antes, ctx),
    )
    const mudancas = await write(db, antes)
    const depois = (await findAvaliacao(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    await record(db, ctx, { id, postoId: depois.posto_id ?? 0, versao: depois.versao ?? 0 }, mudancas)
    return toAvaliacao(depois, ctx)
  })

/** The post's answer, which the consumer reads by the same link after a mail; it may be changed. */
export const respondAvaliacao = (ctx: Context, id: number, body: unknown): Promise<Avaliacao> =>
  change(ctx, id, body, async (db) => {
    const { resposta } = parseBody(AvaliacaoResposta, body)
    await setResposta(db, id, resposta, ctx.usuario.id, ctx.now())
    await addJob(db, JOB_RESPONDIDA, { id }, { maxAttempts: 8 })
    return [{ campo: 'resposta', acao: 'alterado' }]
  })

/** The post has called the consumer who asked for it. */
export const recordLigacao = (ctx: Context, id: number, body: unknown): Promise<Avaliacao> =>
  change(ctx, id, body, async (db, { quer_ligacao, ligou_em }) => {
    if (!quer_ligacao) refuse('AVALIACAO_SEM_PEDIDO_DE_LIGACAO')
    if (ligou_em) return []
    await setLigou(db, id, ctx.usuario.id, ctx.now())
    return [{ campo: 'ligou', de: false, para: true }]
  })

const COLUNAS = {
  ATENDIMENTO: 'atendimento',
  PRAZO: 'prazo',
  PRECO: 'preco',
  QUALIDADE: 'qualidade',
} as const satisfies Record<CategoriaAvaliacao, keyof SomaMes>

/** Means are shown to a tenth, but sent to hundredths. */
const toHundredths = (value: number): number => Math.round(value * 100) / 100

const sumOf = (meses: readonly SomaMes[], of: (mes: SomaMes) => number): number =>
  meses.reduce((all, mes) => all + of(mes), 0)

const meanOf = (meses: readonly SomaMes[], of: (mes: SomaMes) => number): number | null => {
  const respondidas = sumOf(meses, (mes) => mes.respondidas)
  return respondidas === 0
    ? null
    : toHundredths(sumOf(meses, (mes) => of(mes) * mes.respondidas) / respondidas)
}

const mediasOf = (meses: readonly SomaMes[]): AvaliacaoSoma['medias'] => {
  const medias = CATEGORIAS_AVALIACAO.map((categoria) => [
    categoria,
    meanOf(meses, (mes) => mes[COLUNAS[categoria]]),
  ])
  return Object.fromEntries(medias) as AvaliacaoSoma['medias']
}

/** Fewer posts would let one that knows its own marks work out the others'. */
const POSTOS_DA_REDE = 3

const comparadaOf = (soma: Comparada | undefined): AvaliacaoSoma['antes'] => {
  if (!soma || soma.media === null) return null
  const { respondidas, promotores, neutros, detratores } = soma
  return {
    respondidas,
    media: toHundredths(soma.media),
    nps: npsDe(promotores, neutros, detratores) ?? 0,
  }
}

const redeOf = async (db: Executor, scope: Scope, periodo: Periodo): Promise<AvaliacaoSoma['rede']> => {
  if (scope.tipo === 'tudo' && periodo.posto === undefined) return null
  const soma = await sumRede(db, periodo)
  return soma && soma.postos >= POSTOS_DA_REDE ? comparadaOf(soma) : null
}

/** Mean, distribution and an NPS-like figure of a period (rede §7), and what they are compared with. */
export const sumAvaliacoes = async (
  { db, scope, config }: Context,
  { de, ate, posto }: AvaliacaoSomaQuery,
): Promise<AvaliacaoSoma> => {
  if (ate < de) refuseField('ate', 'PERIODO_INVERTIDO')
  const periodo = { de, ate, posto, zona: config.TZ_EXIBICAO }
  const meses = await sumPorMes(db, scope, periodo)
  const promotores = sumOf(meses, ({ cinco }) => cinco)
  const neutros = sumOf(meses, ({ tres, quatro }) => tres + quatro)
  const detratores = sumOf(meses, ({ um, dois }) => um + dois)
  return {
    enviadas: await countConvites(db, scope, periodo),
    respondidas: promotores + neutros + detratores,
    media: meanOf(meses, ({ media }) => media),
    medias: mediasOf(meses),
    distribuicao: (['um', 'dois', 'tres', 'quatro', 'cinco'] as const).map((nota) =>
      sumOf(meses, (mes) => mes[nota]),
    ),
    promotores,
    neutros,
    detratores,
    nps: npsDe(promotores, neutros, detratores),
    antes: comparadaOf(await sumAntes(db, scope, periodo)),
    rede: await redeOf(db, scope, periodo),
    meses: meses.map((mes) => ({
      mes: mes.mes,
      respondidas: mes.respondidas,
      media: toHundredths(mes.media),
      medias: mediasOf([mes]),
    })),
  }
}

type DaOs = NonNullable<Awaited<ReturnType<typeof findDaOs>>>

const situacaoOf = ({ id, respondida_em, expira_em }: DaOs, agora: Date): SituacaoDaOs => {
  if (id === null) return 'NENHUMA'
  if (respondida_em) return 'DADA'
  return expira_em && expira_em > agora ? 'CONVIDADA' : 'VENCIDA'
}

/** The state of an order's survey. */
export const getDaOs = async ({ db, scope, now }: Context, osId: number): Promise<AvaliacaoDaOs> => {
  const found = (await findDaOs(db, scope, osId)) ?? refuse('NOT_FOUND')
  const { id, media, enviado_em, expira_em, respondida_em } = found
  return {
    situacao: situacaoOf(found, now()),
    id: respondida_em ? id : null,
    media,
    enviadaEm: enviado_em?.toISOString() ?? null,
    expiraEm: expira_em?.toISOString() ?? null,
  }
}

/** Statuses in which the service is done, so that the consumer can be asked about it. */
const FEITAS: readonly string[] = ['ENTREGUE', 'ATENDIDA', 'FINALIZADA']

/** The link of an order's survey, and the words for the post to send it by WhatsApp; an expired one is extended. */
export const createConvite = (ctx: Context, osId: number): Promise<AvaliacaoLink> =>
  ctx.transaction(async (db) => {
    const { os_id, posto_id, status } = (await findDaOs(db, ctx.scope, osId)) ?? refuse('NOT_FOUND')
    demandOwnPosto(ctx, posto_id)
    if (!FEITAS.includes(status)) refuse('AVALIACAO_CEDO')
    const convite =
      (await inviteConsumidor(db, ctx, { id: os_id, postoId: posto_id })) ?? refuse('AVALIACAO_DADA')
    return {
      href: await hrefOf(ctx, convite.sal),
      expiraEm: convite.expira_em.toISOString(),
      ...(await whatsappOf(ctx, db, convite)),
    }
  })
