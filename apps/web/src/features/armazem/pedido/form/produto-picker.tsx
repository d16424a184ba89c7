import styles from '../linhas/itens.module.css'
import { IconAlertCircle, IconScan, IconSearch } from '@tabler/icons-react'
import type { Produto } from '@app/contract/registers/produto'
import { useId, useState } from 'react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { readCode, useFieldScan } from '../../../casca/busca/index.ts'
import { searchProdutos } from '../../produto/index.ts'

type Props = {
  /** Ends the names of both fields: ' no lugar de Shampoo'. */
  suffix?: string
  /** Company whose products can be ordered; `undefined` while none is chosen. */
  codigoDepositante: string | undefined
  /** What stands in the code field. */
  codigo: string
  onCodigo: (codigo: string) => void
  error: string | undefined
  /** The stock of the product is loading. */
  busy: boolean
  onProduto: (produto: Produto) => void
  /** A label with more data than the product. */
  onLabel: (code: string) => void
  codeRef?: Ref<HTMLInputElement>
  descriptionRef?: Ref<HTMLInputElement>
  /** Replaces the hint on Enter. */
  foot?: ReactNode
}

/** Whether a product has exactly this code. */
export const sameCode = (code: string) => {
  const wanted = code.toLowerCase()
  return ({ codigoProduto, codigoOmni }: Produto) =>
    codigoProduto.toLowerCase() === wanted || codigoOmni.toLowerCase() === wanted
}

/** The product of a typed or scanned code, or the reason why there is none. */
async function findByCode(codigoDepositante: string, code: string): Promise<Produto | string> {
  const found = await searchProdutos(codigoDepositante, code)
  const exact = found.filter(sameCode(code))
  const [only, ...others] = exact.length > 0 ? exact : found
  if (!only) return `Nenhum produto com o código ${code}.`
  return others.length === 0
    ? only
    : `${found.length} produtos combinam com ${code}. Complete o código ou procure pela descrição.`
}

/** The product of a new or existing line: by its code (Enter, a scanner) or by its description. */
export function ProdutoPicker(props: Props) {
  const { suffix = '', codigoDepositante, codigo, onCodigo, error, busy } = props
  const { onProduto, onLabel, codeRef, descriptionRef, foot } = props
  const id = useId()
  const [searching, setSearching] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const disabled = codigoDepositante === undefined
  const wrong = problem ?? error

  const scanKey = useFieldScan((code) => {
    if (!disabled) onLabel(code.trim())
  })

  const find = async () => {
    const code = codigo.trim()
    if (code === '' || searching || codigoDepositante === undefined) return
    if (readCode(code)?.tipo === 'gs1') return onLabel(code)
    setSearching(true)
    try {
      const found = await findByCode(codigoDepositante, code)
      if (typeof found === 'string') setProblem(found)
      else onProduto(found)
    } catch (failure) {
      toast.error(describeError(failure))
    } finally {
      setSearching(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    scanKey(event)
    if (event.defaultPrevented || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void find()
  }

  return (
    <div className={styles.nova}>
      <div className="campo">
        <label className="so-leitor" htmlFor={id}>
          {`Código do produto${suffix}`}
        </label>
        <div className={`entrada${wrong ? ' erro' : ''}${disabled ? ' travada' : ''}`}>
          <Icon of={IconScan} />
          <input
            id={id}
            ref={codeRef}
            className="num"
            placeholder="Código"
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="search"
            maxLength={100}
            disabled={disabled}
            value={codigo}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-erro` : undefined}
            onChange={(event) => {
              setProblem(null)
              onCodigo(event.currentTarget.value)
            }}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
      <SearchSelect<Produto>
        label={`Descrição do produto${suffix}`}
        hideLabel
        icon={IconSearch}
        placeholder="ou procure pela descrição"
        disabled={disabled}
        value={null}
        clearOnChoose
        {...(descriptionRef && { inputRef: descriptionRef })}
        onChange={(produto) => produto && onProduto(produto)}
        search={(term, signal) =>
          codigoDepositante === undefined
            ? Promise.resolve([])
            : searchProdutos(codigoDepositante, term, signal)
        }
        optionKey={(produto) => produto.id}
        optionLabel={(produto) => produto.descricao}
        optionDetail={(produto) => produto.codigoProduto}
      />
      {wrong ? (
        <span className="msg-erro" id={`${id}-erro`}>
          <Icon of={IconAlertCircle} size="p" />
          {wrong}
        </span>
      ) : (
        <span className="ajuda" role="status">
          {hint({ disabled, busy: busy || searching, foot })}
        </span>
      )}
    </div>
  )
}

function hint({ disabled, busy, foot }: { disabled: boolean; busy: boolean; foot: ReactNode }) {
  if (disabled) return 'Escolha o cliente: os itens saem do estoque dele.'
  if (busy) return 'Consultando…'
  return (
    foot ?? (
      <span className="so-mesa">
        <kbd>Enter</kbd> abre o estoque do produto
      </span>
    )
  )
}
