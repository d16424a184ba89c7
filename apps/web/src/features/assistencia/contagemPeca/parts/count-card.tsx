import type { ContagemPeca, ContagemPecaItem } from '@app/contract/assistencia/contagemPeca'
import { IconScan } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useScan } from '../../../../platform/device/scan.ts'
import { formatInteger, formatTime } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { WorkProgress, WorkSummary } from '../../../../ui/feedback/work-summary.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { DataTable, type Column } from '../../../../ui/list/data-table.tsx'
import { contagemKey, countPeca } from '../api.ts'
import { CountLinha } from './count-linha.tsx'
import styles from './contagem.module.css'

type Count = (item: ContagemPecaItem, contado: number | null) => Promise<boolean>

/** Keeps numbers one after the other; an answer changes its own line alone, as others may be on their way. */
function useCount({ id }: ContagemPeca) {
  const client = useQueryClient()
  const [errors, setErrors] = useState<Readonly<Record<number, string>>>({})
  const last = useRef(Promise.resolve())
  const current = (itemId: number) =>
    client.getQueryData<ContagemPeca>(contagemKey(id))?.itens.find((item) => item.id === itemId)
  const keep: Count = async (item, contado) => {
    try {
      const esperado = current(item.id)?.contado ?? null
      const answer = await countPeca(id, { item: { id: item.id }, contado, esperado })
      const kept = answer.itens.find((one) => one.id === item.id)
      client.setQueryData<ContagemPeca>(contagemKey(id), (now) =>
        now && kept
          ? {
              ...now,
              proximasAcoes: answer.proximasAcoes,
              itens: now.itens.map((one) => (one.id === item.id ? kept : one)),
            }
          : now,
      )
      setErrors(({ [item.id]: _gone, ...rest }) => rest)
      return true
    } catch (error) {
      setErrors((now) => ({ ...now, [item.id]: describeError(error) }))
      await client.invalidateQueries({ queryKey: contagemKey(id) })
      return false
    }
  }
  const count: Count = (item, contado) => {
    const done = last.current.then(() => keep(item, contado))
    last.current = done.then(() => undefined)
    return done
  }
  /** One more of what was read. */
  const add = (item: ContagemPecaItem): Promise<boolean> => {
    const done = last.current.then(() => keep(item, (current(item.id)?.contado ?? 0) + 1))
    last.current = done.then(() => undefined)
    return done
  }
  return { errors, count, add, contadoDe: (itemId: number) => current(itemId)?.contado ?? 0 }
}

const columnsOf = (
  { conta }: ContagemPeca,
  { errors, count }: Pick<ReturnType<typeof useCount>, 'errors' | 'count'>,
): Column<ContagemPecaItem>[] => [
  {
    key: 'peca',
    header: 'Peça',
    cell: ({ peca, local, contadoPor, contadoEm }) => (
      <span className={styles.nomes}>
        <span>
          <span className="num forte">{peca.codigo}</span> {peca.descricao}
        </span>
        <span className="t2 sm so-telefone">
          {[local, contadoEm && `${contadoPor}, ${formatTime(contadoEm)}`].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  { key: 'local', header: 'Local', width: '10rem', wideOnly: true, cell: ({ local }) => local ?? '—' },
  {
    key: 'quem',
    header: 'Contada por',
    width: '14rem',
    wideOnly: true,
    cell: ({ contadoPor, contadoEm }) => (contadoEm ? `${contadoPor}, ${formatTime(contadoEm)}` : '—'),
  },
  {
    key: 'contado',
    header: 'Contado',
    right: true,
    width: '9rem',
    cell: (item) => (
      <CountLinha
        item={item}
        locked={!conta || item.outraPessoa}
        error={errors[item.id] ?? (conta && item.outraPessoa ? 'Você contou: é de outra pessoa.' : undefined)}
        onCount={count}
      />
    ),
  },
]

type Lida = { codigo: string; descricao: string; contado: number } | { codigo: string; contado: null }

/** The counting: numbers typed or scanned, each kept at once; what the system has is not shown. */
export function CountCard({ contagem }: { contagem: ContagemPeca }) {
  const { itens, conta, situacao } = contagem
  const counting = useCount(contagem)
  const [codigo, setCodigo] = useState('')
  const [lida, setLida] = useState<Lida | null>(null)
  const take = async (code: string): Promise<boolean> => {
    const item = itens.find(({ peca }) => peca.codigo.toUpperCase() === code.trim().toUpperCase())
    if (!item) {
      setLida({ codigo: code.trim(), contado: null })
      return false
    }
    if (await counting.add(item)) setLida({ ...item.peca, contado: counting.contadoDe(item.id) })
    return true
  }
  useScan((code) => (conta ? take(code) : false))
  const contadas = itens.filter(({ contado }) => contado !== null).length
  return (
    <div className="pilha">
      {situacao === 'SEGUNDA' && (
        <Faixa tone="info" title="A primeira contagem não bateu.">
          Outra pessoa conta de novo: nem o número de antes nem o saldo aparecem.
        </Faixa>
      )}
      <WorkSummary label="Andamento">
        <WorkProgress done={contadas} total={itens.length} label="Peças contadas">
          <b className="num">{formatInteger(contadas)}</b> de {formatInteger(itens.length)} contadas
        </WorkProgress>
      </WorkSummary>
      {conta && (
        <section className="cartao" aria-label="Leitura">
          <div className={`corpo ${styles.leitura}`}>
            <TextField
              label="Ler o código"
              help="Cada leitura soma uma."
              icon={IconScan}
              autoComplete="off"
              spellCheck={false}
              value={codigo}
              onChange={setCodigo}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || codigo.trim() === '') return
                event.preventDefault()
                setCodigo('')
                void take(codigo)
              }}
            />
            <p className={styles.lida} role="status">
              {lida &&
                (lida.contado === null ? (
                  <span>{lida.codigo}: este código não está nesta contagem.</span>
                ) : (
                  <span>
                    <b>{formatInteger(lida.contado)}</b> {lida.codigo} {lida.descricao}
                  </span>
                ))}
            </p>
          </div>
        </section>
      )}
      <section className="cartao" aria-label="Peças">
        <div className="tabela-rola">
          <DataTable
            label="Peças a contar"
            className={styles.contar}
            columns={columnsOf(contagem, counting)}
            rows={itens}
            rowKey={({ id }) => id}
          />
        </div>
      </section>
    </div>
  )
}
