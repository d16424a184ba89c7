import styles from './etiquetas.module.css'
import { produtoView } from '@app/contract/registers/produto'
import { zplDeLote, zplDeProduto } from '@app/rules/armazem/impressos'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../../platform/text/format.ts'
import { useRecord } from '../../../../register/record/use-record.ts'
import { valueAt, valueText } from '../../../../register/record/record.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { PaperPage } from '../../../../ui/print/paper.tsx'
import { saldosQuery } from '../../estoque/index.ts'
import { impressosQuery } from '../api.ts'
import { MAX_COPIAS } from '../copias.ts'
import { PapelLote, PapelProduto } from '../parts/papel-produto.tsx'
import { ZplButton } from '../parts/zpl-button.tsx'

export type EtiquetasSearch = { lote?: number; copias?: number }
type Props = { id: number; search: EtiquetasSearch; onSearch: (search: EtiquetasSearch) => void }

const inBounds = (copias: number) => Math.min(MAX_COPIAS, Math.max(1, Math.trunc(copias)))

/** /produto/{id}/etiquetas: labels of the product, or of one of its lots, on paper or for a thermal printer. */
export function EtiquetasDoProduto({ id, search, onSearch }: Props) {
  const produto = useRecord(produtoView, id)
  const saldos = useQuery(saldosQuery(id))
  const daCasa = useQuery(impressosQuery)
  const copias = search.copias ?? 1
  const lotes = saldos.data
  const saldo = lotes?.find((one) => one.id === search.lote)
  const words = (name: string) => (produto.data ? valueText(valueAt(produto.data, name)) : '')
  const [codigo, descricao] = [words('codigoProduto'), words('descricao')]
  const doProduto = { codigo, descricao, codigoBarras: words('codigoBarras') || null }
  const doLote = saldo && {
    saldo: saldo.id,
    codigo,
    descricao,
    lote: saldo.lote,
    validade: saldo.dataDeValidade ? formatDay(saldo.dataDeValidade) : 'sem validade',
    endereco: saldo.endereco,
  }
  const queries = [produto, saldos, daCasa]
  const impressos = daCasa.data
  const ready = impressos !== undefined && lotes !== undefined && produto.data !== undefined
  return (
    <PaperPage
      label="Etiquetas"
      title={`Etiquetas ${codigo}`}
      detail={codigo}
      back={`/produto/${id}`}
      what="o produto"
      ready={ready}
      error={queries.find(({ error }) => error)?.error}
      onRetry={() => Promise.all(queries.map(({ refetch }) => refetch()))}
      busy={queries.some(({ isFetching }) => isFetching)}
      bar={
        ready && (
          <div className={styles.barra}>
            <SelectField
              small
              hideLabel
              label="Etiqueta de"
              empty="Produto"
              value={String(saldo?.id ?? '')}
              options={lotes.map(({ id: value, lote, dataDeValidade }) => ({
                value: String(value),
                label: `Lote ${lote || 'sem lote'}${dataDeValidade ? `, ${formatDay(dataDeValidade)}` : ''}`,
              }))}
              onChange={(value) => onSearch({ copias, ...(value !== '' && { lote: Number(value) }) })}
            />
            <NumberField
              small
              label="Cópias"
              value={copias}
              onChange={(value) => value !== null && onSearch({ ...search, copias: inBounds(value) })}
            />
            <ZplButton
              filename={`etiquetas-${codigo}.zpl`}
              zpl={() =>
                doLote ? zplDeLote(doLote, impressos, copias) : zplDeProduto(doProduto, impressos, copias)
              }
            />
          </div>
        )
      }
    >
      {ready && !doLote && <PapelProduto etiqueta={doProduto} {...{ copias, impressos }} />}
      {ready && doLote && <PapelLote etiqueta={doLote} {...{ copias, impressos }} />}
    </PaperPage>
  )
}
