import { send } from './http.ts'

/** Fetches a file with the session and hands it to the browser's downloads: a link could not carry the bearer. */
export async function download(path: string, filename: string) {
  const blob = await (await send(path, { headers: { accept: '*/*' } })).blob()
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // The download has started by then; revoking at once would race it in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
