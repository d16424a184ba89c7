export { SITUACAO_LOOK, SituacaoBadge, StatusWmsBadge, UrgenteBadge } from './badges.tsx'
