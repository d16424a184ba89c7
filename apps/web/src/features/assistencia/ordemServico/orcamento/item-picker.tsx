import { IconScan } from '@tabler/icons-react'
import type { LinhaTipo, OrcamentoItem } from '@app/contract/assistencia/ordemServico'
import type { ReactNode, Ref } from 'react'
import { formatCount, formatMoney } from '../../../../platform/text/format.ts'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { searchItens } from '../api.ts'

const TIPO = { PECA: 'peça', SERVICO: 'serviço' } as const

/** A whole code, typed or scanned, finds what has it and nothing else. */
const search =
  (osId: number, tipo?: LinhaTipo) =>
  async (q: string, signal: AbortSignal): Promise<OrcamentoItem[]> => {
    const found = await searchItens(osId, { q, tipo }, signal)
    const exact = found.filter(({ codigo }) => codigo.toUpperCase() === q.trim().toUpperCase())
    return exact.length === 1 ? exact : found
  }

const livreWords = (livre: number | null) =>
  livre === null ? '' : ` · ${livre > 0 ? formatCount(livre, 'livre', 'livres') : 'sem estoque'}`

const option = {
  optionKey: ({ tipo, id }: OrcamentoItem) => `${tipo} ${id}`,
  optionLabel: ({ nome }: OrcamentoItem) => nome,
  optionDetail: ({ tipo, codigo, preco, livre }: OrcamentoItem) =>
    `${TIPO[tipo]} ${codigo} · ${formatMoney(preco)}${livreWords(livre)}`,
}

/** The line at the foot: a code or a name and Enter add what it stands for, one after the other. */
export const NovaLinha = (props: {
  osId: number
  inputRef: Ref<HTMLInputElement>
  onAdd: (item: OrcamentoItem) => void
}) => (
  <SearchSelect<OrcamentoItem>
    {...option}
    label="Nova linha"
    hideLabel
    placeholder="Nova linha: código ou nome"
    icon={IconScan}
    inputRef={props.inputRef}
    value={null}
    clearOnChoose
    search={search(props.osId)}
    onChange={(item) => item && props.onAdd(item)}
  />
)

/** The part or the service of a line. */
export const ItemPicker = (props: {
  osId: number
  tipo: LinhaTipo
  value: OrcamentoItem | null
  error: ReactNode
  onChange: (item: OrcamentoItem | null) => void
}) => (
  <SearchSelect<OrcamentoItem>
    {...option}
    label={props.tipo === 'PECA' ? 'Peça' : 'Serviço'}
    small
    required
    placeholder="Código ou nome"
    value={props.value}
    error={props.error}
    search={search(props.osId, props.tipo)}
    onChange={props.onChange}
  />
)
