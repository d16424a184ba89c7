export { abilitiesOf } from './abilities.ts'
