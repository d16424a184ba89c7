export { acharLinhas, checkContagem, diferencasDe, volumeAberto } from './contagem.ts'
