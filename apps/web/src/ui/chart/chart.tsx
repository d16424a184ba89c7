import { clsx } from 'clsx'
import { useElementSize } from '@mantine/hooks'
import { useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './chart.module.css'
import { FILLS, Legend, MARKS, STROKES } from './legend.tsx'
import type { Choice, Series } from './series.ts'
import { axisOf, shorten, stepOf } from './scale.ts'

type Props = {
  /** The chart's accessible name. */
  label: string
  /** The label of each place of the axis. */
  places: readonly string[]
  /** Stacked, the first at the bottom; at most four. */
  bars: readonly Series[]
  /** Drawn below the bars on a separate axis; at most two. */
  lines: readonly Series[]
  /** For a card: low, without its legend, the last place in the accent. */
  compact?: boolean
  /** What the bars should reach: a dashed line, and hatched what stays below. */
  goal?: number
  /** The place in the accent: what the rest of the screen is about, its name in the legend, and the words over its bar. */
  chosen?: { place: number; label: string; over: string }
  /** A place that something beside the chart is about. */
  tinted?: number
  /** Room at both sides, so that the places stand over the columns of a table. */
  margins?: { left: number; right: number }
  /** A place was clicked, or Enter was pressed on it. */
  onChoose?: (choice: Choice) => void
}

const ROOM = { left: 56, bars: 200 }
const COMPACT = { left: 44, bars: 96 }
const TOP = 12
const LINES = 96
const GAP = 28
const FOOT = 24
type Panel = { top: number; height: number; axis: readonly number[] }
const yOf = ({ top, height, axis }: Panel, value: number) => top + height * (1 - value / (axis.at(-1) ?? 1))

type AxisProps = { panel: Panel; left: number; right: number; text: ((value: number) => string) | undefined }

const Axis = ({ panel, left, right, text }: AxisProps) =>
  panel.axis.map((value) => (
    <g key={value}>
      <line className={styles.grid} x1={left} x2={right} y1={yOf(panel, value)} y2={yOf(panel, value)} />
      <text className={styles.tick} x={left - 8} y={yOf(panel, value) + 4} textAnchor="end">
        {text?.(value)}
      </text>
    </g>
  ))

/** The series of a bar's part that was clicked. */
const serieOf = (target: EventTarget) => (target instanceof SVGElement ? target.dataset['serie'] : undefined)

/** Start and end of a bar's parts. */
const stackAt = (bars: readonly Series[], at: number) => {
  let low = 0
  return bars.map(({ key, values }) => {
    const from = low
    low += values[at] ?? 0
    return { key, from, until: low }
  })
}

/**
 * Bars over one axis and lines over another, place by place. It has one stop of the keyboard: arrows, Home and End move
 * from place to place, and screen readers hear all values of a place as a slider's value. The table beside it shows the
 * same.
 */
export function Chart({
  label,
  places,
  bars,
  lines,
  compact = false,
  goal,
  chosen,
  tinted,
  margins,
  onChoose,
}: Props) {
  const { ref, width: measured } = useElementSize<HTMLDivElement>()
  const [at, setAt] = useState<number | null>(null)
  const width = Math.max(280, Math.round(measured) || 900)
  const { left: usual, bars: tall } = compact ? COMPACT : ROOM
  const left = margins?.left ?? usual
  const right = width - (margins?.right ?? 0)
  const count = places.length
  const each = (right - left) / Math.max(1, count)
  const sums = places.map((_, place) => stackAt(bars, place).at(-1)?.until ?? 0)
  const above: Panel | undefined =
    bars.length > 0
      ? { top: TOP, height: tall, axis: axisOf(compact ? [...sums, goal ?? 0] : sums, compact ? 2 : 4) }
      : undefined
  const second = above ? TOP + tall + GAP : TOP
  const below: Panel | undefined =
    lines.length > 0
      ? {
          top: second,
          height: LINES,
          axis: axisOf(
            lines.flatMap(({ values }) => values),
            2,
          ),
        }
      : undefined
  const bottom = below ? below.top + LINES : TOP + tall
  const middle = (place: number) => left + each * (place + 0.5)
  const bar = Math.min(48, each * 0.7)
  const fillOf = (series: number, place: number, value: number) => {
    if (place === chosen?.place && series === 0) return styles.agora
    if (!compact) return FILLS[series]
    if (goal !== undefined && value < goal) return FILLS[1]
    return place === count - 1 ? styles.agora : FILLS[series]
  }
  const step = stepOf(count, right - left, compact ? 48 : 64)
  const told = (place: number) =>
    [...bars, ...lines].map(({ label: name, values, text }) => `${name}: ${text(values[place] ?? null)}`)
  const go = (place: number) => setAt(Math.min(count - 1, Math.max(0, place)))
  const choose = (area: Element, serie?: string) => {
    if (at === null) return
    const box = area.getBoundingClientRect()
    const scale = box.width / width
    const onde = {
      left: box.left + (left + each * at) * scale,
      top: box.top + TOP * scale,
      width: each * scale,
      height: (bottom - TOP) * scale,
    }
    onChoose?.({ place: at, serie, onde })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowRight: (at ?? -1) + 1,
      ArrowUp: (at ?? -1) + 1,
      ArrowLeft: (at ?? 1) - 1,
      ArrowDown: (at ?? 1) - 1,
      Home: 0,
      End: count - 1,
    }
    const to = moves[event.key]
    if (to !== undefined) {
      event.preventDefault()
      go(to)
    } else if (event.key === 'Enter') choose(event.currentTarget)
    else if (event.key === 'Escape') setAt(null)
  }
  const onPointerMove = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    const place = Math.floor((((event.clientX - box.left) / box.width) * width - left) / each)
    setAt(place >= 0 && place < count ? place : null)
  }
  const lit = at ?? (tinted === undefined || tinted < 0 ? null : tinted)
  const shown = at === null ? undefined : places[at]
  return (
    <figure className={styles.chart}>
      {!compact && <Legend bars={bars} lines={lines} {...(chosen && { chosen })} />}
      <div
        ref={ref}
        className={styles.area}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, count)}
        aria-valuenow={(at ?? 0) + 1}
        aria-valuetext={`${places[at ?? 0] ?? ''}. ${told(at ?? 0).join('; ')}`}
        onFocus={() => setAt((now) => now ?? 0)}
        onBlur={() => setAt(null)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setAt(null)}
        onClick={({ currentTarget, target }) => choose(currentTarget, serieOf(target))}
        data-abre={onChoose !== undefined}
        aria-keyshortcuts={onChoose && 'Enter'}
      >
        <svg viewBox={`0 0 ${width} ${bottom + FOOT}`} aria-hidden="true">
          <defs>
            <pattern
              id="hachura"
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" className={styles.bFundo} />
              <line x1="0" y1="0" x2="0" y2="6" className={styles.bTraco} />
            </pattern>
            <pattern id="pontilhado" width="5" height="5" patternUnits="userSpaceOnUse">
              <rect width="5" height="5" className={styles.cFundo} />
              <circle cx="2.5" cy="2.5" r="1.1" className={styles.cPonto} />
            </pattern>
          </defs>
          {lit !== null && (
            <rect
              className={styles.place}
              x={left + each * lit}
              y={TOP / 2}
              width={each}
              height={bottom - TOP / 2}
            />
          )}
          {above && <Axis panel={above} left={left} right={right} text={bars[0]?.tick ?? bars[0]?.text} />}
          {above &&
            places.map((_, place) =>
              stackAt(bars, place).map(({ key, from, until }, series) =>
                until > from ? (
                  <rect
                    key={`${key} ${place}`}
                    data-serie={key}
                    className={fillOf(series, place, until)}
                    x={middle(place) - bar / 2}
                    width={bar}
                    y={yOf(above, until)}
                    height={yOf(above, from) - yOf(above, until)}
                    rx="1.5"
                  />
                ) : null,
              ),
            )}
          {above && chosen && (
            <text
              className={styles.over}
              x={middle(chosen.place)}
              y={Math.max(10, yOf(above, sums[chosen.place] ?? 0) - 5)}
              textAnchor="middle"
            >
              {chosen.over}
            </text>
          )}
          {above && goal !== undefined && (
            <line className={styles.goal} x1={left} x2={right} y1={yOf(above, goal)} y2={yOf(above, goal)} />
          )}
          {below && <Axis panel={below} left={left} right={right} text={lines[0]?.text} />}
          {below &&
            lines.map(({ key, values }, series) => {
              const points = values.flatMap((value, place) =>
                value === null ? [] : [{ place, x: middle(place), y: yOf(below, value) }],
              )
              return (
                <g key={key}>
                  <polyline
                    className={STROKES[series]}
                    points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                  />
                  {points.map(({ place, x, y }) => (
                    <circle key={place} className={MARKS[series]} cx={x} cy={y} r="4" />
                  ))}
                </g>
              )
            })}
          {places.map((place, index) =>
            index % step === 0 ? (
              <text
                key={`${place} ${index}`}
                className={clsx(styles.tick, index === chosen?.place && styles.now)}
                x={middle(index)}
                y={bottom + 18}
                textAnchor="middle"
              >
                {shorten(place, each * step - 6)}
              </text>
            ) : null,
          )}
        </svg>
        {shown !== undefined && at !== null && (
          <div
            className={styles.tip}
            data-end={at > count / 2}
            style={{ left: `${(middle(at) / width) * 100}%` }}
          >
            <b>{shown}</b>
            {told(at).map((words) => (
              <span key={words}>{words}</span>
            ))}
          </div>
        )}
      </div>
    </figure>
  )
}
