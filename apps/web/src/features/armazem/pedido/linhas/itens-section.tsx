import { clsx } from 'clsx'
import styles from './itens.module.css'
import colarStyles from './paste.module.css'
import { IconAlertCircle, IconAlertTriangle, IconPackageOff, IconTrash } from '@tabler/icons-react'
import { formatQuantidade } from '@app/rules/casca/quantidade'
import { Fragment } from 'react'
import type { ClipboardEvent, ReactNode } from 'react'
import { formatDay } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { missingText } from '../form/faltas.ts'
import type { Missing } from '../form/faltas.ts'
import { linhaKey, nomeDaLinha, totalsText } from './lines.ts'
import type { PedidoLinhaForm } from './lines.ts'
import { PorQueLote } from '../lotes/por-que-lote.tsx'
import type { Por } from '../form/troca-row.tsx'

type Props = {
  linhas: readonly PedidoLinhaForm[]
  /** Refusals of the server or the schema, by line. */
  erros: Readonly<Record<string, string>>
  /** FEFO warnings of lines that were reviewed on this screen. */
  avisos: Readonly<Record<string, string>>
  /** Wanted quantities that the stock does not have. */
  missing: readonly Missing[]
  onForget: (missing: Missing) => void
  pedidoId: number | undefined
  locked: boolean
  onReview: (linha: PedidoLinhaForm) => void
  onRemove: (linha: PedidoLinhaForm) => void
  /** The person wants another product on the line. */
  onTroca: (linha: PedidoLinhaForm, por: Por) => void
  /** The line whose product is changing, and its picker. */
  troca: { key: string; row: ReactNode } | null
  /** At the right of the title: repeat and paste. */
  acts: ReactNode
  /** Rows of a spreadsheet, pasted anywhere in the section; `true` when they were taken. */
  onPasteRows: (text: string) => boolean
  /** The next line: pickers by code and description. */
  foot: ReactNode
}

/** The missing quantity of a product: under its last line, or alone when it has no lot at all. */
const MissingNote = ({
  missing,
  locked,
  onForget,
}: { missing: Missing } & Pick<Props, 'locked' | 'onForget'>) => (
  <tr className="sub">
    <td colSpan={6}>
      <span className="aviso-l">
        <Icon of={IconPackageOff} size="p" />
        <span>
          <b>{`${missing.produto.codigoProduto} · ${missing.produto.descricao}.`}</b> {missingText(missing)}
        </span>
        {!locked && (
          <button type="button" className="link" onClick={() => onForget(missing)}>
            Ficar sem
          </button>
        )}
      </span>
    </td>
  </tr>
)

/** A second row under a line, with its error or FEFO warning. */
const Note = ({
  linha,
  erro,
  aviso,
  locked,
  onReview,
}: { linha: PedidoLinhaForm; erro?: string; aviso?: string } & Pick<Props, 'locked' | 'onReview'>) => (
  <tr className="sub">
    <td colSpan={6}>
      <span className={erro ? clsx('aviso-l', styles.erroL) : 'aviso-l'} role={erro ? 'alert' : undefined}>
        <Icon of={erro ? IconAlertCircle : IconAlertTriangle} size="p" />
        {erro ? (
          <b>{erro}</b>
        ) : (
          <span>
            <b>Lote não segue a regra FEFO.</b> {aviso}
          </span>
        )}
        {!locked && (
          <button
            type="button"
            className="link"
            data-invalido={erro ? '' : undefined}
            onClick={() => onReview(linha)}
          >
            Rever lotes
          </button>
        )}
      </span>
    </td>
  </tr>
)

type LineProps = Pick<Props, 'linhas' | 'pedidoId' | 'locked' | 'onReview' | 'onRemove' | 'onTroca'>

function Line({
  linha,
  linhas,
  pedidoId,
  locked,
  onReview,
  onRemove,
  onTroca,
}: { linha: PedidoLinhaForm } & LineProps) {
  const { produto, dataValidade, quantidade } = linha
  const shown = formatQuantidade(quantidade)
  const { codigoProduto, descricao } = produto
  return (
    <tr>
      <td className="num forte">
        {locked ? (
          codigoProduto
        ) : (
          <button
            type="button"
            className={styles.celulaB}
            aria-label={`Trocar o produto por código: ${codigoProduto}, ${nomeDaLinha(linha)}`}
            onClick={() => onTroca(linha, 'codigo')}
          >
            {codigoProduto}
          </button>
        )}
      </td>
      <td className={styles.desc}>
        {locked ? (
          <span title={descricao}>{descricao}</span>
        ) : (
          <button
            type="button"
            className={styles.celulaB}
            title={descricao}
            aria-label={`Trocar o produto por descrição: ${nomeDaLinha(linha)}`}
            onClick={() => onTroca(linha, 'descricao')}
          >
            <span>{descricao}</span>
          </button>
        )}
      </td>
      <td className={clsx('num', styles.lote)}>
        <PorQueLote
          linha={linha}
          linhas={linhas}
          pedidoId={pedidoId}
          onReview={locked ? undefined : () => onReview(linha)}
        />
      </td>
      <td className={clsx('num', styles.val)}>
        {dataValidade ? <span className={styles.ate}>{formatDay(dataValidade)}</span> : 'sem validade'}
      </td>
      <td className={clsx('num dir', styles.qtd, 'forte')}>
        {locked ? (
          <span>{shown}</span>
        ) : (
          <button
            type="button"
            className={styles.celulaB}
            aria-label={`Alterar a quantidade de ${nomeDaLinha(linha)}: ${shown}`}
            onClick={() => onReview(linha)}
          >
            {shown}
          </button>
        )}
        <span className={clsx('t3', styles.un)}>{produto.unidade}</span>
      </td>
      <td className={styles.rem}>
        {!locked && (
          <Button small look="quiet" icon={IconTrash} iconOnly onClick={() => onRemove(linha)}>
            {`Remover ${nomeDaLinha(linha)}`}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** 'Itens': the lines with their notes, and the place of the next one. */
export function ItensSection(props: Props) {
  const { erros, avisos, missing, onForget, acts, onPasteRows, foot, troca, ...lines } = props
  const { linhas, locked, onReview } = lines
  const lastOf = new Map(linhas.map((linha) => [linha.produto.id, linhaKey(linha)]))
  const note = (one: Missing) => (
    <MissingNote key={`${one.produto.id}|falta`} missing={one} locked={locked} onForget={onForget} />
  )
  const paste = (event: ClipboardEvent) => {
    if (!locked && onPasteRows(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <section className="cartao" aria-labelledby="itens-titulo" onPaste={paste}>
      <header>
        <h2 id="itens-titulo">Itens</h2>
        <span className="num t2 sm" role="status">
          {totalsText(linhas)}
        </span>
        {acts && <span className={clsx('fim', colarStyles.itensAcoes)}>{acts}</span>}
      </header>
      {linhas.length + missing.length > 0 && (
        <table
          className={clsx('tabela', styles.itens, locked && styles.travados)}
          aria-labelledby="itens-titulo"
        >
          <thead>
            <tr>
              <th scope="col">Código</th>
              <th scope="col">Descrição</th>
              <th scope="col">Lote</th>
              <th scope="col">Validade</th>
              <th scope="col" className="dir">
                Quantidade
              </th>
              <th scope="col">
                <span className="so-leitor">Remover</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {linhas.map((linha) => {
              const key = linhaKey(linha)
              const [erro, aviso] = [erros[key], avisos[key]]
              return [
                <Line key={key} linha={linha} {...lines} />,
                troca?.key === key && <Fragment key={`${key}|troca`}>{troca.row}</Fragment>,
                (erro ?? aviso) !== undefined && (
                  <Note
                    key={`${key}|nota`}
                    linha={linha}
                    locked={locked}
                    onReview={onReview}
                    {...(erro !== undefined ? { erro } : aviso !== undefined ? { aviso } : {})}
                  />
                ),
                missing.filter(({ produto }) => lastOf.get(produto.id) === key).map(note),
              ]
            })}
            {missing.filter(({ produto }) => !lastOf.has(produto.id)).map(note)}
          </tbody>
        </table>
      )}
      {foot}
    </section>
  )
}
