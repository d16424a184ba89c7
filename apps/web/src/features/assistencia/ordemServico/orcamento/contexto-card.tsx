import { clsx } from 'clsx'
import styles from './orcamento.module.css'
import { IconFileOff } from '@tabler/icons-react'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useId } from 'react'
import { Badge } from '../../../../ui/page/badge.tsx'
import { GarantiaBadge, ReincidenciaBadge } from '../entrada/relogio/garantia.tsx'

/** What the bench already knows of the order while it writes the budget. */
export const ContextoCard = ({ os }: { os: OrdemServico }) => {
  const facts = [
    ['Relógio', os.relogio?.modelo.descricao],
    ['O cliente diz', os.relato ?? os.sintomas.map(({ nome }) => nome).join('; ')],
    ['Pré-avaliação', os.preAvaliacao],
    ['Avaliação técnica', os.avaliacao],
  ] as const
  const title = useId()
  return (
    <section className={clsx('cartao', styles.orcContexto)} aria-labelledby={title}>
      <header>
        <h2 id={title}>A OS</h2>
        <div className="fim linha">
          <ReincidenciaBadge of={os} />
          {os.faltaNota && (
            <Badge tone="atencao" icon={IconFileOff}>
              Falta a nota fiscal
            </Badge>
          )}
          <GarantiaBadge of={os} prefix="Garantia: " />
        </div>
      </header>
      <dl className="corpo">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
