import { clsx } from 'clsx'
import styles from './quadro.module.css'
import { IconLock } from '@tabler/icons-react'
import type { AcaoOs, OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { ACAO_OS_LABELS, STATUS_OS_DESCRICAO } from '@app/contract/assistencia/ordemServico'
import { raiaDe, RAIAS, recusaDaRaia, type Raia, type Recusa } from '@app/rules/assistencia/ordemServico'
import type { ComponentProps } from 'react'
import { useProprioPosto } from '../../../../platform/session/posto.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { pedidosDe } from './pedidos.ts'

const porque = (recusa: Recusa | undefined, raia: Raia): string => {
  if (recusa && 'acao' in recusa && recusa.acao === 'desfazerResposta') return 'o cliente já respondeu'
  switch (recusa?.tipo) {
    case 'VOLTA':
      return `não volta para ${RAIAS[raia].rotulo}`
    case 'ANTES':
      return `antes passa por ${STATUS_OS_DESCRICAO[recusa.status]}`
    case 'OUTRA_PESSOA':
      return `${ACAO_OS_LABELS[recusa.acao]} cabe a outra pessoa`
    case 'AINDA_NAO':
      return `${ACAO_OS_LABELS[recusa.acao]} não cabe agora`
    case undefined:
      return 'não vai para cá agora'
  }
}

type Props = {
  os: OrdemServicoResumo
  nome: Raia
  acoes: readonly AcaoOs[]
  /** In the order's own lane only this takes it, so that a card put back stays where it was. */
  solta: ComponentProps<'p'> | undefined
  sobre: boolean
}

/** What a lane says while an order is over the board: what dropping it here does and asks, or why it cannot be. */
export function Alvo({ os, nome, acoes, solta, sobre }: Props) {
  const user = useUser()
  const proprio = useProprioPosto()
  const { name: status } = os.statusOS
  // Two acts are chosen between first, and each asks for its own.
  const only = acoes.length === 1 ? acoes[0] : undefined
  if (acoes.length > 0)
    return (
      <p className={clsx(styles.alvo, sobre && styles.sobre)} {...solta}>
        <b>{acoes.map((acao) => ACAO_OS_LABELS[acao]).join(' ou ')}</b>
        {only && pedidosDe(only)}
      </p>
    )
  if (raiaDe(status) === nome) return null
  const alheia = proprio !== undefined && os.posto.id !== proprio
  const recusa = recusaDaRaia(
    { status, osType: os.osType },
    nome,
    (ability) => user?.authorities.includes(ability) ?? false,
  )
  return (
    <p className={clsx(styles.alvo, styles.fechado)}>
      <Icon of={IconLock} size="p" />
      <span>{alheia ? 'é de outro posto' : porque(recusa, nome)}</span>
    </p>
  )
}
