import type { MomentoLembrete } from '@app/contract/assistencia/cobranca'
import { addDias, diasEntre } from './calendario.ts'

type Prazo = { vencimento: string; pagavelAte: string }

/**
 * The reminder that is true on a day; null when none is. What is late counts from the last day to pay, so that nobody is
 * called late who is not. A day that was missed is made up for only while its words still hold.
 */
export const lembreteEm = ({ vencimento, pagavelAte }: Prazo, hoje: string): MomentoLembrete | null => {
  if (hoje < vencimento) return diasEntre(hoje, vencimento) <= 3 ? 'ANTES' : null
  if (hoje === vencimento) return 'NO_DIA'
  const atraso = diasEntre(pagavelAte, hoje)
  if (atraso >= 10) return 'DEPOIS_10'
  return atraso >= 3 ? 'DEPOIS_3' : null
}

/** The days of a charge's reminders. */
export const diasDosLembretes = ({ vencimento, pagavelAte }: Prazo): Record<MomentoLembrete, string> => ({
  ANTES: addDias(vencimento, -3),
  NO_DIA: vencimento,
  DEPOIS_3: addDias(pagavelAte, 3),
  DEPOIS_10: addDias(pagavelAte, 10),
})
