import '../../../../register/register.css'
import type { EstoquePeca } from '@app/contract/assistencia/estoquePeca'
import { IconMapPin, IconPencil } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatInteger } from '../../../../platform/text/format.ts'
import { History } from '../../../../register/record/history.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { estoqueKey, estoqueQuery } from '../api.ts'
import { AjusteDialog, type Mudar } from '../parts/ajuste-dialog.tsx'
import { MovimentosCard } from '../parts/movimentos-card.tsx'

const Saldos = ({ of }: { of: EstoquePeca }) => (
  <section className="cartao" aria-label="Saldo">
    <div className="corpo">
      <dl className="dados">
        {(
          [
            ['Saldo', of.quantidade],
            ['Reservado', of.reservado],
            ['Livre', of.livre],
            ['Mínimo', of.minimo],
          ] as const
        ).map(([label, value]) => (
          <div key={label} className="g1">
            <dt className="t2">{label}</dt>
            <dd className="num forte">{formatInteger(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)

/** /estoquePeca/{id}: a post's stock of a part, with its ledger. */
export function EstoquePecaRecord({ id }: { id: number }) {
  const client = useQueryClient()
  const edits = useCan('ESTOQUE_PECA_EDITAR')
  useRefresh(estoqueKey(id), 'estoquePeca', id)
  const query = useQuery(estoqueQuery(id))
  const [mudar, setMudar] = useState<Mudar | null>(null)
  const { data } = query
  return (
    <Page
      title={data?.peca.descricao ?? 'Peça no estoque'}
      subtitle={data && [data.peca.codigo, data.local, data.posto.nomeFantasia].filter(Boolean).join(' · ')}
      back="/estoquePeca"
      actions={
        data && (
          <>
            <History entidade="estoquePeca" id={id} subtitle={data.peca.descricao} />
            {edits && (
              <>
                <Button small look="quiet" icon={IconMapPin} iconOnPhone onClick={() => setMudar('minimo')}>
                  Mínimo e local
                </Button>
                <Button small look="filled" icon={IconPencil} iconOnPhone onClick={() => setMudar('ajuste')}>
                  Ajustar
                </Button>
              </>
            )}
          </>
        )
      }
    >
      {data ? (
        <div className="pilha">
          {data.situacao === 'ABAIXO' && (
            <Faixa tone="warning" title="Abaixo do mínimo.">
              Faltam {formatInteger(data.minimo - data.livre)} para chegar a {formatInteger(data.minimo)}.
            </Faixa>
          )}
          <Saldos of={data} />
          <MovimentosCard id={id} />
        </div>
      ) : (
        <LoadingCard query={query} />
      )}
      {data && mudar && (
        <AjusteDialog
          estoque={data}
          mudar={mudar}
          onClose={() => setMudar(null)}
          onDone={(feito) => {
            client.setQueryData(estoqueKey(id), feito)
            void client.invalidateQueries({ queryKey: ['estoquePeca'] })
          }}
        />
      )}
    </Page>
  )
}
