import styles from '../parts/inicio.module.css'
import type { Faixa } from '@app/contract/armazem/inicioCliente'
import { useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { LoadFailure, StaleNotice } from '../../../../ui/feedback/load-state.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { INICIO_CLIENTE, inicioQuery } from '../api.ts'
import { AbaixoDoMinimo } from '../parts/abaixo.tsx'
import { Documentos } from '../parts/documentos.tsx'
import { EstoquePorValidade } from '../parts/estoque.tsx'

type Props = { faixa: Faixa | undefined; onFaixa: (faixa: Faixa) => void }

/** /pedidos/meuEstoque: a company's own stock by expiry, what runs out, and its last papers. */
export function EstoqueDoCliente({ faixa, onFaixa }: Props) {
  const user = useUser()
  const query = useQuery(inicioQuery)
  useRefresh(INICIO_CLIENTE, 'pedido')
  const { data, error, refetch, isFetching, dataUpdatedAt } = query
  return (
    <Page title="Estoque e documentos" subtitle={user?.cliente?.nomeFantasia ?? ''} back="/pedidos">
      <div className={styles.inicio}>
        {data && error && (
          <StaleNotice error={error} updatedAt={dataUpdatedAt} onRetry={refetch} busy={isFetching} />
        )}
        {data ? (
          <div className="duas">
            <EstoquePorValidade estoque={data.estoque} escolhida={faixa} onEscolher={onFaixa} />
            <div className="pilha">
              <AbaixoDoMinimo produtos={data.abaixoDoMinimo} />
              <Documentos documentos={data.documentos} />
            </div>
          </div>
        ) : error ? (
          <section className="cartao" aria-label="Estoque e documentos">
            <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
          </section>
        ) : (
          <LoadingCard query={query} fields={6} label="Estoque e documentos" />
        )}
      </div>
    </Page>
  )
}
