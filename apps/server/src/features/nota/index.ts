export { namedChaves as namedNotas } from './store/arquivo.ts'
