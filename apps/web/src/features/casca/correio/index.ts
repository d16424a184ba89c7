export { DestinosCard } from './parts/destinos-card.tsx'
export { EnviarTeste } from './parts/send-trial.tsx'
export { PreviaDoCorreio } from './parts/previa.tsx'
