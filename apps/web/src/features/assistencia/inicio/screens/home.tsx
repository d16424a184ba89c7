import styles from '../parts/home.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Caixa, Inicio } from '@app/contract/assistencia/inicio'
import { useChanges } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { ZONE } from '../../../../platform/text/time.ts'
import { LoadFailure, StaleNotice } from '../../../../ui/feedback/load-state.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { usePhone } from '../../../../ui/page/use-phone.ts'
import { Page } from '../../../../ui/page/page.tsx'
import { inicioQuery } from '../api.ts'
import { Avisar } from '../parts/avisar.tsx'
import { Compras } from '../parts/compras.tsx'
import { Contas, ContasBones, OutrasContas } from '../parts/contas.tsx'
import { Continuar } from '../parts/continuar.tsx'
import { Hoje } from '../parts/hoje.tsx'
import { Balcao } from '../parts/procurar.tsx'

/** What the strip shows first, for each kind of day. */
const PRIMEIRAS = {
  balcao: ['ATRASADAS', 'ORCAMENTO', 'AVISOS', 'ENTREGAR', 'CRIACAO', 'ABERTAS'],
  bancada: ['ATRASADAS', 'AVALIAR', 'CONSERTAR', 'QUALIDADE', 'PECAS', 'ABERTAS'],
  fabrica: [
    'SOLICITADA',
    'AUTORIZADA',
    'REINCIDENCIAS',
    'TROCAS',
    'ATRASADAS',
    'PRAZO_PASSOU',
    'PRAZO_PERTO',
    'ABERTAS',
  ],
} as const satisfies Record<string, readonly (Caixa | Inicio['compras'][number]['situacao'])[]>

const ENTIDADES = ['ordemServico', 'compraPeca', '*']

const hoje = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: ZONE,
})

/** The start of the repair network: the work that waits for this person (spec §6, 'home boxes'; decisions 22). */
export function Home() {
  const client = useQueryClient()
  const posto = useUser()?.posto
  const cadastra = useCan('OS_CADASTRAR')
  const phone = usePhone()
  const [agora] = useState(() => new Date())
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(inicioQuery)
  const reread = () => void client.invalidateQueries({ queryKey: inicioQuery.queryKey })
  useChanges(({ entidade }) => {
    if (ENTIDADES.includes(entidade)) reread()
  })
  const dia = posto ? (cadastra ? 'balcao' : 'bancada') : 'fabrica'
  const contas = data && data.caixas.length > 0 && { ...data, primeiras: PRIMEIRAS[dia] }
  return (
    <Page subtitle={[posto?.nomeFantasia, hoje.format(agora)].filter(Boolean).join(' · ')}>
      <div className="pilha">
        <div className={styles.topo}>
          <Balcao focus={dia === 'balcao'} />
          {data && error && (
            <StaleNotice error={error} updatedAt={dataUpdatedAt} busy={isFetching} onRetry={refetch} />
          )}
          {!data && error && <LoadFailure error={error} busy={isFetching} onRetry={refetch} />}
          {!data && !error && <ContasBones />}
          {contas && <Contas {...contas} />}
          {contas && !phone && <OutrasContas {...contas} />}
        </div>
        {data?.caixas.length === 0 && <EmptyState />}
        {data && (
          <div className={styles.duas}>
            <div className="pilha">
              {data.balcao && <Hoje balcao={data.balcao} />}
              {!posto &&
                data.compras.map((grupo) => (
                  <Compras key={grupo.situacao} grupo={grupo} comPosto onDone={reread} />
                ))}
            </div>
            <div className="pilha">
              {data.avisar && <Avisar avisar={data.avisar} onDone={reread} />}
              {posto &&
                data.compras.map(
                  (grupo) =>
                    grupo.total > 0 && (
                      <Compras key={grupo.situacao} grupo={grupo} comPosto={false} onDone={reread} />
                    ),
                )}
              {data.continuar && <Continuar continuar={data.continuar} />}
            </div>
          </div>
        )}
        {contas && phone && <OutrasContas {...contas} />}
      </div>
    </Page>
  )
}
