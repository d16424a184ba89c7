import styles from './logo-field.module.css'
import { useRef, useState } from 'react'
import { shrinkPhoto } from '../../../../platform/device/image.ts'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { photoUrl } from '../../../../ui/media/photo-url.ts'
import { Button } from '../../../../ui/page/button.tsx'

type Props = {
  /** '' for none, the id of the stored one, or a data address of a new one. */
  logo: string
  locked: boolean
  onChange: (logo: string) => void
}

/** The warehouse's logo, in its own shape. */
export function LogoField({ logo, locked, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File) => {
    try {
      onChange(await shrinkPhoto(file))
      setProblem(null)
    } catch {
      setProblem('Este arquivo não é uma imagem.')
    }
  }
  return (
    <div className={styles.logo}>
      {logo !== '' && <img src={photoUrl(logo)} alt="Logotipo do armazém" />}
      {!locked && (
        <div className="linha">
          <Button small onClick={() => input.current?.click()}>
            {logo === '' ? 'Escolher logotipo' : 'Trocar logotipo'}
          </Button>
          {logo !== '' && (
            <Button small look="quiet" onClick={() => onChange('')}>
              Remover logotipo
            </Button>
          )}
        </div>
      )}
      <FieldError>{problem}</FieldError>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Arquivo do logotipo"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) void take(file)
        }}
      />
    </div>
  )
}
