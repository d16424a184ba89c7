export { findLinhas, checkContagem, diferencasDe, volumeAberto } from './contagem.ts'
