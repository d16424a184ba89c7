import type { PedidoSeparacao } from '@app/contract/armazem/separacao'
import { STATUS_LABELS, type Movimento } from '@app/contract/armazem/pedido'
import { checkTermino, isPronta } from '@app/rules/armazem/separacao'
import { formatCount, formatQuantity } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { coletorStyles as styles } from '../../coletor/index.ts'

const Saiu = ({ pedido }: { pedido: PedidoSeparacao }) => (
  <small>
    {STATUS_LABELS[pedido.situacao as Movimento]}: devolva à prateleira{' '}
    {pedido.linhas
      .filter(({ separado }) => separado > 0)
      .map(({ separado, descricao }) => `${formatQuantity(separado)} de ${descricao}`)
      .join(', ') || 'nada'}
  </small>
)

type Props = {
  pedidos: readonly PedidoSeparacao[]
  onTerminar: (pedido: number) => void
  onDevolver: (pedido: number) => void
}

/** The orders whose lines are all done, to be finished; those that left picking meanwhile, to be put back. */
export function Prontos({ pedidos, onTerminar, onDevolver }: Props) {
  return (
    <main className={styles.alvo}>
      <h2 className={styles.titulo}>Todas as linhas estão feitas</h2>
      {pedidos.map((pedido) => {
        const emCurso = pedido.situacao === 'EM_SEPARACAO'
        const faltas = pedido.linhas.filter(({ falta }) => falta !== null).length
        const vazio = checkTermino(pedido.linhas) === 'SEPARACAO_VAZIA'
        return (
          <section key={pedido.pedido} className={styles.oque} aria-label={`Pedido ${pedido.numeroPedido}`}>
            <h2 className="num">{pedido.numeroPedido}</h2>
            <p>
              {emCurso ? (
                <>
                  {formatCount(pedido.linhas.filter(isPronta).length, 'linha', 'linhas')}
                  {faltas > 0 && `, ${formatCount(faltas, 'com falta', 'com falta')}`}
                  {vazio && ': nada foi achado, devolva à fila ou cancele o pedido'}
                </>
              ) : (
                <Saiu pedido={pedido} />
              )}
            </p>
            <div className={styles.fim}>
              {emCurso && !vazio ? (
                <Button look="filled" onClick={() => onTerminar(pedido.pedido)}>
                  Terminar a separação
                </Button>
              ) : (
                <Button onClick={() => onDevolver(pedido.pedido)}>
                  {emCurso ? 'Devolver à fila' : 'Devolvi tudo'}
                </Button>
              )}
            </div>
          </section>
        )
      })}
    </main>
  )
}
