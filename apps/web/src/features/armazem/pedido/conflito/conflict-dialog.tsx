import styles from './conflict.module.css'
import { IconChevronDown, IconGitMerge } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { formatDay, formatTime } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { ConflictField } from './conflict-field.tsx'
import type { PedidoValues } from '../form/form-model.ts'
import { resolveMerge } from './merge.ts'
import type { Alteracao } from '../../../../platform/campos/merge-campos.ts'
import type { Escolha } from './merge.ts'
import type { Conflict } from '../form/use-pedido-save.ts'

type Props = {
  conflict: Conflict | null
  saving: boolean
  onResolve: (values: PedidoValues) => void
  onDiscard: () => void
  onClose: () => void
}

/** 'hoje às 14:35', 'em 20/11/2026 às 14:35'. */
function whenWords(instant: string | null) {
  if (!instant) return 'há pouco'
  const day = formatDay(new Date(instant))
  return `${day === formatDay(today()) ? 'hoje' : `em ${day}`} às ${formatTime(instant)}`
}

/** Changes without a conflict, folded into one line. */
const Merged = ({ mudancas }: { mudancas: readonly Alteracao[] }) => (
  <details className={styles.juntos}>
    <summary>
      <Icon of={IconGitMerge} size="p" />
      <span>
        <b>
          {mudancas.length === 1
            ? 'Mais 1 mudança não se choca'
            : `Mais ${mudancas.length} mudanças não se chocam`}
        </b>{' '}
        e {mudancas.length === 1 ? 'já está' : 'já estão'} no formulário.
      </span>
      <Icon of={IconChevronDown} size="p" />
    </summary>
    <ul>
      {mudancas.map(({ key, label, de, para, minha }) => (
        <li key={key}>
          {label}: {de} → <b>{para}</b> <span className="t3">({minha ? 'você' : 'a outra pessoa'})</span>
        </li>
      ))}
    </ul>
  </details>
)

/**
 * Both changed the order: shows the original, the other person's value and mine, with nothing preselected (look.md,
 * Conflict).
 */
export function ConflictDialog({ conflict, saving, onResolve, onDiscard, onClose }: Props) {
  // The last conflict stays visible while the dialog fades.
  const [shown, setShown] = useState(conflict)
  const [escolhas, setEscolhas] = useState<Record<string, Escolha>>({})
  const name = useId()
  if (conflict && conflict !== shown) {
    setShown(conflict)
    setEscolhas({})
  }
  const conflitos = shown?.merge.conflitos ?? []
  const chosen = conflitos.filter(({ key }) => escolhas[key] !== undefined).length
  const complete = chosen === conflitos.length
  const who = shown?.por ?? 'Outra pessoa'
  const [firstName = who] = shown?.por ? who.split(' ') : [who]
  const theirHead = shown?.em ? `${firstName}, ${formatTime(shown.em)}` : firstName
  const resolve = () => {
    if (shown) onResolve(resolveMerge(shown.merge, escolhas))
  }

  return (
    <Dialog
      opened={conflict !== null}
      onClose={onClose}
      title="Este pedido foi alterado por outra pessoa"
      subtitle={
        <>
          <b>{who}</b> salvou {whenWords(shown?.em ?? null)}. Escolha o que fica{' '}
          {conflitos.length === 1 ? 'no campo' : `nos ${conflitos.length} campos`} que vocês dois mudaram.
        </>
      }
      size="wide"
      status={
        <span className="num" role="status">
          <b>
            {chosen} de {conflitos.length}
          </b>{' '}
          {conflitos.length === 1 ? 'escolhido' : 'escolhidos'}
        </span>
      }
      footer={
        <Button look="quiet" onClick={onDiscard}>
          Descartar as minhas alterações
        </Button>
      }
      act={{ label: 'Salvar', run: resolve, disabled: !complete, busy: saving }}
    >
      <div className={styles.conf}>
        <div className={styles.cfCabeca} aria-hidden="true">
          <span>Campo</span>
          <span>Antes</span>
          <span>{theirHead}</span>
          <span>Você, agora</span>
        </div>
        {conflitos.map((conflito) => (
          <ConflictField
            key={conflito.key}
            conflito={conflito}
            name={`${name}-${conflito.key}`}
            theirHead={theirHead}
            escolha={escolhas[conflito.key]}
            onEscolha={(escolha) => setEscolhas({ ...escolhas, [conflito.key]: escolha })}
          />
        ))}
        {shown && shown.merge.mudancas.length > 0 && <Merged mudancas={shown.merge.mudancas} />}
      </div>
    </Dialog>
  )
}
