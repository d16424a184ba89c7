export { CorrectDialog } from './parts/correct-dialog.tsx'
export { NaoLidasCount } from './parts/nao-lidas.tsx'
export { useNaoLidas } from './use-nao-lidas.ts'
export { comQuem, sobreQue } from './words.ts'
