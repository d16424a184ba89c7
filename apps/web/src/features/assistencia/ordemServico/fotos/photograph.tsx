import styles from './fotos.module.css'
import { optionsOf } from '@app/contract/casca/opcoes'
import { IconPencil, IconX } from '@tabler/icons-react'
import { FOTO_ROTULO_LABELS, FOTO_ROTULOS } from '@app/contract/assistencia/ordemServico'
import type { FotoRotulo } from '@app/contract/assistencia/ordemServico'
import { useState } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { FotoTile } from '../../../../ui/media/foto-tile.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { proximoRotulo } from './fotos.ts'
import type { FotoNova } from './fotos.ts'

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
export function Photograph({ fotos, onChange, label = 'Fotografar', rotulos = false }: Props) {
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
      {marcada && <MarkDialog foto={marcada} onClose={() => setMarcada(null)} onMark={put} />}
    </ul>
  )
}
