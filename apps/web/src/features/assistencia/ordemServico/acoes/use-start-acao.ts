import type { AcaoOs, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useRouter } from '@tanstack/react-router'
import { checkOs, isConferida, isNoOrcamento } from './acoes.ts'

/** Starts an act where it is done: at the checklist, on the screen of the budget, or in its window, which `open` shows. */
export function useStartAcao(open: (os: OrdemServico, acao: AcaoOs) => void) {
  const router = useRouter()
  return (os: OrdemServico, acao: AcaoOs): void => {
    if (isConferida(os, acao)) void router.navigate(checkOs(os.id))
    else if (isNoOrcamento(acao))
      void router.navigate({ to: '/ordemServico/$id/orcamento', params: { id: String(os.id) } })
    else open(os, acao)
  }
}
