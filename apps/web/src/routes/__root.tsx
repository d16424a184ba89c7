import { IconAlertTriangle } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
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

function Broken({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <NoticePage
      icon={IconAlertTriangle}
      title="Algo deu errado"
      actions={
        <Button look="filled" onClick={retry}>
          Tentar de novo
        </Button>
      }
    >
      Não foi possível mostrar esta tela.
    </NoticePage>
  )
}
