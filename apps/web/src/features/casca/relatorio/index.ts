export { useRelatorioAbility } from './ability.ts'
export { parseRelatorioSearch } from './search.ts'
