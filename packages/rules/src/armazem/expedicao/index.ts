export { losesFotos, takesFotos } from './fotos.ts'
