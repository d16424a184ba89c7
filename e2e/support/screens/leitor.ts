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
  headed('conferência', 'admin', '/conferencia'),
  headed('conferência, coletor', 'admin', '/conferencia/coletor'),
]
