export { EmailsDaConta, PrivacidadeDoConsumidor } from './parts/conta-cards.tsx'
