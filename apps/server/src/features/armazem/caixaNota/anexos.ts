import type { MessageStructureObject } from 'imapflow'

/** A part of a message that may hold notes. */
export type Anexo = { part: string; filename: string; size: number; zip: boolean }

/** Most parts that are looked at in one message, and how deep. */
const MOST = 100
const DEPTH = 20

const TYPES: Readonly<Record<string, string>> = {
  'application/xml': '.xml',
  'text/xml': '.xml',
  'application/zip': '.zip',
  'application/x-zip-compressed': '.zip',
}

/** Transfer as base64 takes a third more. */
const bytesOf = ({ size = 0, encoding }: MessageStructureObject): number =>
  encoding?.toLowerCase() === 'base64' ? Math.floor((size * 3) / 4) : size

/** The XML files and ZIPs of a message, by their name or their type, also of those that a message carries within. */
export const anexosOf = (structure: MessageStructureObject | undefined, depth = 0): Anexo[] => {
  if (!structure || depth > DEPTH) return []
  const { childNodes = [], dispositionParameters, parameters, part, type } = structure
  if (childNodes.length > 0) return childNodes.flatMap((child) => anexosOf(child, depth + 1)).slice(0, MOST)
  const filename = dispositionParameters?.['filename'] ?? parameters?.['name'] ?? ''
  const ending = /\.(?:xml|zip)$/i.exec(filename)?.[0].toLowerCase() ?? TYPES[type.toLowerCase()]
  if (ending === undefined) return []
  return [
    {
      part: part ?? '1',
      filename: filename || `anexo${ending}`,
      size: bytesOf(structure),
      zip: ending === '.zip',
    },
  ]
}
