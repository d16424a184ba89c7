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

/** Data of an earlier load, kept because the newest failed: says of when it is (decisions 21). */
export const StaleNotice = ({
  error,
  updatedAt,
  ...retry
}: Retry & { error: unknown; updatedAt: number }) => (
  <Faixa tone="info" icon={IconWifiOff} title={describeError(error)} action={<RetryButton {...retry} />}>
    O que você vê é <span className="num">de {formatTime(new Date(updatedAt))}</span>.
  </Faixa>
)

/** What does not exist, or not for this person, will not exist at another try. */
const isGone = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 404)

/** No way to the server, what is not there, and an error of the server look different. */
const iconOf = (error: unknown) => {
  if (isGone(error)) return IconFileOff
  return error instanceof ApiError && !error.unavailable ? IconAlertTriangle : IconWifiOff
}

/** A first load that failed: neither data nor the empty-list text, which would be a lie. */
export const LoadFailure = ({ error, ...retry }: Retry & { error: unknown }) => (
  <div className="vazio" role="alert">
    <Icon of={iconOf(error)} />
    <p>{describeError(error)}</p>
    {!isGone(error) && <RetryButton {...retry} />}
  </div>
)
