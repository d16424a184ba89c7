/** The numbers are arbitrary, but every process uses the same ones and no two purposes share one. */
export const ADVISORY_LOCKS = {
  migracao: 7_205_759_403,
  demonstracao: 7_205_759_404,
  perfisSemeados: 7_205_759_405,
  administradores: 7_205_759_406,
  demonstracaoNotas: 7_205_759_407,
  demonstracaoOrdens: 7_205_759_408,
  particoes: 7_205_759_409,
} as const
