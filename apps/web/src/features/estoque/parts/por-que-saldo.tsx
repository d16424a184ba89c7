import './estoque.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Extrato, Movimentacao, Saldo } from '@app/contract/estoque'
import { formatDateTime, formatDay, formatQuantity } from '../../../platform/format.ts'
import { Balao } from '../../../ui/balao.tsx'
import { LoadFailure } from '../../../ui/load-state.tsx'
import { Bone } from '../../../ui/skeleton.tsx'
import { extratoQuery } from '../api.ts'
import { loteWords, signed, TIPO_WORDS } from './movimento-words.ts'

const PedidoLink = ({ id, numeroPedido }: { id: number; numeroPedido: number }) => (
  <Link className="link" to="/pedidos/edit/$id" params={{ id: String(id) }}>
    Pedido {numeroPedido}
  </Link>
)

function Causa({ movimento: { pedido, motivo, usuario } }: { movimento: Movimentacao }) {
  const words = [motivo, usuario].filter(Boolean).join(' · ')
  return (
    <>
      {pedido && (
        <>
          {' · '}
          <PedidoLink {...pedido} />
        </>
      )}
      {words && ` · ${words}`}
    </>
  )
}

function Conta({ saldo, anteriores, movimentos, reservas }: Extrato) {
  return (
    <table className="conta-s num">
      <caption className="so-leitor">Do que entrou ao que está disponível</caption>
      <tbody>
        {anteriores.linhas > 0 && (
          <tr>
            <td>
              Movimentos anteriores
              <small>{anteriores.linhas === 1 ? '1 movimento' : `${anteriores.linhas} movimentos`}</small>
            </td>
            <td className="dir">{signed(anteriores.fisico)}</td>
          </tr>
        )}
        {movimentos.map((movimento) => (
          <tr key={movimento.id}>
            <td>
              {TIPO_WORDS[movimento.tipo]}
              <small>
                {formatDateTime(movimento.em)}
                <Causa movimento={movimento} />
              </small>
            </td>
            <td className="dir">{signed(movimento.fisico)}</td>
          </tr>
        ))}
        <tr className="soma-s">
          <th scope="row">No estoque</th>
          <td className="dir">{formatQuantity(saldo.fisico)}</td>
        </tr>
        {reservas.map(({ pedido, numeroPedido, quantidade, statusAlcis }) => (
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
        <tr className="soma-s total">
          <th scope="row">Disponível</th>
          <td className="dir">{formatQuantity(saldo.disponivel)}</td>
        </tr>
      </tbody>
    </table>
  )
}

function Explicacao({ saldoId }: { saldoId: number }) {
  const { data, error, refetch, isFetching } = useQuery(extratoQuery(saldoId))
  if (data) return <Conta {...data} />
  if (error) return <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
  return (
    <p className="conta-espera" role="status" aria-label="Somando os movimentos">
      <Bone />
      <Bone width="50%" />
    </p>
  )
}

type Props = { saldo: Pick<Saldo, 'id' | 'lote' | 'dataDeValidade'>; quantidade: number }

/** A figure of the stock; its balloon adds up the ledger that it comes from (armazem.md, Stock). */
export function PorQueSaldo({ saldo, quantidade }: Props) {
  const shown = formatQuantity(quantidade)
  const validade = saldo.dataDeValidade ? `, vence em ${formatDay(saldo.dataDeValidade)}` : ''
  return (
    <Balao
      title={`Por que tenho ${shown}?`}
      width={416}
      renderTarget={(props) => (
        <button
          type="button"
          className="explica num"
          aria-label={`${shown} disponíveis. Por que tenho ${shown}?`}
          {...props}
        >
          {shown}
        </button>
      )}
    >
      <div className="conta-b">
        <p className="t2 num conta-lote">
          {loteWords(saldo.lote)}
          {validade}
        </p>
        <Explicacao saldoId={saldo.id} />
      </div>
    </Balao>
  )
}
