import { clsx } from 'clsx'
import styles from './perfil.module.css'
import type { HabilidadeDescrita } from '@app/contract/casca/perfil'
import { useId } from 'react'
import type { FormValues } from '../../../../register/form/values.ts'
import { Button } from '../../../../ui/page/button.tsx'
import type { SaveForm } from '../../../../ui/form/use-save-form.ts'
import { fieldOf } from './form-view.ts'

type Props = { habilidades: readonly HabilidadeDescrita[]; form: SaveForm<FormValues>; locked: boolean }

type OneProps = {
  habilidade: HabilidadeDescrita
  on: boolean
  locked: boolean
  onChange: (on: boolean) => void
}

function Habilidade({ habilidade, on, locked, onChange }: OneProps) {
  const { rotulo, descricao, concedivel } = habilidade
  const help = useId()
  return (
    <div className={styles.perfilHabilidade}>
      <label>
        <input
          type="checkbox"
          checked={on}
          disabled={locked || !concedivel}
          aria-describedby={help}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {rotulo}
      </label>
      <small id={help} className="ajuda">
        {descricao}
        {!concedivel && ' Você não tem esta permissão, por isso não pode mudá-la.'}
      </small>
    </div>
  )
}

/** What the profile may do: by group, in plain words. */
export function Habilidades({ habilidades, form, locked }: Props) {
  const has = (nome: string) => form.values[fieldOf(nome)] === true
  const set = (names: readonly string[], on: boolean) =>
    form.setValues((before) => ({
      ...before,
      ...Object.fromEntries(names.map((nome) => [fieldOf(nome), on])),
    }))
  const groups = [...new Set(habilidades.map(({ grupo }) => grupo))]
  const total = habilidades.filter(({ nome }) => has(nome)).length
  return (
    <section className="cartao" aria-label="Permissões">
      <header>
        <h2>Permissões</h2>
        <span className="fim t2 sm num">
          {total} de {habilidades.length}
        </span>
      </header>
      <div className={clsx('corpo', styles.perfilGrupos)}>
        {groups.map((grupo) => {
          const own = habilidades.filter((one) => one.grupo === grupo)
          const free = own.filter(({ concedivel }) => concedivel).map(({ nome }) => nome)
          const all = free.every(has)
          return (
            <div key={grupo} className={styles.perfilGrupo} role="group" aria-label={grupo}>
              <div className={styles.perfilCabeca}>
                <h3>{grupo}</h3>
                {!locked && free.length > 1 && (
                  <Button small look="quiet" onClick={() => set(free, !all)}>
                    {all ? 'Desmarcar todas' : 'Marcar todas'}
                    <span className="so-leitor"> de {grupo}</span>
                  </Button>
                )}
              </div>
              {own.map((one) => (
                <Habilidade
                  key={one.nome}
                  habilidade={one}
                  on={has(one.nome)}
                  locked={locked}
                  onChange={(on) => set([one.nome], on)}
                />
              ))}
            </div>
          )
        })}
      </div>
    </section>
  )
}
