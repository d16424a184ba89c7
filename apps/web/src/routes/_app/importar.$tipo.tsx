import { createFileRoute, notFound } from '@tanstack/react-router'
import type { Ability } from '@app/contract/session'
import { ImportScreen } from '../../features/importacao/screens/import.tsx'
import { compact, integerParam, optionParam } from '../../platform/search.ts'
import { Allowed } from '../../ui/allowed.tsx'

const TIPOS = ['clientes', 'produtos', 'cupons', 'estoque'] as const
// Not the contract's table: what a route file imports travels with the first load of every screen.
const ABILITIES = {
  clientes: 'CLIENTE_EDITAR',
  produtos: 'PRODUTO_EDITAR',
  cupons: 'USUARIO_EDITAR',
  estoque: 'ESTOQUE_AJUSTAR',
} as const satisfies Record<(typeof TIPOS)[number], Ability>

export const Route = createFileRoute('/_app/importar/$tipo')({
  validateSearch: (search: Record<string, unknown>) =>
    compact({ importacao: integerParam(search['importacao'], 1, Number.MAX_SAFE_INTEGER) }),
  beforeLoad: ({ params }) => {
    if (!optionParam(params.tipo, TIPOS)) throw notFound()
  },
  component: Importar,
})

function Importar() {
  const navigate = Route.useNavigate()
  const { importacao } = Route.useSearch()
  const tipo = optionParam(Route.useParams().tipo, TIPOS)
  if (!tipo) return null
  return (
    <Allowed to={ABILITIES[tipo]}>
      <ImportScreen
        key={tipo}
        tipo={tipo}
        id={importacao}
        onImportacao={(next) => void navigate({ search: compact({ importacao: next }) })}
      />
    </Allowed>
  )
}
