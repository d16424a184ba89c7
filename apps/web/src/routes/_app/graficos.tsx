import { DIAS_DOS_GRAFICOS } from '@app/contract/armazem/painel'
import { createFileRoute } from '@tanstack/react-router'
import { PainelGraficos } from '../../features/armazem/painel/screens/graficos.tsx'
import { onlyRead } from '../../platform/address/clean-search.ts'
import { compact, integerParam } from '../../platform/address/search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

const DIAS = 14

const readSearch = onlyRead((search): { dias?: number } => {
  const dias = integerParam(search['dias'], 7, 30)
  return compact({ dias: DIAS_DOS_GRAFICOS.find((one) => one === dias) })
})

export const Route = createFileRoute('/_app/graficos')({
  validateSearch: readSearch,
  component: Graficos,
})

function Graficos() {
  const { dias = DIAS } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Allowed to="PAINEL_VER">
      <Allowed to="RELATORIO_ARMAZEM">
        <PainelGraficos
          dias={dias}
          onDias={(next) => void navigate({ search: { dias: next }, replace: true })}
        />
      </Allowed>
    </Allowed>
  )
}
