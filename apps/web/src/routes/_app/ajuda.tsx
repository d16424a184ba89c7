import { createFileRoute } from '@tanstack/react-router'
import { IconListCheck } from '@tabler/icons-react'
import { Guide } from '../../features/casca/ajuda/screens/guide.tsx'
import { onlyRead } from '../../platform/address/clean-search.ts'
import { compact, textParam } from '../../platform/address/search.ts'
import { ButtonLink } from '../../ui/page/button.tsx'
import { useUser } from '../../platform/session/session-store.ts'

export const Route = createFileRoute('/_app/ajuda')({
  validateSearch: onlyRead((raw: Record<string, unknown>): { guia?: string } =>
    compact({ guia: textParam(raw['guia']) }),
  ),
  component: Ajuda,
})

function Ajuda() {
  const user = useUser()
  const { guia } = Route.useSearch()
  const authorities = user?.authorities ?? []
  const firstSteps = authorities.includes('CONFIG_EDITAR') && authorities.includes('PAINEL_VER')
  return (
    user && (
      <Guide
        user={user}
        guia={guia}
        actions={
          firstSteps && (
            <ButtonLink small icon={IconListCheck} to="/primeirosPassos">
              Primeiros passos
            </ButtonLink>
          )
        }
      />
    )
  )
}
