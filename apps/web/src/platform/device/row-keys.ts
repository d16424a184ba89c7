/** Single keys that a screen with rows understands. */
export const ROW_KEYS = ['j', 'k', 'x'] as const
export type RowKey = (typeof ROW_KEYS)[number]

type Handler = (key: RowKey) => void

const handlers: Handler[] = []

/** Registers a screen with rows; answers the function that removes it. */
export const addRowKeys = (handler: Handler) => {
  handlers.push(handler)
  return () => void handlers.splice(handlers.indexOf(handler), 1)
}

/** The row key that was pressed, while a screen with rows is shown. */
export const rowKeyOf = (key: string): RowKey | undefined =>
  handlers.length > 0 ? ROW_KEYS.find((one) => one === key) : undefined

/** The newest screen handles the key. */
export const pressRowKey = (key: RowKey) => handlers.at(-1)?.(key)
