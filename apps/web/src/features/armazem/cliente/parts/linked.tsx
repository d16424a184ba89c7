import styles from './linked.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PedidoResumo } from '@app/contract/armazem/pedido'
import type { ProdutoCadastro } from '@app/contract/registers/produto'
import type { ComponentType, ReactNode } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatQuantity } from '../../../../platform/text/format.ts'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { StatusWmsBadge } from '../../situacao/index.ts'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { pedidosOfClienteQuery, produtosOfClienteQuery } from '../api.ts'

type Loaded<Row> = {
  data: { content: Row[]; totalElements: number } | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

type CardProps<Row> = Loaded<Row> & {
  title: string
  noun: [string, string]
  all: ReactNode
  Row: ComponentType<{ of: Row }>
}

function LinkedCard<Row extends { id: number }>(props: CardProps<Row>) {
  const { title, noun, all, Row, data, error, isFetching, refetch } = props
  return (
    <section className="cartao" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {data && <span className="fim t2 sm num">{formatCount(data.totalElements, ...noun)}</span>}
      </header>
      {!data && error ? (
        <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <ul className={styles.ligados}>
          {data ? (
            data.content.map((one) => (
              <li key={one.id}>
                <Row of={one} />
              </li>
            ))
          ) : (
            <li>
              <Bone />
            </li>
          )}
          {data?.totalElements === 0 && <li className="t2 sm">Nenhuma informação encontrada.</li>}
        </ul>
      )}
      <p className={styles.ligadosPe}>{all}</p>
    </section>
  )
}

const ProdutoRow = ({ of: produto }: { of: ProdutoCadastro }) => (
  <Link className={styles.ligado} to="/produto/$id" params={{ id: String(produto.id) }}>
    <span className="corta">
      <b className="num">{produto.codigoProduto}</b> {produto.descricao}
    </span>
    <span className="num t2">{formatQuantity(produto.disponivel)}</span>
  </Link>
)

/** The first products of a company by name, and a link to all. */
export function ClienteProdutos({ id, nome }: { id: number; nome: string }) {
  const allowed = useCan('PRODUTO_CADASTRO')
  const query = useQuery({ ...produtosOfClienteQuery(id), enabled: allowed })
  if (!allowed) return null
  return (
    <LinkedCard
      {...query}
      title="Produtos"
      noun={['produto', 'produtos']}
      all={
        <Link className="link" to="/produto" search={{ cliente: String(id), clienteNome: nome }}>
          Ver todos os produtos
        </Link>
      }
      Row={ProdutoRow}
    />
  )
}

const PedidoRow = ({ of: pedido }: { of: PedidoResumo }) => (
  <Link className={styles.ligado} to="/pedidos/edit/$id" params={{ id: String(pedido.id) }}>
    <b className="num">{pedido.numeroPedido}</b>
    <StatusWmsBadge status={pedido.statusAlcis} />
  </Link>
)

/** The newest orders of a company, and a link to all. */
export function ClientePedidos({ codigo, nome }: { codigo: string; nome: string }) {
  const allowed = useCan('PAINEL_VER')
  const query = useQuery({ ...pedidosOfClienteQuery(codigo), enabled: allowed })
  if (!allowed) return null
  return (
    <LinkedCard
      {...query}
      title="Pedidos"
      noun={['pedido', 'pedidos']}
      all={
        <Link className="link" to="/pedidos" search={{ cliente: codigo, nome }}>
          Ver todos os pedidos
        </Link>
      }
      Row={PedidoRow}
    />
  )
}
