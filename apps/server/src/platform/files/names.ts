// Characters that a file name must not hold: folders, those that Windows forbids, control and direction-changing ones.
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu
const LONGEST = 150

/** The name as people see it, safe on every system: no path, no leading dot, never empty. */
export const safeName = (name: string): string => {
  const last = name.normalize('NFC').toWellFormed().split(/[\\/]/).at(-1) ?? ''
  // A multipart header holds a name of up to 80 KB; only its ends are kept, so that the patterns below take little
  // time.
  const given = last.length > 2 * LONGEST ? last.slice(0, LONGEST) + last.slice(-LONGEST) : last
  const plain = given.replace(FORBIDDEN, '_').replace(/^[.\s]+|[.\s]+$/g, '')
  if (plain.length <= LONGEST) return plain || 'arquivo'
  const extension = /\.[\w-]{1,10}$/.exec(plain)?.[0] ?? ''
  return plain.slice(0, LONGEST - extension.length).toWellFormed() + extension
}

const percent = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** RFC 6266: an ASCII name for old clients, the real one in UTF-8. */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string): string => {
  const safe = safeName(name)
  const ascii = safe
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%]/g, '_')
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${percent(safe)}`
}
