import { produtoView } from '@app/contract/registers/produto'
import { NewRegisterForm, RegisterForm } from '../../../../register/form/form.tsx'
import { valueAt, valueText } from '../../../../register/record/record.ts'
import type { RegisterRecord } from '../../../../register/record/record.ts'
import { SaldosCard } from '../../estoque/index.ts'

const lotesOf = (record: RegisterRecord) => (
  <SaldosCard
    produtoId={record.id}
    produto={valueText(valueAt(record, 'descricao'))}
    unidade={valueText(valueAt(record, 'unidade'))}
  />
)

/** /produto/{id}: first a product's lots, because people open it for these, then its record. */
export const ProdutoForm = ({ id }: { id: number }) => (
  <RegisterForm view={produtoView} id={id} above={lotesOf} />
)

export const NovoProduto = () => <NewRegisterForm view={produtoView} />
