import type { Conta } from '@app/contract/casca/conta'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { fetchUser } from '../../../../platform/session/session.ts'
import { PhotoCard } from '../../../../ui/media/photo-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { contaQuery, saveConta } from '../api.ts'

/** The own photo: saved as soon as it is cropped. */
export function Foto({ conta }: { conta: Conta }) {
  const client = useQueryClient()
  const [pending, setPending] = useState<string | null>(null)
  const save = async (foto: string) => {
    setPending(foto)
    try {
      const saved = await saveConta({ foto: foto === '' ? null : { data: foto } })
      client.setQueryData(contaQuery.queryKey, saved)
      toast.success(foto === '' ? 'Foto removida.' : 'Foto salva com sucesso.')
      await fetchUser()
    } catch (error) {
      toast.error(describeError(error))
    } finally {
      setPending(null)
    }
  }
  return (
    <PhotoCard
      name={conta.nomeExibicao || conta.nome}
      foto={pending ?? conta.foto?.id ?? ''}
      onChange={(foto) => void save(foto)}
      note="Aparece no menu e na lista de usuários."
    />
  )
}
