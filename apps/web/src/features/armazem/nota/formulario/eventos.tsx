import { NOTA_EVENTO_LABELS } from '@app/contract/armazem/nota'
import type { NotaEvento } from '@app/contract/armazem/nota'
import { IconDownload } from '@tabler/icons-react'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { downloadEvento } from '../api.ts'
import styles from './nota.module.css'

const told = ({ registradoEm, protocolo }: NotaEvento): string =>
  [registradoEm && `registrado em ${formatDateTime(registradoEm)}`, protocolo && `protocolo ${protocolo}`]
    .filter(Boolean)
    .join(' · ')

/** What SEFAZ registered about the note after it was authorised. Of the letters of correction the last one holds. */
export function Eventos({ eventos }: { eventos: readonly NotaEvento[] }) {
  if (eventos.length === 0) return null
  const vale = Math.max(...eventos.map(({ tipo, sequencia }) => (tipo === 'correcao' ? sequencia : 0)))
  return (
    <section className="cartao" aria-labelledby="eventos-titulo">
      <header>
        <h2 id="eventos-titulo">Eventos</h2>
      </header>
      <ul className={styles.eventos}>
        {eventos.map((evento) => (
          <li key={evento.id}>
            <span>
              <b>
                {NOTA_EVENTO_LABELS[evento.tipo]}
                {evento.tipo === 'correcao' && ` ${evento.sequencia}`}
              </b>
              {evento.tipo === 'correcao' && evento.sequencia < vale && (
                <small className="t2"> · substituída pela {vale}</small>
              )}
              {evento.texto && <p>{evento.texto}</p>}
              <small className="t2 num">{told(evento)}</small>
            </span>
            <Button
              small
              look="quiet"
              icon={IconDownload}
              iconOnly
              onClick={() => void downloadEvento(evento.id, evento.filename)}
            >
              Baixar o XML: {NOTA_EVENTO_LABELS[evento.tipo].toLowerCase()} {evento.sequencia}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
