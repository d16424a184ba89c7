import { OrdemServicoUpdate, type OrdemServico } from '@app/contract/assistencia/ordemServico'
import type { ErrorMessage } from '@app/contract/casca/errors'
import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body.ts'
import { fieldMessage, refuse, refuseFields } from '../../../../platform/http/errors.ts'
import { semVersao } from '../../../../platform/versao.ts'
import { revokeLinks } from '../store/link.ts'
import { type ArquivoRow, findOs, type OsRow } from '../store/read.ts'
import {
  deleteArquivo,
  findOrInsertRelogio,
  type OsDados,
  replaceSintomas,
  updateOs,
} from '../store/write.ts'
import { toOs } from '../view.ts'
import { enviadoPor, lockVersao, lookAtOs, recordOs, type Ato, type Enviado } from './acao.ts'
import { autorOf } from './autor.ts'
import { type Campo, COLUNAS, diffOs } from './campos.ts'
import { checkNomeados } from './check.ts'
import { avisosDe } from './create.ts'
import { garantiaDe, reincidenciaDados } from './efeitos/entrada.ts'
import {
  hasEnviados,
  insertRecebidos,
  readEnviados,
  type Recebidos,
  SEM_ARQUIVOS,
  withFiles,
} from './files.ts'

/** While nobody has looked into the watch, the intake may still be put right. */
const ENTRADA: readonly string[] = ['EM_CRIACAO', 'AGUARDANDO_RELOGIO', 'ABERTURA_DE_OS']

const checkEstado = (antes: OsRow, sent: OrdemServicoUpdate): ErrorMessage[] => {
  if (TERMINAIS.includes(antes.status)) refuse('OS_ENCERRADA')
  const erros: ErrorMessage[] = []
  const outra = (a: unknown, b: unknown) => a !== undefined && a !== b
  if (outra(sent.osType, antes.osType) && antes.status !== 'EM_CRIACAO')
    erros.push(fieldMessage('osType', 'OS_JA_ABERTA'))
  if (ENTRADA.includes(antes.status)) return erros
  if (outra(sent.consumidor?.id, antes.consumidorId)) erros.push(fieldMessage('consumidor', 'OS_JA_AVALIADA'))
  if (sent.relogio !== undefined && !isSameRelogio(antes, sent.relogio))
    erros.push(fieldMessage('relogio', 'OS_JA_AVALIADA'))
  return erros
}

const isSameRelogio = ({ relogio }: OsRow, sent: OrdemServicoUpdate['relogio']): boolean =>
  sent === null
    ? relogio === null
    : relogio?.modelo.id === sent?.modelo.id && relogio?.numeroSerie === sent?.numeroSerie

const camposDe = (sent: OrdemServicoUpdate): OsDados =>
  Object.fromEntries(
    (Object.keys(COLUNAS) as Campo[]).flatMap((campo) =>
      sent[campo] === undefined ? [] : [[COLUNAS[campo], sent[campo]]],
    ),
  )

/** The watch of the order by model and number, and whether it is back too soon. */
const relogioDados = async (
  db: Executor,
  ctx: Context,
  antes: OsRow,
  sent: OrdemServicoUpdate,
): Promise<OsDados> => {
  const { relogio } = sent
  if (relogio === undefined || isSameRelogio(antes, relogio)) return {}
  if (relogio === null)
    return { relogio_id: null, garantia_servico: false, reincidencia: null, reincidencia_os_id: null }
  const id = await findOrInsertRelogio(db, antes.postoId, relogio.modelo.id, relogio.numeroSerie)
  // Another watch has another past: what was decided of the former one is none of it.
  const passado = { id, osId: antes.id, entrada: antes.criadoEm, atual: null }
  return { relogio_id: id, ...(await reincidenciaDados(db, ctx, passado)) }
}

/** Stored files that are not sent back are gone; an absent list leaves them. */
const removidos = (antes: OsRow, { fotos, arquivoNotaFiscal }: OrdemServicoUpdate) => {
  const kept = new Set(fotos?.flatMap(({ id, data }) => (data === undefined ? (id ?? []) : [])))
  const nova = arquivoNotaFiscal === null || arquivoNotaFiscal?.data !== undefined
  return antes.arquivos.filter(
    ({ id, tipo }) =>
      (tipo === 'FOTO' && fotos !== undefined && !kept.has(id)) || (tipo === 'NOTA_FISCAL' && nova),
  )
}

/** What a budget or its evaluation relied on stays as it was then (decisions 47). */
const checkRemovidos = (antes: OsRow, fora: readonly ArquivoRow[]): ErrorMessage[] => {
  if (antes.avaliacao === null && antes.orcamento === null) return []
  const campos = new Set(fora.map(({ tipo }) => (tipo === 'FOTO' ? 'fotos' : 'arquivoNotaFiscal')))
  return [...campos].map((campo) => fieldMessage(campo, 'OS_ARQUIVO_FICA'))
}

const update = async (ato: Ato, ctx: Context, id: number, enviado: Enviado): Promise<OrdemServico> => {
  const { db, work } = ato
  const antes = await lockVersao(ato, id, enviado)
  const sent = parseBody(OrdemServicoUpdate, enviado.body)
  const estado = checkEstado(antes, sent)
  const nomeados = await checkNomeados(db, antes.postoId, sent)
  const { arquivos = SEM_ARQUIVOS } = enviado
  const fora = removidos(antes, sent)
  const erros = [...estado, ...checkRemovidos(antes, fora), ...nomeados, ...arquivos.erros]
  if (erros.length > 0) refuseFields(erros)

  for (const arquivo of fora) {
    await deleteArquivo(db, arquivo.id)
    work.discard(arquivo.chave)
  }
  await insertRecebidos({ db, work, osId: id, criado_em: ctx.now(), criado_por: ctx.usuario.id }, arquivos)
  if (sent.sintomas)
    await replaceSintomas(
      db,
      id,
      sent.sintomas.map((sintoma) => sintoma.id),
    )
  const consumidor = sent.consumidor ? { consumidor_id: sent.consumidor.id } : {}
  if (sent.consumidor && sent.consumidor.id !== antes.consumidorId) await revokeLinks(db, id, ctx.now())
  await updateOs(db, id, {
    ...camposDe(sent),
    ...consumidor,
    ...(await relogioDados(db, ctx, antes, sent)),
  })
  const depois = await withGarantia(db, ctx, id)
  await recordOs(ato, depois, depois.versao, [
    ...diffOs(antes, depois),
    ...semVersao('ordemServico', enviado.versao),
  ])
  return toOs(depois, ctx, avisosDe(depois.reincidencia))
}

/** Once it is taken in, the warranty follows the invoice (a new order starts without one, S4-026). */
const withGarantia = async (db: Executor, ctx: Context, id: number): Promise<OsRow> => {
  const row = (await findOs(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  const garantia = row.status !== 'EM_CRIACAO' && row.osType === 'OS' && garantiaDe(row, ctx)
  if (garantia === row.garantia || row.orcamento !== null) return row
  const { versao } = await updateOs(db, id, { garantia })
  return { ...row, garantia, versao }
}

/** What the schema refuses is refused under the lock, in its turn, and its files are not read. */
const readArquivos = async (ctx: Context, id: number, enviado: Enviado): Promise<Recebidos> => {
  const { success, data } = OrdemServicoUpdate.safeParse(enviado.body ?? {})
  if (!success || !hasEnviados(data)) return SEM_ARQUIVOS
  checkEstado(await lookAtOs(ctx, id, enviado), data)
  return readEnviados(ctx.usuario.id, data)
}

/** Saves what is known of an order; its status moves by the acts alone. */
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
