import { clsx } from 'clsx'
import styles from './reincidencias.module.css'
import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CasoReincidente, Reincidencias as Todas, RetratoOs } from '@app/contract/assistencia/inicio'
import { daysBetween } from '@app/rules/assistencia/ordemServico'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatCount, formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { isoDay, toWallClock } from '../../../../platform/text/time.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Dias, moveOrdem } from '../../ordemServico/index.ts'

const dayOf = (instant: string) => isoDay(toWallClock(new Date(instant)))

const diasDepois = ({ antes, agora }: CasoReincidente): number | null =>
  antes && Math.max(0, daysBetween(dayOf(antes.em), dayOf(agora.em)))

const depois = (caso: CasoReincidente): string => {
  const dias = diasDepois(caso)
  return dias === null ? '' : `${formatCount(dias, 'dia', 'dias')} depois`
}

/** Words of one side; what the other side says too is marked. */
const Fato = ({ rotulo, de, outro }: { rotulo: string; de: readonly string[]; outro: readonly string[] }) => (
  <>
    <dt>{rotulo}</dt>
    <dd>
      {de.length === 0
        ? '—'
        : de.map((words, at) => (
            <span key={words}>
              {at > 0 && ', '}
              {outro.includes(words) ? <mark>{words}</mark> : words}
            </span>
          ))}
    </dd>
  </>
)

type LadoProps = { titulo: string; quando: string; os: RetratoOs; outra: RetratoOs | null; feito: string }

const Lado = ({ titulo, quando, os, outra, feito }: LadoProps) => (
  <div>
    <h3>
      <Link to="/ordemServico/$id" params={{ id: String(os.id) }}>{`${titulo}: OS ${os.numero}`}</Link>
      <small>{quando}</small>
    </h3>
    <dl>
      <Fato rotulo="Sintoma" de={os.sintomas} outro={outra?.sintomas ?? []} />
      <Fato rotulo="Causa" de={os.causas} outro={outra?.causas ?? []} />
      <Fato rotulo={feito} de={os.linhas} outro={outra?.linhas ?? []} />
      {os.valor > 0 && (
        <>
          <dt>Valor</dt>
          <dd className="num">{formatMoney(os.valor)}</dd>
        </>
      )}
      <Fato
        rotulo="Técnico"
        de={os.tecnico ? [os.tecnico] : []}
        outro={outra?.tecnico ? [outra.tecnico] : []}
      />
    </dl>
  </div>
)

/** One case with both orders and the two answers; a refusal asks for its reason. */
function Caso({ caso, onDone }: { caso: CasoReincidente; onDone: () => void }) {
  const { ordemServico, antes, agora } = caso
  const [refusing, setRefusing] = useState(false)
  const [motivo, setMotivo] = useState('')
  const [missing, setMissing] = useState(false)
  const [key] = useState(randomId)
  const { busy, run } = useTask(async (acao: 'autorizarReincidencia' | 'recusarReincidencia') => {
    if (acao === 'recusarReincidencia' && motivo.trim() === '') return setMissing(true)
    try {
      await moveOrdem(
        ordemServico.id,
        acao,
        { versao: ordemServico.versao, ...(acao === 'recusarReincidencia' && { motivo: motivo.trim() }) },
        `${key}-${acao}`,
      )
      toast.success(
        `OS ${ordemServico.numero}: reincidência ${acao === 'autorizarReincidencia' ? 'autorizada' : 'recusada'}.`,
      )
      setRefusing(false)
    } catch (error) {
      toast.error(describeError(error))
    }
    onDone()
  })
  return (
    <>
      <div className={styles.quem}>
        <p>
          <b>{caso.modelo}</b> <span className="t2">{`· série ${caso.numeroSerie}`}</span>
          <small>{`${ordemServico.posto.nomeFantasia} · ${caso.consumidor}`}</small>
        </p>
        <Dias dias={caso.dias} semaforo={caso.semaforo} />
      </div>
      <div className={styles.lados}>
        {antes && (
          <Lado
            titulo="Antes"
            quando={`entregue ${formatDay(antes.em)}`}
            os={antes}
            outra={agora}
            feito="Feito"
          />
        )}
        <Lado
          titulo="Agora"
          quando={[formatDay(agora.em), depois(caso)].filter(Boolean).join(', ')}
          os={agora}
          outra={antes}
          feito="A fazer"
        />
      </div>
      <div className={styles.pe}>
        <Button disabled={busy} onClick={() => setRefusing(true)}>
          Recusar
        </Button>
        <Button look="filled" icon={IconCheck} disabled={busy} onClick={() => run('autorizarReincidencia')}>
          Autorizar
        </Button>
      </div>
      {refusing && (
        <Dialog
          opened
          onClose={() => setRefusing(false)}
          title="Recusar reincidência"
          subtitle={`OS ${ordemServico.numero} · ${ordemServico.posto.nomeFantasia}`}
          act={{ label: 'Recusar', run: () => run('recusarReincidencia'), busy, danger: true }}
        >
          <TextAreaField
            label="Motivo"
            required
            rows={3}
            maxLength={500}
            value={motivo}
            error={missing ? requiredText('Motivo') : undefined}
            onChange={(typed) => {
              setMotivo(typed)
              setMissing(false)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

/** Watches that came back: one open with both orders, the next ones below. */
export function Reincidencias({
  reincidencias: { total, casos },
  onDone,
}: {
  reincidencias: Todas
  onDone: () => void
}) {
  const [escolhida, setEscolhida] = useState<number | null>(null)
  const aberta = casos.find(({ ordemServico }) => ordemServico.id === escolhida) ?? casos[0]
  if (!aberta) return null
  return (
    <section className={clsx('cartao', styles.reincidencias)} aria-labelledby="i-reincidencias">
      <header>
        <h2 id="i-reincidencias">Reincidências a decidir</h2>
        <span className="num t2 sm">{`${casos.indexOf(aberta) + 1} de ${total}`}</span>
        {total > casos.length && (
          <div className="fim">
            <Link
              className="link sm"
              to="/ordemServico"
              search={{ reincidencia: 'PENDENTE', abertas: 'true' }}
            >
              Ver todas
            </Link>
          </div>
        )}
      </header>
      <Caso key={aberta.ordemServico.id} caso={aberta} onDone={onDone} />
      {casos
        .filter((caso) => caso !== aberta)
        .map((caso) => (
          <button
            key={caso.ordemServico.id}
            type="button"
            className={styles.outra}
            onClick={() => setEscolhida(caso.ordemServico.id)}
          >
            <Dias dias={caso.dias} semaforo={caso.semaforo} />
            <span className="corta">
              <b>{caso.modelo}</b>
              {` · ${caso.ordemServico.posto.nomeFantasia}`}
            </span>
            <span className="num t2">{depois(caso)}</span>
            <Icon of={IconChevronRight} size="p" />
          </button>
        ))}
    </section>
  )
}
