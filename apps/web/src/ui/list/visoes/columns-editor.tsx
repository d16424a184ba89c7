import styles from './visoes.module.css'
import { IconColumns3, IconGripVertical, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Balao } from '../../dialog/balao.tsx'
import { Button } from '../../page/button.tsx'
import { Icon } from '../../page/icon.tsx'
import type { Column } from '../data-table.tsx'
import { chosenColumns, columnsParam, FIXED, moved, placed } from './columns.ts'
import { keptOf } from './views.ts'
import type { ViewSource } from './views.ts'

type Props = { source: ViewSource; columns: readonly Column<never>[] }

const DENSIDADES = [
  ['confortavel', 'Confortável'],
  ['compacta', 'Compacta'],
] as const

/** Chooses and orders the columns of a list: by dragging, or by the arrows on a grip. */
export function ColumnsEditor({ source, columns }: Props) {
  const { search, go } = source
  const [dragged, setDragged] = useState<string | null>(null)
  const asked = typeof search['colunas'] === 'string' ? search['colunas'] : undefined
  const shown = chosenColumns(columns, asked)
    .slice(FIXED)
    .map(({ key }) => key)
  const densidade = search['densidade'] === 'compacta' ? 'compacta' : 'confortavel'
  const visao = search['visao'] === undefined ? {} : { visao: String(search['visao']) }
  const change = (part: { colunas?: string | undefined; densidade?: string | undefined }) => {
    const { colunas: _colunas, densidade: _densidade, ...rest } = keptOf(search)
    const next = { colunas: asked, densidade, ...part }
    go({
      ...rest,
      ...visao,
      ...(next.colunas !== undefined && { colunas: next.colunas }),
      ...(next.densidade === 'compacta' && { densidade: next.densidade }),
    })
  }
  const put = (keys: readonly string[]) => change({ colunas: columnsParam(columns, keys) })
  const free = columns.slice(FIXED)
  const ordered = [
    ...shown.flatMap((key) => free.find((one) => one.key === key) ?? []),
    ...free.filter(({ key }) => !shown.includes(key)),
  ]
  const onGrip = (key: string) => (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    put(moved(shown, key, event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <Balao
      title="Colunas"
      position="bottom-end"
      width={304}
      renderTarget={(props) => (
        <Button small look="quiet" icon={IconColumns3} {...props}>
          Colunas
        </Button>
      )}
    >
      <ul className={styles.colunas} aria-label="Colunas">
        {columns.slice(0, FIXED).map(({ key, header }) => (
          <li key={key}>
            <span className={styles.pega}>
              <Icon of={IconLock} size="p" />
            </span>
            <span>{header}</span>
            <span className="t3 xs">sempre</span>
          </li>
        ))}
        {ordered.map(({ key, header }) => {
          const on = shown.includes(key)
          return (
            <li key={key}>
              <div
                role="presentation"
                className={dragged === key ? styles.arrasta : undefined}
                draggable={on}
                onDragStart={() => setDragged(key)}
                onDragEnd={() => setDragged(null)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={() => {
                  if (dragged) put(placed(shown, dragged, key))
                }}
              >
                <button
                  type="button"
                  className={styles.pega}
                  disabled={!on}
                  aria-label={`Mover ${header}: setas para cima e para baixo`}
                  onKeyDown={onGrip(key)}
                >
                  <Icon of={IconGripVertical} size="p" />
                </button>
                <label>
                  <span>{header}</span>
                  <input
                    type="checkbox"
                    className="caixa-m"
                    checked={on}
                    onChange={() => put(on ? shown.filter((one) => one !== key) : [...shown, key])}
                  />
                </label>
              </div>
            </li>
          )
        })}
      </ul>
      <div className={styles.densidade} role="group" aria-label="Altura das linhas">
        {DENSIDADES.map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-pressed={densidade === value}
            onClick={() => change({ densidade: value })}
          >
            {label}
          </button>
        ))}
      </div>
      <Button small look="quiet" onClick={() => change({ colunas: undefined, densidade: undefined })}>
        Padrão
      </Button>
    </Balao>
  )
}
