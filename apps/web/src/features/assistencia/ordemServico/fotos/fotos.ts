import { FOTO_ROTULOS } from '@app/contract/assistencia/ordemServico'
import type { FotoRotulo } from '@app/contract/assistencia/ordemServico'
import type { FotoLida } from '../../../../ui/media/foto.ts'

/** A photo that is not stored yet, and what of the watch it shows. */
export type FotoNova = FotoLida & { rotulo?: FotoRotulo | null }

/** What the next photo shows, until somebody says otherwise: each side once, then what is broken. */
export const proximoRotulo = (fotos: readonly { rotulo?: FotoRotulo | null }[]): FotoRotulo =>
  FOTO_ROTULOS.find((rotulo) => !fotos.some((foto) => foto.rotulo === rotulo)) ?? 'DANO'
