export {
  abilitiesOf,
  ADMINISTRA,
  conhecidas,
  dentroDe,
  habilidadesDe,
  PERFIS_SEMEADOS,
  permitidaAo,
} from './perfis.ts'
export type { PerfilSemeado } from './perfis.ts'
