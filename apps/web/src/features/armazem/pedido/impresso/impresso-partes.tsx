import styles from './impresso.module.css'
import { CAMPOS_PEDIDO, STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { Pedido } from '@app/contract/armazem/pedido'
import { formatQuantidade } from '@app/rules/casca/quantidade'
import type { ReactNode } from 'react'
import { formatCount, formatDateTime } from '../../../../platform/text/format.ts'
import { totalsByUnit } from '../linhas/lines.ts'
import { countProdutos } from './impresso-model.ts'
import type { PedidoLinhaForm } from '../linhas/lines.ts'

const Fact = ({ label, children, wide }: { label: string; children: ReactNode; wide?: boolean }) => (
  <div className={wide ? styles.f2 : undefined}>
    <dt>{label}</dt>
    <dd>{children || '—'}</dd>
  </div>
)

/** The client's own number of the order. */
export const PedidoDoCliente = ({ pedido }: { pedido: Pick<Pedido, 'numeroPedidoCliente'> }) => (
  <Fact label={CAMPOS_PEDIDO.numeroPedidoCliente.planilha.curto}>{pedido.numeroPedidoCliente}</Fact>
)

type FatosProps = {
  pedido: Pedido
  /** In place of the stage, which says nothing more while the order waits for its picker. */
  separarAte?: string | null
}

/** Client, number, carrier, pickup; an urgent order is inverted. */
export const Fatos = ({ pedido, separarAte = null }: FatosProps) => (
  <dl className={styles.fatos}>
    <Fact label="Cliente" wide>
      {pedido.cliente.nomeFantasia}
    </Fact>
    <PedidoDoCliente pedido={pedido} />
    <div className={pedido.urgente ? styles.urg : undefined}>
      <dt>Prioridade</dt>
      <dd>{pedido.urgente ? 'URGENTE' : 'Normal'}</dd>
    </div>
    <Fact label="Transportadora" wide>
      {pedido.transportadora}
    </Fact>
    <Fact label="Coleta">
      <span className="num">{formatDateTime(pedido.dataHoraColeta)}</span>
    </Fact>
    {separarAte === null ? (
      <Fact label="Situação">
        {STATUS_LABELS[pedido.statusAlcis === 'expedido' ? 'EXPEDIDO' : pedido.status]}
      </Fact>
    ) : (
      <Fact label="Separar até">
        <span className="num">{formatDateTime(separarAte)}</span>
      </Fact>
    )}
  </dl>
)

/** '8 linhas, 6 produtos'. */
export const contagem = (linhas: readonly PedidoLinhaForm[]) =>
  `${formatCount(linhas.length, 'linha', 'linhas')}, ${formatCount(countProdutos(linhas), 'produto', 'produtos')}`

export const Totais = ({ linhas }: { linhas: readonly PedidoLinhaForm[] }) =>
  totalsByUnit(linhas).map(({ unidade, quantidade }) => (
    <span key={unidade} className="total">
      <b className="qt">{formatQuantidade(quantidade)}</b> {unidade}
    </span>
  ))

export const Observacoes = ({ texto }: { texto: string | null }) =>
  texto && (
    <section className="obs">
      <h3>Observações</h3>
      <p>{texto}</p>
    </section>
  )
