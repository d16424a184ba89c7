import '../../../../register/register.css'
import type { AcaoCompra, CompraPeca } from '@app/contract/assistencia/compraPeca'
import { ACAO_COMPRA_LABELS } from '@app/contract/assistencia/compraPeca'
import { IconBan } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { History } from '../../../../register/record/history.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { compraKey, compraQuery } from '../api.ts'
import { AcaoDialog } from '../parts/acao-dialog.tsx'
import { AndamentoCard } from '../parts/andamento-card.tsx'
import { ItensCard } from '../parts/itens-card.tsx'

type ActsProps = { compra: CompraPeca; onAct: (acao: AcaoCompra) => void }

const Acts = ({ compra, onAct }: ActsProps) => (
  <>
    <History entidade="compraPeca" id={compra.id} subtitle={`Compra ${compra.id}`} />
    {compra.proximasAcoes.map((acao) => (
      <Button
        key={acao}
        small
        {...(acao === 'rejeitar' ? { look: 'quiet', icon: IconBan, iconOnPhone: true } : { look: 'filled' })}
        onClick={() => onAct(acao)}
      >
        {ACAO_COMPRA_LABELS[acao]}
      </Button>
    ))}
  </>
)

/** /compraPeca/{id}: the ordered parts, the progress, and this person's possible acts. */
export function CompraPecaRecord({ id }: { id: number }) {
  const client = useQueryClient()
  useRefresh(compraKey(id), 'compraPeca', id)
  const query = useQuery(compraQuery(id))
  const [acao, setAcao] = useState<AcaoCompra | null>(null)
  const { data } = query
  return (
    <Page
      title={`Compra ${id}`}
      subtitle={data && `Compra de peças · ${data.posto.nomeFantasia}`}
      back="/compraPeca"
      actions={data && <Acts compra={data} onAct={setAcao} />}
    >
      {data ? (
        <div className="duas">
          <ItensCard compra={data} />
          <div className="reg-lado">
            <AndamentoCard compra={data} />
          </div>
        </div>
      ) : (
        <LoadingCard query={query} />
      )}
      {data && acao && (
        <AcaoDialog
          compra={data}
          acao={acao}
          onClose={() => setAcao(null)}
          onDone={(moved) => {
            client.setQueryData(compraKey(id), moved)
            void client.invalidateQueries({ queryKey: ['compraPeca', 'lista'] })
          }}
        />
      )}
    </Page>
  )
}
