import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Relatorio } from '@app/contract/casca/relatorio'
import { capital, formatCount, formatDay } from '../../../../platform/text/format.ts'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
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

/** What is chosen, for phones, where the fields are folded. */
const resumoDe = ({ periodo, campos }: Relatorio): string => {
  const chosen = campos.filter(({ vazio, valor }) => vazio !== null && valor !== '').length
  return [
    periodo && `${formatDay(periodo.de)} a ${formatDay(periodo.ate)}`,
    chosen > 0 && formatCount(chosen, 'filtro', 'filtros'),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Period and filters of a report: a choice takes effect at once and is in the address; on phones they unfold. */
export const RelatorioFiltros = ({ relatorio, search, onSearch }: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <form
      className={`cartao ${styles.filtros} ${open ? '' : styles.dobrados}`}
      aria-label="Filtros"
      onSubmit={(event) => event.preventDefault()}
    >
      <button
        type="button"
        className={styles.desdobra}
        aria-expanded={open}
        onClick={() => setOpen((before) => !before)}
      >
        <Icon of={IconAdjustmentsHorizontal} />
        Filtros
        <span className="t2">{resumoDe(relatorio)}</span>
      </button>
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
}
