import { clsx } from 'clsx'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { promessaDe } from './prazo.ts'

/** The promised day of an order that is waited for; a broken promise stands out. */
export function Promessa({ os }: { os: Pick<OrdemServicoResumo, 'dataPrometida' | 'semaforo'> }) {
  const promessa = promessaDe(os)
  return (
    promessa && (
      <span className={clsx('num', promessa.passou ? 'etiqueta faturamento-atrasado' : 't2 xs')}>
        {promessa.texto}
      </span>
    )
  )
}
