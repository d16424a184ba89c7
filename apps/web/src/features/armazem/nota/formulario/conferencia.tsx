import { clsx } from 'clsx'
import styles from './nota.module.css'
import {
  IconAlertTriangle,
  IconChevronDown,
  IconCircleCheck,
  IconInfoCircle,
  IconShieldCheck,
} from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { useState } from 'react'
import { formatCount } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { conferenciasDe } from './conferencias.ts'
import type { Conferida, Provas } from './conferencias.ts'

/** More warnings would move the note out of sight. */
const A_VISTA = 3

const LOOKS: Record<Conferida['resultado'], [tone: string, TablerIcon]> = {
  certa: ['sucesso', IconCircleCheck],
  aviso: ['atencao', IconAlertTriangle],
  observacao: ['neutro', IconInfoCircle],
}

const Linha = ({ titulo, resultado, palavras, detalhe }: Conferida) => {
  const [tone, icon] = LOOKS[resultado]
  return (
    <div className={tone}>
      <dt>
        <Icon of={icon} size="p" />
        {titulo}
      </dt>
      <dd>
        <b>{palavras}</b>
        {detalhe && <small>{detalhe}</small>}
      </dd>
    </div>
  )
}

/** The file's proofs and warnings, folded into one line; open from the start when there are warnings. */
export function Conferencia(provas: Provas) {
  const [all, setAll] = useState(false)
  const linhas = conferenciasDe(provas)
  const only = (resultado: Conferida['resultado']) => linhas.filter((linha) => linha.resultado === resultado)
  const [avisos, certas, observacoes] = [only('aviso'), only('certa'), only('observacao')]
  const rest = avisos.length - A_VISTA
  // One more warning takes no more room than the button.
  const shown = all || rest <= 1 ? avisos : avisos.slice(0, A_VISTA)
  const counts = [
    certas.length > 0 && formatCount(certas.length, 'certa', 'certas'),
    avisos.length > 0 && formatCount(avisos.length, 'aviso', 'avisos'),
    observacoes.length > 0 && formatCount(observacoes.length, 'observação', 'observações'),
  ].filter(Boolean)
  return (
    <section className={clsx('cartao', styles.conferencias)} aria-label="Conferências">
      <details open={avisos.length > 0}>
        <summary className={avisos.length > 0 ? 'atencao' : 'sucesso'}>
          <Icon of={avisos.length > 0 ? IconAlertTriangle : IconShieldCheck} />
          <span>
            <b>Conferências</b> <span className="num">({counts.join(', ')})</span>
          </span>
          <Icon of={IconChevronDown} size="p" />
        </summary>
        <dl className={clsx('corpo', styles.conf)}>
          {shown.map((linha, index) => (
            <Linha key={index} {...linha} />
          ))}
          {shown.length < avisos.length && (
            <div>
              <dt />
              <dd>
                <Button small look="quiet" icon={IconChevronDown} onClick={() => setAll(true)}>
                  Mostrar mais {formatCount(rest, 'aviso', 'avisos')}
                </Button>
              </dd>
            </div>
          )}
          {[...certas, ...observacoes].map((linha, index) => (
            <Linha key={index} {...linha} />
          ))}
        </dl>
        <p className={styles.confPe}>
          O arquivo não prova que a nota não foi cancelada depois. Em caso de dúvida, consulte a chave no
          portal da NF-e.
        </p>
      </details>
    </section>
  )
}
