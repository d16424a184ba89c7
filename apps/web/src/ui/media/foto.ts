import { shrinkPhoto } from '../../platform/device/image.ts'

/** A photo that is not stored yet: `data` is base64, as saves carry files. */
export type FotoLida = { key: string; filename: string; contentType: string; data: string }

/** Reads a camera picture: smaller, and without the camera's metadata. */
export async function readFoto(file: File): Promise<FotoLida> {
  const url = await shrinkPhoto(file)
  return {
    key: `${file.name}-${file.lastModified}-${file.size}`,
    filename: file.name.replace(/\.\w+$/, '') + '.jpg',
    contentType: 'image/jpeg',
    data: url.slice(url.indexOf(',') + 1),
  }
}
