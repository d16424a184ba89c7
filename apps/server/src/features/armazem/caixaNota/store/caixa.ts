import type { CaixaNota, CaixaSeguranca } from '@app/contract/armazem/caixaNota'
import { MINUTE_MS } from '@app/rules/casca/tempo'
import type { Executor } from '../../../../platform/db/index.ts'

// The mailbox serves the whole warehouse, so no scope narrows it; only the staff reach it.

/** A reading that takes longer than this has died. */
const DIED_MS = 20 * MINUTE_MS

/** The columns that the form holds. */
export type CaixaDados = Pick<CaixaNota, 'ativa' | 'servidor' | 'porta' | 'seguranca' | 'usuario' | 'pasta'>

export type CaixaRow = CaixaDados & {
  senha: Buffer | null
  uidValidade: number | null
  ultimoUid: number
  lendoDesde: Date | null
  lidaEm: Date | null
  erro: string | null
  erroDesde: Date | null
  alteradaPor: number | null
  versao: number
}

const caixa = (db: Executor) =>
  db
    .selectFrom('caixa_nota')
    .select([
      'ativa',
      'servidor',
      'porta',
      'seguranca',
      'usuario',
      'senha',
      'pasta',
      'uid_validade as uidValidade',
      'ultimo_uid as ultimoUid',
      'lendo_desde as lendoDesde',
      'lida_em as lidaEm',
      'erro',
      'erro_desde as erroDesde',
      'alterada_por as alteradaPor',
      'versao',
    ])
    .$narrowType<{ seguranca: CaixaSeguranca }>()

export const findCaixa = (db: Executor): Promise<CaixaRow> => caixa(db).executeTakeFirstOrThrow()

export const lockCaixa = (db: Executor): Promise<CaixaRow> => caixa(db).forUpdate().executeTakeFirstOrThrow()

type Alterada = CaixaDados & { alterada_por: number; senha?: Buffer }

/** Writes the locked mailbox as its next version; another one is read from its beginning. */
export const updateCaixa = (db: Executor, dados: Alterada, another: boolean) =>
  db
    .updateTable('caixa_nota')
    .set((eb) => ({
      ...dados,
      versao: eb('versao', '+', 1),
      erro: null,
      erro_desde: null,
      ...(another && { uid_validade: null, ultimo_uid: 0, lida_em: null }),
    }))
    .execute()

/** Takes the reading for one process; false while another one reads, or where nothing is to be read. */
export const beginLeitura = async (db: Executor, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('caixa_nota')
    .set({ lendo_desde: now })
    .where('ativa', '=', true)
    .where((eb) =>
      eb.or([eb('lendo_desde', 'is', null), eb('lendo_desde', '<', new Date(now.getTime() - DIED_MS))]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** A reading that another one has succeeded, or whose mailbox was changed, must not go on. */
const ofLeitura = (db: Executor, desde: Date, versao: number) =>
  db.updateTable('caixa_nota').where('lendo_desde', '=', desde).where('versao', '=', versao)

type Ponto = { uidValidade: number; ultimoUid: number }

/** Says how far the mailbox was read; false when this reading may not go on. */
export const advanceLeitura = async (
  db: Executor,
  { lendoDesde, versao }: { lendoDesde: Date; versao: number },
  { uidValidade, ultimoUid }: Ponto,
): Promise<boolean> => {
  const { numUpdatedRows } = await ofLeitura(db, lendoDesde, versao)
    .set({ uid_validade: uidValidade, ultimo_uid: ultimoUid })
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

type Fim = { lendoDesde: Date; now: Date; erro: string | null; ateOFim: boolean }

/** Ends a reading, and says whether it came to the end of the mailbox. */
export const endLeitura = (db: Executor, { lendoDesde, now, erro, ateOFim }: Fim) =>
  db
    .updateTable('caixa_nota')
    .set((eb) => ({
      lendo_desde: null,
      erro,
      erro_desde: erro === null ? null : eb.fn.coalesce('erro_desde', eb.val(now)),
      ...(ateOFim && { lida_em: now }),
    }))
    .where('lendo_desde', '=', lendoDesde)
    .execute()
