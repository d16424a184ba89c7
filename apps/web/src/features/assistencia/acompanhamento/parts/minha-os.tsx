import { MEU_PAPEL_LABELS, type MinhaOs } from '@app/contract/assistencia/acompanhamento'
import { IconChevronRight, IconDownload, IconMessages, IconStar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCount, formatDay, formatInteger } from '../../../../platform/text/format.ts'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { downloadPapel, openMine } from '../api.ts'
import { MinhaAvaliacao } from './minha-avaliacao.tsx'
import styles from './mine.module.css'

/** The page is our own, whatever address the installation is known by; the server makes it. */
const open = async (id: number, at = '') => {
  const { href } = await openMine(id)
  location.assign(new URL(href, location.href).pathname + at)
}

/** An order: the way to its page, its conversation, its survey, and its papers. */
export function MinhaOrdem({ os }: { os: MinhaOs }) {
  const [avaliacao, setAvaliacao] = useState(false)
  return (
    <li className={styles.cartaoOs}>
      <button type="button" className={styles.minhaOs} onClick={() => void open(os.id).catch(tellFailure)}>
        <span className="pilha">
          <span className="t2 sm">
            {os.relogio ?? 'Relógio'} · <span className="num">{formatDay(os.criadaEm)}</span>
          </span>
          <b>{os.titulo}</b>
          <span>{os.texto}</span>
          <span className="t2 sm">
            {os.posto} · OS <span className="num">{os.numero}</span>
          </span>
        </span>
        <Icon of={IconChevronRight} />
      </button>
      {os.conversa && os.conversa.naoLidas > 0 && (
        <Link to="/acompanhamento" search={{ os: os.id }} className={styles.ultima}>
          <span className="corta">{`${os.posto}: ${os.conversa.texto}`}</span>
          <span className="conta-f">
            <span aria-hidden="true">{formatInteger(os.conversa.naoLidas)}</span>
            <span className="so-leitor">{formatCount(os.conversa.naoLidas, 'não lida', 'não lidas')}</span>
          </span>
        </Link>
      )}
      <div className={styles.papeis} role="group" aria-label={`Papéis da OS ${os.numero}`}>
        <ButtonLink small look="quiet" icon={IconMessages} to={`/acompanhamento?os=${os.id}`}>
          {os.conversa ? 'Mensagens' : 'Escrever ao posto'}
        </ButtonLink>
        {os.avaliacao === 'DADA' && (
          <Button small look="quiet" icon={IconStar} onClick={() => setAvaliacao(true)}>
            Sua avaliação
          </Button>
        )}
        {os.avaliacao === 'ABERTA' && (
          <Button
            small
            look="tonal"
            icon={IconStar}
            onClick={() => void open(os.id, '#avaliar').catch(tellFailure)}
          >
            Avaliar
          </Button>
        )}
        {os.papeis.map((papel) => (
          <Button
            key={papel}
            small
            look="quiet"
            icon={IconDownload}
            onClick={() => void downloadPapel(os, papel).catch(tellFailure)}
          >
            {MEU_PAPEL_LABELS[papel]}
          </Button>
        ))}
      </div>
      {avaliacao && <MinhaAvaliacao os={os} onClose={() => setAvaliacao(false)} />}
    </li>
  )
}
