import {
  type NotificacaoPreferencias,
  type NotificacaoPreferenciasInput,
  NOTIFICACAO_TIPOS,
  tipoDe,
  VIAS,
  type Via,
} from '@app/contract/casca/notificacao'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { preferenciasQuery, savePreferencias } from '../api.ts'
import '../../../../ui/list/massa/row-box.css'
import styles from './notificacao.module.css'

const VIA_LABELS: Record<Via, string> = { pagina: 'Na página', email: 'E-mail', computador: 'Computador' }

const PADRAO_SILENCIO = { de: '18:30', ate: '07:30' }

type Save = (input: NotificacaoPreferenciasInput) => void
type Parts = { preferencias: NotificacaoPreferencias; save: Save }

function Matriz({ preferencias: { escolhas }, save }: Parts) {
  const tipos = NOTIFICACAO_TIPOS.filter((tipo) => escolhas[tipo] !== undefined)
  const grupos = [...new Set(tipos.map((tipo) => tipoDe(tipo).grupo))]
  return (
    <table className={styles['matriz']}>
      <thead>
        <tr>
          <th scope="col">Assunto</th>
          {VIAS.map((via) => (
            <th key={via} scope="col">
              {VIA_LABELS[via]}
            </th>
          ))}
        </tr>
      </thead>
      {grupos.map((grupo) => (
        <tbody key={grupo}>
          <tr className={styles['grupo']}>
            <th scope="rowgroup" colSpan={VIAS.length + 1}>
              {grupo}
            </th>
          </tr>
          {tipos
            .filter((tipo) => tipoDe(tipo).grupo === grupo)
            .map((tipo) => {
              const { rotulo, detalhe } = tipoDe(tipo)
              const escolha = escolhas[tipo] ?? tipoDe(tipo).padrao
              return (
                <tr key={tipo}>
                  <th scope="row">
                    {rotulo}
                    <small>{detalhe}</small>
                  </th>
                  {VIAS.map((via) => (
                    <td key={via}>
                      <label className={styles['caixa']}>
                        <input
                          type="checkbox"
                          className="caixa-m"
                          aria-label={`${rotulo}: ${VIA_LABELS[via]}`}
                          checked={escolha[via]}
                          // A notice of the computer comes from the page's.
                          disabled={via === 'pagina' && escolha.computador}
                          onChange={({ target }) =>
                            save({
                              escolhas: {
                                [tipo]: {
                                  ...escolha,
                                  [via]: target.checked,
                                  ...(via === 'computador' && target.checked && { pagina: true }),
                                },
                              },
                            })
                          }
                        />
                      </label>
                    </td>
                  ))}
                </tr>
              )
            })}
        </tbody>
      ))}
    </table>
  )
}

function Silencio({ preferencias: { silencio }, save }: Parts) {
  const hora = (parte: 'de' | 'ate', label: string) =>
    silencio && (
      <TextField
        type="time"
        label={label}
        value={silencio[parte]}
        onChange={(value) => {
          if (value) save({ silencio: { ...silencio, [parte]: value } })
        }}
      />
    )
  return (
    <div className="pilha">
      <SwitchField
        label="Horas de silêncio"
        help="Nelas os avisos se guardam no sino; nada vai por e-mail nem ao computador, salvo atrasos."
        value={silencio !== null}
        onChange={(on) => save({ silencio: on ? PADRAO_SILENCIO : null })}
      />
      {silencio && (
        <div className={styles['horas']}>
          {hora('de', 'De')}
          {hora('ate', 'Até')}
        </div>
      )}
    </div>
  )
}

const Resumo = ({ preferencias: { resumo }, save }: Parts) =>
  resumo !== null && (
    <SwitchField
      label="Resumo da manhã"
      help="Um e-mail às 7 horas com o que espera por você; sem nada à espera, nenhum."
      value={resumo}
      onChange={(on) => save({ resumo: on })}
    />
  )

/** What reaches the person, and by what way; each choice is kept at once. */
export function Preferencias() {
  const client = useQueryClient()
  const { queryKey } = preferenciasQuery
  const query = useQuery(preferenciasQuery)
  const pending = useRef(0)
  const save: Save = (input) => {
    // An answer that was read before this choice must not undo it.
    void client.cancelQueries({ queryKey })
    // The box shows the choice before the answer; a refusal takes it back.
    client.setQueryData(
      queryKey,
      (before) =>
        before && {
          escolhas: { ...before.escolhas, ...input.escolhas },
          silencio: input.silencio === undefined ? before.silencio : input.silencio,
          resumo: input.resumo ?? before.resumo,
        },
    )
    pending.current += 1
    savePreferencias(input)
      .catch(tellFailure)
      .finally(() => {
        pending.current -= 1
        // Until the last choice is kept, the server's answer would lack it.
        if (pending.current === 0) void client.invalidateQueries({ queryKey })
      })
  }
  if (!query.data) return <LoadingCard query={query} />
  return (
    <div className="pilha">
      <Matriz preferencias={query.data} save={save} />
      <div className={styles['margem']}>
        <Resumo preferencias={query.data} save={save} />
        <Silencio preferencias={query.data} save={save} />
      </div>
    </div>
  )
}
