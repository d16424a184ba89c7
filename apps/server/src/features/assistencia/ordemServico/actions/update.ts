import { CAMPOS_OS, OrdemServicoUpdate, type OrdemServico } from '@app/contract/assistencia/ordemServico'
import type { LinhaDe } from '@app/contract/casca/campos'
import type { ErrorMessage } from '@app/contract/casca/errors'
import { momentoDaFoto, NA_ENTRADA, TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { changedOf, fromWire, plainOf } from '@app/rules/casca/campos'
import type { Context } from '../../../../platform/context.ts'
import { rowOf } from '../../../../platform/db/campos.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { fieldMessage, refuse, refuseFields } from '../../../../platform/http/errors.ts'
import { semVersao } from '../../../../platform/versao.ts'
import { faltaAceiteDe } from '../store/condicoes.ts'
import { revokeLinks } from '../store/link.ts'
import { type ArquivoRow, findOs, type OsRow } from '../store/read.ts'
import {
  deleteArquivo,
  findOrInsertRelogio,
  insertHistorico,
  type OsDados,
  replaceSintomas,
  updateOs,
} from '../store/write.ts'
import { toOs } from '../view.ts'
import { enviadoPor, lockVersao, lookAtOs, recordOs, type Ato, type Enviado } from './acao.ts'
import { autorOf } from './autor.ts'
import { checkNomeados, checkNota, checkPromessa } from './check.ts'
import { avisosDe } from './create.ts'
import { diffOs } from './diff.ts'
import { acceptCondicoes } from './efeitos/condicoes.ts'
import { garantiaDe, reincidenciaDados } from './efeitos/entrada.ts'
import { checkMotivo, demandUmaSo } from './segunda.ts'
import {
  hasEnviados,
  insertRecebidos,
  readEnviados,
  type Recebidos,
  SEM_ARQUIVOS,
  withFiles,
} from './files.ts'

/** A signature without the acceptance that it is for; who accepted and has not signed yet may still do so. */
const isSemAceite = (antes: OsRow, { assinatura, condicoes, consumidor }: OrdemServicoUpdate): boolean =>
  Boolean(assinatura) &&
  !condicoes &&
  (antes.condicoes === null ||
    !NA_ENTRADA.includes(antes.status) ||
    (consumidor !== undefined && consumidor.id !== antes.consumidorId) ||
    antes.arquivos.some(({ tipo }) => tipo === 'ASSINATURA_ENTRADA'))

const checkEstado = (antes: OsRow, sent: OrdemServicoUpdate): ErrorMessage[] => {
  if (TERMINAIS.includes(antes.status)) refuse('OS_ENCERRADA')
  const erros: ErrorMessage[] = []
  const outra = (a: unknown, b: unknown) => a !== undefined && a !== b
  if (outra(sent.osType, antes.osType) && antes.status !== 'EM_CRIACAO')
    erros.push(fieldMessage('osType', 'OS_JA_ABERTA'))
  if (isSemAceite(antes, sent)) erros.push(fieldMessage('condicoes', 'EMPTY_REQUIRED_FIELD'))
  if (NA_ENTRADA.includes(antes.status)) return erros
  if (outra(sent.consumidor?.id, antes.consumidorId)) erros.push(fieldMessage('consumidor', 'OS_JA_AVALIADA'))
  if (sent.relogio !== undefined && !isSameRelogio(antes, sent.relogio))
    erros.push(fieldMessage('relogio', 'OS_JA_AVALIADA'))
  // Who came into the order after somebody else had accepted may do so until the end, without a fee.
  const aceita = outra(sent.consumidor?.id, antes.consumidorId) ? false : faltaAceiteDe(antes)
  if (sent.condicoes && !aceita) erros.push(fieldMessage('condicoes', 'OS_JA_AVALIADA'))
  return erros
}

const isSameRelogio = ({ relogio }: OsRow, sent: OrdemServicoUpdate['relogio']): boolean =>
  sent === null
    ? relogio === null
    : relogio?.modelo.id === sent?.modelo.id && relogio?.numeroSerie === sent?.numeroSerie

type Plano = {
  antes: OsRow
  sent: OrdemServicoUpdate
  campos: LinhaDe<typeof CAMPOS_OS>
  fora: readonly ArquivoRow[]
  arquivos: Recebidos
}

type OutroRelogio = { dados: OsDados; fatos: Partial<OsRow> }

/**
 * Another watch for the order, by model and number, and whether it is a recurrence; undefined keeps the current one.
 */
const outroRelogio = async (
  db: Executor,
  ctx: Context,
  { antes, sent: { relogio }, campos: { motivoSegundaOs: motivo } }: Plano,
): Promise<OutroRelogio | undefined> => {
  if (relogio === undefined || isSameRelogio(antes, relogio)) return undefined
  if (relogio === null) {
    const dados = { relogio_id: null, garantia_servico: false, reincidencia: null, reincidencia_os_id: null }
    return { dados, fatos: { mesesGarantia: null, lancamento: null, garantiaDesde: null, venda: null } }
  }
  const { modelo, numeroSerie } = relogio
  const { id, ...fatos } = await findOrInsertRelogio(db, antes.postoId, modelo.id, numeroSerie)
  await demandUmaSo(db, antes.postoId, { relogioId: id, osId: antes.id, motivo })
  // Another watch has another past, so decisions about the former one do not apply.
  const passado = { id, osId: antes.id, entrada: antes.criadoEm, atual: null }
  return { dados: { relogio_id: id, ...(await reincidenciaDados(db, ctx, passado)) }, fatos }
}

/** Stored files that are missing in the request are removed; an absent list keeps them. */
const removidos = (antes: OsRow, { fotos, arquivoNotaFiscal }: OrdemServicoUpdate) => {
  const kept = new Set(fotos?.flatMap(({ id, data }) => (data === undefined ? (id ?? []) : [])))
  const nova = arquivoNotaFiscal === null || arquivoNotaFiscal?.data !== undefined
  return antes.arquivos.filter(
    ({ id, tipo }) =>
      (tipo === 'FOTO' && fotos !== undefined && !kept.has(id)) || (tipo === 'NOTA_FISCAL' && nova),
  )
}

/**
 * What the former consumer signed at the intake is not the next one's, and no answer relied on it yet; who accepts now
 * signs anew.
 */
const assinaturaDeAntes = (antes: OsRow, sent: OrdemServicoUpdate): ArquivoRow[] =>
  (sent.consumidor !== undefined && sent.consumidor.id !== antes.consumidorId) || sent.assinatura
    ? antes.arquivos.filter(({ tipo }) => tipo === 'ASSINATURA_ENTRADA')
    : []

/** Files that a budget or its evaluation relied on cannot be removed (decisions 47). */
const checkRemovidos = (antes: OsRow, fora: readonly ArquivoRow[]): ErrorMessage[] => {
  if (antes.avaliacao === null && antes.orcamento === null) return []
  const campos = new Set(fora.map(({ tipo }) => (tipo === 'FOTO' ? 'fotos' : 'arquivoNotaFiscal')))
  return [...campos].map((campo) => fieldMessage(campo, 'OS_ARQUIVO_FICA'))
}

const hasOutros = (antes: readonly { id: number }[], sent: readonly { id: number }[]): boolean => {
  const [stored, asked] = [new Set(antes.map(({ id }) => id)), new Set(sent.map(({ id }) => id))]
  return stored.size !== asked.size || [...asked].some((id) => !stored.has(id))
}

/** Absent is unchanged, null clears (api.md, PUT). */
const planOf = (antes: OsRow, sent: OrdemServicoUpdate, arquivos: Recebidos): Plano => ({
  antes,
  sent,
  campos: { ...plainOf(CAMPOS_OS, antes), ...fromWire(CAMPOS_OS, sent) },
  fora: [...removidos(antes, sent), ...assinaturaDeAntes(antes, sent)],
  arquivos,
})

const isOutroConsumidor = ({ antes, sent }: Plano): boolean =>
  sent.consumidor !== undefined && sent.consumidor.id !== antes.consumidorId

/** Equal values are no change (api.md, PUT). */
const isChanged = (plano: Plano): boolean => {
  const { antes, sent, campos, fora, arquivos } = plano
  return (
    changedOf(CAMPOS_OS, antes, campos).length > 0 ||
    isOutroConsumidor(plano) ||
    Boolean(sent.condicoes) ||
    (sent.relogio !== undefined && !isSameRelogio(antes, sent.relogio)) ||
    (sent.sintomas !== undefined && hasOutros(antes.sintomas, sent.sintomas)) ||
    fora.length > 0 ||
    arquivos.recebidos.length > 0
  )
}

/**
 * After the intake the warranty follows the invoice until there is a budget (a new order starts without one, S4-026).
 */
const garantiaDepois = (
  ctx: Context,
  { antes, campos }: Plano,
  relogio: OutroRelogio | undefined,
): boolean => {
  if (antes.orcamento !== null) return antes.garantia
  if (antes.status === 'EM_CRIACAO' || campos.osType !== 'OS') return false
  return garantiaDe({ ...antes, ...campos, ...relogio?.fatos }, ctx)
}

/** Writes everything of a save as the next version. */
const write = async ({ db, work }: Ato, ctx: Context, plano: Plano): Promise<OsRow> => {
  const { antes, sent, campos, fora, arquivos } = plano
  const { id } = antes
  for (const arquivo of fora) {
    await deleteArquivo(db, arquivo.id)
    work.discard(arquivo.chave)
  }
  await insertRecebidos(
    {
      db,
      work,
      osId: id,
      momento: momentoDaFoto(antes.status),
      criado_em: ctx.now(),
      criado_por: ctx.usuario.id,
    },
    arquivos,
  )
  if (sent.sintomas)
    await replaceSintomas(
      db,
      id,
      sent.sintomas.map((sintoma) => sintoma.id),
    )
  if (isOutroConsumidor(plano)) await revokeLinks(db, id, ctx.now())
  const relogio = await outroRelogio(db, ctx, plano)
  await updateOs(db, id, {
    ...rowOf(CAMPOS_OS, campos),
    ...(sent.consumidor && { consumidor_id: sent.consumidor.id }),
    ...relogio?.dados,
    garantia: garantiaDepois(ctx, plano, relogio),
  })
  return (await findOs(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
}

const TROCADO = 'Consumidor trocado: o link e o código do comprovante anterior deixaram de abrir.'
const ACEITE_DO_ANTERIOR = 'O aceite das condições era do anterior e não vale para este.'

/** What the save did to whose watch and whose acceptance it is, as a line of the history. */
const tellHistorico = ({ db }: Ato, ctx: Context, os: OsRow, nota: string): Promise<unknown> =>
  insertHistorico(db, {
    ordem_servico_id: os.id,
    criado_em: ctx.now(),
    por: 'PESSOA',
    usuario_id: ctx.usuario.id,
    acao: 'anotar',
    de: os.status,
    para: os.status,
    nota,
    visivel: false,
  })

const update = async (ato: Ato, ctx: Context, id: number, enviado: Enviado): Promise<OrdemServico> => {
  const { db } = ato
  const antes = await lockVersao(ato, id, enviado)
  const sent = parseBody(OrdemServicoUpdate, enviado.body)
  const plano = planOf(antes, sent, enviado.arquivos ?? SEM_ARQUIVOS)
  const erros = [
    ...checkEstado(antes, sent),
    ...checkRemovidos(antes, plano.fora),
    ...(await checkNomeados(db, antes.postoId, sent)),
    ...checkMotivo(ctx, antes.motivoSegundaOs, plano.campos.motivoSegundaOs),
    ...(plano.campos.dataPrometida === antes.dataPrometida
      ? []
      : checkPromessa(ctx, plano.campos.dataPrometida)),
    ...(await checkNota(db, ctx, {
      ...plano.campos,
      mudou: changedOf(CAMPOS_OS, antes, plano.campos),
      relogio: sent.relogio === undefined ? antes.relogio : sent.relogio,
    })),
    ...plano.arquivos.erros,
  ]
  if (erros.length > 0) refuseFields(erros)
  if (!isChanged(plano)) return toOs(antes, ctx, avisosDe(antes))

  const escrita = await write(ato, ctx, plano)
  const aceite = await acceptCondicoes(
    { db, antes: escrita, agora: ctx.now(), autor: ato.autor, services: ctx },
    sent.condicoes,
  )
  const outro = isOutroConsumidor(plano)
  const nota = [outro && TROCADO, outro && antes.condicoes && ACEITE_DO_ANTERIOR, aceite.nota]
    .filter(Boolean)
    .join(' ')
  if (nota !== '') await tellHistorico(ato, ctx, escrita, nota)
  const depois = aceite.nota === null ? escrita : ((await findOs(db, ctx.scope, id)) ?? refuse('NOT_FOUND'))
  await recordOs(ato, depois, depois.versao, [
    ...diffOs(antes, depois),
    ...aceite.mudancas,
    ...semVersao('ordemServico', enviado.versao),
  ])
  return toOs(depois, ctx, avisosDe(depois))
}

/** The schema refuses under the lock, after the earlier checks, and then its files are not read. */
const readArquivos = async (ctx: Context, id: number, enviado: Enviado): Promise<Recebidos> => {
  const { success, data } = OrdemServicoUpdate.safeParse(enviado.body ?? {})
  if (!success || !hasEnviados(data)) return SEM_ARQUIVOS
  checkEstado(await lookAtOs(ctx, id, enviado), data)
  return readEnviados(ctx.usuario.id, data)
}

/** Saves the data of an order; only acts change its status. */
export const updateOrdemServico = async (ctx: Context, id: number, body: unknown): Promise<OrdemServico> => {
  const enviado = enviadoPor(ctx, body)
  const arquivos = await readArquivos(ctx, id, enviado)
  return withFiles(ctx, arquivos, (work) =>
    ctx.transaction((db) =>
      update({ db, services: ctx, work, scope: ctx.scope, autor: autorOf(ctx) }, ctx, id, {
        ...enviado,
        arquivos,
      }),
    ),
  )
}
