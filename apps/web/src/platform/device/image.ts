import { IMAGEM_LADO, IMAGEM_QUALIDADE } from '@app/contract/casca/usuario'

/** Longest side of a photo of an object; a photo of a person is cut square. */
const FOTO_LADO = 1_600

/** A part of a picture in its own pixels, after it was turned. */
export type Area = { x: number; y: number; width: number; height: number }

/** Decodes a picture and rejects other files. The caller must release its address. */
export const loadImage = (file: Blob) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => {
      URL.revokeObjectURL(image.src)
      reject(new Error('not an image'))
    })
    image.src = URL.createObjectURL(file)
  })

/** Side of the result: never larger than the cut-out part or the limit (spec §9). */
export const sideOf = ({ width, height }: Area) =>
  Math.max(1, Math.min(IMAGEM_LADO, Math.round(Math.min(width, height))))

/** The part as a JPEG data address, at most 500 × 500, quality 0.7 (spec §5); the camera's metadata is gone. */
export function cutOut(image: HTMLImageElement, area: Area, degrees: number): string {
  const side = sideOf(area)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('canvas')
  const { naturalWidth: width, naturalHeight: height } = image
  const turned = degrees % 180 === 0 ? { width, height } : { width: height, height: width }
  // A transparent picture gets a white background, because a JPEG would make it black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.scale(side / area.width, side / area.height)
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(image, -width / 2, -height / 2)
  return canvas.toDataURL('image/jpeg', IMAGEM_QUALIDADE / 100)
}

/** A photo of the camera as a JPEG of at most 1,600 pixels a side: enough for a print, with a tenth of the bytes. */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const image = await loadImage(file)
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.min(1, FOTO_LADO / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  URL.revokeObjectURL(image.src)
  return canvas.toDataURL('image/jpeg', 0.82)
}
