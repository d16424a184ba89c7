import { postoAutorizadoView } from '@app/contract/registers/postoAutorizado'
import { RegisterForm } from '../../../../register/form/form.tsx'
import { belowPosto } from '../parts/below.tsx'

/** /postoAutorizado/{id}: the record of a post, with its documents. */
export const PostoForm = ({ id }: { id: number }) => (
  <RegisterForm view={postoAutorizadoView} id={id} below={belowPosto} />
)
