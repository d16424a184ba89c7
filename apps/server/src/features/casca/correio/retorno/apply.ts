import type { Retorno } from '@app/rules/casca/correio'
import { recordChange } from '../../../../platform/audit.ts'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { countMole, markFalha, stopEndereco, takeAdiado } from '../store/endereco.ts'
import { ENTIDADE_ENDERECO } from './release.ts'

/** What a module does once mails to an address came back, in the same transaction. */
export type AoParar = (db: Executor, parado: { endereco: string; agora: Date }) => Promise<void>

/**
 * Notes one report. It counts only when it names a mail that was sent, and a receiver whom that mail went to: only who
 * had the mail knows its token. A second report of the same mail changes nothing.
 */
export const applyRetorno = (
  { now, transaction }: Services,
  aoParar: readonly AoParar[],
  tokens: readonly string[],
  { destinatarios, tipo, status, motivo }: Retorno,
): Promise<void> =>
  transaction(async (db) => {
    const agora = now()
    const de = { tokens, destinatarios, agora }
    if (tipo === 'mole') {
      const endereco = await takeAdiado(db, de)
      if (endereco !== undefined) await countMole(db, endereco, agora)
      return
    }
    const enviado = await markFalha(db, de)
    const parado = enviado && (await stopEndereco(db, { ...enviado, status, motivo, agora }))
    if (!parado) return
    await recordChange(
      db,
      { now, usuario: null },
      {
        entidade: ENTIDADE_ENDERECO,
        id: parado.id,
        versao: 0,
        clienteId: null,
        mudancas: [{ campo: 'E-mail', de: 'entrega', para: `não entrega (${status})` }],
      },
    )
    for (const act of aoParar) await act(db, { endereco: enviado.endereco, agora })
  })
