import { send } from './http.ts'

/** Passes a file to the browser's downloads. */
export function saveAs(blob: Blob, filename: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // The download has started by then; revoking at once would race with it in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/**
 * Fetches a file with the session and passes it to the browser's downloads, because a link could not send the bearer.
 */
export async function download(path: string, filename: string) {
  saveAs(await (await send(path, { headers: { accept: '*/*' } })).blob(), filename)
}

/** Text of `299 - "exportados 100.000 de 120.000"`. */
const warningOf = (response: Response) =>
  /^\d{3} \S+ "(.*)"$/.exec(response.headers.get('warning') ?? '')?.[1]

/** Passes the file that a call answers to the downloads, under the server's name for it; answers the whole answer. */
export async function downloadPost(path: string, body?: unknown, accept = '*/*'): Promise<Response> {
  const response = await send(path, {
    method: 'POST',
    ...(body !== undefined && { body }),
    headers: { accept },
  })
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')
  // A connection that breaks in the middle throws here, so that no partial file is saved.
  saveAs(await response.blob(), named?.[1] ?? 'exportacao.csv')
  return response
}

/** Downloads the list as a CSV under the server's file name; answers the server's warning, if any. */
export const downloadCsv = async (path: string, body: unknown): Promise<string | undefined> =>
  warningOf(await downloadPost(path, body, 'text/csv'))
