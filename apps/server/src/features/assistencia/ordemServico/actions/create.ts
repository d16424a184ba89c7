import { errorText } from '@app/contract/casca/errors'
import { CAMPOS_OS, type OrdemServico, type OrdemServicoCreate } from '@app/contract/assistencia/ordemServico'
import { contradicaoDaNota } from '@app/rules/assistencia/ordemServico'
import { newRow } from '@app/rules/casca/campos'
import { localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import { rowOf } from '../../../../platform/db/campos.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse, refuseField, refuseFields } from '../../../../platform/http/errors.ts'
import { demandNaoSuspenso } from '../../cobranca/index.ts'
import { findOs, type OsRow } from '../store/read.ts'
import {
  findOrInsertRelogio,
  findOrInsertSemCadastro,
  insertHistorico,
  insertOs,
  isPosto,
  replaceSintomas,
} from '../store/write.ts'
import { toOs } from '../view.ts'
import { recordOs } from './acao.ts'
import { autorOf } from './autor.ts'
import { diffArquivos } from './diff.ts'
import { checkNomeados, checkNota, checkPromessa } from './check.ts'
import { checkMotivo, demandUmaSo } from './segunda.ts'
import { reincidenciaDados } from './efeitos/entrada.ts'
import { type FileWork, insertRecebidos, readEnviados, type Recebidos, withFiles } from './files.ts'

/** A post's people take in for their own post; the manufacturer's people name the post. */
const postoOf = async (db: Executor, { scope }: Context, { posto }: OrdemServicoCreate): Promise<number> => {
  if (scope.tipo === 'posto') {
    if (posto && posto.id !== scope.postoId) refuseField('posto', 'NOT_PERMITED')
    return scope.postoId
  }
  if (!posto) return refuseField('posto', 'EMPTY_REQUIRED_FIELD')
  return (await isPosto(db, scope, posto.id)) ? posto.id : refuseField('posto', 'POSTO_NOT_FOUND')
}

/** Warnings from the past of a watch, at its intake. */
export const avisosDe = ({
  reincidencia,
  trocadoOsId,
  dataNotaFiscal,
  venda,
}: Pick<OsRow, 'reincidencia' | 'trocadoOsId' | 'dataNotaFiscal' | 'venda'>): string[] => {
  const contradicao = contradicaoDaNota(dataNotaFiscal, venda)
  return [
    ...(reincidencia === 'PENDENTE' ? [errorText('REINCIDENCIA_IDENTIFICADA')] : []),
    ...(trocadoOsId === null ? [] : [RELOGIO_TROCADO]),
    ...(contradicao === null ? [] : [contradicao]),
  ]
}
const RELOGIO_TROCADO = 'Este relógio já foi trocado por outro em uma OS anterior: confira de quem ele é.'

const create = async (
  db: Executor,
  ctx: Context,
  { entrada, arquivos, work }: { entrada: OrdemServicoCreate; arquivos: Recebidos; work: FileWork },
): Promise<OrdemServico> => {
  const postoId = await postoOf(db, ctx, entrada)
  await demandNaoSuspenso(db, ctx, postoId)
  const campos = newRow(CAMPOS_OS, entrada)
  if (!entrada.consumidor && campos.osType !== 'PA') refuseField('consumidor', 'EMPTY_REQUIRED_FIELD')
  const erros = [
    ...(await checkNomeados(db, postoId, entrada)),
    ...checkMotivo(ctx, null, campos.motivoSegundaOs),
    ...checkPromessa(ctx, campos.dataPrometida),
    ...(await checkNota(db, ctx, {
      ...campos,
      mudou: ['reclamaGarantia', 'dataNotaFiscal'],
      relogio: entrada.relogio,
    })),
  ]
  if (erros.length + arquivos.erros.length > 0) refuseFields([...erros, ...arquivos.erros])

  const agora = ctx.now()
  const { relogio } = entrada
  const relogioId = relogio
    ? (await findOrInsertRelogio(db, postoId, relogio.modelo.id, relogio.numeroSerie)).id
    : null
  if (relogioId !== null && campos.osType === 'OS')
    await demandUmaSo(db, postoId, { relogioId, osId: undefined, motivo: campos.motivoSegundaOs })
  const reincidencia =
    relogioId === null
      ? {}
      : await reincidenciaDados(db, ctx, { id: relogioId, osId: undefined, entrada: agora, atual: null })
  const { id } = await insertOs(db, {
    ...reincidencia,
    posto_id: postoId,
    ano: Number(localDay(agora, ctx.config.TZ_EXIBICAO).slice(0, 4)),
    status_desde: agora,
    criado_em: agora,
    criado_por: ctx.usuario.id,
    consumidor_id: entrada.consumidor?.id ?? (await findOrInsertSemCadastro(db, postoId)),
    relogio_id: relogioId,
    ...rowOf(CAMPOS_OS, campos),
  })
  await replaceSintomas(
    db,
    id,
    (entrada.sintomas ?? []).map((sintoma) => sintoma.id),
  )
  await insertRecebidos(
    { db, work, osId: id, momento: 'ENTRADA', criado_em: agora, criado_por: ctx.usuario.id },
    arquivos,
  )
  await insertHistorico(db, {
    ordem_servico_id: id,
    criado_em: agora,
    por: 'PESSOA',
    usuario_id: ctx.usuario.id,
    acao: 'criar',
    de: null,
    para: 'EM_CRIACAO',
    visivel: false,
  })
  const row = (await findOs(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  const ato = { db, services: ctx, autor: autorOf(ctx) }
  await recordOs(ato, row, row.versao, [
    { campo: 'ordemServico', acao: 'criado', para: `${row.numero}/${row.ano}` },
    ...diffArquivos([], row.arquivos),
  ])
  return toOs(row, ctx, avisosDe(row))
}

/** Creates an order: numbered, its watch found or created, its files stored, audited; all or nothing. */
export const createOs = async (ctx: Context, entrada: OrdemServicoCreate): Promise<OrdemServico> => {
  const arquivos = await readEnviados(ctx.usuario.id, entrada)
  return withFiles(ctx, arquivos, (work) =>
    ctx.transaction((db) => create(db, ctx, { entrada, arquivos, work })),
  )
}
