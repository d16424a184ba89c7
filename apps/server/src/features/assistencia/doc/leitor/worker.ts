import { DOC_MAX_PAGINAS } from '@app/contract/assistencia/doc'
import { getDocumentProxy } from 'unpdf'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

// The program of the thread that reads the text of one PDF, page by page.
const bytes = z.instanceof(Uint8Array).parse(workerData)
const pdf = await getDocumentProxy(new Uint8Array(bytes), { disableFontFace: true })
const paginas: string[] = []
for (let number = 1; number <= Math.min(pdf.numPages, DOC_MAX_PAGINAS); number += 1) {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  paginas.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''))
  page.cleanup()
}
parentPort?.postMessage(paginas, [])
