import styles from './fotos.module.css'
import { optionsOf } from '@app/contract/casca/opcoes'
import { IconCamera, IconPencil, IconX } from '@tabler/icons-react'
import { FOTO_ROTULO_LABELS, FOTO_ROTULOS } from '@app/contract/assistencia/ordemServico'
import type { FotoRotulo } from '@app/contract/assistencia/ordemServico'
import { useRef, useState } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { MarcarDialog } from './marcar-dialog.tsx'
import { proximoRotulo, readFoto } from './fotos.ts'
import type { FotoNova } from './fotos.ts'

type TileProps = {
  /** Words of the tile. */
  label: string
  busy?: boolean
  onFotos: (fotos: FotoNova[]) => unknown
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
        className={styles.osMais}
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

type Props = {
  fotos: FotoNova[]
  onChange: (fotos: FotoNova[]) => void
  label?: string
  /** Whether each says what of the watch it shows. */
  rotulos?: boolean
}

const ROTULOS = optionsOf(FOTO_ROTULOS, FOTO_ROTULO_LABELS)

/** The new ones, each once, with what they show. */
const comRotulos = (fotos: readonly FotoNova[], novas: readonly FotoNova[], rotulos: boolean) =>
  novas.reduce<FotoNova[]>(
    (all, nova) =>
      all.some(({ key }) => key === nova.key)
        ? all
        : [...all, rotulos ? { ...nova, rotulo: proximoRotulo(all) } : nova],
    [...fotos],
  )

/** Photos that go with a save. */
export function Fotografar({ fotos, onChange, label = 'Fotografar', rotulos = false }: Props) {
  const [marcada, setMarcada] = useState<FotoNova | null>(null)
  const put = (foto: FotoNova) => onChange(fotos.map((one) => (one.key === foto.key ? foto : one)))
  return (
    <ul className={styles.osFts}>
      {fotos.map((foto, index) => (
        <li key={foto.key} className={styles.osFt}>
          <img src={`data:${foto.contentType};base64,${foto.data}`} alt={`Foto ${index + 1}`} />
          <Button
            small
            icon={IconX}
            iconOnly
            onClick={() => onChange(fotos.filter(({ key }) => key !== foto.key))}
          >
            {`Remover a foto ${index + 1}`}
          </Button>
          {rotulos && (
            <div className={styles.rotulo}>
              <SelectField
                small
                hideLabel
                label={`O que a foto ${index + 1} mostra`}
                options={ROTULOS}
                value={foto.rotulo ?? ''}
                error={null}
                onChange={(rotulo) => put({ ...foto, rotulo: rotulo as FotoRotulo })}
              />
              <Button small icon={IconPencil} iconOnly onClick={() => setMarcada(foto)}>
                {`Marcar a foto ${index + 1}`}
              </Button>
            </div>
          )}
        </li>
      ))}
      <li>
        <FotoTile label={label} onFotos={(more) => onChange(comRotulos(fotos, more, rotulos))} />
      </li>
      {marcada && <MarcarDialog foto={marcada} onClose={() => setMarcada(null)} onMark={put} />}
    </ul>
  )
}
