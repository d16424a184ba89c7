export { Provedores } from './parts/provedores.tsx'
