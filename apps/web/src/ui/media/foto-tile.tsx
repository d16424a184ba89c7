import styles from './foto-tile.module.css'
import { IconCamera } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FieldError } from '../fields/field.tsx'
import { Button } from '../page/button.tsx'
import { Icon } from '../page/icon.tsx'
import { type FotoLida, readFoto } from './foto.ts'

type TileProps = {
  /** Words of the tile. */
  label: string
  busy?: boolean
  onFotos: (fotos: FotoLida[]) => unknown
}

/** The reading of pictures behind a button: the camera of a phone or tablet, the files of a desk. */
function useFotos(onFotos: TileProps['onFotos'], label: string) {
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (files: readonly File[]) => {
    setProblem(null)
    setReading(true)
    try {
      const fotos = []
      for (const file of files) fotos.push(await readFoto(file))
      await onFotos(fotos)
    } catch {
      setProblem('Este arquivo não é uma imagem.')
    } finally {
      setReading(false)
    }
  }
  return {
    reading,
    choose: () => input.current?.click(),
    problem: <FieldError>{problem}</FieldError>,
    input: (
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // The same picture may be chosen again.
          event.currentTarget.value = ''
          if (files.length > 0) void take(files)
        }}
      />
    ),
  }
}

/** Opens the camera of a phone or tablet, and the files of a desk. */
export function FotoTile({ label, busy = false, onFotos }: TileProps) {
  const { reading, choose, problem, input } = useFotos(onFotos, label)
  return (
    <div className="foto-mais">
      <button
        type="button"
        className={styles.mais}
        disabled={busy || reading}
        aria-busy={busy || reading}
        onClick={choose}
      >
        <Icon of={IconCamera} size="g" />
        {label}
      </button>
      {input}
      {problem}
    </div>
  )
}

/** The same among other buttons. */
export function FotoBotao({ busy = false, onFotos }: Omit<TileProps, 'label'>) {
  const { reading, choose, problem, input } = useFotos(onFotos, 'Foto')
  return (
    <>
      <Button icon={IconCamera} disabled={busy || reading} aria-busy={busy || reading} onClick={choose}>
        Foto
      </Button>
      {input}
      {problem}
    </>
  )
}
