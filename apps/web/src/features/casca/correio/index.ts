export { DestinosCard } from './parts/destinos-card.tsx'
export { EnviarTeste } from './parts/enviar-teste.tsx'
export { PreviaDoCorreio } from './parts/previa.tsx'
