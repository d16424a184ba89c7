import styles from './quadro.module.css'
import '../../../../ui/fields/chips.css'
import { EQUIPE_DO_PAPEL } from '@app/rules/assistencia/chamado'
import { chamadoView } from '@app/contract/registers/chamado'
import { IconAlertTriangle, IconBookmark } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { ApiError, describeError, mapFieldErrors } from '../../../../platform/http/errors.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatInteger } from '../../../../platform/text/format.ts'
import { listRequest, parseRegisterSearch } from '../../../../register/list/search.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { createVisao, type Texts, visoesQuery } from '../../../../ui/list/visoes/views.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { contagemQuery, type FiltroChamado } from '../api.ts'

/** The list whose saved views the board shows, too. */
const LISTA = chamadoView.name

export type Rapido = { nome: string; filtro: FiltroChamado }

/** The columns of the board are the statuses, so a view's own is left out. */
const filtroDe = (filtros: Texts): FiltroChamado => {
  const { situacao: _column, ...filter } = listRequest(chamadoView, parseRegisterSearch(chamadoView, filtros))
    .filter as FiltroChamado
  return filter
}

/** The filters of one click: of the own team, all, the own ones, the late ones, those that nobody took; then the saved ones. */
export function useRapidos(): Rapido[] {
  const user = useUser()
  const { data } = useQuery(visoesQuery(LISTA))
  if (!user) return []
  const equipe = EQUIPE_DO_PAPEL[user.role]
  const daEquipe = equipe ? { equipe } : {}
  return [
    ...(equipe ? [{ nome: 'Da minha equipe', filtro: daEquipe }] : []),
    { nome: 'Todos', filtro: {} },
    ...(user.tipo === 'interno' ? [{ nome: 'Meus', filtro: { responsavelId: user.id } }] : []),
    { nome: 'Atrasados', filtro: { prazo: 'ATRASADO', ...daEquipe } },
    ...(user.tipo === 'interno'
      ? [{ nome: 'Sem responsável', filtro: { dono: 'SEM', ...daEquipe } } as const]
      : []),
    ...(data?.visoes ?? []).map(({ nome, filtros }) => ({ nome, filtro: filtroDe(filtros) })),
  ]
}

function SalvarDialog({ filtro, onClose }: { filtro: FiltroChamado; onClose: (nome?: string) => void }) {
  const client = useQueryClient()
  const [nome, setNome] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { busy, run } = useTask(async () => {
    if (nome.trim() === '') return setError(requiredText('Nome'))
    try {
      const filtros = Object.fromEntries(Object.entries(filtro).map(([name, value]) => [name, String(value)]))
      const visao = await createVisao({ lista: LISTA, nome: nome.trim(), filtros, equipe: false })
      await client.invalidateQueries({ queryKey: visoesQuery(LISTA).queryKey })
      toast.success('Filtro salvo: está aqui e entre as visões da lista.')
      onClose(visao.nome)
    } catch (failure) {
      const words = failure instanceof ApiError ? mapFieldErrors(failure, { nome }).fields['nome'] : undefined
      setError(words ?? describeError(failure))
    }
  })
  return (
    <Dialog opened onClose={() => onClose()} title="Salvar filtro" act={{ label: 'Salvar', run, busy }}>
      <TextField label="Nome" required maxLength={40} value={nome} onChange={setNome} error={error} />
    </Dialog>
  )
}

type Props = { rapidos: Rapido[]; aceso: string; onChoose: (nome: string) => void }

const Conta = ({ filtro }: Pick<Rapido, 'filtro'>) => {
  const { data } = useQuery(contagemQuery(filtro))
  return data === undefined || data === 0 ? null : <span className="num">{formatInteger(data)}</span>
}

export function Rapidos({ rapidos, aceso, onChoose }: Props) {
  const [saving, setSaving] = useState(false)
  const atual = rapidos.find(({ nome }) => nome === aceso)
  const { data: atrasados = 0 } = useQuery(
    contagemQuery(rapidos.find(({ nome }) => nome === 'Atrasados')?.filtro ?? {}),
  )
  return (
    <div className="chips" role="group" aria-label="Mostrar">
      {rapidos.map(({ nome, filtro }) => {
        const late = nome === 'Atrasados' && atrasados > 0
        return (
          <button
            key={nome}
            type="button"
            className={clsx('chip', late && styles.alerta)}
            aria-pressed={aceso === nome}
            onClick={() => onChoose(nome)}
          >
            {late && <Icon of={IconAlertTriangle} size="p" />}
            {nome}
            <Conta filtro={filtro} />
          </button>
        )
      })}
      <button type="button" className="chip" onClick={() => setSaving(true)}>
        <Icon of={IconBookmark} size="p" />
        Salvar filtro
      </button>
      {saving && (
        <SalvarDialog
          filtro={atual?.filtro ?? {}}
          onClose={(nome) => {
            setSaving(false)
            if (nome !== undefined) onChoose(nome)
          }}
        />
      )}
    </div>
  )
}
