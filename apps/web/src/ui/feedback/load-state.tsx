import { IconAlertTriangle, IconFileOff, IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { formatTime } from '../../platform/text/format.ts'
import { ApiError, describeError } from '../../platform/http/errors.ts'
import { Button } from '../page/button.tsx'
import { Faixa } from './faixa.tsx'
import { Icon } from '../page/icon.tsx'

type Retry = { onRetry: () => unknown; busy?: boolean }

const RetryButton = ({ onRetry, busy = false }: Retry) => (
  <Button small icon={IconRefresh} disabled={busy} onClick={() => void onRetry()}>
    Tentar de novo
  </Button>
)

/** Data of an earlier load is shown because the newest load failed; this says how old it is (decisions 21). */
export const StaleNotice = ({
  error,
  updatedAt,
  ...retry
}: Retry & { error: unknown; updatedAt: number }) => (
  <Faixa tone="info" icon={IconWifiOff} title={describeError(error)} action={<RetryButton {...retry} />}>
    O que você vê é <span className="num">de {formatTime(new Date(updatedAt))}</span>.
  </Faixa>
)

/** A record that does not exist, or not for this person, will not appear on another try. */
const isGone = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 404)

/** Lost connection, missing record and server error have different icons. */
const iconOf = (error: unknown) => {
  if (isGone(error)) return IconFileOff
  return error instanceof ApiError && !error.unavailable ? IconAlertTriangle : IconWifiOff
}

/** A failed first load: it shows neither data nor the empty-list text, which would be false. */
export const LoadFailure = ({ error, ...retry }: Retry & { error: unknown }) => (
  <div className="vazio" role="alert">
    <Icon of={iconOf(error)} />
    <p>{describeError(error)}</p>
    {!isGone(error) && <RetryButton {...retry} />}
  </div>
)
