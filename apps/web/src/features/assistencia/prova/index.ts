export { ArquivoLink } from './arquivo-link.tsx'
export { ProvaField } from './prova-field.tsx'
export { useProva } from './use-prova.ts'
