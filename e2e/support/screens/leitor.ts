import { expect } from '../people.ts'
import type { State } from './index.ts'

const headed = (name: string, person: State['person'], path: string): State => ({
  name,
  person,
  path,
  act: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
})

/** The steps by scanner, with whatever lies in the person's hands. */
export const leitorStates: State[] = [
  headed('separação', 'operador', '/separacao'),
  headed('separação, coletor', 'operador', '/separacao/coletor'),
  headed('separação e conferência, em andamento', 'admin', '/separacao/andamento'),
  headed('conferência', 'admin', '/conferencia'),
  headed('conferência, coletor', 'admin', '/conferencia/coletor'),
  headed('rastreio', 'operador', '/rastreio?por=produto&q=SH-500'),
  headed('rastreio, lote', 'operador', '/rastreio/1'),
  headed('chegada, notas contadas', 'operador', '/chegada/divergencias'),
  headed('inspeção', 'admin', '/inspecao'),
  headed('contagem', 'operador', '/contagem'),
  headed('contagem, diferenças', 'admin', '/contagem/1'),
  headed('contagem, coletor', 'admin', '/contagem/1/coletor'),
]
