export { abilitiesOf, ADMINISTRA, dentroDe, PERFIS_SEMEADOS, permitidaAo } from './perfis.ts'
