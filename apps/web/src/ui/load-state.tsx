import { IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { formatTime } from '../platform/format.ts'
import { describeError } from '../platform/errors.ts'
import { Button } from './button.tsx'
import { Faixa } from './faixa.tsx'
import { Icon } from './icon.tsx'

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

/** A first load that failed: neither data nor the empty-list text, which would be a lie. */
export const LoadFailure = ({ error, ...retry }: Retry & { error: unknown }) => (
  <div className="vazio" role="alert">
    <Icon of={IconWifiOff} />
    <p>{describeError(error)}</p>
    <RetryButton {...retry} />
  </div>
)
