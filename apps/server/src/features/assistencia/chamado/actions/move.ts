import {
  ARQUIVOS_CHAMADO_MB,
  ACAO_CHAMADO_INPUTS,
  ACAO_CHAMADO_LABELS,
  type AcaoChamado,
  type Chamado,
  MOST_ARQUIVOS_CHAMADO,
  SITUACAO_CHAMADO_LABELS,
} from '@app/contract/assistencia/chamado'
import { ArquivoInput } from '@app/contract/casca/arquivo'
import {
  acoesDoChamado,
  DIAS_REABERTURA,
  fitsChamado,
  canReopen,
  relogioApos,
  TRANSICOES_CHAMADO,
} from '@app/rules/assistencia/chamado'
import { z } from 'zod'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { readArquivos, type ReceivedFile } from '../../../../platform/files/read.ts'
import { withFileWork } from '../../../../platform/files/work.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../../platform/scope.ts'
import { readCalendarios } from '../../configuracao/index.ts'
import { type ChamadoRow, namedChamadoArquivos, updateChamado } from '../store.ts'
import { envolvidoOf } from '../view.ts'
import { tellInteressados } from './notify.ts'
import { lockAtVersao, readChamado, recordChamado, say } from './comum.ts'

type Dito = { texto: string; arquivos: readonly ArquivoInput[]; motivo: string | null }

/** What an act says, for all to read; the reason of a refusal is also stored on the ticket. */
const saidWith = (acao: AcaoChamado, body: unknown): Dito => {
  if (acao === 'recusar')
    return { texto: '', arquivos: [], motivo: parseBody(ACAO_CHAMADO_INPUTS.recusar, body).motivo }
  if (acao === 'finalizar') {
    parseBody(ACAO_CHAMADO_INPUTS.finalizar, body)
    return { texto: '', arquivos: [], motivo: null }
  }
  const { texto, arquivos } = parseBody(ACAO_CHAMADO_INPUTS[acao], body)
  return { texto, arquivos, motivo: null }
}

type Move = { id: number; acao: AcaoChamado; agora: Date }

/** The locked ticket, when the table and the person allow the act. */
const demandMove = (ctx: Context, before: ChamadoRow, { acao, agora }: Move): void => {
  if (!fitsChamado(before.situacao, acao))
    refuse('CHAMADO_ACAO', {
      situacao: SITUACAO_CHAMADO_LABELS[before.situacao],
      acao: ACAO_CHAMADO_LABELS[acao],
    })
  if (acao === 'reabrir' && !canReopen(before.encerradoEm, agora))
    refuse('CHAMADO_TARDE', { dias: DIAS_REABERTURA })
  if (!acoesDoChamado(before, envolvidoOf(ctx, before.posto.id), agora).includes(acao)) refuse('NOT_PERMITED')
}

const writeMove = async (
  db: Executor,
  ctx: Context,
  before: ChamadoRow,
  { id, acao, agora, motivo }: Move & { motivo: string | null },
): Promise<void> => {
  const { para, lado } = TRANSICOES_CHAMADO[acao]
  const calendarioDe = await readCalendarios(db, before.posto.id)
  const relogio = relogioApos(before, para, { agora, calendarioDe })
  await updateChamado(db, id, {
    situacao: para,
    motivo,
    prazo_em: relogio.prazoEm,
    minutos_restantes: relogio.minutosRestantes,
    atendido_em: para === 'ATENDIDO' ? agora : para === 'FINALIZADO' ? before.atendidoEm : null,
    encerrado_em: para === 'FINALIZADO' || para === 'NAO_ATENDIDO' ? agora : null,
    // The first person who answers becomes the owner.
    ...(lado === 'EQUIPE' && !before.responsavel && { responsavel_id: ctx.usuario.id }),
  })
  await recordChamado(db, ctx, { ...before, versao: before.versao + 1 }, [
    {
      campo: 'situacao',
      de: SITUACAO_CHAMADO_LABELS[before.situacao],
      para: SITUACAO_CHAMADO_LABELS[para],
    },
  ])
}

/** The files of an act are read before its version is compared; a body without any has none. */
const filesOf = (body: unknown): Promise<ReceivedFile[]> => {
  const sent = z.object({ arquivos: z.array(ArquivoInput).max(MOST_ARQUIVOS_CHAMADO) }).safeParse(body)
  return sent.success ? readArquivos(sent.data.arquivos, ARQUIVOS_CHAMADO_MB) : Promise.resolve([])
}

/** One act of the table with its clock, its texts and its files, all or nothing. */
export const moveChamado = async (
  ctx: Context,
  id: number,
  acao: AcaoChamado,
  body: unknown,
): Promise<Chamado> => {
  const files = await filesOf(body)
  return withFileWork(ctx, [namedChamadoArquivos], files, (work) =>
    ctx.transaction(async (db) => {
      const agora = ctx.now()
      const before = await lockAtVersao(ctx, db, id, body)
      demandOwnPosto(ctx, before.posto.id)
      const { texto, arquivos, motivo } = saidWith(acao, body)
      demandMove(ctx, before, { id, acao, agora })
      await writeMove(db, ctx, before, { id, acao, agora, motivo })
      if (texto !== '' || arquivos.length > 0)
        await say(db, ctx, id, { texto, interna: false, arquivos: { files, work } })
      await tellInteressados(db, ctx, before, { oQue: acao, causa: `v${before.versao + 1}` })
      return readChamado(ctx, db, id)
    }),
  )
}
