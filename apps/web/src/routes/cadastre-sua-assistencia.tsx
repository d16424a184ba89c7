import { createFileRoute } from '@tanstack/react-router'
import { ThemeProvider } from '../app/theme-provider.tsx'
import { CadastroPosto } from '../features/assistencia/cadastroPosto/screens/cadastro.tsx'

export const Route = createFileRoute('/cadastre-sua-assistencia')({ component: Cadastro })

function Cadastro() {
  return (
    <ThemeProvider>
      <CadastroPosto />
    </ThemeProvider>
  )
}
