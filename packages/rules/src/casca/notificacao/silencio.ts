export type Silencio = { de: string; ate: string } | null

/**
 * Whether a time of the day ('07:15') lies in the hours of silence, which may pass midnight: of 18:30 to 07:30 the end
 * is no longer silent.
 */
export const emSilencio = (silencio: Silencio, hora: string): boolean => {
  if (!silencio || silencio.de === silencio.ate) return false
  const { de, ate } = silencio
  return de < ate ? hora >= de && hora < ate : hora >= de || hora < ate
}
