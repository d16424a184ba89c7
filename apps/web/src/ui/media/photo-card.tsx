import './photo.css'
import { IMAGEM_MAXIMA_MB } from '@app/contract/casca/usuario'
import { errorText } from '@app/contract/casca/errors'
import type { TablerIcon } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { initials } from '../../platform/text/format.ts'
import { loadImage } from '../../platform/device/image.ts'
import { photoUrl } from './photo-url.ts'
import { Button } from '../page/button.tsx'
import { FieldError } from '../fields/field.tsx'
import { Icon } from '../page/icon.tsx'

const PhotoCrop = lazy(() => import('./photo-crop.tsx').then((module) => ({ default: module.PhotoCrop })))

const TYPES = 'image/jpeg,image/png,image/webp'

type Props = {
  /** The person's name: its initials replace a missing photo. */
  name: string
  /** For a thing instead of a person: the picture is not round, and this icon replaces a missing one. */
  icon?: TablerIcon
  foto: string
  onChange: (foto: string) => void
  /** The form around it saves what the crop box shows, whether or not its crop was confirmed. */
  emForm?: boolean
  error?: ReactNode
  locked?: boolean
  /** Below the buttons: a hint about the crop, or a state. */
  note?: string | undefined
}

/** The photo of a person or a thing beside the form: shown, cropped, removed (look.md, Photo). */
export function PhotoCard({ name, icon, foto, onChange, emForm = false, error, locked, note }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // The browser keeps the file in memory until its address is revoked.
  useEffect(() => () => (image ? URL.revokeObjectURL(image.src) : undefined), [image])
  const other = () => input.current?.click()
  const take = async (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    if (file.size > IMAGEM_MAXIMA_MB * 1024 * 1024)
      return setProblem(errorText('IMAGEM_GRANDE', { limite: IMAGEM_MAXIMA_MB }))
    if (!TYPES.split(',').includes(file.type)) return setProblem(errorText('IMAGEM_TIPO'))
    try {
      setImage(await loadImage(file))
    } catch {
      setProblem(errorText('IMAGEM_QUEBRADA'))
    }
  }
  return (
    <section className={icon ? 'cartao foto-c coisa' : 'cartao foto-c'} aria-label="Foto">
      <header>
        <h2>Foto</h2>
      </header>
      <div className="corpo">
        {image ? (
          <Suspense fallback={<div className="palco" />}>
            <PhotoCrop
              key={image.src}
              image={image}
              onCut={(data) => {
                onChange(data)
                setImage(null)
              }}
              onShown={emForm ? onChange : undefined}
              onOther={other}
            />
          </Suspense>
        ) : (
          <>
            <span className="foto">
              {foto ? (
                <img src={photoUrl(foto)} alt={`Foto de ${name}`} />
              ) : (
                <span aria-hidden="true">{icon ? <Icon of={icon} size="g" /> : initials(name)}</span>
              )}
            </span>
            {!locked && (
              <div className="foto-fim">
                <Button small onClick={other}>
                  {foto ? 'Trocar foto' : 'Escolher foto'}
                </Button>
                {foto && (
                  <Button small onClick={() => onChange('')}>
                    Remover foto
                  </Button>
                )}
              </div>
            )}
          </>
        )}
        <FieldError>{problem ?? error}</FieldError>
        {note && <p className="ajuda">{note}</p>}
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Arquivo da foto"
          accept={TYPES}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0])
            // The same file may be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </div>
    </section>
  )
}
