import { clsx } from 'clsx'
import styles from './linhas.module.css'
import { IconTemplate } from '@tabler/icons-react'
import type { OrcamentoModelo } from '@app/contract/assistencia/ordemServico'
import { ActionMenu } from '../../../../ui/dialog/action-menu.tsx'
import { Button } from '../../../../ui/page/button.tsx'

/** More than these are in a menu. */
const A_VISTA = 3

type Props = { modelos: readonly OrcamentoModelo[]; onApply: (modelo: OrcamentoModelo) => void }

/** The templates at the foot: one choice adds the lines of a usual repair. */
export function Modelos({ modelos, onApply }: Props) {
  const usaveis = modelos.filter(({ itens }) => itens.length > 0)
  if (usaveis.length === 0) return null
  const outros = usaveis.slice(A_VISTA)
  return (
    <div role="group" aria-label="Modelos de orçamento" className={styles.modelos}>
      <span className={clsx('t2 sm', styles.teclas)} aria-hidden="true">
        Modelos
      </span>
      {usaveis.slice(0, A_VISTA).map((modelo) => (
        <Button key={modelo.id} small onClick={() => onApply(modelo)}>
          {modelo.nome}
        </Button>
      ))}
      <ActionMenu
        name="Mais modelos"
        actions={outros.map((modelo) => ({
          label: modelo.nome,
          icon: IconTemplate,
          onSelect: () => onApply(modelo),
        }))}
      />
    </div>
  )
}
