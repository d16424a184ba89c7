export { SituacaoDoWms } from './parts/situacao.tsx'
