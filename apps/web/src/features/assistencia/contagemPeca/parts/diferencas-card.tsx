import {
  CONTAGEM_LIMITE,
  type ContagemPeca,
  type ContagemPecaItem,
} from '@app/contract/assistencia/contagemPeca'
import { useState } from 'react'
import { ApiError, describeError, messageText } from '../../../../platform/http/errors.ts'
import { formatCount, formatInteger, formatMoney } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Tabs } from '../../../../ui/page/tabs.tsx'
import { moveContagem } from '../api.ts'
import { columnsOf, isOpen, type Motivo, valueOf } from './diferencas-colunas.tsx'
import styles from './contagem.module.css'

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
  const podem = abertas.filter(({ outraPessoa, esperaSegunda }) => !outraPessoa && !esperaSegunda)
  const deOutra = abertas.filter(({ outraPessoa, esperaSegunda }) => outraPessoa && !esperaSegunda)
  const segunda = itens.some(({ primeira, esperaSegunda }) => primeira !== null || esperaSegunda)
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
      {ajusta && deOutra.length > 0 && (
        <Faixa tone="info" title="Outra pessoa ajusta o que você contou.">
          As diferenças passam de {formatMoney(CONTAGEM_LIMITE)}. Ou peça a segunda contagem, e outra pessoa
          conta de novo.
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
                segunda,
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
