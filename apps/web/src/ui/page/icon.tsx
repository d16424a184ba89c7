import type { TablerIcon } from '@tabler/icons-react'

type Props = { of: TablerIcon; size?: 'p' | 'g' | undefined }

/** An icon beside its word: never read aloud. 18 px, `p` 16, `g` 22; takes the colour of the text. */
export const Icon = ({ of: Glyph, size }: Props) => (
  <Glyph className={size ? `i i-${size}` : 'i'} aria-hidden="true" focusable="false" />
)
