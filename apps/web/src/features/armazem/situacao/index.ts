export { RascunhoBadge, SITUACAO_LOOK, SituacaoBadge, StatusWmsBadge, UrgenteBadge } from './badges.tsx'
export { isRascunho, shownStatus } from './shown-status.ts'
