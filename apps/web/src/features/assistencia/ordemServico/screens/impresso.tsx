import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { PaperPage } from '../../../../ui/print/paper.tsx'
import { linkQuery, ordemQuery, postoQuery } from '../api.ts'
import { PapelEtiqueta, PapelOrcamento, PapelRecibo, PapelTermo } from '../impresso/impresso-papeis.tsx'
import { PapelAtendimento } from '../impresso/papel-atendimento.tsx'
import { PapelEscolha } from '../impresso/papel-escolha.tsx'
import { PapelGarantia } from '../impresso/papel-garantia.tsx'
import { certificadoDe, PAPEL_OS_LABELS } from '../impresso/papel.ts'
import type { PapelOs } from '../impresso/papeis.ts'

/** Somebody without a record, served at the counter, has no page to be led to. */
const isKnown = (os: OrdemServico | undefined) =>
  os !== undefined && (os.consumidor.telefone !== null || os.consumidor.cnpjCpf !== null)

/** /ordemServico/{id}/imprimir/{papel}: a paper of the order. */
export function OsImpresso({ id, papel }: { id: number; papel: PapelOs }) {
  const user = useUser()
  const [em] = useState(() => new Date())
  const ordem = useQuery(ordemQuery(id))
  const mayLink = useCan('OS_RESPONDER')
  const withLink = mayLink && (papel === 'recibo' || (papel === 'atendimento' && isKnown(ordem.data)))
  const posto = useQuery(postoQuery(id))
  // The paper can be printed without its link too.
  const link = useQuery({ ...linkQuery(id), enabled: withLink })
  const label = PAPEL_OS_LABELS[papel]
  const ready = ordem.data && posto.data && (!withLink || !link.isPending)
  const shared = ready && user && { os: ordem.data, posto: posto.data, user, em }
  const { orcamento, escolha } = ordem.data ?? {}
  return (
    <PaperPage
      label={label}
      title={`${label} ${ordem.data?.numero ?? ''}`}
      detail={ordem.data && `OS ${ordem.data.numero}`}
      back={`/ordemServico/${id}`}
      what="a OS"
      ready={Boolean(ready)}
      error={ordem.error ?? posto.error}
      onRetry={() => Promise.all([ordem.refetch(), posto.refetch()])}
      busy={ordem.isFetching || posto.isFetching}
    >
      {shared && papel === 'recibo' && <PapelRecibo {...shared} link={link.data} />}
      {shared && papel === 'orcamento' && orcamento && <PapelOrcamento {...shared} orcamento={orcamento} />}
      {shared && papel === 'escolha' && escolha && <PapelEscolha {...shared} escolha={escolha} />}
      {shared && papel === 'termo' && <PapelTermo {...shared} />}
      {shared && (papel === 'termo' || papel === 'garantia') && certificadoDe(shared.os) && (
        <PapelGarantia {...shared} />
      )}
      {shared && papel === 'atendimento' && <PapelAtendimento {...shared} link={link.data} />}
      {shared && papel === 'etiqueta' && <PapelEtiqueta os={shared.os} />}
    </PaperPage>
  )
}
