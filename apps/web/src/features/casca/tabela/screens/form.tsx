import { consumidorView } from '@app/contract/registers/consumidor'
import { modeloProdutoView } from '@app/contract/registers/modeloProduto'
import { relogioView } from '@app/contract/registers/relogio'
import type { ReactNode } from 'react'
import { NewRegisterForm, RegisterForm } from '../../../../register/form/form.tsx'
import { RecordActions } from '../../../../register/record/record-actions.tsx'
import type { RegisterRecord } from '../../../../register/record/record.ts'
import { Allowed } from '../../../../ui/page/allowed.tsx'
import { ConsumidorActions } from '../parts/consumidor-actions.tsx'
import { FichaLink } from '../parts/ficha-link.tsx'
import { ModeloForm, NovoModelo } from '../parts/modelo-form.tsx'
import { viewAt } from '../parts/view-at.ts'

const ACTIONS: Readonly<Record<string, (record: RegisterRecord) => ReactNode>> = {
  [consumidorView.name]: (record) => <ConsumidorActions record={record} />,
  [relogioView.name]: (record) => (
    <>
      <FichaLink view={relogioView} record={record} />
      <RecordActions view={relogioView} record={record} />
    </>
  ),
}

/** A stored record of such a register. */
export function TabelaForm({ tabela, id }: { tabela: string; id: number }) {
  const view = viewAt(tabela)
  return (
    <Allowed to={view.abilities.view}>
      {view === modeloProdutoView ? (
        <ModeloForm key={id} id={id} />
      ) : (
        <RegisterForm
          key={`${tabela} ${id}`}
          view={view}
          id={id}
          {...(ACTIONS[view.name] && { actions: ACTIONS[view.name] })}
        />
      )}
    </Allowed>
  )
}

/** A new one. */
export function NovaTabela({ tabela }: { tabela: string }) {
  const view = viewAt(tabela)
  return (
    <Allowed to={view.abilities.edit}>
      {view === modeloProdutoView ? <NovoModelo /> : <NewRegisterForm key={tabela} view={view} />}
    </Allowed>
  )
}
