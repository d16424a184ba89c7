/** Points of a stroke, in the pixels of the pad. */
export type Stroke = readonly (readonly [number, number])[]

const INK = '#0a1f52'
const WIDTH = 3

/** A stroke as the path of an SVG; a tap is a dot. */
export const pathOf = (stroke: Stroke) => {
  const [first, ...others] = stroke
  if (!first) return ''
  const line = others.map(([x, y]) => `L${x} ${y}`).join('')
  return `M${first[0]} ${first[1]}${line || `L${first[0]} ${first[1]}`}`
}

/** The strokes as a PNG data address, dark ink on white in any theme, at most 600 wide. */
export function signaturePng(strokes: readonly Stroke[], width: number, height: number): string {
  const scale = Math.min(1, 600 / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.strokeStyle = INK
  context.lineWidth = WIDTH
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const stroke of strokes) context.stroke(new Path2D(pathOf(stroke)))
  return canvas.toDataURL('image/png')
}
