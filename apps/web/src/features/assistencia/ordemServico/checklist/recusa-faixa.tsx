import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQuery } from '@tanstack/react-query'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { historicoQuery } from '../api.ts'
import { recusaEmAberto } from './recusa.ts'

/** Where a refused repair may stand before it is repaired again. */
const DEPOIS_DA_RECUSA = ['REPROVADO_QC', 'AGUARDANDO_CONSERTO']

/** Why the quality check sent the watch back, for who repairs it again. */
export function RecusaFaixa({ os }: { os: OrdemServico }) {
  const historico = useQuery({
    ...historicoQuery(os.id),
    enabled: DEPOIS_DA_RECUSA.includes(os.statusOS.name),
  })
  const recusa = recusaEmAberto(historico.data ?? [])
  if (!recusa || !DEPOIS_DA_RECUSA.includes(os.statusOS.name)) return null
  return (
    <Faixa tone="warning" title="O controle de qualidade não aprovou.">
      {recusa.nota}
    </Faixa>
  )
}
