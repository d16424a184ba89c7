import 'react-easy-crop/react-easy-crop.css'
import { IMAGEM_CORTE } from '@app/contract/casca/usuario'
import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import Cropper from 'react-easy-crop'
import { cutOut } from '../../platform/device/image.ts'
import type { Area } from '../../platform/device/image.ts'
import { Button } from '../page/button.tsx'

const MIN = 0.9
const MAX = 3
const STEP = 0.1

const within = (zoom: number) => Math.min(MAX, Math.max(MIN, Math.round(zoom * 100) / 100))

/** On the narrowest phones the box takes the available width. */
const boxSide = () => Math.min(IMAGEM_CORTE, innerWidth - 72)

type Props = {
  image: HTMLImageElement
  onCut: (data: string) => void
  /** What the box shows now, each time it rests. */
  onShown?: ((data: string) => void) | undefined
  /** 'Trocar foto': another file. */
  onOther: () => void
}

/** The crop box of 300 × 300 (spec §9): drag, pinch and wheel, or the arrows, + and −. */
export function PhotoCrop({ image, onCut, onShown, onOther }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [degrees, setDegrees] = useState(0)
  const area = useRef<Area | null>(null)
  const [side] = useState(boxSide)
  const percent = Math.round(zoom * 100)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') setZoom(within(zoom + STEP))
    if (key === '-') setZoom(within(zoom - STEP))
  }
  const cut = (take: (data: string) => void) => {
    if (area.current) take(cutOut(image, area.current, degrees))
  }
  return (
    <>
      <div className="palco" role="presentation" onKeyDown={onKeyDown}>
        <Cropper
          image={image.src}
          crop={crop}
          zoom={zoom}
          rotation={degrees}
          aspect={1}
          minZoom={MIN}
          maxZoom={MAX}
          cropSize={{ width: side, height: side }}
          objectFit="cover"
          showGrid={false}
          keyboardStep={10}
          // The content security policy forbids a `<style>`, so the sheet is imported.
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => (area.current = pixels)}
          {...(onShown && { onCropComplete: () => cut(onShown) })}
          cropperProps={{
            role: 'application',
            'aria-roledescription': 'recorte de foto',
            'aria-label': 'Recorte da foto. As setas movem, mais e menos aproximam.',
          }}
        />
      </div>
      <div className="foto-zoom">
        <Button look="quiet" icon={IconZoomOut} iconOnly onClick={() => setZoom(within(zoom - STEP))}>
          Afastar
        </Button>
        <input
          type="range"
          min={MIN * 100}
          max={MAX * 100}
          value={percent}
          aria-label="Aproximação"
          aria-valuetext={`${percent} %`}
          onChange={(event) => setZoom(within(Number(event.currentTarget.value) / 100))}
        />
        <Button look="quiet" icon={IconZoomIn} iconOnly onClick={() => setZoom(within(zoom + STEP))}>
          Aproximar
        </Button>
        <Button
          look="quiet"
          icon={IconRotateClockwise}
          iconOnly
          onClick={() => setDegrees((degrees + 90) % 360)}
        >
          Girar 90 graus
        </Button>
      </div>
      <div className="foto-fim">
        <Button small onClick={onOther}>
          Trocar foto
        </Button>
        <Button small look="tonal" onClick={() => cut(onCut)}>
          Usar este recorte
        </Button>
      </div>
    </>
  )
}
