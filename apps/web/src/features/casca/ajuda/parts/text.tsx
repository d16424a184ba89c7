import styles from './guia.module.css'
import { Link } from '@tanstack/react-router'
import { anchorOf } from './markdown.ts'
import type { Block, Inline } from './markdown.ts'
import { pictureUrl } from './guias.ts'

/** `armazem.md#painel` → the same part of the guide on this screen. */
function Reference({ text, to }: { text: string; to: string }) {
  const [file = '', hash = ''] = to.split('#')
  const guia = file.replace(/\.md$/, '')
  return (
    <Link className="link" to="/ajuda" search={guia ? { guia } : (before) => before} hash={hash}>
      {text}
    </Link>
  )
}

const Words = ({ of }: { of: readonly Inline[] }) =>
  of.map((part, index) => {
    switch (part.kind) {
      case 'strong':
        return <b key={index}>{part.text}</b>
      case 'key':
        return <kbd key={index}>{part.text}</kbd>
      case 'link':
        return <Reference key={index} {...part} />
      case 'text':
        return part.text
    }
  })

function BlockText({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      // The page's own title is the screen's.
      if (block.level === 1) return null
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading id={anchorOf(block.text)}>{block.text}</Heading>
    }
    case 'paragraph':
      return (
        <p>
          <Words of={block.of} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Words of={item.of} />
              {item.below.length > 0 && (
                <ul>
                  {item.below.map((below, at) => (
                    <li key={at}>
                      <Words of={below} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        <div className={styles.guiaTabela}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index} scope="col">
                    <Words of={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, at) => (
                    <td key={at}>
                      <Words of={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'picture':
      return <img src={pictureUrl(block.file)} alt={block.alt} loading="lazy" />
  }
}

export const GuideText = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => <BlockText key={index} block={block} />)

/** The headings of the page, beside it where there is room: a long page is looked up, not read through. */
export const Contents = ({ blocks }: { blocks: readonly Block[] }) => (
  <nav className={styles.guiaIndice} aria-labelledby="guia-indice">
    <p className="t3 xs" id="guia-indice">
      Nesta página
    </p>
    <ul>
      {blocks.map(
        (block) =>
          block.kind === 'heading' &&
          block.level === 2 && (
            <li key={block.text}>
              <Link className="link" to="/ajuda" search={(before) => before} hash={anchorOf(block.text)}>
                {block.text}
              </Link>
            </li>
          ),
      )}
    </ul>
  </nav>
)
