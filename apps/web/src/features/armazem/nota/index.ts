export { novoDaNota, releNotas } from './fila/novos.ts'
export { NotasLigadas } from './formulario/notas-ligadas.tsx'
