/** Reads the answer of another service, which may be endless; an answer beyond the limit is invalid. */
export const readAnswer = async (response: Response, maximum: number): Promise<string> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > maximum) throw new Error('A resposta tem um corpo grande demais.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** JSON; undefined when the text is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
