/** A roll of labels has no more than this. */
export const MAX_COPIAS = 500
