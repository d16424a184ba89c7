import { MAX_FILE_MB } from '@app/contract/casca/arquivo'
import { expect, test } from 'vitest'
import { contentTypeOf, fileProblem } from './file-check.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test('a file is taken by its type, or by its ending where the browser knows none', () => {
  expect(contentTypeOf(file('nota.xml', 'text/xml'))).toBe('text/xml')
  expect(contentTypeOf(file('lista.CSV', 'application/vnd.ms-excel'))).toBe('text/csv')
  expect(contentTypeOf(file('tags.zip', 'application/x-zip-compressed'))).toBe('application/zip')
  expect(contentTypeOf(file('foto.jpeg', ''))).toBe('image/jpeg')
  expect(contentTypeOf(file('sem-fim', ''))).toBeNull()
  expect(contentTypeOf(file('pagina.html', 'text/html'))).toBeNull()
})

test('what cannot be sent is told before it is sent', () => {
  expect(fileProblem(file('a.pdf', 'application/pdf'))).toBeNull()
  expect(fileProblem(file('a.pdf', 'application/pdf', MAX_FILE_MB * 1024 * 1024))).toBeNull()
  expect(fileProblem(file('a.pdf', 'application/pdf', MAX_FILE_MB * 1024 * 1024 + 1))).toContain(
    `${MAX_FILE_MB} MB`,
  )
  expect(fileProblem(file('a.pdf', 'application/pdf', 0))).toBe('O arquivo está vazio.')
  expect(fileProblem(file('a.exe', 'application/x-msdownload'))).toContain('Tipo de arquivo não aceito')
})
