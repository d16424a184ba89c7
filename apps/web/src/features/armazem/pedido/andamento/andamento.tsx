import styles from './andamento.module.css'
import { useQuery } from '@tanstack/react-query'
import type { Pedido } from '@app/contract/armazem/pedido'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Steps } from '../../../../ui/page/steps.tsx'
import { andamentoQuery } from '../api.ts'
import { passosDe } from './passos.ts'

/** From 'Criado' to 'Expedido': the order's current step, and the time of each. */
export function Andamento({ pedido }: { pedido: Pedido }) {
  const { data = [] } = useQuery(andamentoQuery(pedido))
  return (
    <section className={`cartao ${styles.andamento}`} aria-label="Andamento">
      <Steps
        label="Andamento do pedido"
        look="path"
        doneText=", feito"
        steps={passosDe(pedido, data).map(({ em, ...step }) => ({
          ...step,
          when: em ? <time dateTime={em}>{formatDateTime(em)}</time> : '',
        }))}
      />
    </section>
  )
}
