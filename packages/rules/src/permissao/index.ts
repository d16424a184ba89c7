export { abilitiesOf, ADMINISTRA, dentroDe, PERFIS_SEMEADOS, permitidaAo } from './perfis.ts'
export type { PerfilSemeado } from './perfis.ts'
