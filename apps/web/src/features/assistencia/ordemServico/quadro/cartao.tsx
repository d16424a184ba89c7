import { clsx } from 'clsx'
import styles from './quadro.module.css'
import { IconArrowRight, IconBolt, IconRepeat, IconTruckDelivery, IconX } from '@tabler/icons-react'
import type { AcaoOs, OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { ACAO_OS_LABELS } from '@app/contract/assistencia/ordemServico'
import { acoesParaRaia, LISTA_RAIAS, RAIAS } from '@app/rules/assistencia/ordemServico'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionMenu } from '../../../../ui/dialog/action-menu.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { ACAO_ICONS } from '../acoes/acoes.ts'
import { Dias } from '../ficha/mostrador.tsx'
import { useNomeDaOs } from '../ficha/nome.ts'

/** One remark at most: what keeps the order where it is. */
function Nota({ os }: { os: OrdemServicoResumo }) {
  if (os.faltaPeca === 'A_PEDIR')
    return (
      <small className="erro-r">
        <Icon of={IconX} size="p" />
        Peça recusada ou a pedir
      </small>
    )
  if (os.faltaPeca === 'A_CAMINHO')
    return (
      <small className="atencao">
        <Icon of={IconTruckDelivery} size="p" />
        Peça a caminho
      </small>
    )
  if (os.reincidencia === 'PENDENTE')
    return (
      <small className="info">
        <Icon of={IconRepeat} size="p" />
        Reincidência
      </small>
    )
  return null
}

const iniciais = (nome: string) =>
  nome
    .split(/\s+/)
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .map((part) => part[0])
    .join('')

type Props = {
  os: OrdemServicoResumo
  comPosto: boolean
  onDrag: (os: OrdemServicoResumo | null) => void
  onAcao: (acao: AcaoOs) => void
}

/** An order on the board: its link, where it can be dragged from, and the same moves as a menu. */
export function Cartao({ os, comPosto, onDrag, onAcao }: Props) {
  const nome = useNomeDaOs()
  const [dragged, setDragged] = useState(false)
  const noQuadro = { status: os.statusOS.name, acoes: os.proximasAcoes }
  const moves = LISTA_RAIAS.flatMap((raia) =>
    acoesParaRaia(noQuadro, raia).map((acao) => ({
      label: `${RAIAS[raia].rotulo}: ${ACAO_OS_LABELS[acao]}`,
      icon: ACAO_ICONS[acao],
      onSelect: () => onAcao(acao),
    })),
  )
  return (
    <li>
      <div
        className={clsx(styles.cartao, dragged && styles.arrastado)}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', os.numero)
          setDragged(true)
          onDrag(os)
        }}
        onDragEnd={() => {
          setDragged(false)
          onDrag(null)
        }}
      >
        <div className={styles.topo}>
          <Link
            className={clsx('num forte', styles.link)}
            to="/ordemServico/$id"
            params={{ id: String(os.id) }}
            draggable={false}
            aria-label={nome(os)}
          >
            {os.numero}
          </Link>
          {os.osType === 'PA' && (
            <span className="etiqueta neutro">
              <Icon of={IconBolt} />
              PA
            </span>
          )}
          {os.diasCorridos >= 0 && <Dias dias={os.diasCorridos} semaforo={os.semaforo} />}
        </div>
        <span className="corta bloco">{os.relogio?.modelo.descricao ?? 'Sem relógio'}</span>
        <span className={clsx('t2 sm', styles.quem)}>
          <span className="corta">{os.consumidor.nome}</span>
          {os.tecnico && <abbr title={os.tecnico.nome}>{iniciais(os.tecnico.nome)}</abbr>}
        </span>
        {comPosto && <span className="t2 xs corta bloco">{os.posto.nomeFantasia}</span>}
        <Nota os={os} />
        <span className={styles.mover}>
          <ActionMenu label={`Mover ${nome(os)}`} icon={IconArrowRight} actions={moves} />
        </span>
      </div>
    </li>
  )
}
