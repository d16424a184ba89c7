import styles from '../merge.module.css'
import type { FichaRelogio } from '@app/contract/assistencia/ficha'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatCount } from '../../../../platform/text/format.ts'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { mergeRelogio } from '../api.ts'

const MOTIVO = 'Por que é o mesmo relógio'

/** Puts the other record with the same serial number together with this one, whose model is the right one. */
export function MergeRelogio({ ficha, onClose }: { ficha: FichaRelogio; onClose: () => void }) {
  const client = useQueryClient()
  const group = useId()
  const [vai, setVai] = useState<number>()
  const [motivo, setMotivo] = useState('')
  const [tried, setTried] = useState(false)
  const outro = ficha.mesmaSerie.find(({ id }) => id === vai)
  const unir = useTask(async () => {
    setTried(true)
    if (!outro || motivo.trim() === '') return
    try {
      const { ordens } = await mergeRelogio(ficha.id, {
        gemeo: outro.id,
        versao: ficha.versao,
        versaoGemeo: outro.versao,
        motivo: motivo.trim(),
      })
      toast.success(`Cadastros unidos: ${formatCount(ordens, 'OS veio', 'OS vieram')} para este.`)
      onClose()
    } catch (error) {
      tellFailure(error)
    }
    await client.invalidateQueries()
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Unir cadastros do mesmo relógio"
      subtitle={`${ficha.numeroSerie} · ${ficha.modelo.descricao}`}
      act={{
        label: 'Unir cadastros',
        run: () => unir.run(),
        disabled: outro === undefined || unir.busy,
        busy: unir.busy,
        danger: true,
      }}
    >
      <div className="pilha">
        <fieldset className={styles.grupo}>
          <legend>Qual cadastro se une a este</legend>
          {ficha.mesmaSerie.map(({ id, modelo }) => (
            <label key={id} className={styles.escolha}>
              <input type="radio" name={group} checked={vai === id} onChange={() => setVai(id)} />

              <b>{modelo.descricao}</b>
              <span className="t2 sm">{modelo.marca.nome}</span>
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label={MOTIVO}
          required
          rows={2}
          maxLength={500}
          value={motivo}
          error={tried && motivo.trim() === '' ? requiredText(MOTIVO) : undefined}
          onChange={setMotivo}
        />
        <p>
          O modelo que fica é <b>{ficha.modelo.descricao}</b>. As OS do outro passam para este, e quem
          procurar pelo outro chega a este. Não tem volta.
        </p>
      </div>
    </Dialog>
  )
}
