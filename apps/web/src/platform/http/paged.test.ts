import { describe, expect, it } from 'vitest'
import { readPage } from './paged.ts'

const figures = { size: 20, totalElements: 41, totalPages: 3, number: 2 }
const content = [{ id: 41 }]

describe('readPage (S3-104)', () => {
  it('takes the answer of a POST as it is', () => {
    expect(readPage({ content, ...figures }, 'cliente')).toEqual({ content, ...figures })
  })

  it('takes the answer of a GET from under its controller, figures and all', () => {
    expect(readPage({ _embedded: { cliente: content }, page: figures }, 'cliente')).toEqual({
      content,
      ...figures,
    })
  })

  it('an empty HAL page is an empty page', () => {
    const none = { size: 20, totalElements: 0, totalPages: 0, number: 0 }
    expect(readPage({ _embedded: {}, page: none }, 'cliente')).toEqual({ content: [], ...none })
  })
})
