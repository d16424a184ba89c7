import { send } from './http.ts'

/** Hands a file to the browser's downloads. */
function saveAs(blob: Blob, filename: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // The download has started by then; revoking at once would race it in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Fetches a file with the session and hands it to the browser's downloads: a link could not carry the bearer. */
export async function download(path: string, filename: string) {
  saveAs(await (await send(path, { headers: { accept: '*/*' } })).blob(), filename)
}

/** Text of `299 - "exportados 100.000 de 120.000"`. */
const warningOf = (response: Response) =>
  /^\d{3} \S+ "(.*)"$/.exec(response.headers.get('warning') ?? '')?.[1]

/** The list as a CSV under the name that the server gives it; answers with the server's warning, if any. */
export async function downloadCsv(path: string, body: unknown): Promise<string | undefined> {
  const response = await send(path, { method: 'POST', body, headers: { accept: 'text/csv' } })
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')
  // Whole or not at all: a connection that breaks off in the middle throws here.
  saveAs(await response.blob(), named?.[1] ?? 'exportacao.csv')
  return warningOf(response)
}
