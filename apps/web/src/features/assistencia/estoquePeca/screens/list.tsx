import type { EstoquePeca } from '@app/contract/assistencia/estoquePeca'
import { estoquePecaView } from '@app/contract/registers/estoquePeca'
import type { ComponentProps } from 'react'
import { formatInteger } from '../../../../platform/text/format.ts'
import { RegisterList } from '../../../../register/list/list.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

/** Rows of phones have no header, so each amount says what it is. */
const amount = (label: string, field: keyof EstoquePeca) => (record: Record<string, unknown>) => (
  <span className="num">
    <span className="so-telefone t2">{label} </span>
    {formatInteger(Number(record[field]))}
  </span>
)

const CELLS = { quantidade: amount('Saldo', 'quantidade'), livre: amount('Livre', 'livre') }

/** /estoquePeca: the post's stock of each part; parts below their minimum come first. */
export const EstoquePecaList = (props: Props) => (
  <RegisterList view={estoquePecaView} cells={CELLS} {...props} />
)
