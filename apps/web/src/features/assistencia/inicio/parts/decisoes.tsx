import { clsx } from 'clsx'
import styles from './decisoes.module.css'
import { IconCalendarX, IconClipboardX, IconNut } from '@tabler/icons-react'
import type { Decisao, Decisoes as Todas } from '@app/contract/assistencia/inicio'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatInteger, formatMoment } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import type { Look } from '../../../../ui/page/dot.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { moveOrdem } from '../../ordemServico/index.ts'

const WHAT: Record<Decisao['tipo'], Look & { titulo: string; sem: string }> = {
  PECA_REJEITADA: {
    titulo: 'Peça recusada pela fábrica',
    sem: 'sem motivo',
    className: 'separacao-atrasada',
    icon: IconNut,
  },
  REPROVADA: {
    titulo: 'Reprovada de novo no controle',
    sem: 'sem nota',
    className: 'faturamento-atrasado',
    icon: IconClipboardX,
  },
  PRAZO_PASSOU: {
    titulo: 'Garantia além dos 30 dias',
    sem: 'o cliente já pode escolher troca, dinheiro ou abatimento',
    className: 'atencao',
    icon: IconCalendarX,
  },
}

function Linha({ decisao, onDone }: { decisao: Decisao; onDone: () => void }) {
  const { tipo, ordemServico, desde, fato } = decisao
  const { titulo, sem, className, icon } = WHAT[tipo]
  const [key] = useState(randomId)
  const deNovo = useTask(async () => {
    try {
      await moveOrdem(ordemServico.id, 'pedirDeNovo', { versao: ordemServico.versao }, key)
      toast.success(`OS ${ordemServico.numero}: peça pedida de novo.`)
    } catch (error) {
      toast.error(describeError(error))
    }
    onDone()
  })
  return (
    <li className={styles.decisao}>
      <span className={clsx('sit', className, styles.disco)}>
        <span className="ponto">
          <Icon of={icon} />
        </span>
      </span>
      <p className={styles.oque}>
        <b>{titulo}</b>
        <small>{`OS ${ordemServico.numero} · ${fato ?? sem}`}</small>
      </p>
      <time className={clsx('num', styles.desde)} dateTime={desde}>
        {formatMoment(desde)}
      </time>
      <span className={styles.atos}>
        {tipo === 'PECA_REJEITADA' && (
          <Button small look="quiet" disabled={deNovo.busy} onClick={() => deNovo.run()}>
            Pedir de novo
          </Button>
        )}
        <ButtonLink small to={`/ordemServico/${ordemServico.id}`}>
          {tipo === 'PECA_REJEITADA'
            ? 'Trocar peça'
            : tipo === 'PRAZO_PASSOU'
              ? 'Registrar escolha'
              : 'Abrir OS'}
        </ButtonLink>
      </span>
    </li>
  )
}

/** What only the responsible person decides: what, of which order, since when, and the answers. */
export const Decisoes = ({
  decisoes: { total, decisoes },
  onDone,
}: {
  decisoes: Todas
  onDone: () => void
}) => (
  <section className="cartao" aria-labelledby="i-decisoes">
    <header>
      <h2 id="i-decisoes">Espera por você</h2>
      {total > 0 && <span className="num t2 sm">{formatInteger(total)}</span>}
    </header>
    {total === 0 ? (
      <p className={clsx('t2 sm', styles.nada)}>Nada espera por uma decisão sua.</p>
    ) : (
      <ul className={styles.decisoes} aria-labelledby="i-decisoes">
        {decisoes.map((decisao) => (
          <Linha key={`${decisao.tipo} ${decisao.ordemServico.id}`} decisao={decisao} onDone={onDone} />
        ))}
      </ul>
    )}
  </section>
)
