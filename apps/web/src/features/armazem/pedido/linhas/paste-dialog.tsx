import { clsx } from 'clsx'
import styles from './paste.module.css'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { formatQuantidade } from '@app/rules/casca/quantidade'
import { useEffect, useEffectEvent, useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatCount, formatDay } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import type { PedidoLinhaForm } from './lines.ts'
import { MAX_COLADAS, parsePaste } from './paste.ts'
import { readPaste } from './read-paste.ts'
import type { Colagem, Previa } from './read-paste.ts'

type Props = {
  opened: boolean
  /** The pasted text with which the field starts. */
  text: string
  codigoDepositante: string | undefined
  pedidoId: number | undefined
  linhas: readonly PedidoLinhaForm[]
  onClose: () => void
  onPaste: (colagem: Colagem) => void
}

const WAIT_MS = 400

const lotesText = ({ proposta }: Previa) =>
  proposta?.partes
    .map(
      ({ lote, dataValidade, quantidade }) =>
        `${lote || 'sem lote'}${dataValidade ? ` (${formatDay(dataValidade)})` : ''}: ${formatQuantidade(quantidade)}`,
    )
    .join(' · ') ?? ''

const TONE = {
  entra: { icon: IconCircleCheck, className: 'sucesso' },
  falta: { icon: IconAlertTriangle, className: 'atencao' },
  fora: { icon: IconAlertCircle, className: 'erro-r' },
}

const Row = ({ previa }: { previa: Previa }) => {
  const { colada, proposta, situacao, problema } = previa
  const { icon, className } = TONE[situacao]
  return (
    <tr>
      <td className="num t3">{colada.linha}</td>
      <td className="num forte">{colada.codigo || 'vazio'}</td>
      <td className={styles.desc}>{proposta?.produto.descricao ?? ''}</td>
      <td className="num dir">
        {colada.quantidade === null ? colada.quantidadeTexto : formatQuantidade(colada.quantidade)}
      </td>
      <td className={clsx(styles.res, className)}>
        <Icon of={icon} size="p" />
        <span>
          {problema && <b>{problema}</b>} <span className="num">{lotesText(previa)}</span>
        </span>
      </td>
    </tr>
  )
}

/** Reads products and lots for the text in the field, a moment after the last key. */
function usePreview({ opened, codigoDepositante, pedidoId, linhas }: Props, text: string) {
  const [state, setState] = useState<{ text: string; colagem: Colagem | null; failure: unknown }>({
    text: '',
    colagem: null,
    failure: null,
  })
  const read = useEffectEvent((depositante: string) =>
    readPaste(parsePaste(text), { codigoDepositante: depositante, pedidoId, linhas }),
  )
  useEffect(() => {
    if (!opened || codigoDepositante === undefined || text.trim() === '') return
    let wanted = true
    const timer = setTimeout(() => {
      read(codigoDepositante).then(
        (colagem) => wanted && setState({ text, colagem, failure: null }),
        (failure: unknown) => wanted && setState({ text, colagem: null, failure }),
      )
    }, WAIT_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
      // The result of one opening is not valid for the lines of the next.
      setState({ text: '', colagem: null, failure: null })
    }
  }, [opened, codigoDepositante, text])
  const current = state.text === text ? state : null
  return { colagem: current?.colagem ?? null, failure: current?.failure ?? null }
}

/** 'Colar linhas': rows of a spreadsheet, each with product, lots and errors, before they are added. */
export function PasteDialog(props: Props) {
  const { opened, onClose, onPaste } = props
  const [text, setText] = useState(props.text)
  const [seen, setSeen] = useState(opened)
  if (opened !== seen) {
    setSeen(opened)
    if (opened) setText(props.text)
  }
  const { colagem, failure } = usePreview(props, text)
  const rows = parsePaste(text)
  const tooMany = rows.length > MAX_COLADAS
  const entering = colagem?.previas.filter(({ proposta }) => (proposta?.partes.length ?? 0) > 0).length ?? 0
  const paste = () => {
    if (colagem && entering > 0) onPaste(colagem)
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Colar linhas"
      subtitle="Código e quantidade, uma linha por produto, como numa planilha."
      size="wide"
      status={
        colagem && `${entering} de ${formatCount(colagem.previas.length, 'linha entra', 'linhas entram')}`
      }
      act={{
        label: entering === 0 ? 'Colar linhas' : `Colar ${formatCount(entering, 'linha', 'linhas')}`,
        run: paste,
        disabled: entering === 0,
      }}
    >
      <div className="pilha">
        <TextAreaField
          label="Linhas da planilha"
          help="Separe por tabulação ou ponto e vírgula: 000123;48"
          rows={4}
          value={text}
          onChange={setText}
        />
        {tooMany && (
          <Faixa tone="warning" title={`São ${rows.length} linhas.`}>
            Cole até {MAX_COLADAS} de cada vez; para mais, importe a planilha.
          </Faixa>
        )}
        {failure !== null && <Faixa tone="error">{describeError(failure)}</Faixa>}
        {rows.length > 0 && !tooMany && failure === null && !colagem && (
          <p role="status" aria-label="Consultando produtos e estoque">
            <Bone />
            <Bone width="60%" />
          </p>
        )}
        {colagem && (
          <section className={styles.colarRola} aria-label="Prévia das linhas coladas">
            <table className={clsx('tabela', styles.colar)}>
              <thead>
                <tr>
                  <th scope="col">Linha</th>
                  <th scope="col">Código</th>
                  <th scope="col">Descrição</th>
                  <th scope="col" className="dir">
                    Quantidade
                  </th>
                  <th scope="col">Lotes</th>
                </tr>
              </thead>
              <tbody>
                {colagem.previas.map((previa) => (
                  <Row key={previa.colada.linha} previa={previa} />
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </Dialog>
  )
}
