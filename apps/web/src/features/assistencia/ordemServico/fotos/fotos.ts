import { FOTO_ROTULOS } from '@app/contract/assistencia/ordemServico'
import type { FotoRotulo } from '@app/contract/assistencia/ordemServico'
import { shrinkPhoto } from '../../../../platform/device/image.ts'

/** A photo that is not stored yet: `data` is base64, as saves carry files. */
export type FotoNova = {
  key: string
  filename: string
  contentType: string
  data: string
  rotulo?: FotoRotulo | null
}

/** What the next photo shows, until somebody says otherwise: each side once, then what is broken. */
export const proximoRotulo = (fotos: readonly { rotulo?: FotoRotulo | null }[]): FotoRotulo =>
  FOTO_ROTULOS.find((rotulo) => !fotos.some((foto) => foto.rotulo === rotulo)) ?? 'DANO'

/** Reads a camera picture: smaller, and without the camera's metadata. */
export async function readFoto(file: File): Promise<FotoNova> {
  const url = await shrinkPhoto(file)
  return {
    key: `${file.name}-${file.lastModified}-${file.size}`,
    filename: file.name.replace(/\.\w+$/, '') + '.jpg',
    contentType: 'image/jpeg',
    data: url.slice(url.indexOf(',') + 1),
  }
}
