import { consumidorView } from '@app/contract/registers/consumidor'
import { modeloProdutoView } from '@app/contract/registers/modeloProduto'
import { NewRegisterForm, RegisterForm } from '../../../../register/form/form.tsx'
import type { RegisterRecord } from '../../../../register/record/record.ts'
import { Allowed } from '../../../../ui/page/allowed.tsx'
import { ConsumidorActions } from '../parts/consumidor-actions.tsx'
import { ModeloForm, NovoModelo } from '../parts/modelo-form.tsx'
import { viewAt } from '../parts/view-at.ts'

const consumidorActions = (record: RegisterRecord) => <ConsumidorActions record={record} />

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
          {...(view === consumidorView && { actions: consumidorActions })}
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
