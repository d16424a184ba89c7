import {
  CONTAGEM_LIMITE,
  type ContagemPeca,
  type ContagemPecaItem,
  MOTIVOS_CONTAGEM,
} from '@app/contract/assistencia/contagemPeca'
import { useState } from 'react'
import { ApiError, describeError, messageText } from '../../../../platform/http/errors.ts'
import { formatCount, formatInteger, formatMoney, formatMoment } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { DataTable, type Column } from '../../../../ui/list/data-table.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Tabs } from '../../../../ui/page/tabs.tsx'
import { moveContagem } from '../api.ts'
import styles from './contagem.module.css'

type Motivo = (typeof MOTIVOS_CONTAGEM)[number]
const MOTIVOS = MOTIVOS_CONTAGEM.map((value) => ({ value, label: value }))

const signed = (value: number) => (value > 0 ? `+${formatInteger(value)}` : formatInteger(value))
const isOpen = ({ diferenca, ajustadoEm }: ContagemPecaItem) => (diferenca ?? 0) !== 0 && ajustadoEm === null
const valueOf = (itens: readonly ContagemPecaItem[]) =>
  itens.reduce((sum, { diferenca, preco }) => sum + (diferenca ?? 0) * preco, 0)

type MotivoProps = {
  item: ContagemPecaItem
  ajusta: boolean
  motivo: Motivo | ''
  error: string | undefined
  onMotivo: (motivo: Motivo | '') => void
}

const MotivoDaLinha = ({ item, ajusta, motivo, error, onMotivo }: MotivoProps) => {
  if (item.ajustadoEm !== null)
    return (
      <span className="sm">
        {item.motivo} · {item.ajustadoPor}, {formatMoment(item.ajustadoEm)}
      </span>
    )
  if (ajusta && isOpen(item) && item.outraPessoa) return 'Você contou: outra pessoa ajusta'
  if (!isOpen(item)) return item.contado === null ? 'Não contada' : '—'
  return ajusta ? (
    <SelectField<Motivo>
      small
      hideLabel
      label={`Motivo de ${item.peca.codigo}`}
      empty="Escolha o motivo"
      value={motivo}
      options={MOTIVOS}
      error={error}
      onChange={onMotivo}
    />
  ) : (
    'A decidir'
  )
}

type Escolha = {
  ajusta: boolean
  motivos: Readonly<Record<number, Motivo | ''>>
  errorAt: (item: ContagemPecaItem) => string | undefined
  onMotivo: (id: number, motivo: Motivo | '') => void
}

const columnsOf = ({ ajusta, motivos, errorAt, onMotivo }: Escolha): Column<ContagemPecaItem>[] => [
  {
    key: 'peca',
    header: 'Peça',
    cell: ({ peca, local, saldo, contado, contadoPor, contadoEm }) => (
      <span className={styles.nomes}>
        <span>
          <span className="num forte">{peca.codigo}</span> {peca.descricao}
        </span>
        <span className="t2 sm">
          {[local, contadoEm && `${contadoPor}, ${formatMoment(contadoEm)}`].filter(Boolean).join(' · ')}
        </span>
        {saldo !== null && contado !== null && (
          <span className="t2 sm so-telefone">
            sistema {formatInteger(saldo)} · contado {formatInteger(contado)}
          </span>
        )}
      </span>
    ),
  },
  ...(['saldo', 'contado'] as const).map((key) => ({
    key,
    header: key === 'saldo' ? 'Sistema' : 'Contado',
    right: true,
    width: '6rem',
    wideOnly: true,
    cell: (item: ContagemPecaItem) => (
      <span className="num">{item[key] === null ? '—' : formatInteger(item[key])}</span>
    ),
  })),
  {
    key: 'diferenca',
    header: 'Diferença',
    right: true,
    width: '6.5rem',
    cell: ({ diferenca }) => (
      <span className={(diferenca ?? 0) < 0 ? `num forte ${styles.menos}` : 'num forte'}>
        {diferenca === null ? '—' : signed(diferenca)}
      </span>
    ),
  },
  {
    key: 'valor',
    header: 'R$',
    right: true,
    width: '7rem',
    wideOnly: 'mesa',
    cell: (item) => <span className="num">{item.diferenca ? formatMoney(valueOf([item])) : '—'}</span>,
  },
  {
    key: 'motivo',
    header: 'Motivo do ajuste',
    width: '15rem',
    cell: (item) => (
      <MotivoDaLinha
        item={item}
        ajusta={ajusta}
        motivo={motivos[item.id] ?? ''}
        error={errorAt(item)}
        onMotivo={(motivo) => onMotivo(item.id, motivo)}
      />
    ),
  },
]

type Props = {
  contagem: ContagemPeca
  onDone: (contagem: ContagemPeca) => void
  onEncerrar: () => void
}

/** What differs from the ledger of the moment of each count; the chosen differences enter it, each with its reason. */
export function DiferencasCard({ contagem, onDone, onEncerrar }: Props) {
  const { itens, proximasAcoes } = contagem
  const abertas = itens.filter(isOpen)
  const ajusta = proximasAcoes.includes('ajustar')
  const [todas, setTodas] = useState(false)
  const [motivos, setMotivos] = useState<Readonly<Record<number, Motivo | ''>>>({})
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState(false)
  const [troubles, setTroubles] = useState<ReadonlyMap<number, string>>(new Map())
  const [trouble, setTrouble] = useState<string | null>(null)
  const shown = todas || abertas.length === 0 ? itens : abertas
  const escolhidas = abertas.filter(({ id }) => chosen.has(id))
  const errorAt = ({ id }: ContagemPecaItem) =>
    asked && chosen.has(id) && !motivos[id] ? 'Escolha o motivo' : troubles.get(id)
  const toggle = (ids: readonly number[], on: boolean) =>
    setChosen((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))))
  const adjust = useTask(async () => {
    setAsked(true)
    setTrouble(null)
    setTroubles(new Map())
    const sent = escolhidas.map(({ id }) => ({ id, motivo: motivos[id] ?? '' }))
    if (sent.some(({ motivo }) => motivo === '')) return
    try {
      const done = await moveContagem(contagem.id, 'ajustar', { versao: contagem.versao, itens: sent })
      toast.success(sent.length === 1 ? 'Peça ajustada.' : `${formatInteger(sent.length)} peças ajustadas.`)
      setChosen(new Set())
      onDone(done)
    } catch (error) {
      const byItem = new Map(
        (error instanceof ApiError ? error.messages : []).flatMap((message) => {
          const at = /^itens\[(\d+)\]/.exec(message.fieldName ?? '')?.[1]
          const item = at === undefined ? undefined : sent[Number(at)]
          return item ? [[item.id, messageText(message)] as const] : []
        }),
      )
      setTroubles(byItem)
      setTrouble(byItem.size > 0 ? 'Confira as linhas marcadas.' : describeError(error))
    }
  })
  const podem = abertas.filter(({ outraPessoa }) => !outraPessoa)
  const openIds = podem.map(({ id }) => id)
  const all = escolhidas.length > 0 && escolhidas.length === podem.length
  const selection = {
    isChosen: (id: number) => chosen.has(id),
    ofPage: all ? ('all' as const) : escolhidas.length > 0 ? ('some' as const) : ('none' as const),
    toggle: (id: number) => toggle([id], !chosen.has(id) && openIds.includes(id)),
    togglePage: () => toggle(openIds, !all),
  }
  return (
    <div className="formulario">
      {trouble && (
        <Faixa tone="error" title="Nada foi ajustado.">
          {trouble}
        </Faixa>
      )}
      {ajusta && podem.length < abertas.length && (
        <Faixa tone="info" title="Outra pessoa ajusta o que você contou.">
          As diferenças passam de {formatMoney(CONTAGEM_LIMITE)}. Ou volte a contar, e outra pessoa conta de
          novo.
        </Faixa>
      )}
      <div className="formulario-corpo pilha">
        <section className="cartao" aria-label="Diferenças">
          <header>
            <h2>Diferenças</h2>
            <Tabs
              value={shown === itens ? 'todas' : 'abertas'}
              options={[
                { value: 'abertas', label: 'A decidir', count: abertas.length },
                { value: 'todas', label: 'Todas', count: itens.length },
              ]}
              onChange={(value) => setTodas(value === 'todas')}
            />
          </header>
          <div className="tabela-rola">
            <DataTable
              label="Diferenças"
              className={styles.diferencas}
              columns={columnsOf({
                ajusta,
                motivos,
                errorAt,
                onMotivo: (id, motivo) => {
                  setMotivos((now) => ({ ...now, [id]: motivo }))
                  if (motivo) toggle([id], true)
                },
              })}
              rows={shown}
              rowKey={({ id }) => id}
              rowName={({ peca }) => `${peca.codigo} ${peca.descricao}`}
              selection={podem.length > 0 && ajusta && shown !== itens ? selection : undefined}
            />
          </div>
          <p className="corpo t2 sm">
            O saldo de cada linha é o da hora em que foi contada: o que as OS usaram depois continua usado.
          </p>
        </section>
      </div>
      {(ajusta || proximasAcoes.includes('encerrar')) && (
        <div className={`rodape ${styles.foot}`}>
          <output className="sm num">
            <b>{formatInteger(escolhidas.length)}</b> de{' '}
            {formatCount(abertas.length, 'escolhida', 'escolhidas')} ·{' '}
            <b>{formatMoney(valueOf(escolhidas))}</b>
          </output>
          <div className="fim">
            {proximasAcoes.includes('encerrar') && (
              <Button onClick={onEncerrar}>
                {abertas.length === 0 ? 'Encerrar' : 'Encerrar sem ajustar'}
              </Button>
            )}
            {ajusta && (
              <Button
                look="filled"
                disabled={escolhidas.length === 0 || adjust.busy}
                aria-busy={adjust.busy}
                onClick={adjust.run}
              >
                {escolhidas.length > 1 ? `Ajustar as ${formatInteger(escolhidas.length)}` : 'Ajustar'}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
