export {
  abilitiesOf,
  ADMINISTRA,
  conhecidas,
  within,
  habilidadesDe,
  PERFIS_SEMEADOS,
  isPermitida,
} from './perfis.ts'
export type { PerfilSemeado } from './perfis.ts'
