import { NS_NFE, type Elemento } from '@app/rules/nota'
import { SaxesParser } from 'saxes'

type EmConstrucao = { nome: string; atributos: Record<string, string>; texto: string; filhos: EmConstrucao[] }

/**
 * The elements of the NF-e namespace in a canonical text. What the rules read is what was hashed: canonical XML has no
 * comments, no CDATA, no entities and no DOCTYPE left, and an element of another namespace cannot pass for one of ours.
 */
export const lerArvore = (canonico: string): Elemento => {
  const root: EmConstrucao = { nome: '', atributos: {}, texto: '', filhos: [] }
  const open = [root]
  let foreign = 0
  const parser = new SaxesParser({ xmlns: true, fragment: false, position: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (foreign > 0 || uri !== NS_NFE) {
      foreign += 1
      return
    }
    const atributos: Record<string, string> = {}
    for (const { local: name, prefix, value } of Object.values(attributes))
      if (prefix === '') atributos[name] = value
    const element = { nome: local, atributos, texto: '', filhos: [] }
    open.at(-1)?.filhos.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (foreign === 0 && element) element.texto += text
  })
  parser.on('closetag', () => {
    if (foreign > 0) foreign -= 1
    else open.pop()
  })
  parser.write(canonico).close()
  const [first] = root.filhos
  if (!first) throw new Error('no element of the NF-e namespace')
  return first
}
