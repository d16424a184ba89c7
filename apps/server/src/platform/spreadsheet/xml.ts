import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { broken, SheetRefusal } from './refusal.ts'

export type Attributes = Record<string, string>
type Handlers = {
  /** Names come without their prefix, because programs use different ones. */
  open?: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1)

/**
 * Reads a part as it inflates. Only the five entities of XML itself are known, and a DOCTYPE, which no workbook has, is
 * refused: nothing is ever fetched or expanded.
 */
export const readXml = async (stream: Readable, { open, close, text }: Handlers): Promise<void> => {
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('doctype', () => {
    throw broken()
  })
  parser.on('error', () => {
    throw broken()
  })
  if (open) parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes))
  if (close) parser.on('closetag', ({ name }) => close(localName(name)))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of stream) {
      if (!(chunk instanceof Uint8Array)) throw broken()
      parser.write(decoder.decode(chunk, { stream: true }))
    }
    parser.write(decoder.decode())
    parser.close()
  } catch (error) {
    stream.destroy()
    throw error instanceof SheetRefusal ? error : broken()
  }
}

/** Finds an attribute by its local name, because `r:id` of one program is `x:id` of another. */
export const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1]
