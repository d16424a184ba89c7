import { clsx } from 'clsx'
import styles from './estoque.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Extrato, Movimentacao, Saldo } from '@app/contract/armazem/estoque'
import { addQuantity } from '@app/rules/casca/quantidade'
import { formatDateTime, formatDay, formatInteger, formatQuantity } from '../../../../platform/text/format.ts'
import { Balao } from '../../../../ui/dialog/balao.tsx'
import { useInDialog } from '../../../../ui/dialog/dialog-layer.ts'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { extratoQuery } from '../api.ts'
import { loteWords, movimentoWords, signed } from './movimento-words.ts'

/** Within a dialog the order opens in a new tab, so that typed text below stays. */
function PedidoLink({ id, numeroPedido }: { id: number; numeroPedido: number }) {
  const above = useInDialog()
  return (
    <Link
      className="link"
      to="/pedidos/edit/$id"
      params={{ id: String(id) }}
      {...(above && { target: '_blank', rel: 'noopener' })}
    >
      Pedido {numeroPedido}
      {above && <span className="so-leitor"> (abre em outra aba)</span>}
    </Link>
  )
}

/** The note that brought the goods, by the number on its paper. */
function NotaLink({ id, numero }: { id: number; numero: string }) {
  const above = useInDialog()
  return (
    <Link
      className="link"
      to="/notas/edit/$id"
      params={{ id: String(id) }}
      {...(above && { target: '_blank', rel: 'noopener' })}
    >
      NF-e {formatInteger(Number(numero))}
      {above && <span className="so-leitor"> (abre em outra aba)</span>}
    </Link>
  )
}

function Causa({ movimento: { pedido, nota, motivo, usuario } }: { movimento: Movimentacao }) {
  const words = [motivo, usuario].filter(Boolean).join(' · ')
  return (
    <>
      {pedido && (
        <>
          {' · '}
          <PedidoLink {...pedido} />
        </>
      )}
      {nota && (
        <>
          {' · '}
          <NotaLink {...nota} />
        </>
      )}
      {words && ` · ${words}`}
    </>
  )
}

/** Quantities of the edited order are free for it (decisions 4), so the sum ends with what the order may take. */
function Conta({
  saldo,
  anteriores,
  movimentos,
  reservas,
  proprio,
}: Extrato & { proprio: number | undefined }) {
  const others = reservas.filter((reserva) => reserva.pedido !== proprio)
  const own = reservas.find((reserva) => reserva.pedido === proprio)?.quantidade ?? 0
  return (
    <table className={clsx(styles.contaS, 'num')}>
      <caption className="so-leitor">Do que entrou ao que está disponível</caption>
      <tbody>
        {anteriores.linhas > 0 && (
          <tr>
            <td>
              Movimentações anteriores
              <small>
                {anteriores.linhas === 1 ? '1 movimentação' : `${anteriores.linhas} movimentações`}
              </small>
            </td>
            <td className="dir">{signed(anteriores.fisico)}</td>
          </tr>
        )}
        {movimentos.map((movimento) => (
          <tr key={movimento.id}>
            <td>
              {movimentoWords(movimento)}
              <small>
                {formatDateTime(movimento.em)}
                <Causa movimento={movimento} />
              </small>
            </td>
            <td className="dir">{signed(movimento.fisico)}</td>
          </tr>
        ))}
        <tr className={styles.somaS}>
          <th scope="row">No estoque</th>
          <td className="dir">{formatQuantity(saldo.fisico)}</td>
        </tr>
        {others.map(({ pedido, numeroPedido, quantidade, statusAlcis }) => (
          <tr key={pedido}>
            <td>
              Reservado
              <small>
                <PedidoLink id={pedido} numeroPedido={numeroPedido} /> · {statusAlcis}
              </small>
            </td>
            <td className="dir">{signed(-quantidade)}</td>
          </tr>
        ))}
        <tr className={clsx(styles.somaS, 'total')}>
          <th scope="row">
            {own > 0 ? 'Disponível para este pedido' : 'Disponível'}
            {own > 0 && <small>Com {formatQuantity(own)} que ele já reservou</small>}
          </th>
          <td className="dir">{formatQuantity(addQuantity(saldo.disponivel, own))}</td>
        </tr>
      </tbody>
    </table>
  )
}

function Explicacao({ saldoId, pedido }: { saldoId: number; pedido: number | undefined }) {
  const { data, error, refetch, isFetching } = useQuery(extratoQuery(saldoId))
  if (data) return <Conta {...data} proprio={pedido} />
  if (error) return <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
  return (
    <p className={styles.contaEspera} role="status" aria-label="Somando as movimentações">
      <Bone />
      <Bone width="50%" />
    </p>
  )
}

type Props = {
  saldo: Pick<Saldo, 'id' | 'lote' | 'dataDeValidade'>
  quantidade: number
  /** The order that may use its own reserved quantity. */
  pedido?: number | undefined
}

/** A figure of the stock; its balloon shows the sum of its ledger (armazem.md, Stock). */
export function PorQueSaldo({ saldo, quantidade, pedido }: Props) {
  const shown = formatQuantity(quantidade)
  const validade = saldo.dataDeValidade ? `, vence em ${formatDay(saldo.dataDeValidade)}` : ''
  return (
    <Balao
      title={`Por que tenho ${shown}?`}
      subtitle={
        <span className="num">
          {loteWords(saldo.lote)}
          {validade}
        </span>
      }
      width={416}
      renderTarget={(props) => (
        <button
          type="button"
          className="explica num"
          aria-label={`${shown} ${quantidade === 1 ? 'disponível' : 'disponíveis'}${saldo.lote && ` no lote ${saldo.lote}`}. Por que tenho ${shown}?`}
          {...props}
        >
          {shown}
        </button>
      )}
    >
      <div className={styles.contaB}>
        <Explicacao saldoId={saldo.id} pedido={pedido} />
      </div>
    </Balao>
  )
}
