import { ACAO_INPUTS, ACAO_OS_LABELS } from '@app/contract/assistencia/ordemServico'
import type { AcaoInput, AcaoOs, OrdemServico, StatusOs } from '@app/contract/assistencia/ordemServico'
import { avisoDe } from '@app/rules/assistencia/aviso'
import {
  checkAcao,
  eventosDaOs,
  isInterna,
  proximoStatus,
  type QuemAge,
} from '@app/rules/assistencia/ordemServico'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context, Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { demandOwnPosto, type Scope } from '../../../../platform/scope.ts'
import { demandVersao, semVersao, versaoSent } from '../../../../platform/versao.ts'
import { findOs, lockOs, type OsRow } from '../store/read.ts'
import { insertHistorico, updateOs, type OsDados } from '../store/write.ts'
import { estadoOf, toOs, type Leitor } from '../view.ts'
import { tellContas } from '../../conta/index.ts'
import { inviteConsumidor } from '../../avaliacao/index.ts'
import { closeObsoletos, tellConsumidor } from './avisos/tell.ts'
import { type Autor, autorOf, SISTEMA } from './autor.ts'
import { diffArquivos } from './diff.ts'
import { EFEITOS } from './efeitos/index.ts'
import type { Efeito, ResultadoDoEfeito, Passo } from './efeitos/tipos.ts'
import {
  type FileWork,
  hasArquivosDaAcao,
  readArquivosDaAcao,
  type Recebidos,
  SEM_ARQUIVOS,
  withFiles,
} from './files.ts'

/** Who acts, in which transaction, within which scope. */
export type Ato = {
  db: Executor
  services: Services
  work: FileWork
  scope: Scope
  autor: Autor
}

/** The request, with the version that the sender holds; its files were read before the transaction. */
export type Enviado = { body: unknown; versao?: number | undefined; arquivos?: Recebidos }

/** What a person sent. */
export const enviadoPor = (ctx: Context, body: unknown): Enviado => ({ body, versao: versaoSent(ctx, body) })

/** Where, and for whom, an order is read. */
type Olhar = Pick<Ato, 'db' | 'services' | 'scope' | 'autor'>

/** Refuses an old version of an order, or an order of a post that the person may only see. */
const demandAtual = async (
  find: typeof findOs,
  { db, services, scope, autor }: Olhar,
  id: number,
  { versao }: Enviado,
): Promise<OsRow> => {
  const antes = (await find(db, scope, id)) ?? refuse('NOT_FOUND')
  demandOwnPosto({ scope }, antes.postoId)
  const leitor: Leitor = { ...services, ...autor, scope }
  await demandVersao(db, { entidade: 'ordemServico', id, versao: antes.versao }, versao, () =>
    toOs(antes, leitor),
  )
  return antes
}

/** The same, with the order locked. */
export const lockVersao = (olhar: Olhar, id: number, enviado: Enviado) =>
  demandAtual(lockOs, olhar, id, enviado)

/** Checks an order for a person before any lock, so that files are not read in vain. */
export const lookAtOs = (ctx: Context, id: number, enviado: Enviado): Promise<OsRow> =>
  demandAtual(findOs, { db: ctx.db, services: ctx, scope: ctx.scope, autor: autorOf(ctx) }, id, enviado)

/** The consequences of every write of an order: its audit, and the push to the people who may see it. */
export const recordOs = async (
  { db, services, autor }: Pick<Ato, 'db' | 'services' | 'autor'>,
  {
    id,
    numero,
    ano,
    postoId,
    credenciadoId,
  }: Pick<OsRow, 'id' | 'numero' | 'ano' | 'postoId' | 'credenciadoId'>,
  versao: number,
  mudancas: readonly Mudanca[],
): Promise<void> => {
  const postos = credenciadoId === null ? [postoId] : [postoId, credenciadoId]
  const eventos = eventosDaOs(mudancas, { numero, ano, versao })
  const change = { entidade: 'ordemServico', id, versao, clienteId: null, postos, mudancas, eventos, postoId }
  await recordChange(db, { now: services.now, usuario: autor.usuario }, change)
  await tellContas(db, id, versao)
}

const quemOf = ({ autor, services }: Pick<Ato, 'autor' | 'services'>): QuemAge => ({
  usuarioId: autor.usuario?.id ?? null,
  can: autor.can,
  agora: services.now(),
  zona: services.config.TZ_EXIBICAO,
})

const demandAcao = (antes: OsRow, acao: AcaoOs, ato: Pick<Ato, 'autor' | 'services'>): void => {
  const check = checkAcao(estadoOf(antes), acao, quemOf(ato))
  if (!check.ok) refuse(check.code, check.params)
}

const destinoOf = (antes: OsRow, acao: AcaoOs, feito: ResultadoDoEfeito) => {
  const next = proximoStatus(estadoOf(antes), acao, feito.fatos)
  return next.ok ? next.status : refuse(next.code)
}

/** Whether the consumer is asked for a rating (rede §7): after the delivery, or after the service at the counter. */
const isAvaliada = (status: StatusOs): boolean => status === 'ENTREGUE' || status === 'ATENDIDA'

const runEfeito = async (acao: AcaoOs, passo: Passo): Promise<ResultadoDoEfeito> => {
  // The body was read by the same act's schema: effect and body belong together.
  const efeito: Efeito | undefined = EFEITOS[acao]
  return efeito ? efeito(passo) : {}
}

/** The audit entry of an act: its status and changes or, when there are none, that the act was done. */
const toldOf = (acao: AcaoOs, { status }: OsRow, para: StatusOs, mudancas: readonly Mudanca[]): Mudanca[] => {
  if (para !== status) return [{ campo: 'statusOS', de: status, para }, ...mudancas]
  if (mudancas.length > 0) return [...mudancas]
  return [{ campo: 'acaoOs', acao: 'alterado', para: ACAO_OS_LABELS[acao] }]
}

/**
 * One act on an order, in the caller's transaction: lock the row, compare the version, read the body, check the table
 * of acts, apply the act's effects; then write the order, its history and its audit, and notify.
 */
export const moveOsIn = async (ato: Ato, id: number, acao: AcaoOs, enviado: Enviado): Promise<OsRow> => {
  const { db, services, work, autor } = ato
  const antes = await lockVersao(ato, id, enviado)
  const input: AcaoInput<AcaoOs> = parseBody(ACAO_INPUTS[acao], enviado.body)
  demandAcao(antes, acao, ato)
  const agora = services.now()
  const { arquivos = SEM_ARQUIVOS } = enviado
  const feito = await runEfeito(acao, { db, services, work, autor, antes, input, agora, arquivos })
  const para = destinoOf(antes, acao, feito)
  const movido: OsDados =
    para === antes.status ? {} : { status: para, status_desde: agora, status_anterior: antes.status }
  const { versao } = await updateOs(db, id, { ...feito.dados, ...movido })
  await insertHistorico(db, {
    ordem_servico_id: id,
    criado_em: agora,
    por: autor.por,
    usuario_id: autor.usuario?.id ?? null,
    acao,
    de: antes.status,
    para,
    nota: feito.nota ?? null,
    visivel: !isInterna(acao),
  })
  await closeObsoletos(db, { osId: id, acao, para, agora })
  const aviso = feito.aviso ?? avisoDe(acao)
  if (aviso) await tellConsumidor(db, { osId: id, aviso, agora })
  if (para !== antes.status && isAvaliada(para)) await inviteConsumidor(db, services, antes)
  const depois = (await findOs(db, ato.scope, id)) ?? refuse('NOT_FOUND')
  await recordOs(ato, antes, versao, [
    ...toldOf(acao, antes, para, feito.mudancas ?? []),
    ...diffArquivos(antes.arquivos, depois.arquivos),
    ...(autor.por === 'PESSOA' ? semVersao('ordemServico', enviado.versao) : []),
  ])
  return feito.segue ? moveOsIn({ ...ato, autor: SISTEMA }, id, feito.segue, { body: {} }) : depois
}

/** One act by somebody without a session: the customer by the link, or the system itself. */
export const moveOsAs = async (
  services: Services,
  autor: Autor,
  id: number,
  acao: AcaoOs,
  body: unknown,
): Promise<OsRow> => {
  const arquivos = await readArquivosDaAcao(autor.usuario?.id ?? null, acao, body)
  return withFiles(services, arquivos, (work) =>
    services.transaction((db) =>
      moveOsIn({ db, services, work, scope: { tipo: 'tudo' }, autor }, id, acao, { body, arquivos }),
    ),
  )
}

/** One act of a person; answers the new state of the order. */
export const moveOs = async (
  ctx: Context,
  id: number,
  acao: AcaoOs,
  body: unknown,
): Promise<OrdemServico> => {
  const enviado = enviadoPor(ctx, body)
  const autor = autorOf(ctx)
  if (hasArquivosDaAcao(acao, body))
    demandAcao(await lookAtOs(ctx, id, enviado), acao, { services: ctx, autor })
  const arquivos = await readArquivosDaAcao(ctx.usuario.id, acao, body)
  return withFiles(ctx, arquivos, (work) =>
    ctx.transaction(async (db) => {
      const ato = { db, services: ctx, work, scope: ctx.scope, autor }
      return toOs(await moveOsIn(ato, id, acao, { ...enviado, arquivos }), ctx)
    }),
  )
}
