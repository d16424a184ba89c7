import styles from './linha.module.css'
import {
  AVALIACAO_TEXTO_MAXIMO,
  CATEGORIA_AVALIACAO_LABELS,
  CATEGORIAS_AVALIACAO,
  type AvaliacaoResumo,
} from '@app/contract/assistencia/avaliacao'
import { IconMessage, IconPhone } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useProprioPosto } from '../../../../platform/session/posto.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { respondAvaliacao } from '../api.ts'
import { notasOf } from './notas.ts'

type Props = { avaliacao: AvaliacaoResumo }

/** A mark of 1 or 2 is red, as it opened a ticket. */
const BAIXA = 2

const Notas = ({ avaliacao }: Props) => {
  const notas = notasOf(avaliacao)
  return (
    <dl className={styles.notas}>
      {CATEGORIAS_AVALIACAO.map((categoria) => (
        <div key={categoria} className={notas[categoria] <= BAIXA ? styles.baixa : undefined}>
          <dt>{CATEGORIA_AVALIACAO_LABELS[categoria]}</dt>
          <dd className="num">{notas[categoria]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Responder({ avaliacao: { id, versao, consumidor }, onClose }: Props & { onClose: () => void }) {
  const client = useQueryClient()
  const form = useSaveForm({
    initialValues: { resposta: '' },
    validate: { resposta: requiredCheck('Resposta') },
    onSave: async (values) => {
      await respondAvaliacao(id, { versao, ...values })
      toast.success('Resposta salva. O consumidor a lê pelo mesmo link.')
      onClose()
      await client.invalidateQueries({ queryKey: ['avaliacao'] })
    },
  })
  return (
    <FormElement form={form} label={`Resposta a ${consumidor}`} className={styles.responder}>
      <Problems of={form.problems} />
      <TextAreaField
        {...form.field('resposta')}
        label="Resposta"
        hideLabel
        placeholder="O que o posto responde"
        rows={2}
        maxLength={AVALIACAO_TEXTO_MAXIMO}
      />
      <div className={styles.pe}>
        <span className="t2 sm">O cliente lê pelo mesmo link.</span>
        <Button small look="quiet" onClick={onClose}>
          Cancelar
        </Button>
        <Button small look="filled" type="submit" disabled={form.saving} aria-busy={form.saving}>
          Responder
        </Button>
      </div>
    </FormElement>
  )
}

/** Who said it, of which order; the post's name where it is not the own. */
export function DeQuem({ avaliacao: { consumidor, ordemServico, posto } }: Props) {
  const own = useProprioPosto()
  return (
    <span className={styles.quem}>
      <b>{consumidor || 'Cliente'}</b>
      <small className="num">
        {[`OS ${ordemServico.numero}`, posto.id !== own && posto.nomeFantasia].filter(Boolean).join(' · ')}
      </small>
    </span>
  )
}

/** What a consumer said, mark by mark, and the post's reply, which is written here. */
export function AvaliacaoLinha({ avaliacao }: Props) {
  const [answering, setAnswering] = useState(false)
  const can = useCan('AVALIACAO_RESPONDER')
  const own = useProprioPosto() === avaliacao.posto.id
  const { comentario, resposta, querLigacao, consumidor } = avaliacao
  return (
    <div className={styles.linha}>
      <Notas avaliacao={avaliacao} />
      {comentario && <p>{comentario}</p>}
      {querLigacao && resposta === null && (
        <p className={styles.liga}>
          <Icon of={IconPhone} size="p" /> Quer ligação
        </p>
      )}
      {resposta !== null && (
        <p className={styles.resposta}>
          <b>Resposta:</b> {resposta}
        </p>
      )}
      {can && own && resposta === null && (
        <div className={styles.acima}>
          {answering ? (
            <Responder avaliacao={avaliacao} onClose={() => setAnswering(false)} />
          ) : (
            <Button
              small
              icon={IconMessage}
              aria-label={`Responder a ${consumidor}`}
              onClick={() => setAnswering(true)}
            >
              Responder
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
