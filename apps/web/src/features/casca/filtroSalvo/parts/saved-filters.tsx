import { clsx } from 'clsx'
import styles from './saved-filters.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconBookmarkPlus, IconX } from '@tabler/icons-react'
import type { FiltroSalvo } from '@app/contract/casca/filtroSalvo'
import { useState } from 'react'
import { ApiError, describeError, mapFieldErrors } from '../../../../platform/http/errors.ts'
import { Balao } from '../../../../ui/dialog/balao.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { createFiltro, deleteFiltro, filtrosQuery } from '../api.ts'

type Filtros = Record<string, string>

type SaveProps = { lista: string; current: Filtros; onSaved: () => Promise<void>; onClose: () => void }

function SaveFields({ lista, current, onSaved, onClose }: SaveProps) {
  const [nome, setNome] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { busy, run: save } = useTask(async () => {
    if (nome.trim() === '') return setError(requiredText('Nome'))
    try {
      await createFiltro({ lista, nome: nome.trim(), filtros: current })
      await onSaved()
      toast.success('Filtro salvo com sucesso.')
      onClose()
    } catch (failure) {
      const words = failure instanceof ApiError ? mapFieldErrors(failure, { nome }).fields['nome'] : undefined
      setError(words ?? describeError(failure))
    }
  })
  return (
    <div className="pilha">
      <TextField
        label="Nome do filtro"
        required
        maxLength={60}
        autoComplete="off"
        error={error}
        value={nome}
        onChange={(text) => {
          setNome(text)
          setError(null)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          save()
        }}
      />
      <div className={styles.filtroPe}>
        <Button small onClick={onClose}>
          Cancelar
        </Button>
        <Button small look="filled" disabled={busy} onClick={save}>
          Salvar
        </Button>
      </div>
    </div>
  )
}

type Props = {
  /** Name of the list on the server: 'pedidos'. */
  lista: string
  /** What the fields hold now, as the address would carry it. */
  current: Filtros
  onApply: (filtros: Filtros) => void
}

/** The person's own filters of this list: one press applies them; 'Salvar filtro' keeps what the fields hold. */
export function SavedFilters({ lista, current, onApply }: Props) {
  const client = useQueryClient()
  const { data = [] } = useQuery(filtrosQuery(lista))
  const [leaving, setLeaving] = useState<FiltroSalvo | null>(null)
  const [asking, setAsking] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: filtrosQuery(lista).queryKey })
  const remove = async () => {
    if (!leaving) return
    try {
      await deleteFiltro(leaving.id)
    } catch (error) {
      // Deleted in another window already: that is what was wanted.
      if (!(error instanceof ApiError && error.status === 404)) return toast.error(describeError(error))
    } finally {
      setAsking(false)
    }
    await refresh()
    toast.success('Registro excluído com sucesso.')
  }
  const empty = Object.keys(current).length === 0
  if (empty && data.length === 0) return null
  return (
    <div className={styles.filtrosSalvos}>
      {data.length > 0 && (
        <ul aria-label="Filtros salvos">
          {data.map((filtro) => (
            <li key={filtro.id} className={styles.filtroSalvo}>
              <button
                type="button"
                className={clsx(styles.aplica, 'corta')}
                onClick={() => onApply(filtro.filtros)}
              >
                {filtro.nome}
              </button>
              <button
                type="button"
                className={styles.exclui}
                aria-label={`Excluir filtro ${filtro.nome}`}
                onClick={() => {
                  setLeaving(filtro)
                  setAsking(true)
                }}
              >
                <IconX size={14} stroke={2} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!empty && (
        <Balao
          title="Salvar filtro"
          position="bottom-start"
          renderTarget={(props) => (
            <Button small look="quiet" icon={IconBookmarkPlus} {...props}>
              Salvar filtro
            </Button>
          )}
        >
          {(close) => <SaveFields {...{ lista, current }} onSaved={refresh} onClose={close} />}
        </Balao>
      )}
      <ConfirmDialog
        opened={asking}
        title={`Excluir o filtro ${leaving?.nome ?? ''}?`}
        confirmLabel="Excluir filtro"
        danger
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        Só o filtro salvo deixa de existir: nada muda na lista.
      </ConfirmDialog>
    </div>
  )
}
