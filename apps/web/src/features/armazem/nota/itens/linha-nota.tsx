import { clsx } from 'clsx'
import styles from './itens-nota.module.css'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { DetNFe, NotaMensagem } from '@app/contract/armazem/nota'
import { unidadesDiferem } from '@app/rules/armazem/nota'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { formatAmount, formatCount, formatDay, formatQuantity } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { EfeitoBadge } from '../formulario/efeito-badge.tsx'
import {
  move,
  quantidadeDa,
  somaDosLotes,
  withFator,
  withProduto,
  withSemLote,
} from '../formulario/form-model.ts'
import type { LinhaForm } from '../formulario/form-model.ts'
import { ProdutoDaLinha } from './produto-da-linha.tsx'
import { formatQtd, formatUnitario } from '@app/rules/armazem/danfe'

type Erros = { produto: ReactNode; fator: ReactNode; efeito: ReactNode; lotes: ReactNode }

type Props = {
  /** Its place in the note, from 0. */
  index: number
  det: DetNFe
  linha: LinhaForm
  erros: Erros
  mensagens: readonly NotaMensagem[]
  codigoDepositante: string
  editable: boolean
  /** The note has several effects, so each line shows its own. */
  mista: boolean
  onLinha: (index: number, change: (linha: LinhaForm) => LinhaForm) => void
  onLotes: (index: number) => void
}

const FATOR_WORDS = { memoria: 'como na última nota', nota: 'da própria nota', padrao: null } as const

/** 'CX ≠ un: 12 CX × 10 = 120 un'. */
const Conta = ({ det: { prod }, linha, total }: Pick<Props, 'det' | 'linha'> & { total: string }) => (
  <span>
    {prod.uCom} ≠ {linha.produto?.unidade.toLowerCase()}:{' '}
    <span className={styles.conta}>
      {formatQtd(prod.qcom)} {prod.uCom} × {formatQtd(linha.fator)} = {total}
    </span>
  </span>
)

function Quantidade({ index, det, linha, erros, editable, onLinha }: Props) {
  const { prod } = det
  const quantidade = quantidadeDa(linha, prod)
  const unidade = linha.produto?.unidade.toLowerCase() ?? 'un'
  const total = quantidade === null ? '—' : `${formatQuantity(quantidade)} ${unidade}`
  const differs = linha.produto !== null && unidadesDiferem(prod.uCom, unidade)
  return (
    <>
      <span className="num">
        <b>{formatQtd(prod.qcom)}</b> {prod.uCom}
      </span>
      {editable ? (
        <span className={clsx(styles.fator, 'num')}>
          <span aria-hidden="true">×</span>
          <NumberField
            label={`Fator do item ${index + 1}: unidades do estoque em 1 ${prod.uCom ?? 'unidade'}`}
            hideLabel
            small
            value={linha.fator}
            error={erros.fator}
            warning={!erros.fator && differs && <Conta det={det} linha={linha} total={total} />}
            onChange={(fator) => onLinha(index, (before) => withFator(before, fator, prod))}
          />
          {!differs && <span className={styles.fatorT}>= {total}</span>}
        </span>
      ) : (
        <small className="num">
          {linha.fator !== 1 && `× ${formatQtd(linha.fator)} `}= {total}
        </small>
      )}
      {editable && linha.fator !== 1 && linha.fatorOrigem && FATOR_WORDS[linha.fatorOrigem] && (
        <small className="t3">fator {FATOR_WORDS[linha.fatorOrigem]}</small>
      )}
    </>
  )
}

const lotesWords = ({ lotes }: LinhaForm) => {
  const [only, ...others] = lotes
  if (!only) return 'Informar lotes'
  if (others.length > 0) return formatCount(lotes.length, 'lote', 'lotes')
  const name = only.semLote ? 'Sem lote' : `Lote ${only.lote}`
  return only.dataDeValidade ? `${name}, vence ${formatDay(only.dataDeValidade)}` : name
}

function Lotes({ index, det, linha, erros, editable, onLinha, onLotes }: Props) {
  const quantidade = quantidadeDa(linha, det.prod)
  const soma = linha.lotes.length > 0 ? somaDosLotes(linha.lotes) : quantidade
  const differs = soma !== quantidade
  if (!move(linha) && linha.lotes.length === 0) return null
  if (!editable)
    return <small className="num">{linha.lotes.length > 0 ? lotesWords(linha) : 'Sem lotes'}</small>
  return (
    <span className={styles.lotesB}>
      <button
        type="button"
        className="explica num"
        aria-haspopup="dialog"
        aria-label={`Lotes do item ${index + 1}: ${lotesWords(linha)}`}
        data-erro={erros.lotes ? '' : undefined}
        onClick={() => onLotes(index)}
      >
        {lotesWords(linha)}
      </button>
      {linha.lotes.length === 0 && (
        <button
          type="button"
          className="explica"
          aria-label={`Sem lote: item ${index + 1}`}
          onClick={() => onLinha(index, (before) => withSemLote(before, det.prod))}
        >
          Sem lote
        </button>
      )}
      {(erros.lotes ?? (differs && 'A soma dos lotes difere.')) && (
        <span className={erros.lotes ? 'msg-erro' : styles.avisoT}>
          <Icon of={IconAlertTriangle} size="p" />
          {erros.lotes ?? 'A soma dos lotes difere.'}
        </span>
      )}
    </span>
  )
}

const sameErros = (a: Erros, b: Erros) =>
  a.produto === b.produto && a.fator === b.fator && a.efeito === b.efeito && a.lotes === b.lotes

/** A key typed in one line renders only that line; `onLinha` and `onLotes` use the newest state. */
const isSame = (a: Props, b: Props) =>
  a.linha === b.linha &&
  a.det === b.det &&
  sameErros(a.erros, b.erros) &&
  a.mensagens === b.mensagens &&
  a.codigoDepositante === b.codigoDepositante &&
  a.editable === b.editable &&
  a.mista === b.mista

/** One line of the note: the issuer's name, our product, and the quantity. */
export const LinhaNota = memo(function LinhaNota(props: Props) {
  const { index, det, linha, erros, mensagens, codigoDepositante, editable, mista, onLinha } = props
  const { nItem, prod } = det
  return (
    <tr id={`linha-${index}`}>
      <td className={clsx('num t2', styles.nItem)}>
        <span className="so-leitor">Item </span>
        {nItem ?? index + 1}
      </td>
      <td className={styles.nCodigo}>
        <span className="num">{prod.cprod}</span>
        <small className="num">CFOP {prod.cfop}</small>
      </td>
      <td className={styles.nProduto}>
        <ProdutoDaLinha
          item={index + 1}
          linha={linha}
          codigoDepositante={codigoDepositante}
          editable={editable}
          error={erros.produto}
          onProduto={(produto) => onLinha(index, (before) => withProduto(before, produto, prod))}
        />
      </td>
      <td className={styles.nDescricao}>
        <span className={styles.xprod}>{prod.xprod}</span>
        {mista && <EfeitoBadge efeito={linha.efeito} />}
        {erros.efeito && <span className="msg-erro">{erros.efeito}</span>}
        <Lotes {...props} />
        {mensagens.map(({ code, text }) => (
          <span key={code + text} className={styles.avisoT}>
            <Icon of={IconAlertTriangle} size="p" />
            {text}
          </span>
        ))}
      </td>
      <td className={clsx('dir', styles.nQuantidade)}>
        <Quantidade {...props} />
      </td>
      <td className={clsx('dir num', styles.nUnitario)}>
        {formatUnitario(prod.vUnCom)}
        <small>trib. {formatUnitario(prod.vunTrib)}</small>
      </td>
      <td className={clsx('dir num forte', styles.nTotal)}>
        {prod.vprod === null ? '—' : formatAmount(prod.vprod)}
      </td>
    </tr>
  )
}, isSame)
