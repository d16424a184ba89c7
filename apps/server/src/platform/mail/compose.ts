import { CORREIO_MODELOS } from '@app/contract/casca/correio'
import { composeCarta } from '@app/rules/casca/correio'
import type { Executor } from '../db/index.ts'
import { findTextos } from '../store/correio-modelo.ts'
import type { Carta, Mail } from './mail.ts'

/** Writes a mail in the words of this installation, or in the product's. */
export const compose = async (
  db: Executor,
  { tipo, valores, corpo = '', ...envelope }: Carta,
): Promise<Mail> => ({
  ...envelope,
  ...composeCarta((await findTextos(db, tipo)) ?? CORREIO_MODELOS[tipo].padrao, valores, corpo),
})
