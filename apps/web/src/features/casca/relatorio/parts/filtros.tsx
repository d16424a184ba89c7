import { useQuery } from '@tanstack/react-query'
import type { Relatorio } from '@app/contract/casca/relatorio'
import { capital } from '../../../../platform/text/format.ts'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { periodosQuery } from '../api.ts'
import { escolhaDe, parseRelatorioSearch, periodoDe } from '../search.ts'
import type { RelatorioSearch } from '../search.ts'
import styles from './relatorio.module.css'

type Props = {
  relatorio: Relatorio
  search: RelatorioSearch
  onSearch: (search: RelatorioSearch) => void
}

const Periodo = ({
  periodo,
  search,
  onSearch,
}: Omit<Props, 'relatorio'> & { periodo: { de: string; ate: string } }) => {
  const { data } = useQuery(periodosQuery)
  const escolha = escolhaDe(search)
  const options = [
    { value: '', label: 'Últimos 12 meses' },
    ...(data?.anos ?? []).map(({ ano }) => ({ value: String(ano), label: `Ano de ${ano}` })),
    ...(data?.meses ?? []).map(({ mes, nome }) => ({ value: mes, label: capital(nome) })),
  ]
  const known = options.some(({ value }) => value === escolha)
  const { de: _de, ate: _ate, ...filtros } = search
  return (
    <>
      <SelectField
        small
        label="Período"
        value={known ? escolha : 'outro'}
        options={known ? options : [...options, { value: 'outro', label: 'Outro período' }]}
        onChange={(chosen) => onSearch({ ...filtros, ...periodoDe(chosen) })}
      />
      <DayField small label="De" value={periodo.de} onChange={(de) => de && onSearch({ ...search, de })} />
      <DayField
        small
        label="Até"
        value={periodo.ate}
        onChange={(ate) => ate && onSearch({ ...search, de: periodo.de, ate })}
      />
    </>
  )
}

/** Period and filters of a report: a choice takes effect at once and is in the address. */
export const RelatorioFiltros = ({ relatorio, search, onSearch }: Props) => (
  <form
    className={`cartao ${styles.filtros}`}
    aria-label="Filtros"
    onSubmit={(event) => event.preventDefault()}
  >
    {relatorio.periodo && <Periodo periodo={relatorio.periodo} search={search} onSearch={onSearch} />}
    {relatorio.campos.map(({ nome, rotulo, vazio, valor, opcoes }) => (
      <SelectField
        key={nome}
        small
        label={rotulo}
        {...(vazio !== null && { empty: vazio })}
        value={valor}
        options={opcoes.map((opcao) => ({ value: opcao.valor, label: opcao.rotulo }))}
        onChange={(chosen) => onSearch(parseRelatorioSearch({ ...search, [nome]: chosen }))}
      />
    ))}
  </form>
)
