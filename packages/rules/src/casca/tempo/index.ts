export {
  DAY_MS,
  dayRange,
  isDay,
  localDay,
  MINUTE_MS,
  nextDay,
  quarterRange,
  rangeOf,
  startOfDay,
  wallClock,
  ZONA_PADRAO,
} from './day.ts'
export type { Intervalo } from './day.ts'
export { formatDay, formatInstant, instantFormat } from './format.ts'
