const pending = new Set<Promise<boolean>>()

/** A choice that Enter has requested and that is not answered yet; a save waits for it. */
export function holdSaves(choice: Promise<boolean>): void {
  pending.add(choice)
  void choice.finally(() => pending.delete(choice))
}

export const isChoicePending = (): boolean => pending.size > 0

/** Waits for the pending choices; false when one failed, so that the save must stop. */
export const choicesMade = async (): Promise<boolean> => (await Promise.all(pending)).every(Boolean)

/** Shown when a save is held back. */
export const NOT_CHOSEN = 'O que foi digitado não levou a um só cadastro: escolha na lista e salve de novo.'
