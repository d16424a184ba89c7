import { useState } from 'react'
import { useChanges } from '../platform/http/live.ts'
import { isOutdated } from '../platform/montagem.ts'
import { Faixa } from '../ui/feedback/faixa.tsx'
import { Button } from '../ui/page/button.tsx'

/** Says that the page is of an older build; asked after each gap of the connection, as an upgrade restarts the server. */
export function NewVersion() {
  const [outdated, setOutdated] = useState(false)
  useChanges(({ entidade }) => {
    if (entidade === '*') void isOutdated().then(setOutdated)
  })
  if (!outdated) return null
  return (
    <Faixa
      title="Há uma nova versão do Retaguarda."
      action={
        <Button look="filled" onClick={() => location.reload()}>
          Recarregar
        </Button>
      }
    >
      Salve o que estiver fazendo e recarregue a página.
    </Faixa>
  )
}
