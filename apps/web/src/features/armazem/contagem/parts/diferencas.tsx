import type { Contagem, ContagemLinha, SituacaoContada } from '@app/contract/armazem/contagem'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Tabs } from '../../../../ui/page/tabs.tsx'
import { decideContagem } from '../api.ts'
import { columnsOf, type Motivos } from './colunas.tsx'
import styles from './contagem.module.css'

const ABAS = {
  decidir: ['DIFERENTE', 'SEGUNDA'],
  aprovar: ['PEDIDA'],
  feitas: ['IGUAL', 'AJUSTADA'],
  todas: null,
} as const satisfies Record<string, readonly SituacaoContada[] | null>
type Aba = keyof typeof ABAS

const within = (itens: readonly ContagemLinha[], aba: Aba) => {
  const situacoes: readonly SituacaoContada[] | null = ABAS[aba]
  return situacoes ? itens.filter(({ situacao }) => situacoes.includes(situacao)) : [...itens]
}

type Props = { contagem: Contagem; onDone: (contagem: Contagem) => void; onEncerrar: () => void }

/** What differs from the ledger of the moment of each count, and what becomes of it. */
export function Diferencas({ contagem, onDone, onEncerrar }: Props) {
  const pede = useCan('ESTOQUE_AJUSTAR')
  const aprova = useCan('CONTAGEM_APROVAR')
  const { itens } = contagem
  const aberta = contagem.encerradaEm === null
  const first: Aba =
    contagem.diferentes + contagem.segundas > 0 ? 'decidir' : contagem.pedidas > 0 ? 'aprovar' : 'todas'
  const [wanted, setWanted] = useState<Aba | null>(null)
  const [motivos, setMotivos] = useState<Motivos>({})
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const aba = wanted ?? first
  const rows = within(itens, aba)
  const pode = (linha: ContagemLinha) =>
    linha.situacao === 'DIFERENTE' ? pede : linha.situacao === 'PEDIDA' && aprova && !linha.outraPessoa
  const abertas = aberta && (aba === 'decidir' || aba === 'aprovar') ? rows.filter(pode) : []
  const escolhidas = abertas.filter(({ id }) => chosen.has(id))
  const toggle = (ids: readonly number[], on: boolean) =>
    setChosen((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))))
  const all = escolhidas.length > 0 && escolhidas.length === abertas.length
  const selection = {
    isChosen: (id: number) => chosen.has(id),
    ofPage: all ? ('all' as const) : escolhidas.length > 0 ? ('some' as const) : ('none' as const),
    toggle: (id: number) => {
      if (abertas.some((linha) => linha.id === id)) toggle([id], !chosen.has(id))
    },
    togglePage: () =>
      toggle(
        abertas.map(({ id }) => id),
        !all,
      ),
  }
  const run = useTask(async (ato: 'pedir' | 'aprovar' | 'recusar' | 'recontar') => {
    setTrouble(null)
    setAsked(ato === 'pedir')
    const ids = escolhidas.map(({ id }) => id)
    const pedidas = ids.flatMap((id) => {
      const motivo = motivos[id]
      return motivo ? [{ id, motivo }] : []
    })
    if (ato === 'pedir' && pedidas.length < ids.length) return
    try {
      const done = await decideContagem(
        contagem.id,
        ato,
        ato === 'pedir' ? { linhas: pedidas } : { linhas: ids },
      )
      toast.success(FEITO[ato](ids.length))
      setChosen(new Set())
      onDone(done)
    } catch (error) {
      setTrouble(describeError(error))
    }
  })
  const act = (ato: Parameters<typeof run.run>[0], label: string, filled = false) => (
    <Button
      {...(filled && { look: 'filled' as const })}
      disabled={escolhidas.length === 0 || run.busy}
      onClick={() => run.run(ato)}
    >
      {label}
    </Button>
  )
  const pedem = aba === 'decidir' && abertas.length > 0
  const aprovam = aba === 'aprovar' && abertas.length > 0
  const n = escolhidas.length > 1 ? ` ${formatInteger(escolhidas.length)}` : ''
  return (
    <div className="formulario">
      {trouble && (
        <Faixa tone="error" title="Nada mudou.">
          {trouble}
        </Faixa>
      )}
      <div className="formulario-corpo pilha">
        <section className="cartao" aria-label="Diferenças">
          <header>
            <h2>Diferenças</h2>
            <Tabs<Aba>
              value={aba}
              options={[
                { value: 'decidir', label: 'A decidir', count: within(itens, 'decidir').length },
                { value: 'aprovar', label: 'A aprovar', count: contagem.pedidas },
                { value: 'feitas', label: 'Prontas', count: within(itens, 'feitas').length },
                { value: 'todas', label: 'Todas', count: itens.length },
              ]}
              onChange={setWanted}
            />
          </header>
          <div className="tabela-rola">
            <DataTable
              label="Lotes da contagem"
              className={styles.diferencas}
              columns={columnsOf({
                muda: pede && aberta,
                motivos,
                errorAt: ({ id }) =>
                  asked && chosen.has(id) && !motivos[id] ? 'Escolha o motivo' : undefined,
                onMotivo: (id, motivo) => {
                  setMotivos((now) => ({ ...now, [id]: motivo }))
                  if (motivo) toggle([id], true)
                },
              })}
              rows={rows}
              rowKey={({ id }) => id}
              rowName={({ codigoProduto, lote }) => `${codigoProduto} ${lote}`}
              selection={abertas.length > 0 ? selection : undefined}
            />
          </div>
          <p className="corpo t2 sm">
            O sistema é o saldo de cada lote na hora em que foi contado: o que os pedidos moveram depois
            continua movido. Quem fez a contagem que vale ou pediu o ajuste não o aprova.
          </p>
        </section>
      </div>
      {aberta && pede && (
        <div className={`rodape ${styles.pe}`}>
          <output className="sm num">
            {abertas.length > 0 && (
              <>
                <b>{formatInteger(escolhidas.length)}</b> de{' '}
                {formatCount(abertas.length, 'escolhida', 'escolhidas')}
              </>
            )}
          </output>
          <div className="fim">
            <Button onClick={onEncerrar}>Encerrar</Button>
            {pedem && act('recontar', 'Contar de novo')}
            {pedem && act('pedir', `Pedir ajuste${n && ` das${n}`}`, true)}
            {aprovam && act('recusar', 'Recusar')}
            {aprovam && act('aprovar', n ? `Aprovar as${n}` : 'Aprovar', true)}
          </div>
        </div>
      )}
    </div>
  )
}

const FEITO = {
  pedir: (count: number) => `${formatCount(count, 'ajuste pedido', 'ajustes pedidos')}: outra pessoa aprova.`,
  aprovar: (count: number) => `${formatCount(count, 'ajuste entrou', 'ajustes entraram')} no estoque.`,
  recusar: (count: number) => `${formatCount(count, 'ajuste recusado', 'ajustes recusados')}.`,
  recontar: (count: number) => `${formatCount(count, 'lote espera', 'lotes esperam')} outra contagem.`,
}
