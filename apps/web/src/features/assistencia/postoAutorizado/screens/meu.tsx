import { meuPostoView } from '@app/contract/assistencia/meuPosto'
import { useUser } from '../../../../platform/session/session-store.ts'
import { RegisterForm } from '../../../../register/form/form.tsx'
import { belowPosto } from '../parts/below.tsx'
import { NotFound } from '../../../../ui/entry/not-found.tsx'

/** Nobody deletes the own post, and its history is the manufacturer's to read. */
const nothing = () => false

/** /meuPosto: the record of the own post; staff have the register of all posts. */
export function MeuPosto() {
  const own = useUser()?.posto
  return own ? (
    <RegisterForm view={meuPostoView} id={own.id} back="/inicio" actions={nothing} below={belowPosto} />
  ) : (
    <NotFound />
  )
}
