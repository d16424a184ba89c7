import { IconUsersGroup } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { Loaded, type Reading } from '../../../../ui/feedback/loaded.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'

type Props<Data> = {
  title: string
  subtitle: string
  actions: ReactNode
  query: Reading<Data>
  children: (data: Data) => ReactNode
}

/** The page around a list of what waits for a collector. */
export const EsperaPage = <Data,>({ title, subtitle, actions, query, children }: Props<Data>) => (
  <Page title={title} subtitle={subtitle} actions={actions}>
    <div className="pilha">
      <Loaded query={query} label="Fila">
        {children}
      </Loaded>
    </div>
  </Page>
)

/** Leads who supervises to the orders in progress. */
export const EmAndamento = () =>
  useCan('PEDIDO_VOLTAR') && (
    <ButtonLink small iconOnPhone icon={IconUsersGroup} to="/separacao/andamento">
      Em andamento
    </ButtonLink>
  )
