import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { describeError } from '../../../../platform/http/errors.ts'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { preferenciaQuery, savePreferencia } from '../api.ts'

/** Shortcuts of a single key, on or off for this person wherever they log in (WCAG 2.2, 2.1.4). */
export function ShortcutPreference() {
  const client = useQueryClient()
  const { data } = useQuery(preferenciaQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: savePreferencia,
    onSuccess: (saved) => client.setQueryData(preferenciaQuery.queryKey, saved),
    onError: (error) => toast.error(describeError(error)),
  })
  return (
    <SwitchField
      label="Atalhos de uma tecla"
      help="N, G P, G D, J, K, X, / e ? valem fora dos campos de texto. Ctrl+K vale sempre."
      disabled={!data}
      value={data?.atalhosDeTecla ?? true}
      // The switch is not disabled while saving, because it would lose the focus.
      onChange={(atalhosDeTecla) => {
        if (!isPending) mutate({ atalhosDeTecla })
      }}
    />
  )
}
