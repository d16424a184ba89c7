import { type CaixaNota, type CaixaNotaTeste, CaixaNotaUpdate } from '@app/contract/armazem/caixaNota'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { AppError, refuseField } from '../../../../platform/http/errors.ts'
import { CaixaError } from '../../../../platform/imap/index.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { demandStaff } from '../../../../platform/scope.ts'
import { seal } from '../../../../platform/seal.ts'
import { getSegredo } from '../../../../platform/store/segredo.ts'
import { demandVersao, semVersao, versaoSent } from '../../../../platform/versao.ts'
import { CHAVE_DA_CAIXA, withCaixaNota } from '../imap.ts'
import { countEsperando } from '../store/arquivo.ts'
import { type CaixaRow, findCaixa, lockCaixa, updateCaixa } from '../store/caixa.ts'
import { JOB_LER } from './read.ts'

/** The mailbox is one row; this name keys its history and its push. */
const CAIXA_NOTA = 'caixa_nota'
const ID = 1

const shown = (row: CaixaRow, esperam: number): CaixaNota => ({
  ativa: row.ativa,
  servidor: row.servidor,
  porta: row.porta,
  seguranca: row.seguranca,
  usuario: row.usuario,
  pasta: row.pasta,
  temSenha: row.senha !== null,
  lendo: row.lendoDesde !== null,
  lidaEm: row.lidaEm?.toISOString() ?? null,
  erro: row.erro,
  erroDesde: row.erroDesde?.toISOString() ?? null,
  esperam,
  versao: row.versao,
})

const read = async (db: Executor): Promise<CaixaNota> => shown(await findCaixa(db), await countEsperando(db))

export const getCaixa = (ctx: Context): Promise<CaixaNota> => {
  demandStaff(ctx)
  return read(ctx.db)
}

const SERVIDOR = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]|[0-9a-f:.]+)$/i

const demandPossivel = ({ config }: Context, row: CaixaRow, input: CaixaNotaUpdate): void => {
  if (input.servidor !== '' && !SERVIDOR.test(input.servidor)) refuseField('servidor', 'CAIXA_SERVIDOR')
  if (input.seguranca === 'nenhuma' && !config.CAIXA_INTERNA) refuseField('seguranca', 'CAIXA_SEGURANCA')
  // A stored password must not be sent to another server than the one it was given for.
  const moved = row.servidor !== '' && row.servidor !== input.servidor
  if (moved && row.senha && !input.senha) refuseField('senha', 'CAIXA_SENHA_OUTRO_SERVIDOR')
  if (!input.ativa) return
  if (input.servidor === '') refuseField('servidor', 'EMPTY_REQUIRED_FIELD')
  if (input.usuario === '') refuseField('usuario', 'EMPTY_REQUIRED_FIELD')
  if (!row.senha && !input.senha) refuseField('senha', 'EMPTY_REQUIRED_FIELD')
}

const CAMPOS = ['ativa', 'servidor', 'porta', 'seguranca', 'usuario', 'pasta'] as const

const changesOf = (before: CaixaRow, after: CaixaNotaUpdate): Mudanca[] =>
  CAMPOS.flatMap((campo) =>
    before[campo] === after[campo] ? [] : [{ campo, de: before[campo], para: after[campo] }],
  )

/** Sets the mailbox; another server, user or folder is read from its beginning. */
export const saveCaixa = (ctx: Context, body: unknown): Promise<CaixaNota> => {
  demandStaff(ctx)
  return ctx.transaction(async (db) => {
    const row = await lockCaixa(db)
    const sent = versaoSent(ctx, body)
    const key = { entidade: CAIXA_NOTA, id: ID, versao: row.versao }
    await demandVersao(db, key, sent, () => read(db))
    const input = parseBody(CaixaNotaUpdate, body)
    demandPossivel(ctx, row, input)
    const { senha, versao: _versao, ...dados } = input
    const another = (['servidor', 'usuario', 'pasta'] as const).some((campo) => row[campo] !== input[campo])
    await updateCaixa(
      db,
      {
        ...dados,
        alterada_por: ctx.usuario.id,
        ...(senha && { senha: seal(await getSegredo(db, CHAVE_DA_CAIXA), Buffer.from(senha)) }),
      },
      another,
    )
    await recordChange(db, ctx, {
      ...key,
      versao: row.versao + 1,
      clienteId: null,
      mudancas: [
        ...changesOf(row, input),
        ...(senha ? [{ campo: 'senha', acao: 'alterado' } as const] : []),
        ...semVersao(CAIXA_NOTA, sent),
      ],
    })
    if (input.ativa) await addJob(db, JOB_LER, {}, { key: JOB_LER })
    return read(db)
  })
}

/** Opens the mailbox as it is set, and says how much is in it. */
export const testCaixa = async (ctx: Context): Promise<CaixaNotaTeste> => {
  demandStaff(ctx)
  const row = await findCaixa(ctx.db)
  if (row.servidor === '') throw new AppError('CAIXA_FORA', { params: { motivo: 'Falta o servidor.' } })
  try {
    return await withCaixaNota(ctx, row, ({ mensagens }) => Promise.resolve({ mensagens }))
  } catch (error) {
    if (!(error instanceof CaixaError)) throw error
    throw new AppError('CAIXA_FORA', { params: { motivo: error.message } })
  }
}

/** Has the mailbox read now instead of at its next turn. */
export const requestLeitura = async (ctx: Context): Promise<CaixaNota> => {
  demandStaff(ctx)
  await addJob(ctx.db, JOB_LER, {}, { key: JOB_LER })
  return read(ctx.db)
}
