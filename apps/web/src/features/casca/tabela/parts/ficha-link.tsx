import type { RegisterView } from '@app/contract/casca/register'
import { IconFileDescription } from '@tabler/icons-react'
import { useCan } from '../../../../platform/session/abilities.ts'
import type { RegisterRecord } from '../../../../register/record/record.ts'
import { ButtonLink } from '../../../../ui/page/button.tsx'

/** To the orders, messages and photos of a record; people who see no orders have no use for it. */
export function FichaLink({ view, record }: { view: RegisterView; record: RegisterRecord }) {
  const see = useCan('OS_VER')
  return (
    see && (
      <ButtonLink small icon={IconFileDescription} iconOnPhone to={`${view.path}/${record.id}/ficha`}>
        Ficha
      </ButtonLink>
    )
  )
}
