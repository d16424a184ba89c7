import { AppError, refuse } from '../../http/errors.ts'

const CHAVE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isChave = (name: string): boolean => CHAVE.test(name)

/** Where a file stands below its folder or bucket, spread over 256 places; refuses what names no file. */
export const placeOf = (chave: string): string =>
  isChave(chave) ? `${chave.slice(0, 2)}/${chave}` : refuse('NOT_FOUND')

/** The mark of the installation to which the files belong. */
export const INSTALACAO = 'instalacao'

/** A secret that stands beside the files. */
export const segredoPlace = (nome: string): string => `segredo-${nome}`

export const segredoNameOf = (place: string): string | undefined => /^segredo-(\w+)$/.exec(place)?.[1]

/** Whether something of this product stands there. */
export const isPlace = (place: string): boolean => {
  const [folder, chave = ''] = place.split('/')
  return (
    place === INSTALACAO ||
    segredoNameOf(place) !== undefined ||
    (isChave(chave) && place === `${folder}/${chave}`)
  )
}

/** A full or read-only disk, or a bucket that does not answer, gets a plain message (quality.md). */
export const storing = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw Object.assign(new AppError('ARMAZENAMENTO', { headers: { 'retry-after': '30' } }), { cause })
  }
}
