import { IconScan } from '@tabler/icons-react'
import { formatMoney } from '../../../../platform/text/format.ts'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { searchPecas, searchServicos } from '../entrada/pickers.tsx'
import type { PecaOpcao, ServicoOpcao } from '../entrada/pickers.tsx'

export type Achado = { tipo: 'PECA'; peca: PecaOpcao } | { tipo: 'SERVICO'; servico: ServicoOpcao }

/** Services and parts of that code or name; the services first, as there are few. */
const search = async (q: string, signal: AbortSignal): Promise<Achado[]> => {
  const [servicos, pecas] = await Promise.all([searchServicos(q, signal), searchPecas(q, signal)])
  return [
    ...servicos.map((servico): Achado => ({ tipo: 'SERVICO', servico })),
    ...pecas.map((peca): Achado => ({ tipo: 'PECA', peca })),
  ]
}

const codeOf = (achado: Achado) =>
  achado.tipo === 'PECA' ? `peça ${achado.peca.codigo}` : `serviço ${achado.servico.codigo}`
const nameOf = (achado: Achado) => (achado.tipo === 'PECA' ? achado.peca.descricao : achado.servico.nome)
const priceOf = (achado: Achado) => (achado.tipo === 'PECA' ? achado.peca.preco : achado.servico.valor)

/** The line at the foot: a code or a name and Enter add what it stands for, one after the other. */
export const NovaLinha = ({ onAdd }: { onAdd: (achado: Achado) => void }) => (
  <SearchSelect<Achado>
    label="Nova linha"
    hideLabel
    placeholder="Nova linha: código ou nome"
    icon={IconScan}
    value={null}
    clearOnChoose
    search={search}
    optionKey={codeOf}
    optionLabel={nameOf}
    optionDetail={(achado) => `${codeOf(achado)} · ${formatMoney(priceOf(achado))}`}
    onChange={(achado) => achado && onAdd(achado)}
  />
)
