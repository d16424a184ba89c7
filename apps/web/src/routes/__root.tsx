import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { ApiError, describeError, UNAVAILABLE } from '../platform/http/errors.ts'
import { Button, ButtonLink } from '../ui/page/button.tsx'
import { NoticePage } from '../ui/entry/notice-page.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: Broken,
})

function NotFound() {
  return (
    <NoticePage
      icon={IconAlertTriangle}
      title="Página não encontrada"
      actions={
        <ButtonLink to="/" look="filled">
          Ir para o início
        </ButtonLink>
      }
    >
      O endereço não existe ou mudou de lugar.
    </NoticePage>
  )
}

/** What is said of a screen that cannot be shown: a server that is away for now is called so. */
const causeOf = (error: unknown) => {
  if (!(error instanceof ApiError && error.passing))
    return { icon: IconAlertTriangle, title: 'Algo deu errado', text: 'Não foi possível mostrar esta tela.' }
  const text = error.unavailable ? 'Sua sessão continua. Tente de novo daqui a pouco.' : describeError(error)
  return { icon: IconWifiOff, title: UNAVAILABLE, text }
}

function Broken({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { icon, title, text } = causeOf(error)
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <NoticePage
      icon={icon}
      title={title}
      actions={
        <Button look="filled" onClick={retry}>
          Tentar de novo
        </Button>
      }
    >
      {text}
    </NoticePage>
  )
}
