import { clsx } from 'clsx'
import styles from './os.module.css'
import { AVISO_LABELS, AVISO_VIA_LABELS } from '@app/contract/assistencia/aviso'
import type { AvisoDaOs } from '@app/contract/assistencia/aviso'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatDateTime, formatMoment } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { avisosQuery } from '../api.ts'
import { NotifyDialog } from './notify.ts'

const isEsperando = ({ situacao }: AvisoDaOs) => situacao === 'NAO_AVISADO' || situacao === 'A_CAMINHO'

/** The result of a notice: what happened, not what was planned. */
const happened = ({ situacao, para, por, via }: AvisoDaOs): string => {
  switch (situacao) {
    case 'ENVIADO':
      return para ? `Enviado para ${para}` : 'Enviado por e-mail'
    case 'AVISADO':
      return `Avisado por ${por ?? 'alguém do posto'}, ${via ? AVISO_VIA_LABELS[via] : 'outro meio'}`
    case 'A_CAMINHO':
      return 'E-mail a caminho, ainda não enviado'
    case 'DISPENSADO':
      return 'Não avisado, e já não era preciso'
    case 'NAO_AVISADO':
      return 'Não avisado'
  }
}

const Aviso = ({ aviso, onTell }: { aviso: AvisoDaOs; onTell?: (() => void) | undefined }) => {
  const em = aviso.em ?? aviso.criadoEm
  return (
    <li>
      <p className="linha entre">
        <b>{AVISO_LABELS[aviso.aviso]}</b>
        <time className="num t2 xs" dateTime={em} title={formatDateTime(em)}>
          {formatMoment(em)}
        </time>
      </p>
      <p className={clsx('sm', aviso.situacao === 'NAO_AVISADO' ? undefined : 't2')}>{happened(aviso)}</p>
      {onTell && (
        <Button small icon={IconBell} onClick={onTell}>
          Avisar o cliente
        </Button>
      )}
    </li>
  )
}

type Props = { os: OrdemServico; canTell: boolean }

/** The notices to the consumer, and those that the post must still tell (decisions 54). */
export function AvisosCard({ os, canTell }: Props) {
  const { data } = useQuery(avisosQuery(os.id))
  const [telling, setTelling] = useState<AvisoDaOs | null>(null)
  if (!data || data.length === 0) return null
  return (
    <section className="cartao" aria-labelledby="os-avisos">
      <header>
        <h2 id="os-avisos">Avisos ao cliente</h2>
      </header>
      <ol className={styles.osHist} aria-label="Avisos da OS">
        {data.map((aviso) => (
          <Aviso
            key={aviso.id}
            aviso={aviso}
            onTell={canTell && isEsperando(aviso) ? () => setTelling(aviso) : undefined}
          />
        ))}
      </ol>
      {telling && (
        <Suspense>
          <NotifyDialog os={os} aviso={telling} onClose={() => setTelling(null)} />
        </Suspense>
      )}
    </section>
  )
}
