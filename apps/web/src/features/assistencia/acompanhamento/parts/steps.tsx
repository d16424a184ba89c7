import { IconCheck } from '@tabler/icons-react'
import type { PassoOs } from '@app/contract/assistencia/ordemServico'
import { formatDay } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'

const CLASSES = { FEITO: 'feita', AGORA: 'atual', DEPOIS: '' }

const whenOf = ({ situacao, em }: PassoOs) => (situacao === 'AGORA' ? 'agora' : formatDay(em).slice(0, 5))

/** How far the repair has come. */
export const Steps = ({ passos }: { passos: readonly PassoOs[] }) => (
  <ol className="ac-passos" aria-label="Andamento">
    {passos.map((passo) => (
      <li
        key={passo.titulo}
        className={CLASSES[passo.situacao]}
        aria-current={passo.situacao === 'AGORA' ? 'step' : undefined}
      >
        <span className="no">{passo.situacao === 'FEITO' && <Icon of={IconCheck} />}</span>
        <b>{passo.titulo}</b>
        {passo.situacao === 'FEITO' && <span className="so-leitor">feito</span>}
        <small className="num">{whenOf(passo)}</small>
      </li>
    ))}
  </ol>
)
