import styles from '../parts/inicio.module.css'
import type { Faixa } from '@app/contract/armazem/inicioCliente'
import { useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { INICIO_CLIENTE, inicioQuery } from '../api.ts'
import { Chegadas } from '../parts/chegadas.tsx'
import { AbaixoDoMinimo } from '../parts/abaixo.tsx'
import { Documentos } from '../parts/documentos.tsx'
import { EstoquePorValidade } from '../parts/estoque.tsx'

type Props = { faixa: Faixa | undefined; onFaixa: (faixa: Faixa) => void }

/** /pedidos/meuEstoque: a company's own stock by expiry, what runs out, and its last papers. */
export function EstoqueDoCliente({ faixa, onFaixa }: Props) {
  const user = useUser()
  const query = useQuery(inicioQuery)
  useRefresh(INICIO_CLIENTE, 'pedido')
  return (
    <Page title="Estoque e documentos" subtitle={user?.cliente?.nomeFantasia ?? ''} back="/pedidos">
      <div className={styles.inicio}>
        <Loaded query={query} label="Estoque e documentos">
          {({ estoque, abaixoDoMinimo, documentos }) => (
            <div className="duas">
              <EstoquePorValidade estoque={estoque} escolhida={faixa} onEscolher={onFaixa} />
              <div className="pilha">
                <AbaixoDoMinimo produtos={abaixoDoMinimo} />
                <Chegadas />
                <Documentos documentos={documentos} />
              </div>
            </div>
          )}
        </Loaded>
      </div>
    </Page>
  )
}
