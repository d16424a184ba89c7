/** What stands in a frame: the text, and the middle of its symbol. */
export type Read = { text: string; x: number; y: number }
export type Decoder = (frame: HTMLCanvasElement) => Promise<Read[]>

/** Of several codes on one label, the one that the camera points at: the nearest to the middle. */
export function nearestOf(
  found: readonly Read[],
  { width, height }: { width: number; height: number },
): string | null {
  const away = ({ x, y }: Read) => Math.hypot(x - width / 2, y - height / 2)
  const [first] = found.filter(({ text }) => text.trim() !== '').toSorted((a, b) => away(a) - away(b))
  return first?.text ?? null
}
