const pending = new Set<Promise<boolean>>()

/** A choice that was asked for with Enter and is still to be answered; a save waits for it. */
export function holdSaves(choice: Promise<boolean>): void {
  pending.add(choice)
  void choice.finally(() => pending.delete(choice))
}

export const isChoicePending = (): boolean => pending.size > 0

/** Waits for the choices on their way; false where one came to nothing, so that a save must not go on. */
export const choicesMade = async (): Promise<boolean> => (await Promise.all(pending)).every(Boolean)

/** Told where a save is held back. */
export const NOT_CHOSEN = 'O que foi digitado não levou a um só cadastro: escolha na lista e salve de novo.'
