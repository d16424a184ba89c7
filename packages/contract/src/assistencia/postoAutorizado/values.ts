// Without Zod: lists and words that screens need at once.

/** Kinds of service point (spec §3). */
export const POSTO_TIPOS = ['CREDENCIADO', 'HABILITADO'] as const
export type PostoTipo = (typeof POSTO_TIPOS)[number]
export const POSTO_TIPO_LABELS: Record<PostoTipo, string> = {
  CREDENCIADO: 'Credenciado',
  HABILITADO: 'Habilitado',
}

/** How many people may work at a service point, unless its plan says otherwise (spec §9). */
export const LICENCAS_PADRAO = 10

/** Opening schedules (spec §3). */
export const HORARIO_LABELS = {
  SEGUNDA_A_SEXTA: 'Segunda a sexta',
  SEGUNDA_A_SABADO: 'Segunda a sábado',
  SEGUNDA: 'Segunda',
  TERCA: 'Terça',
  QUARTA: 'Quarta',
  QUINTA: 'Quinta',
  SEXTA: 'Sexta',
  SABADO: 'Sábado',
  DOMINGO: 'Domingo',
} as const
export type Horario = keyof typeof HORARIO_LABELS
export const HORARIOS = Object.keys(HORARIO_LABELS) as [Horario, ...Horario[]]
