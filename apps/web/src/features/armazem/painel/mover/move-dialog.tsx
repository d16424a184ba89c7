import { clsx } from 'clsx'
import styles from './mover.module.css'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { Movimento, PedidoResumo } from '@app/contract/armazem/pedido'
import { positionOf } from '@app/rules/armazem/pedido'
import { useCan } from '../../../../platform/session/abilities.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { SITUACAO_LOOK, SituacaoBadge } from '../../situacao/index.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { fetchPedido, movePedido } from '../api.ts'
import { consequence, isStepBack, refusalText, shownStatus, sinceText, whyNot } from './moves.ts'
import { useMinute } from '../../../../platform/device/use-minute.ts'

const TITLE = 'Selecione o novo status do pedido'

type ChoiceProps = {
  from: Movimento
  to: Movimento
  name: string
  first: boolean
  checked: boolean
  onCheck: () => void
}

const Choice = ({ from, to, name, first, checked, onCheck }: ChoiceProps) => (
  <label className={clsx(styles.mov, to === 'CANCELADO' ? 'neutro' : SITUACAO_LOOK[to].className)}>
    <input
      type="radio"
      name={name}
      value={to}
      checked={checked}
      onChange={onCheck}
      data-autofocus={first || undefined}
    />
    <span className="ponto">
      <Icon of={isStepBack(from, to) ? IconArrowBackUp : SITUACAO_LOOK[to].icon} />
    </span>
    <span>
      <b>{STATUS_LABELS[to]}</b> <small>{consequence(from, to)}</small>
    </span>
  </label>
)

function Present({ pedido }: { pedido: PedidoResumo }) {
  const now = useMinute()
  const since = pedido.statusDesde && sinceText(now.getTime() - Date.parse(pedido.statusDesde))
  const late = pedido.atrasadoDesde !== null
  return (
    <p className={styles.movAgora}>
      <span className="t2 sm">Agora</span>
      <SituacaoBadge status={shownStatus(pedido)} />
      {late && <span className="t2 sm">{STATUS_LABELS[pedido.etapa]}</span>}
      {since && <span className="num t2 sm fim">{since}</span>}
    </p>
  )
}

/** What happened since the dialog was opened for the `turn`th time. */
type State = {
  turn: number
  /** Version of the order when it was opened. */
  firstSeen: number
  /** The order as it was read after a refusal. */
  fetched: PedidoResumo | null
  wanted: Movimento | null
  problem: string | null
  saving: boolean
}

const CLEAN = { fetched: null, wanted: null, problem: null, saving: false }

type Props = {
  /** The order as the panel has it now: a newer one while the dialog is open renews the choices. */
  pedido: PedidoResumo | null
  opened: boolean
  turn: number
  onClose: () => void
  onMoved: () => void
}

/** 'Selecione o novo status do pedido' (spec §2, §4; decisions 2, 6, 18): only the moves allowed now. */
export function MoveDialog({ pedido, opened, turn, onClose, onMoved }: Props) {
  const id = useId()
  const may = useCan('PEDIDO_MOVER')
  const started: State = { ...CLEAN, turn, firstSeen: pedido?.versao ?? 0 }
  const [kept, setKept] = useState(started)
  const ofThisTurn = (state: State) => (state.turn === turn ? state : started)
  if (kept.turn !== turn) setKept(started)
  const { fetched, wanted, problem, saving, firstSeen } = ofThisTurn(kept)
  const put = (part: Partial<State>) => setKept((state) => ({ ...ofThisTurn(state), ...part }))

  // The dialog stays mounted: only so does the focus find its way back to the row.
  if (!pedido)
    return (
      <Dialog opened={opened} onClose={onClose} title={TITLE}>
        {null}
      </Dialog>
    )
  const current = fetched && fetched.versao >= pedido.versao ? fetched : pedido
  const from = positionOf(current)
  const chosen = wanted && current.proximosStatus.includes(wanted) ? wanted : null
  const why = whyNot(current, may)
  const overtaken = opened && !saving && !problem && current.versao !== firstSeen

  const refused = async (error: unknown) => {
    const now = await fetchPedido(pedido.id).catch(() => null)
    put({ saving: false, problem: refusalText(error), wanted: null, fetched: now })
  }
  const save = async () => {
    if (!chosen || saving) return
    put({ saving: true, problem: null })
    try {
      await movePedido(current, chosen)
      toast.success('Pedido salvo com sucesso.')
      onMoved()
    } catch (error) {
      await refused(error)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={TITLE}
      subtitle={
        <>
          Pedido <b className="num">{pedido.numeroPedido}</b> · {pedido.cliente.nomeFantasia}
        </>
      }
      act={{ label: 'Salvar', run: save, disabled: !chosen, busy: saving }}
    >
      <form id={id} className={styles.movCorpo} onSubmit={submit}>
        {problem && <Faixa tone="error">{problem}</Faixa>}
        {overtaken && <Faixa tone="info">O pedido mudou enquanto esta janela estava aberta.</Faixa>}
        <Present pedido={current} />
        {why && <Faixa tone={current.proximosStatus.length > 0 ? 'info' : 'warning'}>{why}</Faixa>}
        {current.proximosStatus.length > 0 && (
          <fieldset className={styles.movs}>
            <legend className="so-leitor">Novo status</legend>
            {current.proximosStatus.map((to, index) => (
              <Choice
                key={to}
                from={from}
                to={to}
                name={id}
                first={index === 0}
                checked={chosen === to}
                onCheck={() => put({ wanted: to })}
              />
            ))}
          </fieldset>
        )}
      </form>
    </Dialog>
  )
}
