/** A lot is marked from this many days before expiry on (look.md, stock modal). */
const NEAR_DAYS = 60

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

export type ValidadeBadge = { kind: 'vencido' | 'perto'; text: string }

const days = (count: number) => `${count} ${count === 1 ? 'dia' : 'dias'}`

/** 'Vence em 50 dias', 'Vencido há 17 dias', or null. */
export function validadeBadge(validade: string | null, today: string): ValidadeBadge | null {
  if (validade === null) return null
  const left = dayNumber(validade) - dayNumber(today)
  if (left < 0) return { kind: 'vencido', text: `Vencido há ${days(-left)}` }
  if (left > NEAR_DAYS) return null
  return { kind: 'perto', text: left === 0 ? 'Vence hoje' : `Vence em ${days(left)}` }
}
