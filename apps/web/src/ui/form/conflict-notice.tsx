import { changeOf } from '../../platform/http/errors.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { formatDateTime } from '../../platform/text/format.ts'
import { Button } from '../page/button.tsx'
import { Faixa } from '../feedback/faixa.tsx'

/** Who changed it meanwhile, and when, as the 409 tells. */
export const conflictWords = (error: ApiError) => {
  const { por, em } = changeOf(error)
  return `Alterada por ${por ?? 'outra pessoa'}${em ? ` em ${formatDateTime(em)}` : ''}.`
}

/** A save came too late, and nothing of it is stored: the other's values are one press away. */
export const ConflictNotice = ({ words, onReload }: { words: string; onReload: () => unknown }) => (
  <Faixa
    tone="warning"
    title={words}
    action={
      <Button small onClick={() => void onReload()}>
        Ver os valores atuais
      </Button>
    }
  >
    O que você digitou não foi salvo.
  </Faixa>
)
