export { NotasLigadas } from './parts/notas-ligadas.tsx'
