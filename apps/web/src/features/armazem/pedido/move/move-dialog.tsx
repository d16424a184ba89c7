import { clsx } from 'clsx'
import styles from './move.module.css'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { Movimento, Pedido, PedidoResumo } from '@app/contract/armazem/pedido'
import { canReopen, positionOf } from '@app/rules/armazem/pedido'
import { useMinute } from '../../../../platform/device/use-minute.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { isRascunho, shownStatus, SITUACAO_LOOK, SituacaoBadge } from '../../situacao/index.ts'
import { getPedido, movePedido, updatePedido } from '../api.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { consequence, isStepBack, refusalText, sinceText, whyNot } from './moves.ts'
import { tellConcluded, tellMove } from './tell-move.ts'

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

/** The state since the dialog was opened for the `turn`th time. */
type State = {
  turn: number
  /** Version of the order when it was opened. */
  firstSeen: number
  /** The order as this dialog last read or changed it. */
  fetched: PedidoResumo | null
  wanted: Movimento | null
  /** The whole order, while the question about cancelling is open. */
  asking: Pedido | null
  problem: string | null
  saving: boolean
}

const CLEAN = { fetched: null, wanted: null, asking: null, problem: null, saving: false }

type Props = {
  /** The screen's current order: a newer one renews the choices while the dialog is open. */
  pedido: PedidoResumo
  opened: boolean
  turn: number
  /** The order's own page opened it, so it has no link to that page, and the form concludes the order. */
  onItsPage?: boolean
  onClose: () => void
  /** The order was moved here, so the dialog can close. */
  onMoved: (fresh: Pedido) => void
  /** It changed in another way: it was concluded, or something was undone. */
  onChanged: (fresh: Pedido) => void
}

/** 'Selecione o novo status do pedido' (spec §2, §4; decisions 2, 6, 18): only the moves allowed now. */
export function MoveDialog({ pedido, opened, turn, onItsPage = false, onClose, onMoved, onChanged }: Props) {
  const id = useId()
  const may = useCan('PEDIDO_MOVER')
  const mayEdit = useCan('PEDIDO_EDITAR')
  const mayReopen = useCan('PEDIDO_REABRIR')
  const started: State = { ...CLEAN, turn, firstSeen: pedido.versao }
  const [kept, setKept] = useState(started)
  const ofThisTurn = (state: State) => (state.turn === turn ? state : started)
  if (kept.turn !== turn) setKept(started)
  const { fetched, wanted, asking, problem, saving, firstSeen } = ofThisTurn(kept)
  const put = (part: Partial<State>) => setKept((state) => ({ ...ofThisTurn(state), ...part }))

  const current = fetched && fetched.versao >= pedido.versao ? fetched : pedido
  const from = positionOf(current)
  const chosen = wanted && current.proximosStatus.includes(wanted) ? wanted : null
  const why = whyNot(current, may)
  const overtaken = opened && !saving && !problem && current.versao !== firstSeen
  const unsent = isRascunho(current) && !onItsPage

  /** One call at a time; after a refusal the order is read again. */
  const alone = async (act: () => Promise<void>) => {
    if (saving) return
    put({ saving: true, problem: null })
    try {
      await act()
      put({ saving: false })
    } catch (error) {
      const now = await getPedido(pedido.id).catch(() => null)
      put({ saving: false, asking: null, problem: refusalText(error), wanted: null, fetched: now })
    }
  }
  const move = (to: Movimento) =>
    alone(async () => {
      const moved = await movePedido(current, to)
      tellMove(moved, from, onChanged)
      put({ asking: null })
      onMoved(moved)
    })
  const save = async () => {
    if (!chosen) return
    if (chosen !== 'CANCELADO') return move(chosen)
    // The question names what will be lost, and a list row does not have the order's lines.
    return alone(async () => put({ asking: await getPedido(pedido.id) }))
  }
  const conclude = () =>
    alone(async () => {
      const fresh = await updatePedido(current.id, { concluido: true, versao: current.versao })
      put({ fetched: fresh, firstSeen: fresh.versao })
      tellConcluded(
        fresh,
        canReopen(fresh, () => mayReopen),
        onChanged,
      )
      onChanged(fresh)
    })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <>
      <Dialog
        opened={opened && !asking}
        onClose={onClose}
        title={TITLE}
        subtitle={
          <>
            {onItsPage ? (
              <>
                Pedido <b className="num">{pedido.numeroPedido}</b>
              </>
            ) : (
              <Link className="link" to="/pedidos/edit/$id" params={{ id: String(pedido.id) }}>
                Pedido <b className="num">{pedido.numeroPedido}</b>
              </Link>
            )}{' '}
            · {pedido.cliente.nomeFantasia}
          </>
        }
        act={{ label: 'Salvar', run: save, disabled: !chosen, busy: saving }}
      >
        <form id={id} className={styles.movCorpo} onSubmit={submit}>
          {problem && <Faixa tone="error">{problem}</Faixa>}
          {overtaken && <Faixa tone="info">O pedido mudou enquanto esta janela estava aberta.</Faixa>}
          <Present pedido={current} />
          {why && (
            <Faixa tone={current.proximosStatus.length > 0 ? 'info' : 'warning'}>
              {why}
              {unsent && ' O armazém só o separa depois de concluído.'}
            </Faixa>
          )}
          {unsent && (
            <div className={styles.antes}>
              <ButtonLink to={`/pedidos/edit/${pedido.id}`}>Abrir pedido</ButtonLink>
              {mayEdit && (
                <Button
                  look="tonal"
                  icon={IconCheck}
                  data-autofocus
                  disabled={saving}
                  onClick={() => void conclude()}
                >
                  Concluir cadastro
                </Button>
              )}
            </div>
          )}
          {current.proximosStatus.length > 0 && (
            <fieldset className={styles.movs}>
              <legend className="so-leitor">Novo status</legend>
              {current.proximosStatus.map((to, index) => (
                <Choice
                  key={to}
                  from={from}
                  to={to}
                  name={id}
                  first={index === 0 && !unsent}
                  checked={chosen === to}
                  onCheck={() => put({ wanted: to })}
                />
              ))}
            </fieldset>
          )}
        </form>
      </Dialog>
      <CancelDialog
        pedido={asking}
        opened={opened && asking !== null}
        onConfirm={() => move('CANCELADO')}
        onCancel={() => put({ asking: null })}
      />
    </>
  )
}
