import type { FotoChegada } from '@app/contract/armazem/chegada'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import type { FotoLida } from '../../../../ui/media/foto.ts'
import { Foto } from '../../../../ui/media/foto-imagem.tsx'
import { FotoLista } from '../../../../ui/media/foto-lista.tsx'
import { FotoTile } from '../../../../ui/media/foto-tile.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { addFotos, fotoQuery, removeFoto } from '../api.ts'

function Guardada({ id, name }: { id: number; name: string }) {
  const { data, isError } = useQuery(fotoQuery(id))
  return <Foto blob={data} failed={isError} alt={name} />
}

type Props = {
  nota: number
  posicao: number
  produto: string
  fotos: readonly FotoChegada[]
  /** Absent: the photos are only looked at. */
  onFotos?: (fotos: FotoChegada[]) => void
}

/** The photos of a line: taken while it is counted, proof once the count has ended. */
export function FotosDaLinha({ nota, posicao, produto, fotos, onFotos }: Props) {
  const minhas = fotos.filter((foto) => foto.posicao === posicao)
  const add = useTask((lidas: FotoLida[]) =>
    addFotos(nota, posicao, lidas)
      .then((all) => onFotos?.(all))
      .catch(tellFailure),
  )
  const remove = useTask((id: number) =>
    removeFoto(id)
      .then((all) => onFotos?.(all))
      .catch(tellFailure),
  )
  if (minhas.length === 0 && !onFotos) return null
  return (
    <FotoLista small label={`Fotos de ${produto}`}>
      {minhas.map(({ id }, at) => (
        <li key={id}>
          <Guardada id={id} name={`Foto ${at + 1} de ${produto}`} />
          {onFotos && (
            <Button small icon={IconX} iconOnly disabled={remove.busy} onClick={() => remove.run(id)}>
              Retirar a foto {at + 1}
            </Button>
          )}
        </li>
      ))}
      {onFotos && (
        <li>
          <FotoTile label="Fotografar" busy={add.busy} onFotos={add.run} />
        </li>
      )}
    </FotoLista>
  )
}
