import { clsx } from 'clsx'
import styles from './quadro.module.css'
import { IconArrowRight, IconBolt } from '@tabler/icons-react'
import type { AcaoOs, OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { acoesParaRaia, LISTA_RAIAS } from '@app/rules/assistencia/ordemServico'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useProprioPosto } from '../../../../platform/session/posto.ts'
import { RowBox } from '../../../../ui/list/massa/row-box.tsx'
import type { RowSelection } from '../../../../ui/list/massa/use-selection.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Dias } from '../ficha/mostrador.tsx'
import { useNomeDaOs } from '../ficha/nome.ts'
import { Ressalva } from '../lista/ressalva.tsx'

const iniciais = (nome: string) =>
  nome
    .split(/\s+/)
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .map((part) => part[0])
    .join('')

type Props = {
  os: OrdemServicoResumo
  selection: RowSelection
  onDrag: (os: OrdemServicoResumo | null) => void
  onMove: (acoes: readonly AcaoOs[]) => void
}

/** An order on the board: its link, its box to choose it, where it can be dragged from, and a button that asks for the same moves. */
export function Cartao({ os, selection, onDrag, onMove }: Props) {
  const nome = useNomeDaOs()
  const proprio = useProprioPosto()
  const [dragged, setDragged] = useState(false)
  const begins = useRef<ReturnType<typeof setTimeout>>(undefined)
  const noQuadro = { status: os.statusOS.name, acoes: os.proximasAcoes }
  // An act may lead to several lanes: it is one move.
  const moves = [...new Set(LISTA_RAIAS.flatMap((raia) => acoesParaRaia(noQuadro, raia)))]
  return (
    <li>
      <div
        className={clsx(
          styles.cartao,
          dragged && styles.arrastado,
          selection.isChosen(os.id) && styles.escolhido,
        )}
        data-linha={os.id}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', os.numero)
          // Only then: its picture under the pointer is whole, and nothing moves away while the drag begins.
          begins.current = setTimeout(() => {
            setDragged(true)
            onDrag(os)
          })
        }}
        onDragEnd={() => {
          clearTimeout(begins.current)
          setDragged(false)
          onDrag(null)
        }}
      >
        <span className={styles.caixa}>
          <RowBox id={os.id} name={`a ${nome(os)}`} selection={selection} />
        </span>
        <div className={styles.topo}>
          <Link
            className={clsx('num forte link-linha', styles.link)}
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
          {os.diasCorridos >= 0 && <Dias dias={os.diasCorridos} semaforo={os.semaforo} curto />}
        </div>
        <span className="corta bloco">{os.relogio?.modelo.descricao ?? 'Sem relógio'}</span>
        <span className={clsx('t2 sm', styles.quem)}>
          <span className="corta">{os.consumidor.nome}</span>
          {os.tecnico && <abbr title={os.tecnico.nome}>{iniciais(os.tecnico.nome)}</abbr>}
        </span>
        {os.posto.id !== proprio && (
          <span className={clsx('t2 xs corta bloco', styles.posto)}>{os.posto.nomeFantasia}</span>
        )}
        <Ressalva os={os} />
        {moves.length > 0 && (
          <span className={styles.mover}>
            <Button small look="quiet" icon={IconArrowRight} iconOnly onClick={() => onMove(moves)}>
              {`Mover ${nome(os)}`}
            </Button>
          </span>
        )}
      </div>
    </li>
  )
}
