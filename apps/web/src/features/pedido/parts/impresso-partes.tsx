import { STATUS_LABELS } from '@app/contract/pedido'
import type { Pedido } from '@app/contract/pedido'
import type { User } from '@app/contract/session'
import { formatQuantidade } from '@app/rules/estoque'
import type { ReactNode } from 'react'
import { formatCount, formatDateTime } from '../../../platform/format.ts'
import { displayName } from '../../../ui/avatar.tsx'
import { Mark } from '../../../ui/brand.tsx'
import { countProdutos, totalsByUnit } from './impresso-model.ts'
import type { Linha } from './lines.ts'

export const Cabeca = ({ title, code }: { title: string; code: ReactNode }) => (
  <header className="cab">
    <div>
      <p className="mk">
        <Mark />
        <b>Retaguarda</b>
      </p>
      <h2>{title}</h2>
    </div>
    {code}
  </header>
)

const Fact = ({ label, children, wide }: { label: string; children: ReactNode; wide?: boolean }) => (
  <div className={wide ? 'f2' : undefined}>
    <dt>{label}</dt>
    <dd>{children || '—'}</dd>
  </div>
)

/** Client, number, carrier, pickup; an urgent order is inverted. */
export const Fatos = ({ pedido }: { pedido: Pedido }) => (
  <dl className="fatos">
    <Fact label="Cliente" wide>
      {pedido.cliente.nomeFantasia}
    </Fact>
    <Fact label="Pedido do cliente">{pedido.numeroPedidoCliente}</Fact>
    <div className={pedido.urgente ? 'urg' : undefined}>
      <dt>Prioridade</dt>
      <dd>{pedido.urgente ? 'URGENTE' : 'Normal'}</dd>
    </div>
    <Fact label="Transportadora" wide>
      {pedido.transportadora}
    </Fact>
    <Fact label="Coleta">
      <span className="num">{formatDateTime(pedido.dataHoraColeta)}</span>
    </Fact>
    <Fact label="Situação">
      {STATUS_LABELS[pedido.statusAlcis === 'expedido' ? 'EXPEDIDO' : pedido.status]}
    </Fact>
  </dl>
)

/** '8 linhas, 6 produtos'. */
export const contagem = (linhas: readonly Linha[]) =>
  `${formatCount(linhas.length, 'linha', 'linhas')}, ${formatCount(countProdutos(linhas), 'produto', 'produtos')}`

export const Totais = ({ linhas }: { linhas: readonly Linha[] }) =>
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

/** 'Impresso em 19/11/2026 13:06 por Otávio Brandão'; the printer numbers the sheets. */
export const Rodape = ({ user, em }: { user: User; em: Date }) => (
  <footer className="pe num">
    <span>
      Impresso em {formatDateTime(em)} por {displayName(user)}
    </span>
  </footer>
)
