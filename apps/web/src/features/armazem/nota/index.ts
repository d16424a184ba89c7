export { NotasLigadas } from './formulario/notas-ligadas.tsx'
