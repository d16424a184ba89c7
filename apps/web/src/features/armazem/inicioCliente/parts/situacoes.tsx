import styles from './inicio.module.css'
import type { InicioCliente } from '@app/contract/armazem/inicioCliente'
import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { SITUACAO_LOOK } from '../../situacao/index.ts'
import { INICIO_CLIENTE, inicioQuery } from '../api.ts'

const isLate = (situacao: string) => situacao.endsWith('_ATRASADA') || situacao.endsWith('_ATRASADO')

const lotesDe = ({ estoque }: InicioCliente, faixa: string) =>
  estoque.find((one) => one.faixa === faixa)?.lotes ?? 0

/** What of the stock cannot wait, in one line; nothing when all can. */
const alertasDe = (inicio: InicioCliente): string[] => {
  const [vencidos, perto] = [lotesDe(inicio, 'VENCIDO'), lotesDe(inicio, 'ATE_30')]
  const abaixo = inicio.abaixoDoMinimo.length
  return [
    ...(vencidos > 0 ? [formatCount(vencidos, 'lote vencido', 'lotes vencidos')] : []),
    ...(perto > 0 ? [formatCount(perto, 'lote vence em até 30 dias', 'lotes vencem em até 30 dias')] : []),
    ...(abaixo > 0 ? [formatCount(abaixo, 'produto abaixo do mínimo', 'produtos abaixo do mínimo')] : []),
  ]
}

/** Above a company's own orders: how many are where, and what of its stock cannot wait. */
export function ResumoDoCliente() {
  const { data } = useQuery(inicioQuery)
  useRefresh(INICIO_CLIENTE, 'pedido')
  // Without its numbers the list is whole.
  if (!data) return null
  const { situacoes, naoConcluidos, expedidos } = data
  const alertas = alertasDe(data)
  return (
    <section className={styles.resumo} aria-label="Resumo">
      <ul className={styles.contas}>
        {situacoes.map(({ situacao, total }) => (
          <li key={situacao}>
            <Link
              to="/pedidos"
              search={{ situacao }}
              className={clsx(
                isLate(situacao) && total > 0 && [styles.alto, SITUACAO_LOOK[situacao].className],
              )}
            >
              <strong className="num">{formatInteger(total)}</strong> <span>{STATUS_LABELS[situacao]}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={clsx('sm', styles.alem)}>
        <span className="t2">
          {naoConcluidos > 0 &&
            `${formatCount(naoConcluidos, 'pedido não concluído', 'pedidos não concluídos')} · `}
          {formatCount(expedidos, 'expedido', 'expedidos')} em 7 dias
        </span>
        {alertas.length > 0 && <b className={styles.alerta}>{alertas.join(' · ')}</b>}
        <ButtonLink small look="tonal" icon={IconArrowRight} className="fim" to="/pedidos/meuEstoque">
          Estoque e documentos
        </ButtonLink>
      </p>
    </section>
  )
}
