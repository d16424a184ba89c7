export { CadastroCount, useEsperam } from './fila/count.tsx'
