export { useMeusTreinamentos } from './parts/use-meus-treinamentos.ts'
