import { Link } from '@tanstack/react-router'
import type { MarkedToken, Token, Tokens } from 'marked'
import { anchorOf } from './markdown.ts'
import { pictureUrl } from './guias.ts'
import styles from './guia.module.css'

/** `armazem.md#painel` → the same part of the guide on this screen. */
function Reference({ text, href }: Tokens.Link) {
  const [file = '', hash = ''] = href.split('#')
  const guia = file.replace(/\.md$/, '')
  return (
    <Link className="link" to="/ajuda" search={guia ? { guia } : (before) => before} hash={hash}>
      {text}
    </Link>
  )
}

function Table({ header, rows }: Tokens.Table) {
  return (
    <div className={styles.guiaTabela}>
      <table>
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={index} scope="col">
                <Pieces of={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => (
                <td key={at}>
                  <Pieces of={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function List({ ordered, items }: Tokens.List) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map((item, index) => (
        <li key={index}>
          <Pieces of={item.tokens} />
        </li>
      ))}
    </Tag>
  )
}

function Heading({ depth, text }: Tokens.Heading) {
  // The screen shows the page's own title.
  if (depth === 1) return null
  const Tag = depth === 2 ? 'h2' : 'h3'
  return <Tag id={anchorOf(text)}>{text}</Tag>
}

function Piece({ of }: { of: MarkedToken }) {
  switch (of.type) {
    case 'heading':
      return <Heading {...of} />
    case 'paragraph':
      // A picture alone is not put into a paragraph.
      return of.tokens.length === 1 && of.tokens[0]?.type === 'image' ? (
        <Pieces of={of.tokens} />
      ) : (
        <p>
          <Pieces of={of.tokens} />
        </p>
      )
    case 'list':
      return <List {...of} />
    case 'table':
      return <Table {...of} />
    case 'image':
      return <img src={pictureUrl(of.href)} alt={of.text} loading="lazy" />
    case 'strong':
      return <b>{of.text}</b>
    case 'codespan':
      return <kbd>{of.text}</kbd>
    case 'link':
      return <Reference {...of} />
    case 'text':
      return of.tokens ? <Pieces of={of.tokens} /> : of.text
    default:
      return null
  }
}

const Pieces = ({ of }: { of: readonly Token[] }) =>
  of.map((piece, index) => <Piece key={index} of={piece as MarkedToken} />)

export const GuideText = Pieces

/** The headings of the page, beside it where there is room, because people look things up in a long page. */
export const Contents = ({ of }: { of: readonly MarkedToken[] }) => (
  <nav className={styles.guiaIndice} aria-labelledby="guia-indice">
    <p className="t3 xs" id="guia-indice">
      Nesta página
    </p>
    <ul>
      {of.map(
        (piece) =>
          piece.type === 'heading' &&
          piece.depth === 2 && (
            <li key={piece.text}>
              <Link className="link" to="/ajuda" search={(before) => before} hash={anchorOf(piece.text)}>
                {piece.text}
              </Link>
            </li>
          ),
      )}
    </ul>
  </nav>
)
