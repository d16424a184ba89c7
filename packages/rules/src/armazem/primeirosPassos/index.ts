export { placePassos, type PassoSituado } from './place.ts'
