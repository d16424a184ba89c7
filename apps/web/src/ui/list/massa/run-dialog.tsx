import './run-dialog.css'
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconRefresh } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import type { MassaLinha } from '@app/contract/casca/massa'
import { formatInteger } from '../../../platform/text/format.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { Faixa } from '../../feedback/faixa.tsx'
import { WorkProgress } from '../../feedback/work-summary.tsx'
import { Button } from '../../page/button.tsx'
import { Icon } from '../../page/icon.tsx'
import { closeRun, markOpened, recordByHand, resumeRun, undoable, undoRun } from './run.ts'
import type { BulkRun, RunState } from './run.ts'

/** Nobody reads more finished lines than this one by one. */
const SHOWN = 200

const summary = ({ done }: BulkRun, linhas: readonly MassaLinha[]) => {
  const feitas = linhas.filter(({ feito }) => feito).length
  const others = linhas.length - feitas
  const first = `${formatInteger(feitas)} ${feitas === 1 ? done[0] : done[1]}`
  return others > 0 ? `${first}, ${formatInteger(others)} não` : first
}

type LinhaProps = { linha: MassaLinha; run: BulkRun }

/** Where a record that was left alone is done by hand, or seen. */
function Way({ linha: { id, nome, href }, run }: LinhaProps) {
  if (href !== null && run.byHand)
    return (
      <a
        className="link"
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={`${run.byHand.link}: ${nome}`}
        onClick={() => markOpened(id)}
      >
        {run.byHand.link}
      </a>
    )
  if (!nome) return <span />
  return (
    <Link className="link" to={run.hrefOf(id)} onClick={closeRun}>
      Abrir
    </Link>
  )
}

const Refused = ({ linha, run }: LinhaProps) => (
  <li className="erro-r">
    <Icon of={IconCircleX} />
    <b className="num">{linha.nome || '—'}</b>
    <span>{linha.texto}</span>
    <Way linha={linha} run={run} />
  </li>
)

const Done = ({ linha: { nome, detalhe, texto } }: { linha: MassaLinha }) => (
  <li className="sucesso">
    <Icon of={IconCircleCheck} />
    <b className="num">{nome}</b>
    <span className="t2">{detalhe}</span>
    <span className="t2">{texto}</span>
  </li>
)

/** The progress while it runs, shown on any screen without covering it. */
const Progress = ({ state: { run, linhas } }: { state: RunState }) => (
  <section className="massa-anda" aria-label={run.doing} aria-live="polite">
    <WorkProgress
      done={linhas.length}
      total={run.registros.length}
      label={run.doing}
      beside={`${formatInteger(linhas.length)} de ${formatInteger(run.registros.length)}`}
    >
      {run.doing}
    </WorkProgress>
  </section>
)

function Result({ state }: { state: RunState }) {
  const { run, linhas, status, error, opened } = state
  const router = useRouter()
  const refused = linhas.filter(({ feito }) => !feito)
  const done = linhas.filter(({ feito }) => feito)
  const back = [...undoable(state).values()].flat().length
  const left = run.registros.length - linhas.length
  const ids = done.map(({ id }) => id)
  const { next, byHand } = run
  return (
    <Dialog
      opened
      onClose={closeRun}
      title={run.title}
      subtitle={summary(run, linhas)}
      size="table"
      footer={
        <>
          {back > 0 && (
            <Button className="massa-volta" icon={IconArrowBackUp} onClick={() => void undoRun()}>
              {back === 1 ? 'Desfazer' : `Desfazer ${run.feminine ? 'as' : 'os'} ${formatInteger(back)}`}
            </Button>
          )}
          {next && done.length > 0 && (
            <Button
              icon={next.icon}
              onClick={() => {
                closeRun()
                void router.navigate({ to: next.hrefOf(ids) })
              }}
            >
              {next.label(done.length)}
            </Button>
          )}
          {byHand && opened.length > 0 && (
            <Button icon={byHand.icon} onClick={() => void recordByHand()}>
              {byHand.label(opened.length)}
            </Button>
          )}
          {status === 'stopped' && (
            <Button icon={IconRefresh} onClick={() => void resumeRun()}>
              Continuar
            </Button>
          )}
          <Button look="filled" data-autofocus onClick={closeRun}>
            Fechar
          </Button>
        </>
      }
    >
      {status === 'stopped' && (
        <Faixa tone="error" title={`Parou com ${formatInteger(left)} por fazer.`}>
          {error}
        </Faixa>
      )}
      <ul className="massa-res">
        {refused.map((linha) => (
          <Refused key={linha.id} linha={linha} run={run} />
        ))}
        {done.slice(0, SHOWN).map((linha) => (
          <Done key={linha.id} linha={linha} />
        ))}
      </ul>
      {done.length > SHOWN && (
        <p className="t2 sm massa-mais">E mais {formatInteger(done.length - SHOWN)} sem problema.</p>
      )}
    </Dialog>
  )
}

/** An act on many records: its progress, then the result of each, refused ones first. */
export const RunDialog = ({ state }: { state: RunState }) =>
  state.status === 'running' ? <Progress state={state} /> : <Result state={state} />
