import { ACAO_OS_LABELS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, OrdemServico, OsHistorico } from '@app/contract/assistencia/ordemServico'
import { IconCheck } from '@tabler/icons-react'
import { formatDay } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Dias } from './mostrador.tsx'
import { ACAO_ICONS } from '../acoes/acoes.ts'
import { etapasDe } from './etapas.ts'
import type { Etapa } from './etapas.ts'
import { prazoWords } from '../lista/prazo.ts'

/** '22/10': the year only where it is another one. */
const shortDay = (instant: string) => {
  const day = formatDay(instant)
  return day.endsWith(formatDay(new Date()).slice(6)) ? day.slice(0, 5) : day
}

const Passo = ({ etapa: { titulo, em, situacao } }: { etapa: Etapa }) => (
  <li className={situacao} aria-current={situacao === 'atual' ? 'step' : undefined}>
    <span className="no">{situacao === 'feita' && <Icon of={IconCheck} />}</span>
    <b>{titulo}</b>
    {situacao === 'feita' && <span className="so-leitor">, feita</span>}
    <small className="num">
      {em && situacao === 'atual' && 'desde '}
      {em && shortDay(em)}
    </small>
  </li>
)

type Props = {
  os: OrdemServico
  historico: readonly OsHistorico[]
  proxima: AcaoOs | null
  onAcao: (acao: AcaoOs) => void
}

/** Where the order stands: its steps with their days, the dial, and the one thing to do next (look.md, Status). */
export const Rumo = ({ os, historico, proxima, onAcao }: Props) => (
  <section className="cartao os-rumo" aria-label="Situação da OS">
    <ol>
      {etapasDe(os, historico).map((etapa) => (
        <Passo key={etapa.titulo} etapa={etapa} />
      ))}
    </ol>
    <div className="os-acao">
      <div className="os-prazo">
        <Dias dias={os.diasCorridos} semaforo={os.semaforo} />
        <small>{prazoWords(os)}</small>
      </div>
      {proxima && (
        <Button look="filled" className="os-maior" icon={ACAO_ICONS[proxima]} onClick={() => onAcao(proxima)}>
          {ACAO_OS_LABELS[proxima]}
        </Button>
      )}
    </div>
  </section>
)
