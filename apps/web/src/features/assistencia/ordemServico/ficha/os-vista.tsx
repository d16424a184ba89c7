import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '../../../../platform/http/errors.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { conflictWords } from '../../../../ui/form/conflict-words.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { ordemQuery } from '../api.ts'

/**
 * The state of the order that the person has seen while a form is open. A newer one, by push or by a refused save, must
 * be looked at first; typed values stay.
 */
export function useOsVista(os: OrdemServico) {
  const client = useQueryClient()
  const [versao, setVersao] = useState(os.versao)
  const [quem, setQuem] = useState<string | null>(null)
  return {
    versao,
    quem,
    mudou: os.versao !== versao,
    seguir: () => setVersao(os.versao),
    /** After a refusal for an old version: fetches the newer one, which is then shown as a change. */
    recusada: (error: ApiError) => {
      if (error.code !== 'VERSAO_ANTIGA') return false
      setQuem(conflictWords(error))
      void client.refetchQueries({ queryKey: ordemQuery(os.id).queryKey })
      return true
    },
  }
}

type Props = {
  os: OrdemServico
  vista: ReturnType<typeof useOsVista>
  /** The act is still possible in the order's current state. */
  possivel: boolean
}

/** Says that the order has changed since the form was opened, and lets the person continue. */
export const OsMudou = ({ os, vista, possivel }: Props) =>
  vista.mudou && (
    <Faixa
      tone="warning"
      title={vista.quem ?? 'A OS mudou enquanto você preenchia.'}
      action={
        possivel && (
          <Button small onClick={vista.seguir}>
            Continuar com a OS atual
          </Button>
        )
      }
    >
      {possivel
        ? `Agora está em “${os.statusOS.description}”. O que você digitou continua aqui.`
        : `Agora está em “${os.statusOS.description}”, e isto já não é possível. O que você digitou continua aqui.`}
    </Faixa>
  )
