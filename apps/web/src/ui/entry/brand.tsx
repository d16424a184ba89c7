import { currentYear } from '../../platform/text/time.ts'

/** The mark beside the name. */
export const Mark = () => (
  <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <path d="M4 5.5A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.5V20h-4.5v-5.5h-7V20H4Z" fill="currentColor" />
    <path d="M8.5 8h7M8.5 11.25h7" className="marca-fio" strokeWidth="1.75" />
  </svg>
)

/** Year and credit to the developer, at the foot of every page and paper (spec §1). */
export const Credit = ({ className }: { className?: string }) => (
  <p className={className}>
    © {currentYear()}
    <span className="credito-ponto"> · </span>
    <span className="credito-quem">Desenvolvido por Oficina Retaguarda</span>
  </p>
)
